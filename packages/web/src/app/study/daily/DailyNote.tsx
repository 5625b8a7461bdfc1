/** Beside the table of a daily challenge that is over: the result, and the way to the table of the day. */
import './daily.css';
import { useState } from 'preact/hooks';
import { fill, useLoadedWords, useText } from '../../../text/index.ts';
import { Link } from '../../../ui/Link.tsx';
import { Sending } from './Own.tsx';
import { dailyPath } from './path.ts';
import { resultText } from './said.ts';
import { useToday } from './useToday.ts';
import { loadDailyWords } from './words/index.ts';

export default function DailyNote({ id }: { readonly id: string }) {
  const { table } = useText();
  const words = useLoadedWords(loadDailyWords);
  const { record } = useToday();
  const [isClosed, close] = useState(false);
  const attempt = record.attempts.find(one => one.id === id);
  if (!words || !attempt?.result || isClosed) return null;
  return (
    <div className="match-warning daily-note" data-game={attempt.game}>
      <div>
        <p>
          {words.title}: <b>{resultText(words, attempt.game, attempt.result)}</b>{' '}
          <small>
            {attempt.number === 1 ? words.firstTry : fill(words.laterTry, { number: attempt.number })}
          </small>
        </p>
        <Sending attempt={attempt} words={words} />
      </div>
      <Link className="button is-small is-main" href={dailyPath(attempt.game)}>
        {words.toBoard}
      </Link>
      <button type="button" className="button is-quiet is-small" onClick={() => close(true)}>
        {table.close}
      </button>
    </div>
  );
}
