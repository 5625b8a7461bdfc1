/** One option of the game, drawn from its specification: label, meaning, clause, control, default. */
import type { OptionSpec, OptionValue } from '@tessera/engine';
import { useId } from 'preact/hooks';
import { fill, useText } from '../../text/index.ts';
import { Choice } from '../Choice.tsx';
import { Icon } from '../Icon.tsx';
import { Link } from '../Link.tsx';
import { PATHS } from '../router.ts';

/** What a game's text says of an option. */
interface OptionWords {
  readonly label: string;
  readonly meaning: string;
  /** By value. */
  readonly values: Readonly<Record<string, string>>;
}

interface OptionFieldProps {
  readonly name: string;
  /** Not of content, which needs a field of its own. */
  readonly spec: OptionSpec & { readonly clause: string };
  readonly words: OptionWords;
  readonly value: OptionValue;
  readonly refusal?: string | undefined;
  readonly onChange: (value: OptionValue) => void;
}

export function OptionField(props: OptionFieldProps) {
  const { name, spec, words, value } = props;
  const { newMatch } = useText();
  const meaningId = useId();
  const usual = valueName(words, spec.default, newMatch.options.none);
  return (
    <div className="option" data-option={name}>
      <div className="option-words">
        <h3>
          {words.label} {value !== spec.default && <span className="option-dot" aria-hidden="true" />}
        </h3>
        <p id={meaningId}>{words.meaning}</p>
        <p className="option-small">
          <span>{fill(newMatch.options.byDefault, { value: usual })}</span>
          <Link
            className="clause-link"
            href={PATHS.rules(spec.clause)}
            aria-label={fill(newMatch.options.clause, { clause: spec.clause })}
          >
            {spec.clause}
          </Link>
        </p>
      </div>
      <div className="option-control">
        {spec.kind === 'count' ? (
          <CountControl {...props} meaningId={meaningId} />
        ) : (
          <ChoiceControl {...props} meaningId={meaningId} />
        )}
      </div>
    </div>
  );
}

/** What a value is called, as in "third time decides". */
const valueName = ({ values }: OptionWords, value: OptionValue, none: string): string =>
  value === null ? none : (values[String(value)] ?? String(value));

type ControlProps = OptionFieldProps & { readonly meaningId: string };

/** A choice or a flag: all its values side by side. */
function ChoiceControl({ spec, words, value, onChange, meaningId }: ControlProps) {
  const values: readonly OptionValue[] = spec.kind === 'choice' ? spec.values : [true, false];
  return (
    <Choice
      label={words.label}
      describedBy={meaningId}
      values={values.map(String)}
      value={String(value)}
      onChange={text => onChange(values.find(one => String(one) === text) ?? spec.default)}
      show={text => words.values[text] ?? text}
    />
  );
}

/** A number that may be absent: no limit, or a limit to type. */
function CountControl({ words, value, refusal, onChange, meaningId }: ControlProps) {
  const { newMatch } = useText();
  const { label } = words;
  const { none, limited, plies } = newMatch.options;
  const refusalId = useId();
  return (
    <>
      <div className="count">
        <Choice
          label={label}
          describedBy={meaningId}
          values={['none', 'limited'] as const}
          value={value === null ? 'none' : 'limited'}
          onChange={kind => onChange(kind === 'none' ? null : '120')}
          show={kind => (kind === 'none' ? none : limited)}
        />
        {value !== null && (
          <label className="count-field">
            <input
              className="field"
              inputMode="numeric"
              autoComplete="off"
              size={5}
              value={String(value)}
              aria-label={`${label}, ${plies}`}
              aria-invalid={refusal !== undefined}
              aria-describedby={refusal ? refusalId : undefined}
              onChange={event => onChange(event.currentTarget.value)}
            />
            {plies}
          </label>
        )}
      </div>
      {refusal && (
        <p className="refusal" id={refusalId} role="alert">
          <Icon name="alert" size={16} />
          {refusal}
        </p>
      )}
    </>
  );
}
