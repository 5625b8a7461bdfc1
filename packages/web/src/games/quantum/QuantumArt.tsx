/** Nine tiles of space, planets with their numbers, and two fleets of dice about to meet. */
import { upTo } from '../../table/upTo.ts';
import './art.css';

const CELL = 34;
/** The numbers of the planets, row by row. */
const PLANETS = [8, 7, 9, 7, 10, 7, 9, 7, 8] as const;

type Faction = 'kepler' | 'vulpes';

/** Column, row, value, faction. */
const SHIPS: readonly (readonly [number, number, number, Faction])[] = [
  [1, 2, 6, 'kepler'],
  [3, 3, 3, 'kepler'],
  [4, 3, 2, 'kepler'],
  [3, 4, 5, 'kepler'],
  [5, 4, 1, 'vulpes'],
  [6, 4, 5, 'vulpes'],
  [7, 6, 4, 'vulpes'],
  [8, 7, 3, 'vulpes'],
];
/** Squares the chosen ship, the flagship on column 4, can reach. */
const REACH = [
  [3, 2],
  [4, 2],
  [5, 2],
  [5, 3],
  [6, 3],
] as const;
/** Cubes on the slots of each planet: who holds how many. */
const CUBES: Readonly<Record<number, Faction>> = {
  0: 'kepler',
  1: 'kepler',
  4: 'kepler',
  5: 'vulpes',
  7: 'vulpes',
  8: 'vulpes',
};
const STARS = [
  [22, 14],
  [88, 30],
  [70, 92],
  [120, 20],
  [186, 88],
  [226, 16],
  [296, 40],
  [250, 94],
  [14, 130],
  [92, 190],
  [128, 196],
  [200, 128],
  [290, 182],
  [232, 196],
  [30, 222],
  [84, 290],
  [140, 226],
  [190, 296],
  [222, 288],
  [296, 224],
] as const;

const centre = (cell: number): number => (cell + 0.5) * CELL;

const PIPS: readonly string[] = [
  '',
  'M0 0',
  'M-1-1M1 1',
  'M-1-1M0 0M1 1',
  'M-1-1M1-1M-1 1M1 1',
  'M-1-1M1-1M0 0M-1 1M1 1',
  'M-1-1M1-1M-1 0M1 0M-1 1M1 1',
];

/** Dots are strokes of no length with round ends, so one path draws all pips. */
const pips = (value: number): string =>
  (PIPS[value] ?? '').replace(/M(-?\d) ?(-?\d)/g, (_, x, y) => `M${x * 6.4} ${y * 6.4}h0`);

function Planet({ index, value }: { readonly index: number; readonly value: number }) {
  const [column, row] = [index % 3, Math.floor(index / 3)];
  const size = 3 * CELL;
  const holder = CUBES[index];
  return (
    <g transform={`translate(${column * size} ${row * size})`}>
      <rect className="tile-edge" x="1.5" y="1.5" width={size - 3} height={size - 3} rx="9" />
      <path
        className="tile-lines"
        d={`M${CELL} 5V${size - 5}M${2 * CELL} 5V${size - 5}M5 ${CELL}H${size - 5}M5 ${2 * CELL}H${size - 5}`}
      />
      <g transform={`translate(${size / 2} ${size / 2})`}>
        <circle className="orbit" r={CELL} />
        <circle className={`planet planet-${index}`} r="18" />
        <circle className="planet-light" r="18" />
        <text className="planet-value" y=".5">
          {value}
        </text>
      </g>
      {upTo(value - 6).map(slot => (
        <rect
          key={slot}
          className={`slot ${slot === 0 && holder ? holder : ''}`}
          x={size - 13.5 - slot * 11}
          y={size - 13.5}
          width="8.5"
          height="8.5"
          rx="2"
        />
      ))}
    </g>
  );
}

export function QuantumArt() {
  return (
    <svg className="quantum-art" viewBox="-11 -11 328 328" aria-hidden="true">
      <defs>
        <radialGradient id="planet-light" cx=".34" cy=".28" r=".85">
          <stop stop-color="#fff" stop-opacity=".55" />
          <stop offset=".5" stop-color="#fff" stop-opacity="0" />
          <stop offset=".5" stop-opacity="0" />
          <stop offset="1" stop-opacity=".45" />
        </radialGradient>
        <pattern
          id="vulpes-stripe"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" fill="var(--faction-vulpes)" />
          <rect width="2.2" height="6" fill="#0000003d" />
        </pattern>
      </defs>
      {[...PLANETS.entries()].map(([index, value]) => (
        <Planet key={index} index={index} value={value} />
      ))}
      {STARS.map(([x, y], i) => (
        <circle key={`${x},${y}`} className={`star star-${i % 4}`} cx={x} cy={y} r={i % 3 ? 0.8 : 1.2} />
      ))}
      {REACH.map(([x, y]) => (
        <circle key={`${x},${y}`} className="reach" cx={centre(x)} cy={centre(y)} r="4.5" />
      ))}
      {SHIPS.map(([x, y, value, faction], i) => (
        <g key={`${x},${y}`} transform={`translate(${centre(x)} ${centre(y)})`}>
          <g className={i === 2 ? 'ship is-chosen' : 'ship'}>
            {i === 2 && <rect className="chosen" x="-16.5" y="-16.5" width="33" height="33" rx="9.5" />}
            <rect className={faction} x="-13" y="-13" width="26" height="26" rx="6.5" />
            <path className="ship-pips" d={pips(value)} />
          </g>
        </g>
      ))}
      <g transform={`translate(${centre(5)} ${centre(4)})`}>
        <path
          className="aim"
          d="M-17-9v-4a4 4 0 0 1 4-4h4M9-17h4a4 4 0 0 1 4 4v4M17 9v4a4 4 0 0 1-4 4H9M-9 17h-4a4 4 0 0 1-4-4V9"
        />
        <rect className="odds" x="-19" y="18" width="38" height="17" rx="8.5" />
        <text className="odds-text" y="27">
          42 %
        </text>
      </g>
    </svg>
  );
}
