/**
 * Dr Foo's Machine: its main face points to his era; three chutes lead there and to the neighbouring eras.
 */
import { type Era, nextEra, prevEra } from '@tessera/games/loop';
import { useRef } from 'preact/hooks';
import { memo } from '../../../ui/render/memo.ts';
import { upTo } from '../../../ui/render/upTo.ts';
import { FooFace } from '../pieces/FooFace.tsx';
import type { Ring } from './layout.ts';

interface MachineProps {
  readonly ring: Ring;
  /** Dr Foo's era; negative before the first Foo card. */
  readonly foo: Era;
}

export const Machine = memo(({ ring, foo }: MachineProps) => {
  const { width, height, middle, machine: radius } = ring;
  const faced = Math.max(0, foo);
  return (
    <svg className="lb-machine" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="lb-dial" d={ring.dial} />
      {ring.chevrons.map(({ at: [x, y], angle }) => (
        <g
          key={angle}
          className="lb-chevron"
          transform={`translate(${x} ${y}) rotate(${angle}) scale(${ring.chevron})`}
        >
          <circle r="9" />
          <path d="M-2-4 2.600 0-2 4" />
        </g>
      ))}
      <g transform={`translate(${middle[0]} ${middle[1]})`}>
        {foo >= 0 &&
          [prevEra(faced), faced, nextEra(faced)].map((era, exit) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chute stays itself, wherever it points.
            <Chute key={exit} ring={ring} era={era} isMain={exit === 1} />
          ))}
        <circle className="lb-hull" r={radius} />
        <Turned degrees={ring.wedges[faced]?.bearing ?? 0}>
          <path
            className="lb-face"
            d={`M${-0.56 * radius} ${-0.83 * radius}A${radius} ${radius} 0 0 1 ${0.56 * radius} ${-0.83 * radius}L${0.36 * radius} ${-0.54 * radius}H${-0.36 * radius}Z`}
          />
          <path
            className="lb-needle"
            d={`M0 ${-0.96 * radius}l${0.12 * radius} ${0.22 * radius}h${-0.24 * radius}Z`}
          />
        </Turned>
        {upTo(12).map(rivet => (
          <circle
            key={rivet}
            className="lb-rivet"
            cy={-0.86 * radius}
            r={0.035 * radius}
            transform={`rotate(${15 + 30 * rivet})`}
          />
        ))}
        <circle className="lb-core" r={0.66 * radius} />
        <FooFace x={-0.56 * radius} y={-0.58 * radius} size={1.12 * radius} />
      </g>
    </svg>
  );
});

/** A chute as long as the distance to its era, and as wide at its mouth as a cube. */
function Chute({ ring, era, isMain }: { readonly ring: Ring; readonly era: Era; readonly isMain: boolean }) {
  const { middle, machine, wedges } = ring;
  const { bearing = 0, mouth = middle } = wedges[era] ?? {};
  const length = Math.hypot(mouth[0] - middle[0], mouth[1] - middle[1]);
  const wide = machine * 0.25;
  return (
    <Turned degrees={bearing}>
      <g className={isMain ? 'lb-chute is-main' : 'lb-chute'}>
        <path
          d={`M${-0.62 * wide} ${-0.7 * machine}L${-wide} ${-length}H${wide}L${0.62 * wide} ${-0.7 * machine}Z`}
        />
        <path className="lb-lip" d={`M${-wide} ${-length}q${wide} ${-0.5 * wide} ${2 * wide} 0`} />
      </g>
    </Turned>
  );
}

/** Rotates the shorter way round. */
function Turned({
  degrees,
  children,
}: {
  readonly degrees: number;
  readonly children: preact.ComponentChildren;
}) {
  const turned = useRef(degrees);
  const ahead = ((((degrees - turned.current) % 360) + 540) % 360) - 180;
  turned.current += ahead;
  return (
    <g className="lb-turned" style={{ transform: `rotate(${turned.current}deg)` }}>
      {children}
    </g>
  );
}
