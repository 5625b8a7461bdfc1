// @chunk engine
/** Legal answers of a state, those among them that bar undo, and reasons for refusals. */
import { type AnyGame, FormatError, type Seat, undoBarOf } from '@tessera/engine';
import type { Refusal } from './client.ts';
import type { Answers } from './protocol.ts';
import { notNotation } from './refusals.ts';
import type { LoadGame } from './tableHost.ts';

/**
 * Legal answers, and which of them bar undo; without chance or hidden information none does, and none is
 * tried.
 */
export function answersOf(game: AnyGame, state: unknown, seat: Seat): Answers {
  const moves = game.legalMoves(state, seat);
  const legal = moves.map(move => game.notation.formatMove(state, move));
  if (!game.hasChance) return { legal, lasting: {} };
  const bars = moves.map((move, i) => [legal[i], undoBarOf(game, state, seat, move)] as const);
  return { legal, lasting: Object.fromEntries(bars.filter(([, bar]) => bar !== undefined)) };
}

/** Result of an attempt; malformed notation becomes a refusal. */
export function understood<T>(attempt: () => T): T | { readonly refused: Refusal } {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof FormatError) return { refused: notNotation(error.message) };
    throw error;
  }
}

export function whyNot(game: AnyGame, state: unknown, seat: Seat, move: string): Refusal | null {
  const { refused } = understood(() => ({
    refused: game.check(state, seat, game.notation.parseMove(state, move)),
  }));
  return refused ?? null;
}

/** Loads the whole rules, which explain refusals; falls back to the smaller ones if that fails. */
export const explaining =
  (load: LoadGame) =>
  (game: string): ReturnType<LoadGame> =>
    load(game, true).catch(() => load(game));
