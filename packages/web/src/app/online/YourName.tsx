/** Under which name a table is set. */
import type { RefObject } from 'preact';
import type { OnlineWords } from '../../text/online/index.ts';
import { changeSettings, NAME_LIMIT, useSettings } from '../../ui/settings.ts';
import { useGuest, usualName } from './guest.ts';
import { Field } from './TermsFields.tsx';

interface YourNameProps {
  readonly words: OnlineWords;
  readonly field: RefObject<HTMLInputElement | null>;
  /** The table was to be set without one. */
  readonly isMissed: boolean;
}

/** Field for the name of the host, who needs one with a chair or without. */
export function YourName({ words: { make }, field, isMissed }: YourNameProps) {
  const { name } = useSettings();
  const guest = useGuest();
  const isWrong = isMissed && !usualName();
  return (
    <Field label={make.you} text={isWrong ? make.needName : make.youText} isWrong={isWrong}>
      {({ label, describedBy }) => (
        <input
          ref={field}
          className="field"
          value={name}
          placeholder={guest?.name ?? ''}
          aria-invalid={isWrong}
          maxLength={NAME_LIMIT}
          autoComplete="nickname"
          required
          aria-label={label}
          aria-describedby={describedBy}
          onInput={event => changeSettings({ name: event.currentTarget.value })}
        />
      )}
    </Field>
  );
}
