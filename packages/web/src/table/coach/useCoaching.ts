import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { MatchSnapshot } from '../../match/client.ts';
import { useSettings } from '../../ui/settings.ts';
import { useStable } from '../../ui/useStable.ts';
import { useEscape } from '../useEscape.ts';
import { advance, beginCoaching, dismiss, type Lesson } from './lessons.ts';
import { learnedOf, remember } from './memory.ts';

export interface Teaching {
  /** The key of the lesson to show. */
  readonly lesson: string | undefined;
  close(): void;
  /** Reports something that only the table knows. */
  notice(what: string): void;
}

interface Noticed {
  readonly seq: number;
  readonly all: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Schedules lessons, each once, unless coaching is switched off. */
export function useCoaching<V>(lessons: readonly Lesson<V>[], snapshot: MatchSnapshot<V>): Teaching {
  const { game } = snapshot.setup;
  const { seq } = snapshot;
  const { coaching: isOn } = useSettings();
  const [coaching, change] = useState(() => beginCoaching(learnedOf(game)));
  const [noticed, setNoticed] = useState<Noticed>({ seq, all: NOTHING });
  const all = noticed.seq === seq ? noticed.all : NOTHING;
  useEffect(() => {
    if (isOn) change(before => advance(before, lessons, snapshot, all));
  }, [isOn, lessons, snapshot, all]);
  const { learned } = coaching;
  // Stored in a layout effect: a player who closes the tip and reloads at once does not see it again.
  useLayoutEffect(() => {
    if (learned.size > 0) remember(game, learned);
  }, [game, learned]);
  const lesson = isOn ? coaching.shown : undefined;
  const close = useStable(() => change(dismiss));
  // Esc is handled here and not by the line, which a change of layout mounts anew: it would then be above
  // dialogs opened since.
  useEscape(lesson !== undefined, close);
  return {
    lesson,
    close,
    notice: useStable(what => {
      if (!all.has(what)) setNoticed({ seq, all: new Set([...all, what]) });
    }),
  };
}
