/** One of a few values: radio buttons drawn as a bar, so arrow keys and labels come from the browser. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface ChoiceProps<T extends string> {
  /** What is being chosen, for screen readers. */
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** What is shown for a value. */
  readonly show: (value: T) => ComponentChildren;
  /** The name of a value where what is shown is only a sign. */
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
