/** The match on the clock of its table. */
import type { GameEvent } from '@tessera/engine';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { MatchClient, MatchSnapshot } from '../match/client.ts';
import { type Settings, settings } from '../ui/settings.ts';
import { useStable } from '../ui/useStable.ts';
import { createClock, type Landing, type Moment, type Shown, type Ticking } from './clock.ts';

export interface Clock<V> {
  /** Nothing is on its way any more: what the table shows is what is. */
  readonly isLanded: boolean;
  /** A change on its way. Only the board may show it. */
  readonly arriving: MatchSnapshot<V> | undefined;
  /** What everybody must notice, over the board. */
  readonly moment: Moment | undefined;
  /** Grows when somebody does not want to wait: whatever still moves is to be there. */
  readonly skips: number;
  /** Something is on its way, or others play and it takes time to show it. */
  readonly canSkip: boolean;
  /** Shows everything at once until somebody here decides. */
  skip(): void;
}

interface Clocked<V> {
  /** What has landed; undefined until the match is loaded. Nobody can answer while something is on its way. */
  readonly snapshot: MatchSnapshot<V> | undefined;
  readonly clock: Clock<V>;
}

/** Milliseconds more between what was seen and what a bot does next. */
const PAUSES: Readonly<Record<Settings['botSpeed'], number | undefined>> = {
  slow: 1500,
  normal: 0,
  instant: undefined,
};

/** How much longer everything takes that moves. */
export const TEMPOS: Readonly<Record<Settings['animation'], number>> = { slow: 1.7, normal: 1, fast: 0.5 };

export function useClock<V>(
  client: MatchClient<V>,
  landingOf: (events: readonly GameEvent[]) => Landing,
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
  const isWaiting = landed !== undefined && !landed.isYours && landed.outcome === null;
  const canSkip = !isLanded || (isWaiting && landingOf(landed.events).lasts > 0);
  return { snapshot, clock: { isLanded, arriving, moment, skips, canSkip, skip } };
}

/** Any press ends what is shown over the board. */
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
