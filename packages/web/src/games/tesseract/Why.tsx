/** Explanation of a result: decisive events, luck against decisions, advice. */
import {
  cardTextOf,
  loadReviewText,
  type Review,
  type ReviewWords,
  reviewWords,
} from '@tessera/games/tesseract';
import { Clause } from '../../table/Clause.tsx';
import { plural, useLoadedWords } from '../../text/index.ts';
import { labTold } from './phrases.ts';
import type { Model } from './useModel.ts';

export default function Why({ model }: { readonly model: Model }) {
  const { words, snapshot, review } = model;
  const { outcome } = words.table;
  const sentences = useLoadedWords(loadReviewText);
  if (review === 'none') return <p className="tb-sub">{outcome.noReview}</p>;
  if (!review || !sentences) return <p className="tb-sub">{outcome.loading}</p>;
  const said = reviewWords({ ...words.game, review: sentences }, review, {
    lab: lab => labTold(model, lab),
    card: card => cardTextOf(snapshot.view.options, card, words.game).name,
    style: 'words',
  });
  return <Reasons review={review} said={said} words={words} />;
}

interface ReasonsProps {
  readonly review: Review;
  readonly said: ReviewWords;
  readonly words: Model['words'];
}

function Reasons({ review, said, words: { language, panels } }: ReasonsProps) {
  const lost = Object.values(review.lost).reduce((sum, count) => sum + count, 0);
  const destroyed = `${plural(language, panels.team.destroyed, lost)} (${said.lost.join(', ')})`;
  const facts = lost > 0 ? [...said.missing, destroyed] : said.missing;
  return (
    <section className="tt-why">
      <h3>{said.title}</h3>
      <ol>
        {said.decisive.map((sentence, i) => (
          <li key={sentence}>
            {sentence} <Clause clause={review.decisive[i]?.clause ?? ''} />
          </li>
        ))}
      </ol>
      <p>{said.luck}</p>
      <ul>
        {said.advice.map((sentence, i) => (
          <li key={sentence}>
            {sentence} <Clause clause={review.advice[i]?.clause ?? ''} />
          </li>
        ))}
      </ul>
      <p className="tb-sub">{facts.join(' · ')}</p>
    </section>
  );
}
