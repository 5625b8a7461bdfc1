/** What runs inside the bot worker, without the worker: one thought at a time, cancellable. */

import type { AnyBot, Thought } from '@tessera/bots';
import { type AnyGame, noChance, seededChance } from '@tessera/engine';
import type { Advice } from './client.ts';
import { type BotRequest, failed, idOf, type Progress, parseBotRequest, type Reply } from './protocol.ts';

/** A game and those who can play it. */
export interface Bots {
  readonly game: AnyGame;
  /** Throws for a level that does not exist. */
  forLevel(level: string): AnyBot;
  /** Whoever gives hints. */
  readonly adviser: AnyBot;
}

export type LoadBots = (game: string) => Promise<Bots | undefined>;

type Task = Exclude<BotRequest, { type: 'cancel' }>;
type Post = (message: Reply<unknown> | Progress) => void;

/** How much of an expected line is told. */
const LINE_LENGTH = 8;

/** Takes anything and never throws; every request is answered once, a cancelled one with `cancelled`. */
export function createBotHost(loadBots: LoadBots, post: Post) {
  const running = new Map<number, AbortController>();

  async function work(id: number, task: Task, signal: AbortSignal): Promise<Reply<unknown>> {
    const bots = await loadBots(task.game);
    if (!bots) return failed(id, 'unknownGame', `there is no game ${task.game} here`);
    const value =
      task.type === 'think'
        ? await think(bots, task, signal)
        : await advise(bots, task, signal, advice => post({ id, advice }));
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
      if (request.type !== 'cancel') {
        await start(id, request);
        return;
      }
      running.get(request.request)?.abort();
      post({ id, ok: true, value: null });
    } catch (error) {
      post(failed(id, 'garbage', String(error)));
    }
  };
}

async function think({ game, forLevel }: Bots, task: Task & { type: 'think' }, signal: AbortSignal) {
  const { state, seat, seed, level } = task;
  const chance = seededChance(seed);
  const { move } = await forLevel(level).think({
    view: game.view(state, seat),
    seat,
    chance,
    limits: {},
    signal,
  });
  return { move: game.notation.formatMove(state, move) };
}

async function advise(
  { game, adviser }: Bots,
  { state, seat, seed, ms }: Task & { type: 'advise' },
  signal: AbortSignal,
  tell: (advice: Advice) => void,
): Promise<null> {
  const onThought = (thought: Thought<unknown>): void => {
    if (!signal.aborted) tell(adviceOf(game, state, thought));
  };
  const limits = { ms };
  const view = game.view(state, seat);
  onThought(await adviser.think({ view, seat, chance: seededChance(seed), limits, signal, onThought }));
  return null;
}

const adviceOf = (game: AnyGame, state: unknown, { line, chance, depth }: Thought<unknown>): Advice => ({
  line: lineText(game, state, line),
  chance: chance ?? 0.5,
  depth: depth ?? 0,
});

/** Each answer in the notation of the state it is given in; a line ends where chance would be needed. */
function lineText(game: AnyGame, start: unknown, line: readonly unknown[]): string[] {
  const texts: string[] = [];
  let state = start;
  for (const move of line.slice(0, LINE_LENGTH)) {
    const seat = game.decider(state);
    if (seat === undefined) break;
    texts.push(game.notation.formatMove(state, move));
    try {
      state = game.apply(state, seat, move, noChance).state;
    } catch {
      break;
    }
  }
  return texts;
}
