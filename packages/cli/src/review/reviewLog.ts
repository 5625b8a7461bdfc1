/** Reviews a stored match with the bots of its game. */
import {
  type Course,
  type Decision,
  judged,
  type MatchReview,
  momentsOf,
  type Opened,
  openCourse,
  reviewed,
} from '@tessera/bots/review';
import { type AnyMatch, FormatError, type Seat } from '@tessera/engine';
import type { LoggedGame } from '../logs.ts';

export interface LogReview extends Opened {
  readonly match: AnyMatch;
  readonly review: MatchReview;
  /** Decisions to learn from, in the order of the match; those of people before those of bots. */
  readonly moments: readonly Decision[];
  isBot(seat: Seat): boolean;
}

/** `nodes` of the second search; the first one gets the same share of them as by default. */
export async function reviewLog(
  { game, bots: team, reviewing, log }: LoggedGame,
  match: AnyMatch,
  nodes: number | undefined,
  onProgress: (done: number, of: number) => void,
): Promise<LogReview> {
  if (!game.outcome(match.state)) throw new FormatError('FILE', 'is a match that has not ended');
  const opened = openCourse(match, reviewing);
  const { course, states } = opened;
  const [first, second] = reviewing.nodes;
  const review = await reviewed({
    course,
    isFixed: nodes !== undefined,
    nodes: nodes === undefined ? reviewing.nodes : [Math.max(1, Math.round((nodes * first) / second)), nodes],
    judge(index, budget) {
      const { seat, move: text } = course.steps[index] as Course['steps'][number];
      const state = states[index];
      const move = game.notation.parseMove(state, text);
      return judged({ game, team, reviewing }, { state, seat, move, nodes: budget });
    },
    onProgress: ({ done, of }) => onProgress(done, of),
  });
  const holders = (log.header.table?.seats ?? []) as readonly { readonly kind?: unknown }[];
  const isBot = (seat: Seat): boolean => Object(holders[seat]).kind === 'bot';
  return { ...opened, match, review, moments: momentsOf(review, seat => !isBot(seat)), isBot };
}
