/** Engine of an analysis board: the search of hints, for as long as the player likes. */
import type { Seat } from '@tessera/engine';
import { createSignal, type Signal } from '../../ui/render/signal.ts';
import type { StartPort } from '../caller.ts';
import type { Advice } from '../client.ts';
import { createThinker } from '../thinker.ts';

/** A position to think about. */
interface Question {
  /** Equal for equal positions. */
  readonly key: string;
  readonly game: string;
  readonly seat: Seat;
  readonly view: unknown;
}

interface Thinking {
  readonly isOn: boolean;
  /** `rests` when the usual time is over. */
  readonly phase: 'idle' | 'thinks' | 'rests';
  readonly advice: Advice | undefined;
}

export interface Engine extends Pick<Signal<Thinking>, 'get' | 'subscribe'> {
  /** Turns to a position; what is known about it is shown until the search knows more. */
  about(question: Question | undefined): void;
  switchTo(isOn: boolean): void;
  /** Ends the search; what it found stays. */
  stop(): void;
  /** Thinks on about the same position, until it is stopped. */
  goOn(): void;
  close(): void;
}

/** Usual time for a position, and the longest, in milliseconds. */
const USUAL_MS = 30_000;
const LONGEST_MS = 600_000;
/** Interval between two states on screen, in milliseconds. */
const SHOWN_MS = 250;
/** Positions whose lines are remembered. */
const REMEMBERED = 300;

export function createEngine(start: StartPort, cores = 1): Engine {
  const thinker = createThinker(start, cores);
  const known = new Map<string, Advice>();
  const state = createSignal<Thinking>({ isOn: true, phase: 'idle', advice: undefined });
  let asked: Question | undefined;
  /** Counts searches: results of earlier ones are ignored. */
  let turn = 0;
  let shown = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const change = (changes: Partial<Thinking>): void => state.set({ ...state.get(), ...changes });

  /** Shows what is known, at most once in an interval. */
  function show(): void {
    clearTimeout(timer);
    const wait = shown + SHOWN_MS - performance.now();
    const now = (): void => {
      shown = performance.now();
      change({ advice: asked && known.get(asked.key) });
    };
    if (wait <= 0) now();
    else timer = setTimeout(now, wait);
  }

  /** A search that was begun anew knows less than the one before it for a while. */
  function hear(key: string, advice: Advice): void {
    if ((known.get(key)?.nodes ?? 0) > advice.nodes) return;
    known.delete(key);
    known.set(key, advice);
    const [oldest = ''] = known.keys();
    if (known.size > REMEMBERED) known.delete(oldest);
    if (asked?.key === key) show();
  }

  async function think(ms: number): Promise<void> {
    const own = ++turn;
    const question = asked;
    if (!question || !state.get().isOn) {
      thinker.cancel();
      change({ phase: 'idle' });
      return;
    }
    const { key, game, seat, view } = question;
    change({ phase: 'thinks' });
    // Every position has players of its own: what they remember would bar answers elsewhere.
    const task = { type: 'advise', ms, game, match: key, seat, view, seed: key } as const;
    const { searched } = await import('../advising.ts');
    if (own !== turn) return;
    await searched(thinker, task, advice => own === turn && hear(key, advice));
    thinker.forget(key);
    if (own === turn) change({ phase: 'rests', advice: known.get(key) });
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    about(question) {
      if (question?.key === asked?.key) return;
      asked = question;
      clearTimeout(timer);
      change({ advice: question && known.get(question.key) });
      void think(USUAL_MS);
    },
    switchTo(isOn) {
      change({ isOn });
      void think(USUAL_MS);
    },
    stop: thinker.cancel,
    goOn: () => void think(LONGEST_MS),
    close() {
      turn++;
      clearTimeout(timer);
      thinker.close();
    },
  };
}
