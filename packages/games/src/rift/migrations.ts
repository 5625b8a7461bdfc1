/** Logs and records of older rules, read as ones of these. */
import type { Fields, MatchLog } from '@tessera/engine';
import { RIFT_FACTS } from './facts.ts';

/** Version 1 let a position come up for the third time and counted pawns (`3`, its default), or did not mind (`0`). */
export const upgradeRepetition = (repetition: unknown): unknown =>
  repetition === 0 ? 'off' : repetition === 3 ? 'adjudicated' : repetition;

/**
 * Version 2 has another default and a ladder with one rung more (R-END-9), so that the winner of a stalled match may be
 * another one than the seal of an older log says. Version 3 has two options more, off by default: the same game, but a state
 * lists them, so that no seal of before fits. No answer is refused that was legal before.
 */
export function upgrade({ header, entries }: MatchLog): MatchLog | undefined {
  const { rulesVersion, options } = header;
  if (rulesVersion !== 1 && rulesVersion !== 2) return undefined;
  const read: Fields =
    rulesVersion === 1 ? { ...options, repetition: upgradeRepetition(options.repetition ?? 3) } : options;
  return { header: { ...header, rulesVersion: RIFT_FACTS.rulesVersion, options: read }, entries };
}
