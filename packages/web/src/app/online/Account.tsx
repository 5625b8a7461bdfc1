/** Account of a guest: sign out other browsers, or delete the account. */
import { useState } from 'preact/hooks';
import type { OnlineWords } from '../../text/online/index.ts';
import { api } from './api.ts';
import { focused } from './focused.ts';
import { deleteGuest } from './guest.ts';
import { errorWords } from './refusals.ts';

interface AccountProps {
  readonly words: OnlineWords;
  /** Called when the private link has been revoked. */
  readonly onEnded: () => void;
}

export function Account({ words, onEnded }: AccountProps) {
  const { me } = words;
  const [said, say] = useState('');
  const [refused, refuse] = useState('');
  const tried = async (work: () => Promise<unknown>): Promise<boolean> => {
    refuse('');
    try {
      await work();
      onEnded();
      return true;
    } catch (error) {
      refuse(errorWords(words, error));
      return false;
    }
  };
  return (
    <details className="lobby-account">
      <summary>{me.account}</summary>
      <div>
        <p>{me.sessionsText}</p>
        <button
          type="button"
          className="button is-small"
          onClick={async () => say((await tried(api.endSessions)) ? me.sessionsDone : '')}
        >
          {me.sessions}
        </button>
        <p role="status">{said}</p>
      </div>
      <Deletion words={words} onDelete={() => tried(deleteGuest)} />
      {refused && (
        <p className="refusal" role="alert">
          {refused}
        </p>
      )}
    </details>
  );
}

interface DeletionProps {
  readonly words: OnlineWords;
  readonly onDelete: () => Promise<unknown>;
}

/** Deletion with a confirmation, since it cannot be undone. */
function Deletion({ words: { me }, onDelete }: DeletionProps) {
  const [isAsked, ask] = useState(false);
  return (
    <div>
      <p>{me.deleteText}</p>
      <div className="lobby-ways">
        {isAsked ? (
          <>
            <button type="button" className="button is-small" ref={focused} onClick={() => ask(false)}>
              {me.keep}
            </button>
            <button type="button" className="button is-small is-danger" onClick={onDelete}>
              {me.deleteSure}
            </button>
          </>
        ) : (
          <button type="button" className="button is-small" onClick={() => ask(true)}>
            {me.delete}
          </button>
        )}
      </div>
    </div>
  );
}
