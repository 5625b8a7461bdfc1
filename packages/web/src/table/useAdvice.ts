/** Hints and win chances, as a strong bot sees them: only when asked, or every turn with the coach on. */
import type { Seat } from '@tessera/engine';
import { useEffect, useState } from 'preact/hooks';
import type { Advice, MatchClient, MatchSnapshot } from '../match/client.ts';
import { useStable } from './useStable.ts';

/** The chance to win of a seat after a number of answers, 0 to 1. */
export interface Sample {
  readonly count: number;
  readonly seat: Seat;
  readonly chance: number;
}

export interface Coach {
  /** For the position on the board; undefined before anything was found. */
  readonly advice: Advice | undefined;
  readonly isAsking: boolean;
  /** Whether the best move was asked for, and not only the chance. */
  readonly isHint: boolean;
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
  const { seq, moves, toAct, isYours } = snapshot;
  const [asked, setAsked] = useState<Asked>();
  const [samples, setSamples] = useState<readonly Sample[]>([]);
  const [isOn, switchTo] = useState(false);
  const current = asked?.seq === seq ? asked : undefined;

  /** About the position with this number, which is the one now shown. */
  const ask = useStable((about: number, isHint: boolean): void => {
    if (!isYours || toAct === null) return;
    // Whatever comes after the match went on belongs to a position nobody looks at any more.
    const mark = (changes: Partial<Asked>): void =>
      setAsked(last => (last?.seq === about ? { ...last, ...changes } : last));
    setAsked({ seq: about, isHint, isAsking: true, advice: current?.advice });
    const heard = (advice: Advice): void => {
      mark({ advice });
      const sample = { count: moves.length, seat: toAct, chance: advice.chance };
      setSamples(list => [...list.filter(one => one.count < moves.length), sample]);
    };
    client.advise(heard).finally(() => mark({ isAsking: false }));
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
    samples,
    isOn,
    switchTo,
    hint,
  };
}
