// @chunk logged
/** What is chosen and not done yet: what it would do, whether it could be taken back, and the button that does it. */
import './ChosenCard.css';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useText } from '../text/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { useFocusInside } from './useFocusInside.ts';

/** One thing that would happen. */
interface Consequence {
  readonly sign: ComponentChildren;
  readonly text: ComponentChildren;
}

interface ChosenCardProps {
  /** A picture of it. */
  readonly face?: ComponentChildren;
  readonly title: string;
  readonly about?: string | undefined;
  readonly lines: readonly Consequence[];
  /** Why it cannot be taken back; undefined when it can. */
  readonly bar: string | undefined;
  readonly deed: string;
  /** At a side of the board, or instead of what stands under it. */
  readonly place: 'left' | 'right' | 'sheet';
  /** What else could be chosen. */
  readonly children?: ComponentChildren;
  onDo(): void;
  onLetGo(): void;
}

export function ChosenCard({
  face,
  title,
  about,
  lines,
  bar,
  deed,
  place,
  children,
  ...on
}: ChosenCardProps) {
  const { chosen, keyNames } = useText().table;
  const box = useRef<HTMLElement>(null);
  useFocusInside(box, '.is-go');
  return (
    <section ref={box} className={`tb-chosen is-${place}`} aria-label={chosen.title}>
      <h2>
        {face}
        {title}
      </h2>
      {about && <p>{about}</p>}
      {children}
      <ul>
        {lines.map(({ sign, text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences in a fixed order.
          <li key={i}>
            {sign}
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {bar && (
        <p className="tb-bar">
          <Icon name="undo" size={16} />
          {bar}
        </p>
      )}
      <div className="tb-ways">
        <button type="button" className="tb-button is-go" onClick={on.onDo}>
          {deed} <kbd>{keyNames.enter}</kbd>
        </button>
        <button type="button" className="tb-button" onClick={on.onLetGo}>
          {chosen.letGo} <kbd>{keyNames.escape}</kbd>
        </button>
      </div>
    </section>
  );
}
