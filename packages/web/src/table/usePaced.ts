/** The match at a pace people can follow: what bots do waits until what came before it has been seen. */
import type { GameEvent } from '@tessera/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchClient, MatchSnapshot } from '../match/client.ts';
import type { Clock } from './clock.ts';
import { useStable } from './useStable.ts';

interface Paced<V> {
  /** Undefined until the match is loaded. */
  readonly snapshot: MatchSnapshot<V> | undefined;
  readonly clock: Clock;
}

/** `landingOf`: how many milliseconds what a change did wants to be looked at. */
export function usePaced<V>(
  client: MatchClient<V>,
  landingOf: (events: readonly GameEvent[]) => number,
): Paced<V> {
  const [snapshot, setSnapshot] = useState(() => client.snapshot());
  const pacer = useRef<Pacer<V>>(undefined);
  const latest = useStable(landingOf);
  useEffect(() => {
    const made = createPacer<V>(setSnapshot, ({ events }) => latest(events));
    pacer.current = made;
    const hear = (): void => made.hear(client.snapshot());
    hear();
    const stop = client.subscribe(hear);
    return () => {
      stop();
      made.close();
    };
  }, [client, latest]);
  const skip = useStable(() => pacer.current?.hurry());
  return { snapshot, clock: { isLanded: true, skip } };
}

interface Pacer<V> {
  hear(snapshot: MatchSnapshot<V> | undefined): void;
  hurry(): void;
  close(): void;
}

/** `lengthOf`: how many milliseconds a change wants to be looked at. */
export function createPacer<V>(
  show: (snapshot: MatchSnapshot<V>) => void,
  lengthOf: (snapshot: MatchSnapshot<V>) => number,
): Pacer<V> {
  type Snapshot = MatchSnapshot<V>;
  let shown: Snapshot | undefined;
  let waiting: readonly Snapshot[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHurried = false;

  function put(snapshot: Snapshot): void {
    const isNew = snapshot.seq !== shown?.seq;
    shown = snapshot;
    if (snapshot.isYours || snapshot.outcome) isHurried = false;
    show(snapshot);
    if (!isNew) return;
    clearTimeout(timer);
    const length = lengthOf(snapshot);
    timer = length > 0 ? setTimeout(next, length) : undefined;
  }

  function next(): void {
    timer = undefined;
    const [first, ...rest] = waiting;
    waiting = rest;
    if (first) put(first);
  }

  function jump(to: Snapshot): void {
    waiting = [];
    put(to);
  }

  return {
    hear(snapshot) {
      if (!snapshot || snapshot === shown) return;
      if (snapshot.seq === shown?.seq) return put(snapshot);
      const last = waiting.at(-1) ?? shown;
      if (snapshot.seq === last?.seq) waiting = [...waiting.slice(0, -1), snapshot];
      else if (!isHurried && last && isByBot(snapshot, last) && timer !== undefined)
        waiting = [...waiting, snapshot];
      else jump(snapshot);
    },
    hurry() {
      isHurried = shown !== undefined && !shown.isYours && !shown.outcome;
      const last = waiting.at(-1);
      if (last) jump(last);
    },
    close: () => clearTimeout(timer),
  };
}

/** People see what they do at once; so is what was taken back. */
function isByBot({ moves, seq, setup }: MatchSnapshot<unknown>, before: MatchSnapshot<unknown>): boolean {
  const { seat } = moves.at(-1) ?? {};
  const isNext = seq === before.seq + 1 && moves.length === before.moves.length + 1;
  return isNext && seat !== undefined && setup.seats[seat]?.kind === 'bot';
}
