/**
 * Computes the win probabilities of a finished match, one position after another, in a bot worker of its own.
 */
import { createCaller, type StartPort } from '../../match/caller.ts';
import type { MatchClient } from '../../match/client.ts';
import { startBotWorker } from '../../match/ports.ts';
import type { BotAnswers, BotRequest } from '../../match/protocol.ts';
import { createSignal, type Signal } from '../../ui/render/signal.ts';
import { type ChancesByCount, nextOf } from './course.ts';

interface Watched {
  readonly found: ChancesByCount;
  /** True when nothing more will come. */
  readonly isDone: boolean;
}

export interface Watch extends Pick<Signal<Watched>, 'get' | 'subscribe'> {
  /** Starts or resumes; returns the function that stops. */
  start(game: string, all: number): () => void;
}

export function createWatch(
  client: Pick<MatchClient<unknown>, 'viewAt'>,
  startPort: StartPort = startBotWorker,
): Watch {
  const watched = createSignal<Watched>({ found: new Map(), isDone: false });

  /** Judges one position; false without a bot to ask. */
  async function look(ask: (view: unknown) => Promise<Answer>, count: number): Promise<boolean> {
    const answer = await ask(await client.viewAt(count));
    if (answer === 'gone' || answer === 'none') return false;
    watched.set({ found: new Map(watched.get().found).set(count, answer), isDone: false });
    return true;
  }

  return {
    get: watched.get,
    subscribe: watched.subscribe,
    start(game, all) {
      let isWanted = true;
      const port = startPort();
      const judges = port && createCaller<BotRequest, BotAnswers>(port, () => {});
      const ask = async (view: unknown): Promise<Answer> => {
        const reply = await judges?.ask({ type: 'judge', game, view }).reply;
        if (reply?.ok) return reply.value;
        // A position that cannot be judged is skipped; a terminated worker ends the sampling.
        return reply?.problem.code === 'botFailed' ? null : 'gone';
      };
      const run = async (): Promise<void> => {
        for (let next: number | undefined; isWanted; ) {
          next = nextOf(watched.get().found, all);
          if (next === undefined || !(await look(ask, next))) break;
        }
        judges?.close();
        if (isWanted) watched.set({ ...watched.get(), isDone: true });
      };
      run().catch(() => undefined); // the match has failed, and its page says why
      return () => {
        isWanted = false;
        judges?.close();
      };
    },
  };
}

type Answer = BotAnswers['judge'] | 'gone';
