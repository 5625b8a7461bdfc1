/** The clocks of the match on the screen: they run while somebody here decides, and are kept with the match. */
import { LEAVE_ON_TIME } from '@tessera/engine';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TimeControl } from '../../match/client.ts';
import type { Time } from '../../match/notes.ts';
import { useStable } from '../../ui/useStable.ts';
import type { TableModel } from '../useTable.ts';
import { answered, isUp, leftOf, notedAt, passed, takenUp, untilChange } from './times.ts';

export interface Times {
  /** Undefined before the first answer of play. */
  readonly time: Time | undefined;
  readonly isRunning: boolean;
}

interface TimesWorld {
  readonly model: TableModel<unknown>;
  readonly control: TimeControl;
  /** What is decided now costs no time, set-up say. */
  readonly isFree: boolean;
  readonly isPaused: boolean;
  /** Told after every look at the clock of whoever decides. */
  onLook(seat: number, before: number, after: number): void;
}

/** A page that is closed, or a crash, gives back at most so much. */
const KEPT_EVERY = 3000;

export function useTimes({ model, control, isFree, isPaused, onLook }: TimesWorld): Times {
  const { client, snapshot, clock } = model;
  const { setup, moves, toAct, outcome, notes, seq } = snapshot;
  const count = moves.length;
  const isOver = outcome !== null;
  const latest = useRef(notedAt(notes.times, count));
  const [time, setTime] = useState(latest.current);
  const looked = useStable(onLook);

  const keep = (next: Time | undefined): void => {
    latest.current = next;
    setTime(next);
    if (next) client.keepTime(next);
  };

  /** When the clock was looked at last; undefined while it stands. */
  const since = useRef<number>(undefined);
  const look = useStable((): void => {
    const before = latest.current;
    if (!before || since.current === undefined) return;
    const now = performance.now();
    const next = passed(before, now - since.current);
    since.current = now;
    latest.current = next;
    setTime(next);
    looked(next.seat, leftOf(before, next.seat), leftOf(next, next.seat));
    if (Math.floor(next.spent / KEPT_EVERY) > Math.floor(before.spent / KEPT_EVERY)) keep(next);
  });

  const last = useRef({ count, isFree, isOver });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the match.
  useLayoutEffect(() => {
    const was = last.current;
    last.current = { count, isFree, isOver };
    const isTakenBack = count < was.count || (was.isOver && !isOver);
    if (toAct === null || (count === was.count && !isTakenBack)) return;
    look();
    const turn = { count, seat: toAct };
    if (isTakenBack) keep(takenUp(notes.times, turn));
    else if (latest.current || !was.isFree) keep(answered(control, setup.seats.length, latest.current, turn));
  }, [seq]);

  const isRunning = time !== undefined && toAct !== null && !isOver && !isPaused && clock.isLanded;
  useEffect(() => {
    if (!isRunning) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const now = latest.current;
      if (!now) return;
      if (isUp(now)) client.say(now.seat, LEAVE_ON_TIME);
      else
        timer = setTimeout(
          () => {
            look();
            wait();
          },
          untilChange(leftOf(now, now.seat)),
        );
    };
    since.current = performance.now();
    wait();
    return () => {
      look();
      since.current = undefined;
      clearTimeout(timer);
      if (latest.current) client.keepTime(latest.current);
    };
  }, [isRunning, client, look]);
  return { time, isRunning };
}
