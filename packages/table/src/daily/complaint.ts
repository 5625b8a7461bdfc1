/** Checks, before a log is replayed, that it begins as the match of a challenge does. */
import { encode, type MatchLog } from '@tessera/engine';
import type { DailyDate } from './seeds.ts';
import { settingOf } from './settings.ts';

/** A sentence that names the field; undefined if the log begins as the challenge does. */
export function complaintAbout(
  { header, entries }: MatchLog,
  challenge: DailyDate,
  seed: string,
): string | undefined {
  const { seats, options } = settingOf(challenge);
  if (header.game !== challenge.game)
    return `log: the match is one of ${header.game}, not ${challenge.game}.`;
  if (header.seed !== seed) return 'log: the match was played with another seed.';
  if (header.numbers !== 'seeded' || header.promised) return 'log: the numbers do not come from the seed.';
  if (header.position !== undefined) return 'log: the match does not begin with the set-up.';
  if (header.seats !== seats) return `log: the challenge has ${seats} seats, not ${header.seats}.`;
  if (encode(header.options) !== encode(options)) return 'log: the match was played with other options.';
  // Numbers after a revelation that was taken back come from another stream.
  if (entries.some(({ fresh }) => fresh !== undefined)) return 'log: a throw or a card was taken back.';
  return undefined;
}
