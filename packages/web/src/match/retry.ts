/** A decision of a finished match, made again at its table: answers are tried, and change nothing. */
import type { Seat } from '@tessera/engine';
import { createSignal, type Signal } from '../ui/render/signal.ts';
import type { MatchClient, MatchSnapshot, Refusal, SeatHolder } from './client.ts';
import type { Again, LineStep } from './reviewing.ts';

/** The table as it is shown instead of the finished match. */
interface Shown extends Pick<MatchSnapshot<unknown>, 'view' | 'toAct' | 'isYours' | 'legal' | 'events'> {
  /** Index of the decision, and its seat. */
  readonly index: number;
  readonly seat: Seat;
  /** Answers of a line since then. */
  readonly added: readonly LineStep[];
}

/** Gets an answer; the next one of the same motion waits for it. */
type OnTry = (answer: string) => void | Promise<void>;

/** A decision that comes after some steps of a line. */
interface Later {
  readonly added?: readonly LineStep[];
  /** Events of the last of them, to be animated. */
  readonly events?: LineStep['events'];
  /** Explains a refusal by the rules at this decision. */
  whyNot?(move: string): Promise<Refusal | undefined>;
}

interface Playing {
  /** Steps that are there already. */
  readonly from?: number;
  /** Time before the first step, in milliseconds. */
  readonly delay?: number;
  /** Called some time after the last step. */
  onEnd?(): void;
}

export interface Retry extends Pick<Signal<unknown>, 'subscribe'> {
  readonly client: MatchClient<unknown>;
  /** Index of the decision on screen; undefined while the match itself is shown. */
  index(): number | undefined;
  /** The match itself, whatever is shown instead. */
  base(): MatchSnapshot<unknown> | undefined;
  /** Shows the table before a decision; `onTry` gets every answer given there. */
  begin(index: number, again: Again, onTry: OnTry, later?: Later): void;
  /** Plays a line from the decision, a step at a time; returns the function that stops it. */
  play(index: number, again: Again, line: readonly LineStep[], how?: Playing): () => void;
  /** Name of the seat that plays a better line; undefined while the reader plays it. */
  leader: string | undefined;
  /** Shows the match again. */
  end(): void;
}

/** Offset of sequence numbers, beyond those of any match. */
const TRIED = 2e6;
/** Time between two steps of a line, in milliseconds. */
const STEP_MS = 1300;

export function createRetry(client: MatchClient<unknown>): Retry {
  const shown = createSignal<Shown | undefined>(undefined);
  let seq = TRIED;
  let onTry: OnTry = () => {};
  let whyNot: Later['whyNot'];
  let from: MatchSnapshot<unknown> | undefined;
  let cover: Shown | undefined;
  let covered: MatchSnapshot<unknown> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const nothing = async (): Promise<void> => {};

  function show(next: Shown | undefined): void {
    seq++;
    shown.set(next);
  }

  function snapshot(): MatchSnapshot<unknown> | undefined {
    const now = client.snapshot();
    const over = shown.get();
    if (!now || !over) return now;
    if (now !== from || over !== cover) {
      const { index, seat: _, added, ...table } = over;
      const moves = [...now.moves.slice(0, index), ...added.map(({ seat, move }) => ({ seat, move }))];
      const setup = seated(now, over, retry.leader);
      [from, cover, covered] = [now, over, { ...now, ...STILL, ...table, moves, seq, setup }];
    }
    return covered;
  }

  const retry: Retry = {
    leader: '',
    subscribe: shown.subscribe,
    index: () => shown.get()?.index,
    base: client.snapshot,
    begin(index, { seat, view, legal }, tell, later = {}) {
      clearTimeout(timer);
      onTry = tell;
      whyNot = later.whyNot;
      const { added = [], events = [] } = later;
      show({ index, seat, view, toAct: seat, isYours: true, legal, added, events });
    },
    play(index, again, line, { from = 0, delay = STEP_MS / 2, onEnd } = {}) {
      clearTimeout(timer);
      const still = { index, seat: again.seat, isYours: false, legal: [] };
      const { view, toAct } = line[from - 1] ?? { view: again.view, toAct: again.seat };
      show({ ...still, view, toAct, added: line.slice(0, from), events: [] });
      const step = (i: number): void => {
        const at = line[i];
        if (!at) {
          onEnd?.();
          return;
        }
        show({ ...still, view: at.view, toAct: at.toAct, added: line.slice(0, i + 1), events: at.events });
        timer = setTimeout(() => step(i + 1), STEP_MS);
      };
      timer = setTimeout(() => step(from), delay);
      return () => clearTimeout(timer);
    },
    end() {
      clearTimeout(timer);
      if (shown.get()) show(undefined);
    },
    client: {
      ...client,
      snapshot,
      subscribe(listener) {
        const stops = [client.subscribe(listener), shown.subscribe(listener)];
        return () => {
          for (const stop of stops) stop();
        };
      },
      async submit(move) {
        if (!shown.get()?.isYours) return client.submit(move);
        await onTry(move);
        return undefined;
      },
      async history(start) {
        const over = shown.get();
        if (!over) return client.history(start);
        const added = over.added.map(({ seat, move, events }) => ({ seat, move, events }));
        return [...(await client.history(0)).slice(0, over.index), ...added].slice(start);
      },
      async viewAt(count) {
        const over = shown.get();
        return over && count > over.index ? over.added[count - over.index - 1]?.view : client.viewAt(count);
      },
      whyNot: async move => (shown.get() ? whyNot?.(move) : client.whyNot(move)),
      advise: nothing,
    },
  };
  return retry;
}

const STILL = {
  insight: null,
  lasting: {},
  undo: 'nothingToUndo',
  redo: false,
  thinking: null,
  outcome: null,
} as const;

/** The seat of the decision is the reader's, or that of a better line. */
function seated(
  { setup }: MatchSnapshot<unknown>,
  { seat: own, isYours }: Shown,
  leader: string | undefined,
): MatchSnapshot<unknown>['setup'] {
  const holderAt = (holder: SeatHolder): SeatHolder =>
    isYours || leader === undefined
      ? { kind: 'you', name: holder.kind === 'bot' ? '' : holder.name }
      : { kind: 'guest', name: leader };
  return {
    ...setup,
    seats: setup.seats.map((holder, seat) => (seat === own ? holderAt(holder) : holder)),
  };
}
