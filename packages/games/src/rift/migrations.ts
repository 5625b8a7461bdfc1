/** Migration of logs and records of older rules. */
import type { Fields, MatchLog } from '@tessera/engine';
import { RIFT_FACTS } from './facts.ts';

/** Version 1 adjudicated the third occurrence of a position (`3`, its default), or ignored it (`0`). */
export const upgradeRepetition = (repetition: unknown): unknown =>
  repetition === 0 ? 'off' : repetition === 3 ? 'adjudicated' : repetition;

/**
 * Version 2 has another default and one more rung of the ladder (R-END-9), so that the winner of a stalled
 * match may differ from the seal of an older log. Version 3 has two more options, off by default: the same
 * game, but a state lists them, so that no earlier seal fits. Every answer that was legal before is accepted.
 */
export function upgrade({ header, entries }: MatchLog): MatchLog | undefined {
  const { rulesVersion, options } = header;
  if (rulesVersion !== 1 && rulesVersion !== 2) return undefined;
  const read: Fields =
    rulesVersion === 1 ? { ...options, repetition: upgradeRepetition(options.repetition ?? 3) } : options;
  return { header: { ...header, rulesVersion: RIFT_FACTS.rulesVersion, options: read }, entries };
}
