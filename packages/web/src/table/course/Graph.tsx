/** Line chart of win probabilities over the answers, for pointers; all of it is available as text too. */
import type { TargetedPointerEvent } from 'preact';
import { percent, useText } from '../../text/index.ts';
import type { Chances, Draw, Sample } from './course.ts';

interface GraphProps {
  readonly samples: readonly Sample[];
  /** Changes by chance, drawn as bars around the middle. */
  readonly draws: readonly Draw[];
  /** Final chances, if the last answer did not decide them: a resignation. */
  readonly end: Chances | undefined;
  readonly all: number;
  readonly shown: number;
  readonly now: Chances | undefined;
  readonly colours: readonly string[];
  /** Label at the current position. */
  readonly tag: string;
  onShow(count: number): void;
}

/** Dash patterns of the seats, so that lines differ without colour: solid, dashed, dotted, dash-dotted. */
const DASHES = [undefined, '7 4', '1.5 4', '9 3 1.5 3'] as const;
/** Half the thumb of the slider below, so that both align. */
const INSET = '.5rem';

const WIDTH = 1000;
const y = (chance: number): string => (100 - 100 * chance).toFixed(1);

export function Graph({ samples, draws, end, all, shown, now, colours, tag, onShow }: GraphProps) {
  const { language } = useText();
  const x = (count: number): string => ((count / all) * WIDTH).toFixed(1);
  const lineOf = (seat: number): string => {
    const points = samples.map(({ count, chances }) => `${x(count)},${y(chances[seat] ?? 0)}`);
    return `M${[...points, ...(end ? [`${WIDTH},${y(end[seat] ?? 0)}`] : [])].join('L')}`;
  };
  const point = ({ currentTarget, clientX, buttons, type }: TargetedPointerEvent<HTMLElement>): void => {
    if (type === 'pointermove' && buttons === 0) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    onShow(Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * all));
  };
  const left = `${(100 * shown) / all}%`;
  return (
    <div className="tb-graph" aria-hidden="true" style={{ '--inset': INSET }}>
      {/* The slider below does the same for keyboard and screen readers. */}
      <div onPointerDown={point} onPointerMove={point}>
        <svg viewBox={`0 0 ${WIDTH} 100`} preserveAspectRatio="none">
          <title>{tag}</title>
          <path className="is-grid" d={`M0,0H${WIDTH}M0,50H${WIDTH}M0,100H${WIDTH}`} />
          {draws.map(({ count, change }) => (
            <path
              key={count}
              className={change < 0 ? 'is-luck is-bad' : 'is-luck'}
              d={`M${x(count)},50V${y(0.5 + change / 2)}`}
            />
          ))}
          {colours.map((colour, seat) => (
            <path key={colour} d={lineOf(seat)} style={{ '--of': colour }} stroke-dasharray={DASHES[seat]} />
          ))}
        </svg>
        {[1, 0.5].map(chance => (
          <small key={chance} style={{ top: `${y(chance)}%` }}>
            {percent(language, chance)}
          </small>
        ))}
        <i className="is-now" style={{ left }} />
        {now &&
          colours.map((colour, seat) => (
            <i
              key={colour}
              className="is-dot"
              style={{ left, top: `${y(now[seat] ?? 0)}%`, background: colour }}
            />
          ))}
        <span className={shown > all * 0.88 ? 'is-tag is-left' : 'is-tag'} style={{ left }}>
          {tag}
        </span>
      </div>
    </div>
  );
}

/** Legend entry: a short piece of a seat's line. */
export const LineSample = ({ colour, seat }: { readonly colour: string; readonly seat: number }) => (
  <svg className="tb-line-sample" viewBox="0 0 22 4" aria-hidden="true">
    <path d="M1,2H21" style={{ '--of': colour }} stroke-dasharray={DASHES[seat]} />
  </svg>
);
