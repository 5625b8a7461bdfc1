/** Begins an attempt: an ordinary match of this browser, with the seed and the setting of the day. */
import { DAY_MS, type DailyDate, dayAt, settingOf } from '@tessera/table/daily';
import type { SeatHolder } from '../../../match/client.ts';
import { createMatch, newMatchId } from '../../../match/library.ts';
import { noteChallenge } from '../../../table/share/moved.ts';
import { fill } from '../../../text/index.ts';
import { navigate, PATHS } from '../../../ui/router.ts';
import { settings } from '../../../ui/settings.ts';
import { changeDaily } from './memory.ts';
import { withAttempt } from './record.ts';
import type { DailyWords } from './words/index.ts';

export type Partner = 'bot' | 'friend';

const LEVEL = 'strong';

const partnerOf = (partner: Partner): SeatHolder =>
  partner === 'bot' ? { kind: 'bot', level: LEVEL, name: '' } : { kind: 'friend', name: '' };

/** The date in the reader's language: "18 November". */
const dateText = (date: string, language: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format((dayAt(date) ?? 0) * DAY_MS);

export function beginAttempt(
  challenge: DailyDate,
  seed: string,
  partner: Partner,
  { matchTitle }: DailyWords,
): void {
  const id = newMatchId();
  const { seats, options } = settingOf(challenge);
  const { name, language } = settings();
  const you: SeatHolder = { kind: 'you', name: name.trim() };
  createMatch({
    id,
    game: challenge.game,
    title: fill(matchTitle, { date: dateText(challenge.date, language) }),
    seats: [you, ...Array.from({ length: seats - 1 }, () => partnerOf(partner))],
    options,
    seed,
  });
  changeDaily(record => withAttempt(record, challenge, { id, seed, at: Date.now() }));
  noteChallenge(id);
  navigate(PATHS.match(id));
}
