/** What runs inside the bot worker, without the worker: one thought at a time, cancellable. */
import type { AnyBot, Insight, Reason, Thought } from '@tessera/bots';
import { type AnyGame, noChance, seededChance } from '@tessera/engine';
import type { Advice, OfferAnswer } from './client.ts';
import { type BotRequest, failed, idOf, type Progress, parseBotRequest, type Reply } from './protocol.ts';

/** A game and those who can play it. */
export interface Bots {
  readonly game: AnyGame;
  /** A bot that remembers nothing yet. Throws for a level that does not exist. */
  newBot(level: string): AnyBot;
  /** The level of whoever gives hints. */
  readonly adviser: string;
  readonly insight: Insight<unknown, unknown>;
}

export type LoadBots = (game: string) => Promise<Bots | undefined>;

type Task = Extract<BotRequest, { type: 'think' | 'advise' | 'consider' }>;
type Post = (message: Reply<unknown> | Progress) => void;

/** How much of an expected line is told. */
const LINE_LENGTH = 8;

/** Takes anything and never throws; every request is answered once, a cancelled one with `cancelled`. */
export function createBotHost(loadBots: LoadBots, post: Post) {
  const running = new Map<number, AbortController>();
  const players = createPlayers();

  async function work(id: number, task: Task, signal: AbortSignal): Promise<Reply<unknown>> {
    const bots = await loadBots(task.game);
    if (!bots) return failed(id, 'unknownGame', `there is no game ${task.game} here`);
    const value =
      task.type === 'consider'
        ? await consider(bots, task, signal)
        : task.type === 'think'
          ? await think(bots, players.sit(task, task.level, bots), task, signal)
          : await advise(bots, players.sit(task, bots.adviser, bots), task, signal, advice =>
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

  return async (message: unknown): Promise<void> => {
    const id = idOf(message);
    try {
      const request = parseBotRequest(message);
      if ('seat' in request) {
        await start(id, request);
        return;
      }
      if (request.type === 'cancel') running.get(request.request)?.abort();
      else players.forget(request.match);
      post({ id, ok: true, value: null });
    } catch (error) {
      post(failed(id, 'garbage', String(error)));
    }
  };
}

/** One bot for each seat of each match, so that nobody knows what another one thought. */
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

async function think({ game, insight }: Bots, bot: AnyBot, { view, seat, seed }: Task, signal: AbortSignal) {
  const thought = await bot.think({ view, seat, chance: seededChance(seed), limits: {}, signal });
  const world = worldOf(game, view, seed);
  const move = game.notation.formatMove(world, thought.move);
  if (thought.resigns && !signal.aborted)
    return { move, resigns: true, reason: { key: endOf(game, world, thought), params: {} } };
  const [reason] = signal.aborted ? [] : insight.reasonsFor(view, seat, thought);
  return { move, ...(reason && { reason }) };
}

/** Nobody hopes for more than this who is lost beyond doubt. */
const HOPELESS = 0.02;

/**
 * Agrees when it would win by that or is lost anyway; to an end without a winner when it expects less than its share.
 * It judges as whoever decides now would: what is good for that seat is bad for the others.
 */
async function consider(
  { game, newBot }: Bots,
  { view, seat, seed, level }: Task & { type: 'consider' },
  signal: AbortSignal,
): Promise<OfferAnswer> {
  const world = worldOf(game, view, seed);
  const ended = game.copy(world);
  game.agree?.(ended, noChance);
  const { winners = [] } = game.outcome(ended) ?? {};
  if (winners.includes(seat)) return { agrees: true, why: 'wins' };
  const decider = game.decider(world) ?? seat;
  const others = game.seatsIn(world) - 1;
  const task = { view: game.view(world, decider), seat: decider, chance: seededChance(seed) };
  const { chance = 1 / (others + 1) } = await newBot(level).think({ ...task, limits: {}, signal });
  const hope = decider === seat ? chance : (1 - chance) / others;
  const isUndecided = winners.length === 0;
  if (hope <= HOPELESS || (isUndecided && hope * (others + 1) < 1)) return { agrees: true, why: 'lost' };
  return { agrees: false, why: hope * (others + 1) > 1 ? 'better' : 'open' };
}

/** Reasons are looked for whenever the line changes. */
async function advise(
  { game, insight }: Bots,
  bot: AnyBot,
  { view, seat, seed, ms }: Task & { type: 'advise' },
  signal: AbortSignal,
  tell: (advice: Advice) => void,
): Promise<null> {
  const world = worldOf(game, view, seed);
  const before = insight.chanceOfWaiting(view, seat);
  let explained: readonly [best: string, readonly Reason[]] = ['', []];
  const onThought = (thought: Thought<unknown>): void => {
    if (signal.aborted) return;
    const line = lineText(game, world, thought.line);
    const best = line.join(' ');
    if (best !== explained[0]) explained = [best, insight.reasonsFor(view, seat, thought)];
    const { chance, depth = 0, nodes = 0 } = thought;
    tell({
      line,
      depth,
      nodes,
      ...(chance !== undefined && { chance }),
      ...(before !== undefined && { before }),
      reasons: explained[1],
    });
  };
  const limits = { ms };
  onThought(await bot.think({ view, seat, chance: seededChance(seed), limits, signal, onThought }));
  return null;
}

/** Notation is written in a state: any that fits what the bot knows will do. */
const worldOf = (game: AnyGame, view: unknown, seed: string): unknown =>
  game.determinize(view, seededChance(seed));

/** How the line ends that a bot expects; `certain` where it is lost and the line does not reach that far. */
function endOf(game: AnyGame, start: unknown, { line, chance }: Thought<unknown>): string {
  const state = game.copy(start);
  try {
    for (const move of line) game.play(state, game.decider(state) ?? 0, move, noChance);
  } catch {
    // Where chance decides nobody sees further.
  }
  return game.outcome(state)?.reason ?? (chance === 0 ? 'certain' : 'open');
}

/** Each answer in the notation of the state it is given in; a line ends where chance, or something hidden, decides. */
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
