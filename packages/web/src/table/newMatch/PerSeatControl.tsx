// @chunk draft
/** One select for each holding of the seats: agent, faction, researcher. */
import type { OptionValue } from '@tessera/engine';
import type { OptionWords, Spec } from './preparation.ts';

interface PerSeatControlProps {
  readonly spec: Extract<Spec, { readonly kind: 'perSeat' }>;
  readonly words: OptionWords;
  readonly holdings: readonly string[];
  /** One value per holding. */
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

/** The value behind the text of a select's option. */
const named = ({ values, default: usual }: PerSeatControlProps['spec'], text: string): OptionValue =>
  values.find(one => String(one) === text) ?? usual;
