// @chunk own
/** A finished match by its breaches, Threat phases and missed chances. */
import type { Past } from '@tessera/engine';
import { parseAnswer } from '../notation.ts';
import {
  type Cell,
  COLOURS,
  type CubeId,
  type EventSymbol,
  type Frame,
  type Lab,
  type MoveReason,
  type TesseractEvent,
  type TesseractState,
} from '../types.ts';
import type { CubeView } from '../view.ts';
import { afterAt, type Outlook, outlookAt } from './insight.ts';

/** A whole match of tesseract. */
export type TesseractPast = Past<TesseractState, TesseractEvent>;

/** Cause of a breach: the prime of a Threat phase, or an event. The other symbols place nothing. */
type BreachCause = 'prime' | 'SH' | 'CR' | 'FI' | 'IP';

export interface BreachNote {
  /** Index of the answer, from 0. */
  readonly index: number;
  readonly turn: number;
  readonly lab: Lab;
  readonly phase: 'action' | 'threat';
  readonly why: BreachCause;
  /** Crowded values. */
  readonly values: readonly number[];
  readonly count: number;
  /** Breach token afterwards. */
  readonly breach: number;
  /** The stack of the primed cube, else of the symbol; null if a destroyed cube came back. */
  readonly cell: Cell | null;
  /** The cube that caused it, before the answer (0: destroyed); null if several rose together. */
  readonly cube: CubeView | null;
  /** Symbols uncovered earlier in the same answer, in order. */
  readonly chain: readonly { readonly cell: Cell; readonly symbol: EventSymbol }[];
}

/** A Threat phase at its beginning. */
export interface ThreatNote {
  readonly index: number;
  readonly turn: number;
  readonly lab: Lab;
  readonly outlook: Outlook;
  /** Breach token before it. */
  readonly breach: number;
  readonly breaches: number;
  /** Actions left unspent. */
  readonly unspent: number;
  /** The best remedy at the last decision, if it was risky. */
  readonly remedy: Remedy | null;
}

export interface Remedy {
  /** Answer in notation. */
  readonly answer: string;
  /** The card that it plays, if any. */
  readonly card: string | null;
  /** Probability of a breach with the remedy. */
  readonly chance: number;
}

/** Probability of a breach from which a Threat phase asks for a remedy. */
export const RISKY = 0.5;

/** Decisions in the middle of an event, which goes on after them. */
const RESUMED: readonly (Frame['type'] | undefined)[] = ['edge', 'shield', 'discharge', 'prime'];

/** T-BREACH: every breach, with its cause. */
export function breachesOf({ start, entries }: TesseractPast): readonly BreachNote[] {
  const notes: BreachNote[] = [];
  let chain: BreachNote['chain'] = [];
  entries.forEach(({ events }, index) => {
    const before = entries[index - 1]?.state ?? start;
    const { turn, active: lab } = before;
    let phase: BreachNote['phase'] = before.phase === 'threat' ? 'threat' : 'action';
    if (!RESUMED.includes(before.pending.at(-1)?.type)) chain = [];
    events.forEach((event, i) => {
      if (event.type === 'threat') {
        phase = 'threat';
        chain = [];
      } else if (event.type === 'uncovered' && !event.isWarded) {
        chain = [...chain, { cell: event.cell, symbol: event.symbol }];
      } else if (event.type === 'breached') {
        const { count, breach, values } = event;
        notes.push({
          index,
          turn,
          lab,
          phase,
          ...makerOf(before, events.slice(0, i), chain),
          values,
          count,
          breach,
          chain,
        });
      }
    });
  });
  return notes;
}

