/** Summary of a whole turn in one line. */
import type { Names, TesseractEvent } from '@tessera/games/tesseract';
import { fill, percent, plural } from '../../text/index.ts';
import type { TesseractWords } from './words/index.ts';

export interface Tally {
  readonly removed: number;
  readonly contained: number;
  readonly changed: number;
  readonly cards: readonly string[];
  /** Breach track before and after. */
  readonly before: number;
  readonly after: number;
  /** Breach probability, where it is known. */
  readonly odds: number | undefined;
}

export const newTally = (breach: number, odds: number | undefined): Tally => ({
  removed: 0,
  contained: 0,
  changed: 0,
  cards: [],
  before: breach,
  after: breach,
  odds,
});

export function tallied(tally: Tally, event: TesseractEvent, names: Names): Tally {
  if (event.type === 'breached' || event.type === 'healed') return { ...tally, after: event.breach };
  if (event.type === 'cardDrawn') return { ...tally, cards: [...tally.cards, names.card(event.card)] };
  if (event.type === 'changed') return { ...tally, changed: tally.changed + 1 };
  if (event.type !== 'moved') return tally;
  const { why } = event;
  return why === 'removed' || why === 'contained' ? { ...tally, [why]: tally[why] + 1 } : tally;
}

/** Summary: "Kai's turn in one line: took 2 cubes, contained 1, breach 2 → 3, next priming 50% → 33%." */
export function sumWords(
  { table, language }: TesseractWords,
  name: string,
  tally: Tally,
  odds: number | undefined,
): string {
  const { log } = table;
  const shown = (chance = 0): string => percent(language, chance);
  const { removed, contained, changed, cards, before, after } = tally;
  const deeds = [
    removed > 0 && plural(language, log.removed, removed),
    contained > 0 && plural(language, log.contained, contained),
    changed > 0 && plural(language, log.changed, changed),
    cards.length > 0 && fill(log.drawn, { cards: cards.join(', ') }),
    before !== after && fill(log.breach, { before, after }),
    isOther(tally.odds, odds) && fill(log.odds, { before: shown(tally.odds), after: shown(odds) }),
  ].filter(Boolean);
  return fill(log.sum, { name, deeds: deeds.length > 0 ? deeds.join(', ') : log.nothing });
}

/** True if both are known and differ as displayed. */
const isOther = (before: number | undefined, after: number | undefined): boolean =>
  before !== undefined && after !== undefined && Math.abs(after - before) >= 0.005;
