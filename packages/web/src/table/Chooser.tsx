// @chunk own
/** Popup list for a press that could mean several answers: each entry says what it would do. */
import './Chooser.css';
import type { ComponentChildren, CSSProperties, RefObject, TargetedKeyboardEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { useText } from '../text/index.ts';
import { digits } from './keys.ts';
import { useFocusInside } from './useFocusInside.ts';
import { useKeys } from './useKeys.ts';

interface ChooserEntry {
  readonly key: string | number;
  readonly face: ComponentChildren;
  /** Effect of the entry. */
  readonly title: string;
  readonly more?: string | undefined;
  /** The answer in the game's notation. */
  readonly notation?: string;
  readonly isHinted?: boolean;
}

interface ChooserProps {
  readonly box?: RefObject<HTMLDivElement | null>;
  readonly title: string;
  readonly entries: readonly ChooserEntry[];
  readonly style: CSSProperties;
  /** True for a bottom sheet on a phone. */
  readonly isSheet?: boolean;
  onTake(index: number): void;
  /** Called with the highlighted entry, or undefined for none. */
  onLook(index: number | undefined): void;
  onBack(): void;
}

export function Chooser({ box, title, entries, style, isSheet, ...on }: ChooserProps) {
  const { onTake, onLook, onBack } = on;
  const { chosen, keyNames } = useText().table;
  const own = useRef<HTMLDivElement>(null);
  const root = box ?? own;
  useFocusInside(root, 'li button');
  const strokes = digits(Math.min(9, entries.length));
  useKeys([{ strokes, meaning: title, deed: digit => () => onTake(Number(digit) - 1) }]);
  return (
    <div
      ref={root}
      className={isSheet ? 'tb-chooser is-sheet' : 'tb-chooser'}
      role="dialog"
      aria-label={title}
      style={style}
      onKeyDown={walk}
    >
      <h2>
        {title}
        <button type="button" onClick={onBack}>
          {chosen.letGo} <kbd>{keyNames.escape}</kbd>
        </button>
      </h2>
      <ul>
        {entries.map((entry, i) => (
          <li key={entry.key}>
            <button
              type="button"
              className={entry.isHinted ? 'is-hinted' : undefined}
              onClick={() => onTake(i)}
              onFocus={() => onLook(i)}
              onPointerEnter={() => onLook(i)}
              onBlur={() => onLook(undefined)}
            >
              {entry.face}
              <span>
                <b>{entry.title}</b>
                {entry.more && <small>{entry.more}</small>}
              </span>
              {entry.notation && <small>{entry.notation}</small>}
              {i < 9 && <kbd>{i + 1}</kbd>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Arrow keys move through the list. */
function walk(event: TargetedKeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  event.stopPropagation();
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('li button')];
  const here = buttons.indexOf(document.activeElement as HTMLElement);
  buttons[(here + step + buttons.length) % buttons.length]?.focus();
}
