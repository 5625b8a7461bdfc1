// @chunk own
/**
 * Trace on the ring: numbered arrows with the ghosts of moved pieces, and badges at the eras where cubes, clones
 * or cards changed. It covers nothing that can be pressed.
 */
import './trace.css';
import { contentOf, type LoopView } from '@tessera/games/loop';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Step } from '../chronicle.ts';
import type { LoopModel } from '../contract.ts';
import { Sign } from '../panels/signs.tsx';
import { actorClass } from '../panels/story.ts';
import { AgentFace } from '../pieces/AgentFace.tsx';
import { CloneFace } from '../pieces/CloneFace.tsx';
import { Cube } from '../pieces/Cube.tsx';
import { DimensionMark } from '../pieces/DimensionMark.tsx';
import { FooFace } from '../pieces/FooFace.tsx';
import { MissionMark } from '../pieces/MissionMark.tsx';
import { Vortex } from '../pieces/Vortex.tsx';
import type { Point, Ring } from './layout.ts';
import { covered, type Field, fieldOf, freePlace, type Rect, rectAt } from './room.ts';
import { type Arrow, arrowRect, arrowsOf, type Badge, badgesOf } from './trace.ts';

interface TraceProps {
  readonly model: Pick<LoopModel, 'trace' | 'step' | 'view'>;
  readonly ring: Ring;
}

