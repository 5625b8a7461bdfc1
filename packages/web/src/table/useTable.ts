/** Model shared by every table. Games add their own; the parts in `table/` need only this. */
import { useMemo } from 'preact/hooks';
import type { HistoryEntry, MatchClient, MatchSnapshot } from '../match/client.ts';
import { type Text, useText } from '../text/index.ts';
import { useMotion } from '../ui/appearance.ts';
import type { Layout } from '../ui/breakpoints.ts';
import type { PlayedGame } from './game.ts';
import { type May, mayOf } from './may.ts';
import { namesOf } from './names.ts';
import { type Coach, useAdvice } from './useAdvice.ts';
import type { Clock } from './useClock.ts';
import { useEscape } from './useEscape.ts';
import { useHistory } from './useHistory.ts';
import { useLayout } from './useLayout.ts';
import { type LookBack, useLookBack } from './useLookBack.ts';
import { type Saying, useSaying } from './useSaying.ts';

export interface TableModel<V> {
  readonly client: MatchClient<V>;
  readonly manifest: PlayedGame;
  /** Latest landed snapshot. */
  readonly snapshot: MatchSnapshot<V>;
  readonly clock: Clock<V>;
  /** Landed answers with their events. */
  readonly entries: readonly HistoryEntry[];
  readonly back: LookBack<V>;
  /** Snapshot drawn by board and panels: the past moment being looked at, else the latest landed one. */
  readonly shown: MatchSnapshot<V>;
  /** True if a person here is to decide, and the board shows the present. */
  readonly canAct: boolean;
  readonly may: May;
  readonly layout: Layout;
  readonly isMoving: boolean;
  readonly text: Text;
  /** Names of the seats, in the reader's language. */
  readonly names: readonly string[];
  readonly coach: Coach;
  readonly saying: Saying | undefined;
  say(saying: Saying | undefined): void;
}

/** A loaded match. */
export type Opened<V> = Pick<TableModel<V>, 'client' | 'manifest' | 'snapshot' | 'clock'>;

export function useTable<V>({ client, manifest, snapshot, clock }: Opened<V>): TableModel<V> {
  const text = useText();
  const { seats } = snapshot.setup;
  const [saying, say] = useSaying();
  const entries = useHistory(client, snapshot);
  const back = useLookBack(client, snapshot, entries);
  useEscape(back.count !== undefined, () => back.show(Infinity));
  const coach = useAdvice(client, snapshot);
  useEscape(coach.isHint || coach.isStale, coach.close);
  return {
    client,
    manifest,
    snapshot,
    clock,
    entries,
    back,
    shown: back.past ?? snapshot,
    canAct: snapshot.isYours && snapshot.outcome === null && clock.isLanded && back.count === undefined,
    may: mayOf(client, snapshot.setup),
    layout: useLayout(),
    isMoving: useMotion(),
    text,
    names: useMemo(() => namesOf(seats, text), [seats, text]),
    coach,
    saying,
    say,
  };
}
