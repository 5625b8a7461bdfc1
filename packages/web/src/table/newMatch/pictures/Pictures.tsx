/** One of several things that are chosen by their picture: a map, a base. */
import './pictures.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { OptionWords } from '../preparation.ts';

interface PicturesProps<T> {
  /** The option it is the field of. */
  readonly option: string;
  readonly heading: string;
  readonly words: OptionWords;
  readonly values: readonly T[];
  readonly value: T | undefined;
  readonly onChange: (value: T) => void;
  /** Tells them apart. */
  readonly keyOf: (value: T) => string;
  readonly show: (value: T) => ComponentChildren;
  /** What stands under them. */
  readonly children: ComponentChildren;
}

export function Pictures<T>(props: PicturesProps<T>) {
  const { option, heading, words, values, value, onChange, keyOf, show, children } = props;
  const group = useId();
  return (
    <section className="new-part" data-option={option}>
      <h2>{heading}</h2>
      <div className="card pictures">
        <p className="pictures-meaning">{words.meaning}</p>
        <div className={`pictures-list is-${option}`} role="radiogroup" aria-label={words.label}>
          {values.map(one => (
            <label key={keyOf(one)}>
              <input type="radio" name={group} checked={one === value} onChange={() => onChange(one)} />
              {show(one)}
            </label>
          ))}
        </div>
        {children}
      </div>
    </section>
  );
}
