/** Review of a finished match: what decided it, the luck of the throws, advice. */
import './review.css';
import { LOOP_FACTS } from '@tessera/games/loop';
import { Clause } from '../../../table/Clause.tsx';
import { Link } from '../../../ui/Link.tsx';
import { PATHS } from '../../../ui/router.ts';
import type { LoopModel } from '../contract.ts';
import { reviewWords } from './reviewWords.ts';

export function Why({ model }: { readonly model: LoopModel }) {
  const { words, review, view } = model;
  if (review === undefined) return <p className="tb-sub">{words.ending.loading}</p>;
  if (review === 'none') return <p className="tb-sub">{words.ending.noReview}</p>;
  const { title, decisive, luck, advice } = reviewWords(words, review, view);
  return (
    <section className="lp-why">
      <h3>{title}</h3>
      <ol>
        {decisive.map(({ turn, sentence, clause }) => (
          <li key={sentence}>
            <b>{turn}</b> {sentence} <Clause clause={clause} />
          </li>
        ))}
      </ol>
      <h3>{words.ending.luckTitle}</h3>
      <p>{luck}</p>
      {advice.length > 0 && <h3>{words.ending.next}</h3>}
      <ul>
        {advice.map(({ sentence, clause }) => (
          <li key={sentence}>
            {sentence} <Clause clause={clause} />
          </li>
        ))}
      </ul>
      <Link href={PATHS.career(LOOP_FACTS)}>{words.ending.career}</Link>
    </section>
  );
}
