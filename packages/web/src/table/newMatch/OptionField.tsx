// @chunk draft
/** Form field of an option, rendered from its specification: label, meaning, clause, control, default. */
import type { OptionValue } from '@tessera/engine';
import { useId } from 'preact/hooks';
import { fill, useText } from '../../text/index.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { PATHS } from '../../ui/router.ts';
import type { Chosen } from './draft.ts';
import { PerSeatControl } from './PerSeatControl.tsx';
import type { OptionWords, Spec } from './preparation.ts';

interface OptionFieldProps {
  readonly name: string;
  readonly spec: Spec;
  readonly words: OptionWords;
  /** Remark that the default is a house rule. */
  readonly house?: string | undefined;
  /** Meanings by value. */
  readonly about?: Readonly<Record<string, string>> | undefined;
  /** Unit of a numeric option. */
  readonly unit: string | undefined;
  /** Initial value of a numeric option. */
  readonly suggested: Chosen | undefined;
  /** Names of the colours, labs or agents in play, for an option by seat. */
  readonly holdings: readonly string[];
  readonly value: Chosen;
  readonly isChanged: boolean;
  readonly refusal: string | undefined;
  readonly onChange: (value: Chosen) => void;
}

export function OptionField(props: OptionFieldProps) {
  const { name, spec, words, isChanged, house, about, value } = props;
  const chosen = about?.[String(value)];
  const { newMatch } = useText();
  const meaningId = useId();
  const usual = valueName(words, spec.default, newMatch.options.none);
  return (
    <div className="option" data-option={name}>
      <div className="option-words">
        <h3>
          {words.label} {isChanged && <span className="option-dot" aria-hidden="true" />}
        </h3>
        <p id={meaningId}>{words.meaning}</p>
        <p className="option-small">
          {house !== undefined && <b>{house}</b>}
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
        <Control {...props} meaningId={meaningId} />
        {chosen !== undefined && (
          <p className="option-about" aria-live="polite">
            {chosen}
          </p>
        )}
      </div>
    </div>
  );
}

/** Name of a value, as in "third time decides". */
export const valueName = ({ values }: OptionWords, value: OptionValue, none: string): string =>
  value === null ? none : (values[String(value)] ?? String(value));

type ControlProps = OptionFieldProps & { readonly meaningId: string };

function Control(props: ControlProps) {
  const { name, spec, words, holdings, value, onChange } = props;
  switch (spec.kind) {
    case 'choice':
      return <ChoiceControl {...props} values={spec.values} />;
    case 'flag':
      return <ChoiceControl {...props} values={[true, false]} />;
    case 'count':
      return <CountControl {...props} min={spec.min} canBeNone={spec.default === null} />;
    case 'perSeat':
      return (
        <PerSeatControl
          spec={spec}
          words={words}
          holdings={holdings}
          value={value as readonly OptionValue[]}
          onChange={onChange}
        />
      );
    case 'content':
      throw new Error(`the content ${name} needs a field of the game's own`);
  }
}

/** Segmented control with all values. */
function ChoiceControl(props: ControlProps & { readonly values: readonly OptionValue[] }) {
  const { spec, words, value, values, onChange, meaningId } = props;
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

/** Number field; with an optional limit, a choice between no limit and a number. */
function CountControl(props: ControlProps & { readonly min: number; readonly canBeNone: boolean }) {
  const { words, unit = '', suggested, value, refusal, onChange, meaningId, min, canBeNone } = props;
  const { none, limited } = useText().newMatch.options;
  const { label } = words;
  const refusalId = useId();
  return (
    <>
      <div className="count">
        {canBeNone && (
          <Choice
            label={label}
            describedBy={meaningId}
            values={['none', 'limited'] as const}
            value={value === null ? 'none' : 'limited'}
            onChange={kind => onChange(kind === 'none' ? null : (suggested ?? String(min)))}
            show={kind => (kind === 'none' ? none : limited)}
          />
        )}
        {value !== null && (
          <label className="count-field">
            <input
              className="field"
              inputMode="numeric"
              autoComplete="off"
              size={5}
              value={String(value)}
              aria-label={unit === '' ? label : `${label}, ${unit}`}
              aria-invalid={refusal !== undefined}
              aria-describedby={refusal ? refusalId : undefined}
              onInput={event => onChange(event.currentTarget.value)}
            />
            {unit}
          </label>
        )}
      </div>
      {refusal && (
        <p className="refusal" id={refusalId} role="alert">
          <Icon name="threat" size={16} />
          {refusal}
        </p>
      )}
    </>
  );
}
