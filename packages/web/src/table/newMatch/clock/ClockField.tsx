// @chunk own
/** Field for clocks of a match at one screen; fetched where people share one. */
import '../newMatch.css';
import { useId } from 'preact/hooks';
import { useLoadedWords } from '../../../text/index.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { loadClockWords } from '../../clocks/words/index.ts';
import { type ClockDraft, isRefused, USUAL } from './clock.ts';

export { loadClockWords };

interface ClockFieldProps {
  readonly value: ClockDraft;
  readonly onChange: (value: ClockDraft) => void;
}

export default function ClockField({ value, onChange }: ClockFieldProps) {
  const words = useLoadedWords(loadClockWords);
  const [meaning, refusal] = [useId(), useId()];
  if (!words) return null;
  const { label, off, own } = words;
  const isWrong = isRefused(value);
  return (
    <div className="option" data-option="clock">
      <div className="option-words">
        <h3>{label}</h3>
        <p id={meaning}>{words.meaning}</p>
      </div>
      <div className="option-control">
        <Choice
          label={label}
          describedBy={meaning}
          values={['off', ...USUAL, 'own'] as const}
          value={value.choice}
          onChange={choice => onChange({ ...value, choice })}
          show={choice => (choice === 'off' ? off : choice === 'own' ? own : choice)}
        />
        {value.choice === 'own' && (
          <div className="count">
            {(['minutes', 'increment'] as const).map(name => (
              <label key={name} className="count-field">
                <input
                  className="field"
                  inputMode="numeric"
                  autoComplete="off"
                  size={4}
                  value={value[name]}
                  aria-invalid={isWrong}
                  aria-describedby={isWrong ? refusal : undefined}
                  onInput={event => onChange({ ...value, [name]: event.currentTarget.value })}
                />
                {words[name]}
              </label>
            ))}
          </div>
        )}
        {isWrong && (
          <p className="refusal" id={refusal} role="alert">
            <Icon name="threat" size={16} />
            {words.refused}
          </p>
        )}
      </div>
    </div>
  );
}
