/** A planet: the larger its number, the larger it is; its slots for cubes are under the number. */
import type { Faction } from '@tessera/games/quantum';
import { Drawing, type PieceProps } from '../../../ui/render/Drawing.tsx';
import { memo } from '../../../ui/render/memo.ts';
import { CubeMark } from './CubeMark.tsx';
import './pieces.css';

interface PlanetProps extends PieceProps {
  readonly number: number;
  /** By slot: whose cube is there, if any. Without slots the number alone is drawn. */
  readonly slots?: readonly (Faction | undefined)[];
}

/** Half the side of the square that a planet lies on; a large one reaches over its edge. */
const HALF = 32;
const CUBE = 11;
const GAP = 2;

const radiusOf = (number: number): number => 24 + (number - 7) * 3.2;

export const Planet = memo(({ number, slots = [], ...placing }: PlanetProps) => {
  const radius = radiusOf(number);
  const left = -(slots.length * (CUBE + GAP) - GAP) / 2;
  return (
    <Drawing
      className={`q-planet is-${number}`}
      viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
      {...placing}
    >
      <circle className="q-globe" r={radius} />
      <path className="q-surface" d={surfaceOf(number, radius)} />
      <path className="q-night" d={crescent(radius, 1.35)} />
      <path className="q-night" d={crescent(radius, 2.6)} />
      <text y={slots.length > 0 ? 5 : 10} className={slots.length > 0 ? '' : 'is-large'}>
        {number}
      </text>
      {slots.map((faction, slot) => (
        <CubeMark
          // biome-ignore lint/suspicious/noArrayIndexKey: slots have no name but their place.
          key={slot}
          faction={faction}
          x={left + slot * (CUBE + GAP)}
          y={9}
          size={CUBE}
        />
      ))}
    </Drawing>
  );
});

/** The side away from a light in the upper left, the narrower the larger `bend` is. */
function crescent(radius: number, bend: number): string {
  const end = radius * Math.SQRT1_2;
  const inner = radius * bend;
  return `M${end} ${-end}A${radius} ${radius} 0 0 1 ${-end} ${end}A${inner} ${inner} 0 0 0 ${end} ${-end}z`;
}

/** What tells the kinds apart but number and size: craters, rings of cloud, steep bands. */
function surfaceOf(number: number, radius: number): string {
  if (number < 9) {
    const craters = number === 7 ? CRATERS.slice(0, 3) : CRATERS;
    return craters
      .map(([x, y, r]) => `M${(x - r) * radius} ${y * radius}a${r * radius} ${r * radius} 0 1 1 0 .01`)
      .join('');
  }
  const tilt = number === 10 ? 0.35 : 0;
  return BANDS.map(height => {
    const half = Math.sqrt(1 - height * height) * 0.94;
    const [x1, y1, x2, y2] = [-half, height + tilt * half * 0.5, half, height - tilt * half * 0.5];
    const fits = (x: number, y: number): number => Math.min(1, 0.96 / Math.hypot(x, y)) * radius;
    const [from, to] = [fits(x1, y1), fits(x2, y2)];
    return `M${x1 * from} ${y1 * from}Q0 ${height * radius * 1.25} ${x2 * to} ${y2 * to}`;
  }).join('');
}

const CRATERS = [
  [-0.45, -0.4, 0.2],
  [0.5, -0.45, 0.14],
  [-0.68, 0.2, 0.12],
  [0.62, 0.18, 0.22],
  [0.05, -0.76, 0.1],
] as const;
const BANDS = [-0.72, -0.42, -0.12, 0.24, 0.56, 0.82] as const;
