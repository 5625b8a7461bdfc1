import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { MatchSnapshot } from '../../match/client.ts';
import { useSettings } from '../../ui/settings.ts';
import { soundOffer } from '../../ui/sound.ts';
import { useStable } from '../../ui/useStable.ts';
import { useEscape } from '../useEscape.ts';
import { advance, beginCoaching, dismiss, type Lesson } from './lessons.ts';
import { learnedOf, remember } from './memory.ts';

export interface Teaching {
  /** The key of the lesson to show, or `SOUND_OFFER` in its place. */
  readonly lesson: string | undefined;
  close(): void;
  /** Reports something that only the table knows. */
  notice(what: string): void;
}

/** Sounds are offered in the place of lessons: in the flow of every table, where nothing is covered. */
export const SOUND_OFFER = 'sound';

/** Answers during which sounds are offered: a player who ignores the offer gets lessons again. */
const OFFERED = { from: 3, to: 20 } as const;

interface Noticed {
  readonly seq: number;
  readonly all: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Schedules lessons, each once, unless coaching is switched off. */
export function useCoaching<V>(lessons: readonly Lesson<V>[], snapshot: MatchSnapshot<V>): Teaching {
  const { game, isLesson } = snapshot.setup;
  const { seq } = snapshot;
  const isOn = useSettings().coaching && !isLesson;
  const [coaching, change] = useState(() => beginCoaching(learnedOf(game)));
  const [noticed, setNoticed] = useState<Noticed>({ seq, all: NOTHING });
  const all = noticed.seq === seq ? noticed.all : NOTHING;
  const [isAnswered, answer] = useState(false);
  const { length } = snapshot.moves;
  const isOffered =
    !isLesson &&
    length >= OFFERED.from &&
    length < OFFERED.to &&
    !snapshot.outcome &&
    !isAnswered &&
    soundOffer.isOpen();
  useEffect(() => {
    if (isOn && !isOffered) change(before => advance(before, lessons, snapshot, all));
  }, [isOn, isOffered, lessons, snapshot, all]);
  const { learned } = coaching;
  // Stored in a layout effect: a player who closes the tip and reloads at once does not see it again.
  useLayoutEffect(() => {
    if (learned.size > 0) remember(game, learned);
  }, [game, learned]);
  const lesson = isOffered ? SOUND_OFFER : isOn ? coaching.shown : undefined;
  const close = useStable(() => (isOffered ? answer(true) : change(dismiss)));
  // Esc is handled here and not by the line, which a change of layout mounts anew: it would then be above
  // dialogs opened since.
  useEscape(lesson !== undefined && !isOffered, close);
  return {
    lesson,
    close,
    notice: useStable(what => {
      if (!all.has(what)) setNoticed({ seq, all: new Set([...all, what]) });
    }),
  };
}
