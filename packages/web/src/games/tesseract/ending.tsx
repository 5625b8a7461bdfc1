/** Result of a match: reason, decisive events, luck against decisions, advice. */
import {
  cardTextOf,
  LAST_BREACH,
  type Review,
  type ReviewWords,
  reviewWords,
} from '@tessera/games/tesseract';
import { Clause } from '../../table/Clause.tsx';
import type { Ending } from '../../table/EndDialog.tsx';
import { fill, plural } from '../../text/index.ts';
import { labTold } from './phrases.ts';
import { reasonWords } from './prompt.ts';
import type { Model } from './useModel.ts';

export function endingOf(model: Model): Ending | undefined {
  const { snapshot, words, text } = model;
  const { outcome, view } = snapshot;
  if (!outcome) return undefined;
  const titles: Readonly<Record<string, string>> = words.table.outcome.titles;
  const clauses: Readonly<Record<string, string>> = words.game.reasonClauses;
  const { slots, breaches, turns } = words.table.outcome;
  return {
    title: titles[outcome.reason] ?? text.table.over,
    isWon: outcome.winners.length > 0,
    reason: reasonWords(words, outcome.reason),
    clause: clauses[outcome.reason],
    sums: [
      fill(slots, { count: view.board.filter(slot => slot !== null).length }),
      fill(breaches, { breach: view.breach, last: LAST_BREACH }),
      plural(words.language, turns, view.turn),
    ],
    why: <Why model={model} />,
  };
}

function Why({ model }: { readonly model: Model }) {
  const { words, snapshot, review } = model;
  const { outcome } = words.table;
  if (review === undefined) return <p className="tb-sub">{outcome.loading}</p>;
  if (review === 'none') return <p className="tb-sub">{outcome.noReview}</p>;
  const said = reviewWords(words.game, review, {
    lab: lab => labTold(model, lab),
    card: card => cardTextOf(snapshot.view.options, card, words.game).name,
    style: 'words',
  });
  return <Reasons review={review} said={said} />;
}

function Reasons({ review, said }: { readonly review: Review; readonly said: ReviewWords }) {
  const facts = [...said.missing, ...said.lost];
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
