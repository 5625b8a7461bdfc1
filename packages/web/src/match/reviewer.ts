/** Review of a finished match for its page: stored, or computed by two bot workers. */
import { type MatchReview, reviewed, type Verdict } from '@tessera/bots/review';
import { createSignal, type Signal } from '../ui/render/signal.ts';
import { type Caller, createCaller, type StartPort } from './caller.ts';
import type { MatchClient } from './client.ts';
import { startBotWorker } from './ports.ts';
import type { BotAnswers, BotRequest } from './protocol.ts';
import type { Again, LineStep } from './reviewing.ts';
import { browserReviews, type ReviewStore } from './reviewStore.ts';

interface Reviewed {
  /** Grows while it is computed. */
  readonly review: MatchReview | undefined;
  /** Progress, 0 to 1. */
  readonly done: number;
  readonly isDone: boolean;
}

export interface Reviewer extends Pick<Signal<Reviewed>, 'get' | 'subscribe'> {
  /** Starts or resumes; returns the function that stops. */
  start(): () => void;
  /** A decision to be made again; undefined if no worker can be asked. */
  again(index: number): Promise<Again | undefined>;
  line(index: number, moves: readonly string[]): Promise<readonly LineStep[]>;
  /** Judges an answer that was tried instead. */
  judge(index: number, tried: string): Promise<Verdict | undefined>;
}

/** Workers side by side. */
const LANES = 2;
/** Interval between two states on screen while the review is computed, in milliseconds. */
const SHOWN_MS = 200;

type Worker = Caller<BotRequest, BotAnswers>;
type Opened = Exclude<BotAnswers['course'], 'none'>;

export function createReviewer(
  client: Pick<MatchClient<unknown>, 'file'>,
  startPort: StartPort = startBotWorker,
  store: ReviewStore = browserReviews,
): Reviewer {
  const state = createSignal<Reviewed>({ review: undefined, done: 0, isDone: false });
  const logged = lazily(async () => JSON.parse((await client.file())?.text ?? 'null') as Logged | null);
  /** The worker that answers single questions. */
  let desk: Promise<Worker | undefined> | undefined;
  /** Budget of its searches. */
  let nodes = 0;
  let close = (): void => {};

  async function open(worker: Worker): Promise<Opened | undefined> {
    const reply = await worker.ask({ type: 'course', log: await logged() }).reply;
    return reply.ok && reply.value !== 'none' ? reply.value : undefined;
  }

  function newWorker(): Worker | undefined {
    const port = startPort();
    return port && createCaller<BotRequest, BotAnswers>(port, () => {});
  }

  const atDesk = (): Promise<Worker | undefined> => {
    desk ??= (async () => {
      const worker = newWorker();
      const before = close;
      close = () => {
        before();
        worker?.close();
      };
      const opened = worker && (await open(worker));
      nodes = opened?.nodes[1] ?? nodes;
      return opened && worker;
    })();
    return desk;
  };

  async function compute(signal: AbortSignal): Promise<MatchReview | undefined> {
    const workers = Array.from({ length: LANES }, newWorker).filter(worker => worker !== undefined);
    signal.addEventListener('abort', () => {
      for (const worker of workers) worker.close();
    });
    const [opened] = await Promise.all(workers.map(open));
    if (!opened) return undefined;
    const idle = [...workers];
    let shown = 0;
    const review = await reviewed({
      ...opened,
      lanes: workers.length,
      signal,
      async judge(index, nodes) {
        const worker = idle.pop() as Worker;
        const reply = await worker.ask({ type: 'verdict', index, nodes }).reply;
        idle.push(worker);
        return (reply.ok && reply.value) || undefined;
      },
      onProgress({ done, of, review: now }) {
        if (performance.now() < shown + SHOWN_MS || signal.aborted) return;
        shown = performance.now();
        state.set({ review: now(), done: done / Math.max(1, of), isDone: false });
      },
    });
    for (const worker of workers) worker.close();
    return review;
  }

  async function run(signal: AbortSignal): Promise<void> {
    const log = await logged();
    const key = log?.seal?.log;
    const kept = key === undefined ? undefined : await store.read(key);
    const review = kept ?? (log ? await compute(signal) : undefined);
    if (signal.aborted) return;
    state.set({ review, done: 1, isDone: true });
    if (!kept && review?.isComplete && key !== undefined) await store.write(key, review);
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    start() {
      const stopper = new AbortController();
      if (!state.get().isDone) run(stopper.signal).catch(() => undefined); // a match without a log has no review
      return () => {
        stopper.abort();
        close();
        desk = undefined;
        close = () => {};
      };
    },
    async again(index) {
      const reply = await (await atDesk())?.ask({ type: 'again', index }).reply;
      return reply?.ok ? reply.value : undefined;
    },
    async line(index, moves) {
      const reply = await (await atDesk())?.ask({ type: 'line', index, moves }).reply;
      return reply?.ok ? reply.value : [];
    },
    async judge(index, tried) {
      const worker = await atDesk();
      const reply = await worker?.ask({ type: 'verdict', index, nodes, tries: [tried] }).reply;
      return (reply?.ok && reply.value) || undefined;
    },
  };
}

interface Logged {
  readonly seal?: { readonly log: string };
}

const lazily = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
