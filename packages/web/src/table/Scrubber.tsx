/** Timeline of the match: step buttons, a slider, and marks at turning points. */
import type { ComponentChildren, JSX } from 'preact';
import { fill, useText } from '../text/index.ts';
import './scrubber.css';
import { Icon, type IconName } from '../ui/Icon.tsx';
import type { LookBack } from './useLookBack.ts';

/** Arrow keys move the slider; other keys, and arrows with Shift, bubble to the table. */
function keepOwnKeys(event: KeyboardEvent): void {
  if (!event.shiftKey && /^(Arrow|Page|Home|End)/.test(event.key)) event.stopPropagation();
}

export interface TimelineMark {
  readonly count: number;
  /** Start of a turn, swing of the win probability, or the decisive answer. */
  readonly kind: 'turn' | 'swing' | 'decisive';
  /** Colour of the seat. */
  readonly colour?: string;
}

interface ScrubberProps {
  readonly back: LookBack<unknown>;
  /** Number of answers given so far. */
  readonly all: number;
  readonly marks: readonly TimelineMark[];
  /** More buttons after the slider. */
  readonly children?: ComponentChildren;
}

export function Scrubber({ back, all, marks, children }: ScrubberProps) {
  const { time } = useText().table;
  const shown = back.count ?? all;
  const isNow = back.count === undefined;
  const button = (sign: IconName, label: string, isDisabled: boolean, go: () => void): JSX.Element => (
    <button type="button" aria-label={label} title={label} disabled={isDisabled} onClick={go}>
      <Icon name={sign} />
    </button>
  );
  return (
    <div className="tb-scrubber" role="group" aria-label={time.past}>
      {button('first', time.first, shown === 0, () => back.show(0))}
      {button('back', time.previous, shown === 0, () => back.step(-1))}
      <div className="tb-line">
        <Turns all={all} marks={marks} />
        {marks.filter(isFew).map(({ count, kind, colour }) => (
          <i
            key={`${kind} ${count}`}
            className={`is-${kind}`}
            style={{
              left: `calc(.5rem + ${count / Math.max(1, all)} * (100% - 1rem))`,
              ...(colour && { background: colour }),
            }}
          />
        ))}
        <input
          type="range"
          min={0}
          max={all}
          value={shown}
          disabled={all === 0}
          aria-label={time.past}
          aria-valuetext={fill(time.after, { count: shown, all })}
          onKeyDown={keepOwnKeys}
          onInput={event => back.show(event.currentTarget.valueAsNumber)}
        />
      </div>
      {button('forward', time.next, isNow, () => back.step(1))}
      {button('last', time.now, isNow, () => back.show(all))}
      {children}
    </div>
  );
}

const isFew = ({ kind }: TimelineMark): boolean => kind !== 'turn';

/** Marks of the turns as one shape: a long match has hundreds, and each answer moves them all. */
const Turns = ({ all, marks }: Pick<ScrubberProps, 'all' | 'marks'>) => (
  <svg viewBox={`0 0 ${Math.max(1, all)} 1`} preserveAspectRatio="none" aria-hidden="true">
    <path d={marks.map(mark => (isFew(mark) ? '' : `M${mark.count} 0v1`)).join('')} />
  </svg>
);
