/** Match as shown by the presentation clock of its table. */
import type { GameEvent } from '@tessera/engine';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { MatchClient, MatchSnapshot } from '../match/client.ts';
import { type Settings, settings } from '../ui/settings.ts';
import { useStable } from '../ui/useStable.ts';
import { createClock, type Landing, type Moment, rowOf, type Shown, type Ticking } from './clock.ts';

export interface Clock<V> {
  /** True if nothing is pending: the table shows the current state. */
  readonly isLanded: boolean;
  /** Arriving snapshot, shown by the board alone. */
  readonly arriving: MatchSnapshot<V> | undefined;
  /** Banner over the board. */
  readonly moment: Moment | undefined;
  /** Incremented on every skip: running animations jump to their end. */
  readonly skips: number;
  /** True while a change arrives, or while answers of others take time to show. */
  readonly canSkip: boolean;
  /** Shows everything at once, up to the next decision at this screen. */
  skip(): void;
}

interface Clocked<V> {
  /**
   * Latest landed snapshot; undefined until the match is loaded. No answer is possible while a change
   * arrives.
   */
  readonly snapshot: MatchSnapshot<V> | undefined;
  readonly clock: Clock<V>;
}

/** Additional pause in milliseconds before a bot's answer. */
const PAUSES: Readonly<Record<Settings['botSpeed'], number | undefined>> = {
  slow: 1500,
  normal: 0,
  instant: undefined,
};

/** Factors of animation times. */
export const TEMPOS: Readonly<Record<Settings['animation'], number>> = { slow: 1.7, normal: 1, fast: 0.5 };

export function useClock<V>(
  client: MatchClient<V>,
  landingOf: (events: readonly GameEvent[], row: number) => Landing,
): Clocked<V> {
  const [shown, show] = useState<Shown<V>>();
  const ticking = useRef<Ticking<V>>(undefined);
  const latest = useStable(landingOf);
  useEffect(() => {
    const made = createClock<V>({ show, landingOf: latest, pause: () => PAUSES[settings().botSpeed] });
    ticking.current = made;
    const hear = (): void => made.hear(client.snapshot());
    hear();
    const stop = client.subscribe(hear);
    return () => {
      stop();
      made.close();
    };
  }, [client, latest]);
  const { landed, arriving, moment, skips = 0 } = shown ?? {};
  useSeen(moment, () => ticking.current?.seen());
  const isLanded = arriving === undefined;
  const snapshot = useMemo(
    () => (isLanded || !landed ? landed : { ...landed, isYours: false, legal: [] }),
    [landed, isLanded],
  );
  const skip = useStable(() => ticking.current?.skip());
  // People elsewhere cannot be hurried.
  const isWaiting = landed !== undefined && landed.setup.seats[landed.toAct ?? -1]?.kind === 'bot';
  const canSkip = !isLanded || (isWaiting && landingOf(landed.events, rowOf(landed)).lasts > 0);
  return { snapshot, clock: { isLanded, arriving, moment, skips, canSkip, skip } };
}

/** Any press closes the banner. */
function useSeen(moment: Moment | undefined, seen: () => void): void {
  const end = useStable(seen);
  useEffect(() => {
    if (!moment) return;
    addEventListener('pointerdown', end);
    addEventListener('keydown', end);
    return () => {
      removeEventListener('pointerdown', end);
      removeEventListener('keydown', end);
    };
  }, [moment, end]);
}
