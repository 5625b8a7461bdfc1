/** Summary of a whole turn. */
import type { Names, TesseractEvent } from '@tessera/games/tesseract';
import { capitalised, fill, percent, plural } from '../../text/index.ts';
import type { TesseractWords } from './words/index.ts';

export interface Tally {
  /** Names of cubes. */
  readonly removed: readonly string[];
  readonly contained: readonly string[];
  /** Cubes destroyed by the researcher, not by an event. */
  readonly destroyed: readonly string[];
  /** Cubes that changed labs, by the lab that got them. */
  readonly passed: Readonly<Record<string, readonly string[]>>;
  readonly changed: number;
  /** Names of the events that were set off. */
  readonly events: readonly string[];
  readonly cards: readonly string[];
  /** Cards played, research and containment. */
  readonly played: readonly string[];
  /** Cubes put back on the Tesseract. */
  readonly returned: readonly string[];
  /** Breach track before and after. */
  readonly before: number;
  readonly after: number;
}

export const newTally = (breach: number): Tally => ({
  removed: [],
  contained: [],
  destroyed: [],
  passed: {},
  changed: 0,
  events: [],
  cards: [],
  played: [],
  returned: [],
  before: breach,
  after: breach,
});

/** `names` name cubes without their owner, and labs as places: "your lab". */
export function tallied(
  tally: Tally,
  event: TesseractEvent,
  names: Names,
  { symbols }: Pick<TesseractWords['game'], 'symbols'>,
): Tally {
  if (event.type === 'breached' || event.type === 'healed') return { ...tally, after: event.breach };
  if (event.type === 'cardDrawn') return { ...tally, cards: [...tally.cards, names.card(event.card)] };
  if (event.type === 'cardPlayed' || (event.type === 'columnCard' && event.state === 'used'))
    return { ...tally, played: [...tally.played, names.card(event.card)] };
  if (event.type === 'changed') return { ...tally, changed: tally.changed + 1 };
  if (event.type === 'uncovered' && !event.isWarded)
    return { ...tally, events: [...tally.events, symbols[event.symbol].name] };
  if (event.type !== 'moved') return tally;
  const { why, to, cube: id, value } = event;
  const cube = value > 0 ? names.cube(id, value) : names.cube(id);
  if (why === 'removed' || why === 'contained') return { ...tally, [why]: [...tally[why], cube] };
  if (why === 'adjusted' || why === 'destroyed' || why === 'identical')
    return { ...tally, destroyed: [...tally.destroyed, cube] };
  if (why === 'returned') return { ...tally, returned: [...tally.returned, cube] };
  if (why === 'taken') return { ...tally, removed: [...tally.removed, cube] };
  if (why !== 'transferred' || to.zone !== 'lab') return tally;
  const lab = names.lab(to.lab);
  return { ...tally, passed: { ...tally.passed, [lab]: [...(tally.passed[lab] ?? []), cube] } };
}

/**
 * Summary: "Took Yellow 5, Blue 6 · passed Blue 2 to your lab · breach 2 → 3 · next priming 50% → 33%." Probabilities are
 * told where both are known.
 */
export function sumWords(
  { table, language }: TesseractWords,
  tally: Tally,
  oddsBefore: number | undefined,
  odds: number | undefined,
): string {
  const { log } = table;
  const shown = (chance = 0): string => percent(language, chance);
  const { removed, contained, destroyed, passed, changed, cards, played, returned, events, before, after } =
    tally;
  const listed = (cubes: readonly string[]) => ({ cubes: cubes.join(', ') });
  const deeds = [
    before !== after && fill(log.breach, { before, after }),
    contained.length > 0 && fill(log.contained, listed(contained)),
    destroyed.length > 0 && fill(log.destroyed, listed(destroyed)),
    returned.length > 0 && fill(log.returned, listed(returned)),
    ...Object.entries(passed).map(([lab, cubes]) => fill(log.passed, { lab, ...listed(cubes) })),
    removed.length > 0 && fill(log.removed, listed(removed)),
    changed > 0 && plural(language, log.changed, changed),
    played.length > 0 && fill(log.played, { cards: played.join(', ') }),
    cards.length > 0 && fill(log.drawn, { cards: cards.join(', ') }),
    events.length > 0 && fill(log.events, { events: events.join(', ') }),
    isOther(oddsBefore, odds) && fill(log.odds, { before: shown(oddsBefore), after: shown(odds) }),
  ].filter(Boolean);
  return `${capitalised(deeds.length > 0 ? deeds.join(' · ') : log.nothing)}.`;
}

/** True if both are known and differ as displayed. */
const isOther = (before: number | undefined, after: number | undefined): boolean =>
  before !== undefined && after !== undefined && Math.abs(after - before) >= 0.005;
