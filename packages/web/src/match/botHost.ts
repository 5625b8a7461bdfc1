/** Bot worker, independent of the worker API: one search at a time, cancellable. */
import type { AnyBot, Insight, Ranked, Reason, Thought } from '@tessera/bots';
import { adviserOf } from '@tessera/bots/reason';
import { type AnyGame, noChance, seededChance } from '@tessera/engine';
import type { Advice, RankedAnswer } from './client.ts';
import { type BotRequest, failed, type Progress, type Reply, type Sent } from './protocol.ts';
import type { createReviewing, LoadJudges } from './reviewing.ts';

/** A game and its bots. */
export interface Bots {
  readonly game: AnyGame;
  /** Creates a bot without memory. Throws for an unknown level. */
  newBot(level: string): AnyBot;
  /** Level of the bot that gives hints. */
  readonly adviser: string;
  readonly insight: Insight<unknown, unknown>;
}

export type LoadBots = (game: string) => Promise<Bots | undefined>;

export type Task = Extract<BotRequest, { type: 'think' | 'advise' | 'consider' }>;
type Post = (message: Reply<unknown> | Progress) => void;

/** Number of answers that advice compares. */
const BEST = 3;
/** Number of answers that a part of a search tells: the other part may have valued any of them. */
const MANY = 12;
/** Maximum length of a principal variation sent to the page. */
const LINE_LENGTH = 8;

/** Never throws; every request is answered once, a cancelled one with `cancelled`. */
export function createBotHost(
  loadBots: LoadBots,
  post: Post,
  loadJudges: LoadJudges = async () => undefined,
) {
  let reviewing: ReturnType<typeof createReviewing> | undefined;
  const running = new Map<number, AbortController>();
  const players = createPlayers();

  async function work(id: number, task: Task, signal: AbortSignal): Promise<Reply<unknown>> {
    const bots = await loadBots(task.game);
    if (!bots) return failed(id, 'unknownGame', `there is no game ${task.game} here`);
    // Notation is relative to a state: any state consistent with the bot's view will do.
    const world = bots.game.determinize(task.view, seededChance(task.seed));
    const value =
      task.type === 'consider'
        ? await (await import('./givingUp.ts')).consider(bots, world, task, signal)
        : task.type === 'think'
          ? await think(bots, players.sit(task, task.level, bots), task, world, signal)
          : await advise(bots, players.sit(task, bots.adviser, bots), task, world, signal, advice =>
              post({ id, advice }),
            );
    return signal.aborted ? failed(id, 'cancelled', 'given up on request') : { id, ok: true, value };
  }

  async function start(id: number, task: Task): Promise<void> {
    const controller = new AbortController();
    running.set(id, controller);
    try {
      post(await work(id, task, controller.signal));
    } catch (error) {
      post(failed(id, 'botFailed', String(error)));
    } finally {
      running.delete(id);
    }
  }

  return async (request: Sent<BotRequest>): Promise<void> => {
    const { id } = request;
    if ('seat' in request) return start(id, request);
    if ('log' in request || 'index' in request) {
      reviewing ??= (await import('./reviewing.ts')).createReviewing(loadJudges);
      return post(await reviewing(request));
    }
    if (request.type === 'cancel') running.get(request.request)?.abort();
    else players.forget(request.match);
    post({ id, ok: true, value: null });
  };
}

/** One bot for each seat of each match, so that no seat sees another's memory. */
function createPlayers() {
  const matches = new Map<string, Map<string, AnyBot>>();
  return {
    sit({ match, seat }: Task, level: string, { newBot }: Bots): AnyBot {
      const seats = matches.get(match) ?? new Map<string, AnyBot>();
      matches.set(match, seats);
      const place = `${seat} ${level}`;
      const bot = seats.get(place) ?? newBot(level);
      seats.set(place, bot);
      return bot;
    },
    forget: (match: string): void => void matches.delete(match),
  };
}

async function think(
  { game, insight }: Bots,
  bot: AnyBot,
  { view, seat, seed }: Task,
  world: unknown,
  signal: AbortSignal,
) {
  const thought = await bot.think({ view, seat, chance: seededChance(seed), limits: {}, signal });
  const move = game.notation.formatMove(world, thought.move);
  if (thought.resigns && !signal.aborted) {
    const { endOf } = await import('./givingUp.ts');
    return { move, resigns: true, reason: { key: endOf(game, world, thought), params: {} } };
  }
  const [reason] = signal.aborted ? [] : insight.reasonsFor(view, seat, thought);
  return { move, ...(reason && { reason }) };
}

/** Streams advice; its reasons are recomputed whenever the line changes. */
async function advise(
  { game, insight }: Bots,
  bot: AnyBot,
  { view, seat, seed, ms, part }: Task & { type: 'advise' },
  world: unknown,
  signal: AbortSignal,
  tell: (advice: Advice) => void,
): Promise<null> {
  const written = ({ move, chance, line = [move] }: Ranked<unknown>): RankedAnswer => ({
    answer: game.notation.formatMove(world, move),
    chance,
    line: lineText(game, world, line),
  });
  const reasonsOf = await adviserOf(insight);
  let explained: readonly [best: string, readonly Reason[]] = ['', []];
  const onThought = (thought: Thought<unknown>): void => {
    if (signal.aborted) return;
    const line = lineText(game, world, thought.line);
    const best = line.join(' ');
    if (best !== explained[0]) explained = [best, reasonsOf(view, seat, thought)];
    const { chance, ranked, depth = 0, nodes = 0 } = thought;
    tell({
      line,
      depth,
      nodes,
      ...(chance !== undefined && { chance }),
      ...(ranked && { ranked: ranked.slice(0, part ? MANY : BEST).map(written) }),
      reasons: explained[1],
    });
  };
  const request = {
    view,
    seat,
    chance: seededChance(seed),
    limits: { ms },
    ranks: BEST,
    ...(part && { part }),
  };
  onThought(await bot.think({ ...request, signal, onThought }));
  return null;
}

/**
 * Principal variation in notation, each answer relative to its own state; it ends at chance or hidden
 * information.
 */
function lineText(game: AnyGame, start: unknown, line: readonly unknown[]): string[] {
  const texts: string[] = [];
  let state = start;
  for (const move of line.slice(0, LINE_LENGTH)) {
    const seat = game.decider(state);
    if (seat === undefined) break;
    texts.push(game.notation.formatMove(state, move));
    try {
      const step = game.apply(state, seat, move, noChance);
      if (step.events.some(({ reveals }) => reveals !== undefined)) break;
      state = step.state;
    } catch {
      break;
    }
  }
  return texts;
}
