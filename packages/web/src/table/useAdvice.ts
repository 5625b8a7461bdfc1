/** Hints and win probabilities of a strong bot: on request, or every turn with the coach on. */
import { useEffect, useState } from 'preact/hooks';
import type { Advice, MatchClient, MatchSnapshot } from '../match/client.ts';
import { type Sample, withNote } from '../match/notes.ts';
import { useStable } from '../ui/useStable.ts';

export interface Coach {
  /** Advice for the position on the board; undefined before any has arrived, and while a hint is searched. */
  readonly advice: Advice | undefined;
  readonly isAsking: boolean;
  /** True if the best answer was requested, not only the win probability. */
  readonly isHint: boolean;
  /** True for a hint about an earlier position that was not followed. */
  readonly isStale: boolean;
  /** Samples of earlier positions and of this one. */
  readonly samples: readonly Sample[];
  readonly isOn: boolean;
  switchTo(isOn: boolean): void;
  /**
   * Requests a hint, at the next decision if nobody here decides now; a second request for the same position
   * closes it.
   */
  hint(): void;
  /** Closes the hint; false if there was none. */
  close(): boolean;
}

interface Asked {
  /** Identity of the request: results of earlier requests are ignored. */
  readonly by: object;
  readonly seq: number;
  /** Number of answers before the position. */
  readonly count: number;
  readonly isHint: boolean;
  readonly isAsking: boolean;
  readonly advice: Advice | undefined;
}

export function useAdvice<V>(client: MatchClient<V>, snapshot: MatchSnapshot<V>): Coach {
  const { seq, moves, toAct, isYours, notes } = snapshot;
  /** An analysis always shows the best answer; a board without a match, thus without a seed, has lines of its own. */
  const isOpen = !!(snapshot.setup.isAnalysis && snapshot.setup.seed);
  const [asked, setAsked] = useState<Asked>();
  const [isOn, switchTo] = useState(isOpen);
  const [isWanted, want] = useState(false);
  const current = asked?.seq === seq ? asked : undefined;
  const { advice: found, isAsking = false, isHint = false } = current ?? {};
  const advice = current && settledOf(current);
  const isStale =
    !current && !!asked?.isHint && moves[asked.count]?.move !== asked.advice?.line[0] && !snapshot.outcome;

  /** Requests advice about the position with this sequence number, the one on screen. */
  const ask = useStable((about: number, isHint: boolean): void => {
    if (!isYours || toAct === null) return;
    const by = {};
    const mark = (changes: Partial<Asked>): void =>
      setAsked(last => (last?.by === by ? { ...last, ...changes } : last));
    setAsked({ by, seq: about, count: moves.length, isHint, isAsking: true, advice: found });
    client.advise(better => mark({ advice: better })).finally(() => mark({ isAsking: false }));
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
    else if (isHint) close();
    else if (current && found && !isAsking) setAsked({ ...current, isHint: true });
    else ask(seq, true);
  });

  const chance = found?.chance;
  const isKnown = chance !== undefined && toAct !== null;
  const sampled = isKnown ? withNote(notes, 'chances', { count: moves.length, seat: toAct, chance }) : notes;
  return { advice, isAsking, isHint, isStale, samples: sampled.chances, isOn, switchTo, hint, close };
}

/** A hint appears when the search is over, so that it never changes under the finger. */
export const settledOf = ({ isHint, isAsking, advice }: Pick<Asked, 'isHint' | 'isAsking' | 'advice'>) =>
  isHint && isAsking ? undefined : advice;
