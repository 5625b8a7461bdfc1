// @chunk draft
/** A choice for each thing that seats hold: agent, faction, researcher. */
import type { OptionValue } from '@tessera/engine';
import type { OptionWords, Spec } from './preparation.ts';

interface PerSeatControlProps {
  readonly spec: Extract<Spec, { readonly kind: 'perSeat' }>;
  readonly words: OptionWords;
  readonly holdings: readonly string[];
  /** As many as there are holdings. */
  readonly value: readonly OptionValue[];
  readonly onChange: (value: readonly OptionValue[]) => void;
}

export const PerSeatControl = ({ spec, words, holdings, value, onChange }: PerSeatControlProps) => (
  <div className="per-seat">
    {[...holdings.entries()].map(([thing, holding]) => (
      <label key={holding} className="seat-line">
        {holding}
        <select
          className="field"
          aria-label={`${words.label}, ${holding}`}
          value={String(value[thing])}
          onChange={({ currentTarget }) => onChange(value.with(thing, named(spec, currentTarget.value)))}
        >
          {spec.values.map(one => (
            <option key={String(one)} value={String(one)}>
              {words.values[String(one)] ?? String(one)}
            </option>
          ))}
        </select>
      </label>
    ))}
  </div>
);

/** The value that a field writes so. */
const named = ({ values, default: usual }: PerSeatControlProps['spec'], text: string): OptionValue =>
  values.find(one => String(one) === text) ?? usual;
