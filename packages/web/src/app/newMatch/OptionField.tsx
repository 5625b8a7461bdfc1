/** One option of the game, drawn from its specification: label, meaning, clause, control, default. */
import type { OptionValue } from '@tessera/engine';
import { RIFT_OPTIONS } from '@tessera/games/rift';
import { useId } from 'react';
import { fill, useText } from '../../text/index.ts';
import { Choice } from '../Choice.tsx';
import { Icon } from '../Icon.tsx';
import { Link } from '../Link.tsx';
import { PATHS } from '../router.ts';
import type { OptionName } from './optionGroups.ts';

interface OptionFieldProps {
  readonly name: OptionName;
  readonly value: OptionValue;
  readonly refusal: string | undefined;
  readonly onChange: (value: OptionValue) => void;
}

export function OptionField({ name, value, refusal, onChange }: OptionFieldProps) {
  const { rift, newMatch } = useText();
  const { label, meaning } = rift.options[name];
  const spec = RIFT_OPTIONS[name];
  const meaningId = useId();
  const usual = useValueName(name, spec.default);
  return (
    <div className="option" data-option={name}>
      <div className="option-words">
        <h3>
          {label} {value !== spec.default && <span className="option-dot" aria-hidden="true" />}
        </h3>
        <p id={meaningId}>{meaning}</p>
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
          <CountControl
            name={name}
            value={value}
            refusal={refusal}
            onChange={onChange}
            meaningId={meaningId}
          />
        ) : (
          <ChoiceControl name={name} value={value} onChange={onChange} meaningId={meaningId} />
        )}
      </div>
    </div>
  );
}

/** What a value is called, as in "third time decides". */
function useValueName(name: OptionName, value: OptionValue): string {
  const { rift, newMatch } = useText();
  if (value === null) return newMatch.options.none;
  const names: Readonly<Record<string, string>> = rift.options[name].values;
  return names[String(value)] ?? String(value);
}

interface ControlProps {
  readonly name: OptionName;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
  readonly meaningId: string;
}

/** A choice or a flag: all its values side by side. */
function ChoiceControl({ name, value, onChange, meaningId }: ControlProps) {
  const { label, values: names } = useText().rift.options[name];
  const spec = RIFT_OPTIONS[name];
  const values: readonly OptionValue[] = spec.kind === 'choice' ? spec.values : [true, false];
  const shown: Readonly<Record<string, string>> = names;
  return (
    <Choice
      label={label}
      describedBy={meaningId}
      values={values.map(String)}
      value={String(value)}
      onChange={text => onChange(values.find(one => String(one) === text) ?? spec.default)}
      show={text => shown[text] ?? text}
    />
  );
}

/** A number that may be absent: no limit, or a limit to type. */
function CountControl({
  name,
  value,
  refusal,
  onChange,
  meaningId,
}: ControlProps & { readonly refusal: string | undefined }) {
  const { rift, newMatch } = useText();
  const { label } = rift.options[name];
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
