/** Section 7: arriving rifts, the vortices they make, and the missions revealed afterwards. */
import { offer, pop, push } from '@tessera/engine';
import { type Answer, aboutOf, answer, VERB } from '../answer.ts';
import { destroy, finish, type Play } from '../change.ts';
import type { Handler } from '../handler.ts';
import { type Era, RING } from '../ring.ts';
import { isInPlay, isTurned, missionAt, RIFT_SLOTS, VORTEX_TILES, vorticesIn } from '../state.ts';
import { type FrameOf, type LoopState, NONE, OUT, type OutcomeCode } from '../types.ts';

type Slots = Pick<LoopState, 'rifts' | 'isVortex'>;

/** L-VORTEX-5: the eras that overflow by rifts arriving together, and the loss, if any. */
export function overflowOf(slots: Slots, arriving: readonly number[]): { full: Era[]; loss?: OutcomeCode } {
  const full = arriving.flatMap((count, era) =>
    count > 0 && (slots.rifts[era] as number) + count > RIFT_SLOTS ? [era] : [],
  );
  if (full.some(era => slots.isVortex[era])) return { full, loss: 'VORTEX_DOUBLE' }; // L-END-7
  if (full.length > VORTEX_TILES - vorticesIn(slots)) return { full, loss: 'VORTEX_FOURTH' };
  return { full };
}

/** Places rifts that arrive together, by era. A loss places nothing. */
export function arrive(play: Play, arriving: readonly number[]): void {
  const { state, events } = play;
  const { full, loss } = overflowOf(state, arriving);
  if (loss) {
    finish(play, loss);
    return;
  }
  arriving.forEach((count, era) => {
    if (count === 0 || full.includes(era)) return;
    state.rifts[era] = (state.rifts[era] as number) + count;
    events?.push({ type: 'rift', era, count });
  });
  for (const era of full) openVortex(play, era);
  if (full.length === 0) return;
  const cards = full.flatMap(era => state.available[era] ?? []);
  for (const era of full) state.available[era] = [];
  push(play, { type: 'refill' });
  destroyTogether(play, cards);
}

/** L-VORTEX-1: the tile there leaves the game, and its cubes with all rifts return. */
function openVortex({ state, events }: Play, era: Era): void {
  state.isVortex[era] = true;
  state.rifts[era] = 0;
  events?.push({ type: 'vortex', era });
  const mission = missionAt(state, era);
  if (mission === NONE) return;
  state.missions[mission] = OUT;
  state.damage[mission] = 0;
  events?.push({ type: 'missionLost', era });
}

/** L-MIS-3: turns tiles clockwise from Dr Foo's era, until two are revealed. */
function refillMissions(play: Play): void {
  const { state } = play;
  const start = Math.max(0, state.foo);
  for (let i = 0; i < RING && turnedOnBoard(state) < 2; i++) turnMission(play, (start + i) % RING);
}

const turnedOnBoard = (state: LoopState): number =>
  state.missions.filter((at, mission) => at >= 0 && isTurned(state, mission)).length;

export function turnMission({ state, events }: Play, era: Era): void {
  const mission = missionAt(state, era);
  if (mission === NONE || isTurned(state, mission)) return;
  state.turned |= 1 << mission;
  events?.push({ type: 'missionTurned', era, mission, reveals: 'all' });
}

export const refill: Handler<FrameOf<'refill'>> = {
  step(play) {
    pop(play);
    refillMissions(play);
    return false;
  },
};

/** L-CARD-3: asks the active player for the top card if the order can ever matter. */
export function destroyTogether(play: Play, cards: readonly number[]): void {
  const sorted = cards.toSorted((a, b) => a - b);
  if (sorted.length > 1 && isInPlay(play.state, 'vgirl')) push(play, { type: 'destroying', cards: sorted });
  else for (const card of sorted) destroy(play, card);
}

export const destroying: Handler<FrameOf<'destroying'>> = {
  step: () => true,
  asks: () => 'topCard',
  answers(_, { cards }, out) {
    for (const card of cards) offer(out, answer(VERB.card, card));
  },
  take(play, { cards }, given: Answer) {
    pop(play);
    const top = aboutOf(given);
    for (const card of cards) if (card !== top) destroy(play, card);
    destroy(play, top);
  },
};
