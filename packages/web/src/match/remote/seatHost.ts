/**
 * What runs inside the worker of an on-line table. It knows no match, only what one seat may know of it: a state that
 * fits the view has the same legal answers, so what may be played, why not, and what a plan would lead to are worked out
 * here and never asked of the server.
 */
import {
  type AnyGame,
  digest,
  type Fairness,
  FormatError,
  type MatchLog,
  parseLog,
  positionFor,
  type Seat,
  seededChance,
  verify,
} from '@tessera/engine';
import type { LoadAnalyst } from '../analyst.ts';
import { type Answers, answersOf, explaining, NO_ANSWERS, understood, whyNot } from '../answers.ts';
import type { Refusal } from '../client.ts';
import type { LoadGame } from '../host.ts';
import { failed, type Reply, type Sent } from '../protocol.ts';
import { NOT_YOUR_TURN } from '../refusals.ts';

/** What a seat knows; a watcher has none. */
export interface Known {
  readonly game: string;
  readonly seat: Seat | null;
  readonly view: unknown;
}

/** Where a plan leads if the others do nothing out of the way. */
export interface Trial extends Answers {
  /** How many of its answers can be given. */
  readonly legalCount: number;
  /** What this seat would see before each of them. */
  readonly befores: readonly unknown[];
  readonly view: unknown;
  readonly isYours: boolean;
}

export type SeatRequest =
  | (Known & { readonly type: 'answers' })
  | (Known & { readonly type: 'whyNot'; readonly move: string })
  | (Known & { readonly type: 'insight' })
  /** As a text from which another match may begin. */
  | (Known & { readonly type: 'position' })
  | (Known & { readonly type: 'trial'; readonly moves: readonly string[] })
  /** The version of the rules on this page. */
  | { readonly type: 'rules'; readonly game: string }
  /** Plays a log again, from what it claims. */
  | { readonly type: 'verify'; readonly log: unknown };

export interface SeatAnswers {
  answers: Answers;
  whyNot: Refusal | null;
  insight: unknown;
  position: string;
  trial: Trial;
  rules: number;
  verify: Proof;
}

/** What was promised, kept, and drawn from it. */
export interface Proof {
  readonly fairness: Fairness;
  readonly draws: number;
  /** Nobody was promised the numbers of so many answers; only of a match that was moved. */
  readonly sealedAfter?: number;
}

/** More than any round of others' decisions takes. */
const MOST_WAITING = 200;

/** Answers every request exactly once, and never throws. */
export function createSeatHost(
  loadGame: LoadGame,
  loadAnalyst: LoadAnalyst,
  post: (reply: Reply<unknown>) => void,
) {
  async function answer({ id, ...request }: Sent<SeatRequest>): Promise<Reply<unknown>> {
    const name = request.type === 'verify' ? parseLog(request.log).header.game : request.game;
    const load = request.type === 'whyNot' ? explaining(loadGame) : loadGame;
    const game = await load(name);
    if (!game) return failed(id, 'unknownGame', `there is no game ${name} here`);
    if (request.type === 'rules') return { id, ok: true, value: game.rulesVersion };
    if (request.type === 'verify') return { id, ok: true, value: proofOf(game, parseLog(request.log)) };
    if (request.type === 'insight')
      return { id, ok: true, value: await insightOf(loadAnalyst, request).catch(() => undefined) };
    return { id, ok: true, value: answerOf(game, request) };
  }

  return async (request: Sent<SeatRequest>): Promise<void> => {
    try {
      post(await answer(request));
    } catch (error) {
      post(failed(request.id, error instanceof FormatError ? 'garbage' : 'crashed', String(error)));
    }
  };
}

async function insightOf(loadAnalyst: LoadAnalyst, { game, view }: Known): Promise<unknown> {
  return (await loadAnalyst(game))?.insightOf(view);
}

function answerOf(
  game: AnyGame,
  request: Exclude<SeatRequest, { readonly type: 'insight' | 'rules' | 'verify' }>,
): unknown {
  const { seat } = request;
  const state = stateOf(game, request.view);
  switch (request.type) {
    case 'answers':
      return seat !== null && game.decider(state) === seat ? answersOf(game, state, seat) : NO_ANSWERS;
    case 'whyNot':
      return seat === null ? NOT_YOUR_TURN : whyNot(game, state, seat, request.move);
    case 'position':
      return positionFor(game, state, seat ?? 'watcher');
    case 'trial':
      return seat === null ? null : trialOf(game, state, seat, request.moves);
  }
}

/** Of a match that was moved only what was drawn since counts. */
function proofOf(game: AnyGame, log: MatchLog): Proof {
  const { fairness, sealedAfter } = verify(game, log);
  const since = sealedAfter === undefined ? [log.header, ...log.entries] : log.entries.slice(sealedAfter);
  const draws = since.flatMap(({ chance = [] }) => chance).length;
  return { fairness, draws, ...(sealedAfter !== undefined && { sealedAfter }) };
}

/** Equal knowledge gives an equal state. */
const stateOf = (game: AnyGame, view: unknown): unknown => game.determinize(view, seededChance(digest(view)));

/** Others answer as the rules would for them; a plan ends with the first answer that cannot be given. */
function trialOf(game: AnyGame, start: unknown, seat: Seat, moves: readonly string[]): Trial {
  const state = game.copy(start);
  const chance = seededChance('trial');
  const befores: unknown[] = [];
  waitFor(game, state, seat);
  for (const text of moves) {
    if (game.decider(state) !== seat) break;
    const step = understood(() => {
      const move = game.notation.parseMove(state, text);
      return { refused: game.check(state, seat, move), move };
    });
    if (step.refused || !('move' in step)) break;
    befores.push(game.view(state, seat));
    game.play(state, seat, step.move, chance);
    waitFor(game, state, seat);
  }
  const isYours = game.decider(state) === seat;
  const answers = isYours ? answersOf(game, state, seat) : NO_ANSWERS;
  return { legalCount: befores.length, befores, view: game.view(state, seat), isYours, ...answers };
}

function waitFor(game: AnyGame, state: unknown, seat: Seat): void {
  const chance = seededChance('waiting');
  for (let i = 0; i < MOST_WAITING; i++) {
    const other = game.decider(state);
    if (other === undefined || other === seat) return;
    game.play(state, other, game.fallback(state), chance);
  }
}
