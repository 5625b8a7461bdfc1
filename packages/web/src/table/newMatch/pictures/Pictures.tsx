// @chunk draft
/** Radio group of pictures: a map, a base. */
import './pictures.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { OptionWords } from '../preparation.ts';

interface PicturesProps<T> {
  /** Name of the option. */
  readonly option: string;
  readonly heading: string;
  readonly words: OptionWords;
  readonly values: readonly T[];
  readonly value: T | undefined;
  readonly onChange: (value: T) => void;
  readonly keyOf: (value: T) => string;
  readonly show: (value: T) => ComponentChildren;
  /** Content below the pictures. */
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