export default function Trace({ model, ring }: TraceProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const { trace, step, view } = model;
  const taken = useTaken(sheet, ring, trace, view);
  const fields = useMemo(() => ring.wedges.map(({ outline }) => fieldOf(outline)), [ring]);
  const arrows = useMemo(() => arrowsOf(trace, ring, step, taken), [trace, ring, step, taken]);
  // In the next frame: what else changes until then is laid out once, and only the last trace is placed.
  useLayoutEffect(() => {
    const place = (): void => placeNews(sheet.current, ring, fields, [...taken, ...rectsOf(arrows, ring)]);
    const frame = requestAnimationFrame(place);
    return () => cancelAnimationFrame(frame);
  }, [ring, fields, taken, arrows]);
  const stateOf = (number: number): string =>
    step === undefined ? '' : step === number - 1 ? 'is-on' : 'is-dim';
  return (
    <div ref={sheet} className="lb-trace" aria-hidden="true">
      <svg viewBox={`0 0 ${ring.width} ${ring.height}`} aria-hidden="true">
        {arrows.map(arrow => (
          <g key={arrow.key} className={`${actorClass(view, arrow.step.agent)} ${stateOf(arrow.number)}`}>
            <path className="lb-way-edge" d={arrow.line} />
            <path className="lb-way" d={arrow.line} />
            <path className="lb-arrow" d="M-3-7L9 0L-3 7z" transform={headTransform(arrow, ring)} />
          </g>
        ))}
      </svg>
      {arrows.map(arrow => (
        <i
          key={arrow.key}
          className={`lb-ghost ${actorClass(view, arrow.step.agent)} ${stateOf(arrow.number)}`}
          style={placed(arrow.from)}
        >
          {'agent' in arrow.piece ? (
            <AgentFace agent={view.agents[arrow.piece.agent] ?? 0} />
          ) : (
            <Clone model={model} token={arrow.piece.token} />
          )}
          <b>{arrow.number}</b>
        </i>
      ))}
      {ring.wedges.map((_, era) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an era is its index.
        <div key={era} className="lb-news" data-at={era}>
          {badgesOf(trace, era, step).map((badge, i, all) => (
            <span
              key={badge.number}
              className={`${actorClass(view, badge.step.agent)} ${stateOf(badge.number)} ${i < all.length - 2 ? 'is-brief' : ''}`}
            >
              <b>{badge.number}</b>
              <Changes model={model} badge={badge} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

const headTransform = ({ to, angle }: Arrow, { chevron }: Ring): string =>
  `translate(${to.join(' ')}) rotate(${angle}) scale(${chevron})`;

const placed = ([x, y]: Point): { readonly left: string; readonly top: string } => ({
  left: `${x}px`,
  top: `${y}px`,
});

const rectsOf = (arrows: readonly Arrow[], ring: Ring): readonly Rect[] =>
  arrows.map(({ from, to }) => arrowRect(from, to, ring));

/** Parts of an era that badges and arrows do not cover. */
const PARTS = '.lb-head, .lb-rifts, .lb-energy, .lb-risk, .lb-tile, .lb-clone, .lb-pawn, .lb-chip';

const boardOf = (sheet: HTMLElement | null): HTMLElement | null =>
  sheet?.closest<HTMLElement>('.lb-board') ?? null;

/** Box of a part on the ring, without the transforms of running animations. A name may be shorter than its row. */
function rectOf(part: HTMLElement): Rect {
  if (part.classList.contains('lb-head')) return nameRect(part);
  let [left, top] = [0, 0];
  for (
    let at: HTMLElement | null = part;
    at && !at.classList.contains('lb-board');
    at = at.offsetParent as HTMLElement | null
  ) {
    left += at.offsetLeft;
    top += at.offsetTop;
  }
  return { left, top, right: left + part.offsetWidth, bottom: top + part.offsetHeight };
}

function nameRect(head: HTMLElement): Rect {
  const words = document.createRange();
  words.selectNodeContents(head);
  const { left, top, right, bottom } = words.getBoundingClientRect();
  const { left: x = 0, top: y = 0 } = boardOf(head)?.getBoundingClientRect() ?? {};
  return { left: left - x, top: top - y, right: right - x, bottom: bottom - y };
}

/** Everything with a place of its own on the ring: contents of eras, and the arrows of time between them. */
function useTaken(
  sheet: RefObject<HTMLElement | null>,
  ring: Ring,
  trace: readonly Step[],
  view: LoopView,
): readonly Rect[] {
  const [taken, take] = useState<readonly Rect[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: contents move with the ring and with what happens.
  useLayoutEffect(() => {
    const measure = (): void => {
      const parts = boardOf(sheet.current)?.querySelectorAll<HTMLElement>(PARTS) ?? [];
      const size = 20 * ring.chevron;
      take([...[...parts].map(rectOf), ...ring.chevrons.map(({ at }) => rectAt(at, size, size))]);
    };
    // In the next frame: eras fit their contents in layout effects of their own.
    const frame = requestAnimationFrame(measure);
    return () => cancelAnimationFrame(frame);
  }, [sheet, ring, trace, view]);
  return taken;
}

/**
 * Puts the badges of each era beside its name, where they cover nothing; without room for their signs, as numbers alone. All are
 * measured, both ways, before the first one moves.
 */
function placeNews(
  sheet: HTMLElement | null,
  ring: Ring,
  fields: readonly Field[],
  taken: readonly Rect[],
): void {
  const heads = boardOf(sheet)?.querySelectorAll<HTMLElement>('.lb-head') ?? [];
  const all = [...(sheet?.querySelectorAll<HTMLElement>('.lb-news') ?? [])].flatMap((news, era) => {
    const [head, field] = [heads[era], fields[era]];
    return head && field && news.childElementCount > 0 ? { news, field, name: rectOf(head) } : [];
  });
  const sizes = (isTight: boolean) => {
    for (const { news } of all) news.classList.toggle('is-tight', isTight);
    return all.map(({ news }) => [news.offsetWidth, news.offsetHeight] as const);
  };
  const [wide, tight] = [sizes(false), sizes(true)];
  const others = [...taken];
  for (const [i, { news, field, name }] of all.entries()) {
    const { left, top, right, bottom } = name;
    const isAfter = (left + right) / 2 > ring.middle[0] * 0.9;
    const placed = ([width, height]: readonly [number, number] = [0, 0]) => {
      const wish: Point = [isAfter ? right + width / 2 + 4 : left - width / 2 - 4, (top + bottom) / 2];
      const at = freePlace(wish, [width, height], others, field);
      return { at, rect: rectAt(at, width, height) };
    };
    const first = placed(wide[i]);
    const isTight = covered(first.rect, others) > 0;
    const { at, rect } = isTight ? placed(tight[i]) : first;
    news.classList.toggle('is-tight', isTight);
    news.style.left = `${at[0]}px`;
    news.style.top = `${at[1]}px`;
    news.style.visibility = 'visible';
    others.push(rect);
  }
}

interface ChangesProps {
  readonly model: TraceProps['model'];
  readonly badge: Badge;
}

/** Signs of what a step changed at an era. */
function Changes({ model, badge: { step, cubes, gone, isHere } }: ChangesProps): ComponentChildren {
  const signed = (count: number): string => `${count > 0 ? '+' : '−'}${Math.abs(count)}`;
  return (
    <>
      {isHere && <Sort step={step} />}
      {cubes && cubes.rifts !== 0 && (
        <>
          <em>{signed(cubes.rifts)}</em>
          <Cube kind="rift" />
        </>
      )}
      {cubes && cubes.energy !== 0 && (
        <>
          <em>{signed(cubes.energy)}</em>
          <Cube kind="energy" />
        </>
      )}
      {gone.map(token => (
        <span key={token} className="lb-gone">
          <Clone model={model} token={token} />
        </span>
      ))}
    </>
  );
}

const Clone = ({
  model: { view },
  token,
}: {
  readonly model: TraceProps['model'];
  readonly token: number;
}) => {
  const row = contentOf(view).tokens[token];
  return row ? <CloneFace token={row} /> : null;
};

/** Sign of a step. */
function Sort({ step: { kind, events } }: { readonly step: Step }): ComponentChildren {
  const [first] = events;
  if (first?.type === 'looped') return <DimensionMark dimension={first.dimension} />;
  if (first?.type === 'archived') return <MissionMark mission={first.mission} />;
  if (kind === 'foo') return <FooFace />;
  if (kind === 'vortex') return <Vortex />;
  if (kind === 'take') return <Sign name="take" size={14} />;
  if (kind === 'card' || kind === 'power') return <Sign name="apply" size={14} />;
  return kind === 'claim' ? <Cube kind="damage" /> : null;
}
