/** The player's last seven days, and days in a row. */
import { DAY_MS, type DailyGame, dateOf } from '@tessera/table/daily';
import { plural, useText } from '../../../text/index.ts';
import { streakOn } from '../puzzles/record.ts';
import { bestAt, type DailyRecord, daysOf } from './record.ts';
import type { DailyWords } from './words/index.ts';

interface WeekProps {
  readonly record: DailyRecord;
  readonly today: number;
  /** One game; both unless told. */
  readonly game?: DailyGame;
  readonly words: DailyWords;
}

const WEEK = 7;

export function Week({ record, today, game, words }: WeekProps) {
  const { language } = useText();
  const number = new Intl.DateTimeFormat(language, { day: 'numeric', timeZone: 'UTC' });
  const days = Array.from({ length: WEEK }, (_, i) => today - WEEK + 1 + i);
  const streak = streakOn({ days: daysOf(record) }, today);
  return (
    <section className="daily-week" aria-label={words.week}>
      <p>
        <span>{words.week}</span>
        {streak > 0 && <b>{plural(language, words.streak, streak)}</b>}
      </p>
      <ol>
        {days.map(day => {
          const best = bestAt(record, dateOf(day), game);
          const kind = best?.result ? (best.result.isWon ? 'won' : 'lost') : day === today ? 'now' : 'none';
          return (
            <li key={day} className={`is-${kind}`}>
              <time dateTime={dateOf(day)}>{number.format(day * DAY_MS)}</time>
              {best ? (
                <b>{words.days[kind]}</b>
              ) : (
                <b>
                  <span className="only-read">{words.days[kind]}</span>
                  <span aria-hidden="true">–</span>
                </b>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
