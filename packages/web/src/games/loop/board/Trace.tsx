// @chunk own
/**
 * Trace on the ring: numbered arrows with the ghosts of moved pieces, and badges at the eras where cubes, clones
 * or cards changed. It covers nothing that can be pressed.
 */
import './trace.css';
import { contentOf, type Era } from '@tessera/games/loop';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
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
import { type Arrow, arrowsOf, type Badge, badgesOf } from './trace.ts';

interface TraceProps {
  readonly model: Pick<LoopModel, 'trace' | 'step' | 'view'>;
  readonly ring: Ring;
}

export default function Trace({ model, ring }: TraceProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const heads = useHeads(sheet, ring, model.trace);
  const { trace, step, view } = model;
  const arrows = arrowsOf(trace, ring, step);
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
      {heads.map(({ era, at, isLeft }) => (
        <div
          key={era}
          className={isLeft ? 'lb-news is-left' : 'lb-news'}
          style={{ ...placed(at), maxWidth: `${isLeft ? at[0] : ring.width - at[0]}px` }}
        >
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

interface Head {
  readonly era: Era;
  /** End of its name where the badges stand. */
  readonly at: Point;
  /** True if they stand before the name. */
  readonly isLeft: boolean;
}

/** Names of the eras on the ring, measured without the transforms of running animations. */
function useHeads(sheet: RefObject<HTMLElement | null>, ring: Ring, trace: readonly Step[]): readonly Head[] {
  const [heads, setHeads] = useState<readonly Head[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names move with the ring and with what stands beside them.
  useLayoutEffect(() => {
    const board = sheet.current?.closest<HTMLElement>('.lb-board');
    if (!board) return;
    setHeads(
      [...board.querySelectorAll<HTMLElement>('.lb-era')].flatMap(element => {
        const box = element.querySelector<HTMLElement>('.lb-box');
        const head = element.querySelector<HTMLElement>('.lb-head');
        const [first, last] = [head?.firstElementChild, head?.querySelector<HTMLElement>('span')];
        if (!box || !head || !first || !last) return [];
        const [left, right] = [box.offsetLeft, box.offsetLeft + box.offsetWidth];
        const end = left + last.offsetLeft + last.offsetWidth;
        const start = left + head.offsetLeft;
        const isLeft = right - end < start - left;
        const y = box.offsetTop + head.offsetTop + head.offsetHeight / 2;
        return [{ era: Number(element.dataset.era), at: [isLeft ? start : end, y] as const, isLeft }];
      }),
    );
  }, [sheet, ring, trace]);
  return heads;
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
