// @chunk draft
/** Draft of a time control: off, a preset, or custom numbers as typed. */
import type { TimeControl } from '../../../match/client.ts';

/** Presets: minutes per player and seconds per move. */
export const USUAL = ['5+3', '10+5', '15+10'] as const;

export interface ClockDraft {
  readonly choice: 'off' | 'own' | (typeof USUAL)[number];
  readonly minutes: string;
  readonly increment: string;
}

export const NO_CLOCK: ClockDraft = { choice: 'off', minutes: '30', increment: '0' };

const LIMITS = { minutes: [1, 180], increment: [0, 60] } as const;

const isWithin = (text: string, [least, most]: readonly [number, number]): boolean =>
  /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;

/** The time control of a draft; undefined if it is off or invalid. */
export function controlOf({ choice, minutes, increment }: ClockDraft = NO_CLOCK): TimeControl | undefined {
  if (choice === 'off') return undefined;
  const [time = '', bonus = ''] = choice === 'own' ? [minutes.trim(), increment.trim()] : choice.split('+');
  return isWithin(time, LIMITS.minutes) && isWithin(bonus, LIMITS.increment)
    ? { minutes: Number(time), increment: Number(bonus) }
    : undefined;
}

export const isRefused = (draft: ClockDraft): boolean =>
  draft.choice === 'own' && controlOf(draft) === undefined;
