/** The reader's result of today: told, and put on the table of the day. */
import { useEffect, useState } from 'preact/hooks';
import { fill } from '../../../text/index.ts';
import { changeSettings, NAME_LIMIT, useSettings } from '../../../ui/settings.ts';
import { isGuest } from '../../../ui/stored.ts';
import { enterAs } from '../../online/guest.ts';
import type { Attempt } from './record.ts';
import { resultText, whyNotSent } from './said.ts';
import { canSend, sendAttempt } from './sending.ts';
import type { DailyWords } from './words/index.ts';

interface OwnProps {
  readonly attempt: Attempt;
  readonly words: DailyWords;
}

export function Own({ attempt, words }: OwnProps) {
  const { game, result, number } = attempt;
  if (!result) return null;
  const tried = number === 1 ? words.firstTry : fill(words.laterTry, { number });
  return (
    <div className={`daily-own ${result.isWon ? 'is-won' : 'is-lost'}`}>
      <p>
        <b>{resultText(words, game, result)}</b> <small>{tried}</small>
      </p>
      <Sending attempt={attempt} words={words} />
    </div>
  );
}

/** Sends the result of a guest at once; others choose a name first. */
export function Sending({ attempt, words }: OwnProps) {
  const [why, setWhy] = useState<string>();
  const { name } = useSettings();
  const isWanted = canSend(attempt, Date.now());
  const send = async (): Promise<void> => {
    setWhy(undefined);
    try {
      await sendAttempt(attempt);
    } catch (error) {
      setWhy(whyNotSent(words, error));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result is sent once.
  useEffect(() => {
    if (isWanted && isGuest()) void send();
  }, [attempt.id, isWanted]);
  if (attempt.place !== undefined) return <p role="status">{words.sent}</p>;
  if (!isWanted) return null;
  if (why !== undefined)
    return (
      <p className="refusal" role="alert">
        {fill(words.unsent, { why })}{' '}
        <button type="button" className="button is-small" onClick={send}>
          {words.retry}
        </button>
      </p>
    );
  if (isGuest()) return <p role="status">{words.sending}</p>;
  return (
    <form
      className="daily-name"
      onSubmit={event => {
        event.preventDefault();
        enterAs(name.trim()).then(send, () => setWhy(words.unreachable));
      }}
    >
      <input
        className="field"
        required
        value={name}
        maxLength={NAME_LIMIT}
        autoComplete="nickname"
        aria-label={words.name}
        placeholder={words.name}
        onInput={event => changeSettings({ name: event.currentTarget.value })}
      />
      <button type="submit" className="button is-small">
        {words.enter}
      </button>
    </form>
  );
}
