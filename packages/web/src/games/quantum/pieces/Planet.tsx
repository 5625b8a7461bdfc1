// @chunk *-pieces
/** A planet in the light of its sun: the larger its number, the larger it is; cubes stand on it under the number. */
import type { Faction } from '@tessera/games/quantum';
import { Drawing, type PieceProps } from '../../../ui/render/Drawing.tsx';
import { memo } from '../../../ui/render/memo.ts';
import { CubeMark } from './CubeMark.tsx';
import './defs.ts';
import { asGlobe } from './globes.ts';
import './pieces.css';

interface PlanetProps extends PieceProps {
  readonly number: number;
  /** By slot: whose cube is there, if any. Without slots the number alone is drawn. */
  readonly slots?: readonly (Faction | undefined)[];
}

/** Half the side of the square that a planet lies on; a large one reaches over its edge. */
const HALF = 32;

/** How large a cube is, by the number of slots. */
const CUBES = [0, 20, 19, 17, 15] as const;

const radiusOf = (number: number): number => 26 + (number - 7) * 2.6;

export const Planet = memo(({ number, slots = [], ...placing }: PlanetProps) => {
  const radius = radiusOf(number);
  const cube = CUBES[slots.length] ?? 14;
  const step = cube * 0.94;
  const left = -((slots.length - 1) * step) / 2;
  return (
    <Drawing
      className={`q-planet is-${number}`}
      viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
      {...placing}
    >
      <circle className="q-halo" r={radius * 1.36} />
      <Ring number={number} radius={radius} isFront={false} />
      <circle className="q-globe" r={radius} />
      <circle className="q-sphere" r={radius} />
      <image ref={asGlobe(number)} x={-radius} y={-radius} width={2 * radius} height={2 * radius} />
      <Ring number={number} radius={radius} isFront />
      <text y={slots.length > 0 ? 3 : 10} className={slots.length > 0 ? '' : 'is-large'}>
        {number}
      </text>
      {slots.map((faction, slot) => {
        const x = left + slot * step;
        return (
          <CubeMark
            // biome-ignore lint/suspicious/noArrayIndexKey: slots have no name but their place.
            key={slot}
            faction={faction}
            x={x - cube / 2}
            y={radius * 0.5 - cube * 0.42 - (x * x) / 60}
            size={cube}
          />
        );
      })}
    </Drawing>
  );
});

interface RingProps {
  readonly number: number;
  readonly radius: number;
  readonly isFront: boolean;
}

/** Giants have rings: half of each before the globe, half behind it. */
function Ring({ number, radius, isFront }: RingProps) {
  if (number < 9) return null;
  const [wide, flat, turn] = number === 10 ? [1.55, 0.42, -20] : [1.45, 0.32, 16];
  const arc = (size: number): string =>
    `M${-radius * size} 0A${radius * size} ${radius * size * (flat / wide)} 0 0 ${isFront ? 0 : 1} ${radius * size} 0`;
  return (
    <g className={isFront ? 'q-ring-front' : 'q-ring-back'} transform={`rotate(${turn})`}>
      <path d={arc(wide)} />
      {number === 10 && <path d={arc(wide * 0.86)} />}
    </g>
  );
}
