/** Text field for the code of a table. */
import { useId, useState } from 'preact/hooks';
import type { OnlineWords } from '../../text/online/index.ts';
import { navigate, PATHS } from '../../ui/router.ts';
import { api } from './api.ts';

/** A code with its hyphen: "K7Q-4MX". */
export const spokenCode = (code: string): string => code.replace(/^(.{3})(.{3})$/, '$1-$2');

export function CodeField({ words: { code } }: { readonly words: OnlineWords }) {
  const [typed, type] = useState('');
  const [isWrong, setWrong] = useState(false);
  const refusal = useId();
  const join = async (): Promise<void> => {
    const wanted = typed.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
    if (wanted === '') return;
    try {
      navigate(PATHS.table((await api.byCode(wanted)).id));
    } catch {
      setWrong(true);
    }
  };
  return (
    <form
      className="lobby-code"
      onSubmit={event => {
        event.preventDefault();
        void join();
      }}
    >
      <span>{code.ask}</span>
      <input
        className="field"
        value={typed}
        size={9}
        maxLength={12}
        autoComplete="off"
        autoCapitalize="characters"
        spellcheck={false}
        placeholder="K7Q-4MX"
        aria-label={code.label}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? refusal : undefined}
        onInput={event => {
          type(event.currentTarget.value);
          setWrong(false);
        }}
      />
      <button type="submit" className="button">
        {code.join}
      </button>
      {isWrong && (
        <p className="refusal" id={refusal} role="alert">
          {code.unknown}
        </p>
      )}
    </form>
  );
}
