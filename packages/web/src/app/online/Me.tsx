/** The guest's identity: name, and the link to another device. */
import { useId, useState } from 'preact/hooks';
import { fill } from '../../text/index.ts';
import type { OnlineWords } from '../../text/online/index.ts';
import { PATHS } from '../../ui/router.ts';
import { NAME_LIMIT } from '../../ui/settings.ts';
import { Account } from './Account.tsx';
import { api } from './api.ts';
import { CopyField } from './CopyField.tsx';
import { enterAs, useGuest, usualName } from './guest.ts';
import { Qr } from './Qr.tsx';
import { errorWords } from './refusals.ts';

export function Me({ words }: { readonly words: OnlineWords }) {
  const { me, gather } = words;
  const guest = useGuest();
  const [isNaming, name] = useState(false);
  const [link, setLink] = useState('');
  const [refused, refuse] = useState('');
  if (guest === null) return null;
  const another = async (): Promise<void> => {
    try {
      const { key } = await api.privateKey();
      setLink(new URL(PATHS.me(key), location.href).href);
    } catch (error) {
      refuse(errorWords(words, error));
    }
  };
  return (
    <section className="card lobby-me">
      <p>{guest ? fill(me.hello, { name: guest.name }) : me.unnamed}</p>
      {isNaming ? (
        <NameForm words={words} onDone={() => name(false)} />
      ) : (
        <div className="lobby-ways">
          <button type="button" className="button is-small" onClick={() => name(true)}>
            {guest ? me.change : me.name}
          </button>
          {guest && (
            <button type="button" className="button is-small is-quiet" onClick={another}>
              {me.device}
            </button>
          )}
        </div>
      )}
      {guest && link && (
        <div className="lobby-device">
          <p>{me.deviceText}</p>
          <Qr text={link} label={gather.qr} />
          <CopyField text={link} label={me.link} words={gather} />
        </div>
      )}
      {refused && (
        <p className="refusal" role="alert">
          {refused}
        </p>
      )}
      {guest && <Account words={words} onEnded={() => setLink('')} />}
    </section>
  );
}

function NameForm({ words, onDone }: { readonly words: OnlineWords; readonly onDone: () => void }) {
  const [typed, type] = useState(usualName);
  const [refused, refuse] = useState('');
  const id = useId();
  const save = async (): Promise<void> => {
    try {
      await enterAs(typed.trim());
      onDone();
    } catch (error) {
      refuse(errorWords(words, error));
    }
  };
  return (
    <form
      className="lobby-name"
      onSubmit={event => {
        event.preventDefault();
        if (typed.trim()) void save();
      }}
    >
      <label htmlFor={id}>{words.me.name}</label>
      <input
        id={id}
        className="field"
        value={typed}
        maxLength={NAME_LIMIT}
        autoComplete="nickname"
        onInput={event => type(event.currentTarget.value)}
      />
      <button type="submit" className="button is-small is-main">
        {words.me.save}
      </button>
      {refused && (
        <p className="refusal" role="alert">
          {refused}
        </p>
      )}
    </form>
  );
}
