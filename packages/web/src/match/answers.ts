// @chunk engine
/** What can be answered in a state, what cannot be taken back afterwards, and why something is refused. */
import { type AnyGame, FormatError, type Seat, undoBarOf } from '@tessera/engine';
import type { Refusal } from './client.ts';
import type { Answers } from './protocol.ts';
import { notNotation } from './refusals.ts';
import type { LoadGame } from './tableHost.ts';

export const NO_ANSWERS: Answers = { legal: [], lasting: {} };

/** Where nothing is drawn and nothing hidden, nothing lasts, and nothing needs to be tried. */
export function answersOf(game: AnyGame, state: unknown, seat: Seat): Answers {
  const moves = game.legalMoves(state, seat);
  const legal = moves.map(move => game.notation.formatMove(state, move));
  if (!game.hasChance) return { legal, lasting: {} };
  const bars = moves.map((move, i) => [legal[i], undoBarOf(game, state, seat, move)] as const);
  return { legal, lasting: Object.fromEntries(bars.filter(([, bar]) => bar !== undefined)) };
}

/** What an answer comes to; one that is no notation is refused in words. */
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

/** The rules that say why something is refused; where they cannot be fetched, those that do so in fewer words. */
export const explaining =
  (load: LoadGame) =>
  (game: string): ReturnType<LoadGame> =>
    load(game, true).catch(() => load(game));
