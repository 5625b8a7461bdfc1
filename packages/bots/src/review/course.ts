/** A finished match, taken apart for its review. */
import {
  type AnyGame,
  type AnyMatch,
  digest,
  type GameEvent,
  isMatchWord,
  type PastEntry,
} from '@tessera/engine';
import type { AnyReviewing, Chances, Course, Reviewing } from './types.ts';

/** The course of a match, and the position before each of its steps. */
export interface Opened {
  readonly course: Course;
  readonly states: readonly unknown[];
}

export function openCourse(match: AnyMatch, reviewing: AnyReviewing): Opened {
  const { game, header } = match;
  const { start, entries } = match.history();
  const states = [start, ...entries.map(({ state }) => state)];
  const isNews = ({ chance, events }: PastEntry<unknown, GameEvent>): boolean =>
    chance.length > 0 || events.some(({ reveals }) => reveals !== undefined);
  const steps = entries.map(entry => ({ seat: entry.seat, move: entry.move, isNews: isNews(entry) }));
  const decisions = steps.flatMap(({ seat, move }, index) => {
    const state = states[index];
    if (isMatchWord(move) || game.legalMoves(state, seat).length < 2) return [];
    return (reviewing as Reviewing).isJudged?.(game.view(state, seat)) === false ? [] : [index];
  });
  const { seats } = header;
  return {
    course: {
      game: game.id,
      digest: digest([header.options, header.position ?? null, header.chance, match.entries]),
      seats,
      isTogether: game.isTogether,
      steps,
      decisions,
      end: endOf(game, match.state, seats),
    },
    states,
  };
}

/** Win probabilities at the end; equal ones for a match that has none. */
function endOf(game: AnyGame, state: unknown, seats: number): Chances {
  const winners = game.outcome(state)?.winners;
  if (game.isTogether) return [winners && winners.length > 0 ? 1 : 0];
  return Array.from({ length: seats }, (_, seat) => {
    if (!winners || winners.length === 0) return 1 / seats;
    return winners.includes(seat) ? 1 / winners.length : 0;
  });
}
