/** Goals of loop: archive a mission this turn, or end the turn so that Dr Foo's next phase cannot lose the game. */
import type { AnyGame } from '@tessera/engine';
import {
  type Answer,
  ARCHIVES_TO_WIN,
  archivedIn,
  eraOf,
  hasMegaVortices,
  isComplete,
  isTurned,
  type LoopState,
  loop,
  missionAt,
  NONE,
  VERB,
  verbOf,
} from '@tessera/games/loop';
import { ALWAYS, NEVER } from './odds.ts';
import type { Task } from './prover.ts';
import { survivalOdds } from './throwOdds.ts';
import type { Goal, Odds } from './types.ts';

export function loopTask(root: unknown, { kind }: Goal): Task {
  const start = root as LoopState;
  const odds = new Map<string, Odds>();
  return {
    game: loop as unknown as AnyGame,
    isCertain: true,
    isOurs: () => true,
    key: state => keyOf(state as LoopState),
    hasRevealed: (before, after) => hasDrawn(before as LoopState, after as LoopState),
    verdict(given) {
      const { turn, outcome } = given as LoopState;
      return turn !== start.turn || outcome !== null ? outcome === 'VICTORY' : undefined;
    },
    /** The end of the actions decides: no later answer of this turn can spoil or save the goal. */
    settle(given, move) {
      const state = given as LoopState;
      if (verbOf(move as Answer) !== VERB.endActions) return undefined;
      if (kind === 'archive') return canArchive(state) ? ALWAYS : NEVER;
      const key = JSON.stringify([state.rifts, state.tokens, state.isVortex, canArchive(state), state.eras]);
      const known = odds.get(key) ?? oddsAtEnd(state);
      odds.set(key, known);
      return known;
    },
  };
}

/** L-ARCH-1 */
function canArchive(state: LoopState): boolean {
  const mission = missionAt(state, eraOf(state, state.active));
  return mission !== NONE && isTurned(state, mission) && isComplete(state, mission);
}

/** The team archives if that wins; nothing else between here and the throw changes rifts, clones or vortices. */
function oddsAtEnd(state: LoopState): Odds {
  if (canArchive(state) && archivedIn(state) + 1 >= ARCHIVES_TO_WIN) return ALWAYS;
  if (hasMegaVortices(state) && state.isVortex[eraOf(state, state.active)]) return NEVER;
  return survivalOdds(state);
}

/** True if a card that nobody knew was drawn, laid out or made available (L-HID-1, L-HID-3). */
function hasDrawn(before: LoopState, after: LoopState): boolean {
  if (after.turn !== before.turn || after.phase !== 'actions') return false;
  return (
    after.bigDeck.length !== before.bigDeck.length ||
    before.discards.some((pile, player) => pile.length > (after.discards[player]?.length ?? 0)) ||
    before.draws.some(
      (pile, player) => pile.length - (after.draws[player]?.length ?? 0) > (before.known[player] ?? 0),
    ) ||
    after.turned !== before.turned
  );
}

/** Piles by their known part; the order below it is hidden and no part of the key. */
function keyOf(state: LoopState): string {
  const cards = state.hands.map(hand => hand.map(card => 2 * card + Number(state.exhausted[card])));
  return JSON.stringify([
    [state.phase, state.active, state.loops, state.powerUsed, state.claimed, state.isGrid, state.foo],
    state.eras,
    state.battery,
    cards,
    state.rifts,
    state.energy,
    state.perpetual,
    state.isVortex,
    state.tokens,
    state.missions,
    state.turned,
    state.damage,
    state.available,
    state.destroyed.at(-1) ?? -1,
    state.draws.map((pile, player) => [pile.length, pile.slice(pile.length - (state.known[player] ?? 0))]),
    state.discards.map(pile => pile.toSorted((a, b) => a - b)),
    state.pending,
  ]);
}