/** The cause of a breach precedes it: a placement, a roll of the Shield, or the Interphase. */
function makerOf(
  state: TesseractState,
  before: readonly TesseractEvent[],
  chain: BreachNote['chain'],
): Pick<BreachNote, 'why' | 'cell' | 'cube'> {
  const last = chain.at(-1);
  const maker = before.findLast(({ type }) => type === 'moved' || type === 'rolled' || type === 'changed');
  if (maker?.type === 'rolled')
    return { why: 'SH', cell: last?.cell ?? null, cube: cubeIn(state, maker.cube) };
  if (maker?.type !== 'moved') return { why: 'IP', cell: last?.cell ?? null, cube: null };
  const cube = cubeIn(state, maker.cube);
  if (maker.why === 'fission') return { why: 'FI', cell: null, cube };
  return { why: primeCause(last?.symbol), cell: maker.from.zone === 'tess' ? maker.from.cell : null, cube };
}

const cubeIn = ({ colours, values }: TesseractState, id: CubeId): CubeView => ({
  id,
  colour: COLOURS[colours[id] ?? 0] ?? 'Y',
  value: values[id] ?? 0,
});

/** Only these two events prime a cube of the Tesseract. */
const primeCause = (symbol: EventSymbol | undefined): BreachCause =>
  symbol === 'CR' || symbol === 'FI' ? symbol : 'prime';

/** T-THREAT: danger of each Threat phase when the team entered it. */
export function threatsOf(past: TesseractPast): readonly ThreatNote[] {
  const breaches = breachesOf(past);
  const notes: ThreatNote[] = [];
  let lastChance: TesseractState | undefined;
  past.entries.forEach(({ move }, index) => {
    const before = past.entries[index - 1]?.state ?? past.start;
    if (before.phase !== 'action' || before.pending.at(-1)?.type !== 'act') return;
    if (move !== 'end') {
      if (before.actions > 0) lastChance = before;
      return;
    }
    const { turn, active: lab, breach, actions: unspent } = before;
    const outlook = outlookAt(before);
    const own = breaches.filter(note => note.turn === turn && note.phase === 'threat');
    const moments = lastChance?.turn === turn ? [lastChance, before] : [before];
    notes.push({
      index,
      turn,
      lab,
      outlook,
      breach,
      breaches: own.reduce((sum, note) => sum + note.count, 0),
      unspent,
      remedy: outlook.chance >= RISKY ? remedyAt(moments, outlook.chance) : null,
    });
  });
  return notes;
}

/** The best of the last possible answers, also instead of the last action. */
function remedyAt(moments: readonly TesseractState[], least: number): Remedy | null {
  const found = moments.flatMap(moment =>
    Object.entries(afterAt(moment)).map(([answer, chance]) => ({
      answer,
      card: cardOf(moment, answer),
      chance,
    })),
  );
  const [best] = found.sort((a, b) => a.chance - b.chance);
  return best && best.chance < least ? best : null;
}

function cardOf({ containment }: TesseractState, text: string): string | null {
  const answer = parseAnswer(text);
  if (answer.type === 'play') return answer.card;
  return answer.type === 'use' ? (containment[answer.column - 1]?.card ?? null) : null;
}

/**
 * T-KEY-DESTROY: number of cubes destroyed by each cause; a cube that changed places with another is not
 * lost.
 */
export function lossesOf({ entries }: TesseractPast): Readonly<Partial<Record<MoveReason, number>>> {
  const losses: Partial<Record<MoveReason, number>> = {};
  for (const event of entries.flatMap(entry => entry.events)) {
    if (event.type !== 'moved' || event.to.zone !== 'destroyed' || event.why === 'recoloured') continue;
    losses[event.why] = (losses[event.why] ?? 0) + 1;
  }
  return losses;
}

/** T-CONTAIN-5: number of sets whose rest was not rolled, although a card could be drawn. */
export function declinedRolls({ start, entries }: TesseractPast): number {
  return entries.filter(({ move }, index) => {
    const before = entries[index - 1]?.state ?? start;
    const frame = before.pending.at(-1);
    // A seat that leaves at that decision declined nothing: `leave` is among the answers of a past.
    return frame?.type === 'rollRest' && move === 'no' && frame.cubes.length > 1;
  }).length;
}
