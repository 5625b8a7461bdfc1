/** Days in a row with a solved puzzle, and those of this week. */
import { plural, useText } from '../../../text/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { type PuzzleRecord, streakOn } from './record.ts';
import { dateOf } from './today.ts';
import type { PuzzleWords } from './words/index.ts';

interface StreakProps {
  readonly record: PuzzleRecord;
  readonly today: number;
  readonly words: PuzzleWords;
}

const WEEK = 7;

export function Streak({ record, today, words }: StreakProps) {
  const { language } = useText();
  const format = new Intl.DateTimeFormat(language, { weekday: 'narrow', timeZone: 'UTC' });
  const full = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const days = Array.from({ length: WEEK }, (_, i) => today - WEEK + 1 + i);
  const count = streakOn(record, today);
  return (
    <section className="card puzzle-streak">
      <p>
        <b>{count}</b> {plural(language, words.streak, count).replace(/^\d+\s/, '')}
      </p>
      <ol aria-label={words.week}>
        {days.map(day => {
          const isDone = record.days.includes(day);
          const date = new Date(dateOf(day));
          return (
            <li key={day} className={isDone ? 'is-done' : day === today ? 'is-today' : ''}>
              <span aria-hidden="true">{format.format(date)}</span>
              <span className="only-read">
                {full.format(date)}
                {isDone && `: ${words.done}`}
              </span>
              {isDone && <Icon name="check" size={12} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
