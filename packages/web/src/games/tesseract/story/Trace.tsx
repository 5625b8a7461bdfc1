// @chunk *-table
/**
 * Trace on the table: numbered arrows from the Tesseract, a lab or the primed area to where a cube lies now, and
 * numbers on cubes that changed. It covers nothing that can be pressed.
 */
import type { CubeId } from '@tessera/games/tesseract';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Model } from '../useModel.ts';
import { anchorsOf } from './anchors.ts';
import type { Step } from './chronicle.ts';
import { actorClass } from './told.ts';
import './story.css';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Labels of the cube, which the arrows leave readable. */
interface Tag extends Point {
  readonly width: number;
  readonly height: number;
}

interface Marked {
  readonly marks: readonly Mark[];
  readonly tags: readonly Tag[];
}

interface Mark {
  readonly key: string;
  readonly number: number;
  readonly step: Step;
  readonly from: Point | undefined;
  readonly to: Point;
}

export default function Trace({ model }: { readonly model: Model }) {
  const { marks, tags } = useMarks(model);
  const { step: alone } = model;
  const stateOf = ({ number, step }: Mark): string =>
    `${actorClass(step)} ${alone === undefined ? '' : alone === number - 1 ? 'is-on' : 'is-dim'}`;
  return (
    <div className="tt-trace" aria-hidden="true">
      <svg aria-hidden="true">
        <mask id="tt-tags">
          <rect width="100%" height="100%" fill="white" />
          {tags.map(tag => (
            <rect key={`${tag.x} ${tag.y}`} {...tag} rx="5" />
          ))}
        </mask>
        {marks.map(mark =>
          mark.from ? (
            <g key={mark.key} className={stateOf(mark)} mask="url(#tt-tags)">
              <path className="is-edge" d={wayOf(mark.from, mark.to)} />
              <path d={wayOf(mark.from, mark.to)} />
              <circle cx={mark.from.x} cy={mark.from.y} r="7" />
            </g>
          ) : null,
        )}
      </svg>
      {marks.map(mark => (
        <b
          key={mark.key}
          className={stateOf(mark)}
          style={{ transform: `translate(${mark.to.x}px, ${mark.to.y}px)` }}
        >
          {mark.number}
        </b>
      ))}
    </div>
  );
}

/** Arc that bends upwards, so that ways between the same places lie apart from straight edges. */
function wayOf(from: Point, to: Point): string {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const bend = Math.min(90, Math.hypot(to.x - from.x, to.y - from.y) / 4);
  return `M${from.x} ${from.y}Q${x} ${y - bend} ${to.x} ${to.y}`;
}

/**
 * Marks at the places of the screen; measured anew when the table turns, scrolls or changes, in the next frame: what else
 * changes until then is laid out once.
 */
function useMarks(model: Model): Marked {
  const { trace, view, lab, layout } = model;
  const [marks, setMarks] = useState<Marked>({ marks: [], tags: [] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: anchors move with the view, the lab and the layout.
  useLayoutEffect(() => {
    let frame = 0;
    const measure = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const now = { marks: marksOf(trace, lab), tags: tagsOf() };
        setMarks(before => (JSON.stringify(now) === JSON.stringify(before) ? before : now));
      });
    };
    measure();
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    for (const type of ['turned', 'scroll', 'resize', 'transitionend'])
      addEventListener(type, measure, options);
    const watcher = new ResizeObserver(measure);
    for (const panel of document.querySelectorAll('.tt-stage, .tess-lab, .tess-team')) watcher.observe(panel);
    return () => {
      cancelAnimationFrame(frame);
      stop.abort();
      watcher.disconnect();
    };
  }, [trace, view, lab, layout]);
  return marks;
}

/** A cube that moved again is marked where its last way ends; a step without a visible place has no mark. */
function marksOf(trace: readonly Step[], own: number): readonly Mark[] {
  return trace.flatMap((step, i) => {
    const number = i + 1;
    const moved = new Set<CubeId>(step.ways.map(({ cube }) => cube));
    const ways = step.ways.flatMap(({ cube, from, to }, at): Mark[] => {
      // Destroyed cubes lie nowhere: the steps name them.
      if (to.zone === 'destroyed') return [];
      const end = centreOf(anchorsOf(to, own, cube));
      return end
        ? [{ key: `${number} ${at}`, number, step, from: centreOf(anchorsOf(from, own)), to: end }]
        : [];
    });
    const changed = step.changed.flatMap((cube): Mark[] => {
      const to = moved.has(cube) ? undefined : centreOf([`[data-cube="${cube}"]`]);
      return to ? [{ key: `${number} of ${cube}`, number, step, from: undefined, to }] : [];
    });
    return [...ways, ...changed];
  });
}

const tagsOf = (): readonly Tag[] =>
  [...document.querySelectorAll('.tess-cube-tag')]
    .filter(tag => getComputedStyle(tag).visibility === 'visible')
    .map(tag => {
      const { left, top, width, height } = tag.getBoundingClientRect();
      return {
        x: Math.round(left),
        y: Math.round(top),
        width: Math.round(width),
        height: Math.round(height),
      };
    });

/** Centre of the first visible element; of a count in the strip of a phone its top, so that the number stays legible. */
function centreOf(selectors: readonly string[]): Point | undefined {
  for (const selector of selectors)
    for (const found of document.querySelectorAll(selector)) {
      const count = found.closest('.tess-counts > span');
      const element = count ?? found;
      const { left, top, width, height } = element.getBoundingClientRect();
      const isSeen = width > 4 && left >= 0 && top >= 0 && left < innerWidth && top < innerHeight;
      if (isSeen) return { x: Math.round(left + width / 2), y: Math.round(top + (count ? 4 : height / 2)) };
    }
  return undefined;
}
