// @chunk logged
/**
 * Card of the selected answer before it is played: its effects, whether it can be undone, and the button that
 * plays it.
 */
import './ChosenCard.css';
import type { UndoRefusal } from '@tessera/engine';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { useText } from '../text/index.ts';
import { isHandheld, type Layout } from '../ui/breakpoints.ts';
import { Icon } from '../ui/Icon.tsx';
import { Emphasised } from './Emphasised.tsx';
import { useFocusInside } from './useFocusInside.ts';

interface Consequence {
  readonly sign?: ComponentChildren;
  /** Sentence with emphasis between asterisks. */
  readonly text: string;
}

interface ChosenCardProps {
  /** Picture of the answer. */
  readonly face?: ComponentChildren;
  readonly title: string;
  readonly about?: string | undefined;
  readonly lines: readonly Consequence[];
  /** Reason why the answer cannot be undone; undefined when it can. */
  readonly bar: UndoRefusal | undefined;
  /** Replaces the usual sentence about `bar`. */
  readonly barWords?: string | undefined;
  readonly deed: string;
  readonly layout: Layout;
  /** Side of the board; on phones the card replaces the buttons below it. */
  readonly side: 'left' | 'right';
  /** Alternatives. */
  readonly children?: ComponentChildren;
  onDo(): void;
  onLetGo(): void;
}

const FORWARD = <Icon name="forward" size={16} />;

export function ChosenCard({
  face,
  title,
  about,
  lines,
  bar,
  barWords,
  deed,
  layout,
  side,
  children,
  ...on
}: ChosenCardProps) {
  const { chosen, keyNames } = useText().table;
  const box = useRef<HTMLElement>(null);
  useFocusInside(box, '.is-go');
  const place = isHandheld(layout) ? 'sheet' : side;
  return (
    <section ref={box} className={`tb-chosen is-${place}`} aria-label={chosen.title}>
      <h2>
        {face}
        {title}
      </h2>
      {about && <p>{about}</p>}
      {children}
      <ul>
        {lines.map(({ sign = FORWARD, text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences in a fixed order.
          <li key={i}>
            {sign}
            <span>
              <Emphasised text={text} />
            </span>
          </li>
        ))}
      </ul>
      {bar && bar !== 'nothingToUndo' && (
        <p className="tb-bar">
          <Icon name="undo" size={16} />
          {barWords ?? chosen.bars[bar]}
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
