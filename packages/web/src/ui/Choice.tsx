/**
 * Segmented control for one of a few values: radio buttons, so that arrow keys and labels come from the
 * browser.
 */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface ChoiceProps<T extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** Visible content of an option. */
  readonly show: (value: T) => ComponentChildren;
  /** Accessible name of an option that only shows an icon. */
  readonly name?: (value: T) => string;
  readonly className?: string;
  readonly describedBy?: string | undefined;
}

export function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, values, value, onChange, show, name, className = '', describedBy } = props;
  const group = useId();
  return (
    <div
      role="radiogroup"
      className={`choice ${className}`}
      aria-label={label}
      aria-describedby={describedBy}
    >
      {values.map(one => (
        <label key={one} title={name?.(one)}>
          <input
            type="radio"
            name={group}
            value={one}
            checked={one === value}
            onChange={() => onChange(one)}
            aria-label={name?.(one)}
          />
          {show(one)}
        </label>
      ))}
    </div>
  );
}
