/** Review of a finished match, in the bot worker: one log is open at a time, and its decisions are judged on request. */
import { type Judges, judged, type Opened, openCourse, type Verdict } from '@tessera/bots/review';
import {
  FormatError,
  type GameEvent,
  Match,
  parseLog,
  type Seat,
  sealedChance,
  seededChance,
} from '@tessera/engine';
import type { AnalysisRequest, createAnalysing } from './analysing.ts';
import { type BotAnswers, type BotRequest, failed, type Reply, type Sent } from './protocol.ts';
import type { createPuzzling, PuzzleRequest } from './puzzling.ts';

/** Undefined for a game whose decisions are not judged. */
export type LoadJudges = (game: string) => Promise<Judges | undefined>;

/** A decision to be made again. */
export interface Again {
  readonly seat: Seat;
  readonly view: unknown;
  /** View after the answer that was played. */
  readonly after: unknown;
  /** Legal answers, in notation. */
  readonly legal: readonly string[];
}

/** A step of a line that was not played. */
export interface LineStep {
  readonly seat: Seat;
  readonly move: string;
  /** View and events after it. */
  readonly view: unknown;
  readonly events: readonly GameEvent[];
  readonly toAct: Seat | null;
}

type Request =
  | Extract<BotRequest, { readonly type: 'course' | 'verdict' | 'again' | 'line' }>
  | PuzzleRequest
  | AnalysisRequest;

const isPuzzle = (request: Request): request is PuzzleRequest => request.type.startsWith('puzzle');
const isAnalysis = (request: Request): request is AnalysisRequest => request.type.startsWith('analysis');

export function createReviewing(load: LoadJudges) {
  let opened: (Opened & { readonly judges: Judges }) | undefined;
  let puzzling: ReturnType<typeof createPuzzling> | undefined;
  let analysing: ReturnType<typeof createAnalysing> | undefined;

  async function course(given: unknown): Promise<BotAnswers['course']> {
    const log = parseLog(given);
    const judges = await load(log.header.game);
    if (!judges) return 'none';
    const match = Match.resume(judges.game, log, undefined, sealedChance);
    opened = { ...openCourse(match, judges.reviewing), judges };
    return { course: opened.course, nodes: judges.reviewing.nodes };
  }

  function at(index: number) {
    const state = opened?.states[index];
    const step = opened?.course.steps[index];
    if (!opened || !step) throw new FormatError('index', 'is beyond the match');
    return { ...opened.judges, judges: opened.judges, state, ...step };
  }

  async function verdict(index: number, nodes: number, tries: readonly string[]): Promise<Verdict | null> {
    const { judges, game, state, seat, move } = at(index);
    const parse = (text: string): unknown => game.notation.parseMove(state, text);
    return (await judged(judges, { state, seat, move: parse(move), nodes, tries: tries.map(parse) })) ?? null;
  }

  function again(index: number): Again {
    const { game, state, seat } = at(index);
    const legal = game.legalMoves(state, seat).map(move => game.notation.formatMove(state, move));
    return { seat, view: game.view(state, seat), after: game.view(opened?.states[index + 1], seat), legal };
  }

  function line(index: number, moves: readonly string[]): readonly LineStep[] {
    const { game, state: start, seat: viewer } = at(index);
    const chance = seededChance('review');
    let state = game.determinize(game.view(start, viewer), chance);
    const steps: LineStep[] = [];
    for (const move of moves) {
      const seat = game.decider(state);
      const parsed = game.notation.parseMove(state, move);
      if (seat === undefined || game.check(state, seat, parsed)) break;
      const step = game.apply(state, seat, parsed, chance);
      state = step.state;
      const toAct = game.decider(state) ?? null;
      steps.push({ seat, move, view: game.view(state, viewer), events: step.events, toAct });
    }
    return steps;
  }

  return async ({ id, ...request }: Sent<Request>): Promise<Reply<unknown>> => {
    try {
      return { id, ok: true, value: await answer(request as Request) };
    } catch (error) {
      return failed(id, 'botFailed', String(error));
    }
  };

  async function answer(request: Request): Promise<unknown> {
    if (isPuzzle(request)) {
      puzzling ??= (await import('./puzzling.ts')).createPuzzling();
      return puzzling(request);
    }
    if (isAnalysis(request)) {
      analysing ??= (await import('./analysing.ts')).createAnalysing(load);
      return analysing(request);
    }
    if (request.type === 'course') return course(request.log);
    if (request.type === 'verdict') return verdict(request.index, request.nodes, request.tries ?? []);
    return request.type === 'again' ? again(request.index) : line(request.index, request.moves);
  }
}
