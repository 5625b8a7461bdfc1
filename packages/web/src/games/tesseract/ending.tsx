/** Result of a match. */
import { LAST_BREACH } from '@tessera/games/tesseract';
import type { Ending } from '../../table/EndDialog.tsx';
import { fill, plural } from '../../text/index.ts';
import { onDemand } from '../../ui/render/lazy.tsx';
import { reasonWords } from './prompt.ts';
import type { Model } from './useModel.ts';

const Why = onDemand(() => import('./Why.tsx'));

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
