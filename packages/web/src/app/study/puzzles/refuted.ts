/** Words for a refuted answer: the odds that are left, and the line after it. */
import type { Judged } from '../../../match/puzzling.ts';
import type { DeedOf } from '../../../table/game.ts';
import { fill } from '../../../text/index.ts';
import { shownOdds } from './goal.ts';
import type { PuzzleWords } from './words/index.ts';

type Refuted = Extract<Judged, { readonly kind: 'refuted' }>;

export const oddsWords = ({ odds }: Refuted, words: PuzzleWords): string =>
  odds[0] === 0 ? words.fails : fill(words.worse, shownOdds(odds));

/** Replies to the answer; empty if there is none. */
export function lineWords({ steps }: Refuted, deedOf: DeedOf, words: PuzzleWords): string {
  const deeds = steps.slice(1).map(({ move }, i) => deedOf(steps[i]?.view, move));
  return deeds.length > 0 ? fill(words.reply, { line: deeds.join('; ') }) : '';
}
