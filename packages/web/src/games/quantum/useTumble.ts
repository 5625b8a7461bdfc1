/** Dice in the air. */
import { useEffect, useState } from 'preact/hooks';
import { TEMPOS } from '../../table/useClock.ts';
import { useSettings } from '../../ui/settings.ts';
import { FIGHT_MS, SHIP_MS } from './landing.ts';

const LENGTHS = { fight: FIGHT_MS, ship: SHIP_MS } as const;
const TICK_MS = 90;
/** At rest for the last part of the way, so that one can read it. */
const REST_MS = 250;

/** Counts while dice of a change tumble; undefined when they lie, and while there are none. */
export function useTumble(seq: number | undefined, kind: keyof typeof LENGTHS): number | undefined {
  const tempo = TEMPOS[useSettings().animation];
  const [tick, setTick] = useState<number | undefined>(0);
  useEffect(() => {
    if (seq === undefined) return;
    setTick(0);
    const rolling = setInterval(() => setTick(last => (last === undefined ? last : last + 1)), TICK_MS);
    const rest = setTimeout(
      () => {
        clearInterval(rolling);
        setTick(undefined);
      },
      Math.max(0, LENGTHS[kind] * tempo - REST_MS),
    );
    return () => {
      clearInterval(rolling);
      clearTimeout(rest);
    };
  }, [seq, kind, tempo]);
  return tick;
}
