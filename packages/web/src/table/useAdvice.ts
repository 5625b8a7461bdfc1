/** Hints and win chances, as a strong bot sees them: only when asked, or every turn with the coach on. */
import { useEffect, useState } from 'preact/hooks';
import type { Advice, MatchClient, MatchSnapshot } from '../match/client.ts';
import { type Sample, withChance } from '../match/notes.ts';
import { useStable } from './useStable.ts';

export interface Coach {
  /** For the position on the board; undefined before anything was found. */
  readonly advice: Advice | undefined;
  readonly isAsking: boolean;
  /** Whether the best move was asked for, and not only the chance. */
  readonly isHint: boolean;
  /** What was found before, and so far about this position. */
  readonly samples: readonly Sample[];
  readonly isOn: boolean;
  switchTo(isOn: boolean): void;
  hint(): void;
}

interface Asked {
  readonly seq: number;
  readonly isHint: boolean;
  readonly isAsking: boolean;
  readonly advice: Advice | undefined;
}

export function useAdvice<V>(client: MatchClient<V>, snapshot: MatchSnapshot<V>): Coach {
  const { seq, moves, toAct, isYours, notes } = snapshot;
  const [asked, setAsked] = useState<Asked>();
  const [isOn, switchTo] = useState(false);
  const current = asked?.seq === seq ? asked : undefined;

  /** About the position with this number, which is the one now shown. */
  const ask = useStable((about: number, isHint: boolean): void => {
    if (!isYours || toAct === null) return;
    // Whatever comes after the match went on belongs to a position nobody looks at any more.
    const mark = (changes: Partial<Asked>): void =>
      setAsked(last => (last?.seq === about ? { ...last, ...changes } : last));
    setAsked({ seq: about, isHint, isAsking: true, advice: current?.advice });
    client.advise(advice => mark({ advice })).finally(() => mark({ isAsking: false }));
  });

  useEffect(() => {
    if (isOn && isYours) ask(seq, false);
  }, [isOn, isYours, seq, ask]);

  const hint = useStable((): void => {
    if (current?.isHint && current.advice) setAsked({ ...current, isHint: false });
    else if (current?.advice && !current.isAsking) setAsked({ ...current, isHint: true });
    else ask(seq, true);
  });

  return {
    advice: current?.advice,
    isAsking: current?.isAsking ?? false,
    isHint: current?.isHint ?? false,
    samples: current?.advice
      ? withChance(notes, { count: moves.length, seat: toAct ?? 0, chance: current.advice.chance }).chances
      : notes.chances,
    isOn,
    switchTo,
    hint,
  };
}
