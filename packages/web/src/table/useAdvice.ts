/** Hints and win chances, as a strong bot sees them: only when asked, or every turn with the coach on. */
import { useEffect, useState } from 'preact/hooks';
import type { Advice, MatchClient, MatchSnapshot } from '../match/client.ts';
import { type Sample, withNote } from '../match/notes.ts';
import { useStable } from '../ui/useStable.ts';

export interface Coach {
  /** For the position on the board; undefined before anything was found. */
  readonly advice: Advice | undefined;
  readonly isAsking: boolean;
  /** Whether the best move was asked for, and not only the chance. */
  readonly isHint: boolean;
  /** Whether a hint was given for an earlier position, and not followed. */
  readonly isStale: boolean;
  /** What was found before, and so far about this position. */
  readonly samples: readonly Sample[];
  readonly isOn: boolean;
  switchTo(isOn: boolean): void;
  /** Asks for a hint, or will once somebody here decides; asked again about the same position, closes it. */
  hint(): void;
  /** False when there was no hint to close. */
  close(): boolean;
}

interface Asked {
  /** One question: what comes of an earlier one is nothing to this. */
  readonly by: object;
  readonly seq: number;
  /** Answers given before. */
  readonly count: number;
  readonly isHint: boolean;
  readonly isAsking: boolean;
  readonly advice: Advice | undefined;
}

export function useAdvice<V>(client: MatchClient<V>, snapshot: MatchSnapshot<V>): Coach {
  const { seq, moves, toAct, isYours, notes } = snapshot;
  /** The best move is shown as a matter of course. */
  const isOpen = snapshot.setup.isAnalysis === true;
  const [asked, setAsked] = useState<Asked>();
  const [isOn, switchTo] = useState(isOpen);
  const [isWanted, want] = useState(false);
  const current = asked?.seq === seq ? asked : undefined;
  const { advice, isAsking = false, isHint = false } = current ?? {};
  const isStale =
    !current && !!asked?.isHint && moves[asked.count]?.move !== asked.advice?.line[0] && !snapshot.outcome;

  /** About the position with this number, which is the one now shown. */
  const ask = useStable((about: number, isHint: boolean): void => {
    if (!isYours || toAct === null) return;
    const by = {};
    const mark = (changes: Partial<Asked>): void =>
      setAsked(last => (last?.by === by ? { ...last, ...changes } : last));
    setAsked({ by, seq: about, count: moves.length, isHint, isAsking: true, advice });
    client.advise(found => mark({ advice: found })).finally(() => mark({ isAsking: false }));
  });

  useEffect(() => {
    if (isOn && isYours) ask(seq, isOpen);
  }, [isOn, isYours, isOpen, seq, ask]);
  useEffect(() => {
    if (!isWanted || !isYours) return;
    want(false);
    ask(seq, true);
  }, [isWanted, isYours, seq, ask]);

  const close = useStable((): boolean => {
    if (!isHint && !isStale) return false;
    setAsked(current && { ...current, isHint: false });
    return true;
  });
  const hint = useStable((): void => {
    if (!isYours) want(true);
    else if (isHint && advice) close();
    else if (current && advice && !isAsking) setAsked({ ...current, isHint: true });
    else ask(seq, true);
  });

  const chance = advice?.chance;
  const isKnown = chance !== undefined && toAct !== null;
  const sampled = isKnown ? withNote(notes, 'chances', { count: moves.length, seat: toAct, chance }) : notes;
  return { advice, isAsking, isHint, isStale, samples: sampled.chances, isOn, switchTo, hint, close };
}
