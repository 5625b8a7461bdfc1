/** The match at a pace people can follow: what bots do waits until what came before it has been seen. */
import type { TesseractEvent, TesseractView } from '@tessera/games/tesseract';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchClient, MatchSnapshot } from '../../match/client.ts';
import { showingOf } from './moments.ts';

type Snapshot = MatchSnapshot<TesseractView>;

export interface Paced {
  /** Undefined until the match is loaded. */
  readonly snapshot: Snapshot | undefined;
  /** Shows everything at once until somebody here decides. */
  hurry(): void;
}

export function usePaced(client: MatchClient<TesseractView>, isMoving: boolean): Paced {
  const [snapshot, setSnapshot] = useState(() => client.snapshot());
  const pacer = useRef<Pacer>(undefined);
  const moving = useRef(isMoving);
  moving.current = isMoving;
  useEffect(() => {
    const seen = ({ events }: Snapshot): number =>
      showingOf(events as readonly TesseractEvent[], moving.current ? 'cube' : 'flat').length;
    const made = createPacer(setSnapshot, seen);
    pacer.current = made;
    const hear = (): void => made.hear(client.snapshot());
    hear();
    const stop = client.subscribe(hear);
    return () => {
      stop();
      made.close();
    };
  }, [client]);
  return { snapshot, hurry: () => pacer.current?.hurry() };
}

interface Pacer {
  hear(snapshot: Snapshot | undefined): void;
  hurry(): void;
  close(): void;
}

/** `lengthOf`: how many milliseconds a change wants to be looked at. */
export function createPacer(
  show: (snapshot: Snapshot) => void,
  lengthOf: (snapshot: Snapshot) => number,
): Pacer {
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
    timer = setTimeout(next, lengthOf(snapshot));
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
function isByBot({ moves, seq, setup }: Snapshot, before: Snapshot): boolean {
  const { seat } = moves.at(-1) ?? {};
  const isNext = seq === before.seq + 1 && moves.length === before.moves.length + 1;
  return isNext && seat !== undefined && setup.seats[seat]?.kind === 'bot';
}
