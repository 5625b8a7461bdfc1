/** Atomic changes of a state, each with its event (Q-LOG). */
import type { Playing, Seat } from '@tessera/engine';
import type { Card } from './cards/index.ts';
import { cubesOn, placeOf } from './state.ts';
import {
  type CubeCause,
  type Die,
  type Frame,
  NOBODY,
  type Piles,
  type Planet,
  type Power,
  powerBit,
  type QuantumEvent,
  type QuantumState,
  type Reason,
  type RollCause,
  SCRAPYARD,
  type Square,
} from './types.ts';

export type Play = Playing<QuantumState, QuantumEvent>;

/** Q-WIN-7: a roll that could still be redone stands, and an interrupted Gambit is discarded. */
export function dropFrame({ state }: Play, frame: Frame): void {
  if (frame.type === 'roll' && frame.face > 0) state.faces[frame.die] = frame.face;
  if (frame.type === 'gambit') state.discards.gambit.push(frame.card);
}

/** Q-WIN-6: pending frames are dropped. */
export function finish(play: Play, winners: readonly Seat[], reason: Reason): void {
  const { state, events } = play;
  for (const frame of state.pending) dropFrame(play, frame);
  state.outcome = { reason, winners };
  state.turn.phase = 'over';
  state.pending.length = 0;
  state.combat = null;
  events?.push({ type: 'win', winners, reason });
}

/** Puts a die on a square, or in one of the zones. */
export function put({ state }: Play, die: Die, to: number): void {
  const from = placeOf(state, die);
  if (from >= 0) state.ships[from] = NOBODY;
  state.places[die] = to;
  if (to >= 0) state.ships[to] = die;
}

export function place(play: Play, die: Die, to: Square): void {
  put(play, die, to);
  play.events?.push({ type: 'placed', die, to });
}

export function scrap(play: Play, die: Die, why: RollCause | 'left'): void {
  put(play, die, SCRAPYARD);
  play.events?.push({ type: 'scrapped', die, why });
}

export function spend({ state }: Play, power: Power): void {
  state.turn.used |= powerBit(power);
}

export function addActions({ state, events }: Play, count: number, why: string): void {
  state.turn.actions += count;
  events?.push({ type: 'actions', seat: state.turn.active, value: state.turn.actions, why });
}

const TRACK_END = 6;
const within = (value: number): number => Math.max(1, Math.min(TRACK_END, value));

/** Q-RES-2: gains are capped at 6, losses at 1. */
export function addResearch(play: Play, seat: Seat, by: number): void {
  setResearch(play, seat, within((play.state.research[seat] ?? 1) + by));
}

export function setResearch({ state, events }: Play, seat: Seat, value: number): void {
  if (state.research[seat] === value) return;
  state.research[seat] = value;
  events?.push({ type: 'research', seat, value });
}

export function setDominance({ state, events }: Play, seat: Seat, value: number): void {
  if (state.dominance[seat] === value) return;
  state.dominance[seat] = value;
  events?.push({ type: 'dominance', seat, value });
}

/** Q-BUILD-3: a cube from the sheet; the last one wins at once (Q-WIN-1). */
export function putCube(play: Play, seat: Seat, planet: Planet, cause: CubeCause): void {
  const { state, events } = play;
  addCube(state, seat, planet, 1);
  state.cubesLeft[seat] = (state.cubesLeft[seat] ?? 0) - 1;
  events?.push({ type: 'cube', seat, planet, cause });
  // Q-DOM-4: the cube earns a card only on the owner's own turn; in Phase 2 at once (Q-DOM-5).
  if (cause !== 'setup' && seat === state.turn.active) {
    state.turn.cubesPlaced++;
    if (state.turn.phase === 'advance') state.turn.draws++;
  }
}

export const hasWon = ({ cubesLeft }: QuantumState, seat: Seat): boolean => cubesLeft[seat] === 0;

export function addCube(state: QuantumState, seat: Seat, planet: Planet, by: number): void {
  state.cubes[planet * state.players + seat] = cubesOn(state, planet, seat) + by;
}

/** Discards a card of a Command sheet, which stops working at once (Q-ADV-6). */
export function discardCommand({ state, events }: Play, seat: Seat, card: Card): void {
  const sheet = state.commands[seat] ?? [];
  sheet.splice(sheet.indexOf(card), 1);
  state.active[seat] = (state.active[seat] ?? 0) & ~(1 << card);
  state.discards.command.push(card);
  events?.push({ type: 'cardDiscarded', seat, card });
}

export const PILES: readonly (keyof Piles)[] = ['command', 'gambit'];
