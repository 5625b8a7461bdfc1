/** The cube of 64 dice on its turntable, swaying a little. Marks, not colours alone, tell the dice apart. */
import './tesseract.css';
import { useRef } from 'react';
import { useFrames } from '../../frames.ts';

/** Dice left in each of the 16 stacks, the far row first. */
const HEIGHTS = [
  [4, 4, 4, 3],
  [4, 4, 4, 4],
  [4, 4, 3, 4],
  [2, 4, 3, 1],
] as const;
const COLOURS = ['yellow', 'orange', 'purple', 'blue'] as const;
/** The two free sides of a die with a given top value lie on this ring of four. */
const RINGS = [
  [2, 3, 5, 4],
  [1, 4, 6, 3],
  [1, 2, 6, 5],
  [1, 5, 6, 2],
  [1, 3, 6, 4],
  [2, 4, 5, 3],
] as const;
const PITCH = 0.56;
const YAW = Math.PI / 4 - 0.26;
const SWAY = 0.11;
const SWAY_MS = 2600;
const SCALE = 49;
/** Half a die, with a hair of air between neighbours. */
const HALF = 0.478;

type Side = 'top' | 'front' | 'right';

interface Face {
  readonly side: Side;
  readonly colour: number;
  readonly value: number;
  readonly isFree: boolean;
  readonly centre: readonly [number, number, number];
}

const heightAt = (x: number, y: number): number => HEIGHTS[y]?.[x] ?? 0;

/** A fixed disorder: the same cube at every visit. */
function randomizer(seed: number): (n: number) => number {
  let state = seed;
  return n => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
}

/** A die may be taken when it is on top and at least two of its sides are open. */
function isFree(x: number, y: number, z: number): boolean {
  const open = [heightAt(x + 1, y), heightAt(x - 1, y), heightAt(x, y + 1), heightAt(x, y - 1)];
  return z === heightAt(x, y) - 1 && open.filter(height => height <= z).length >= 2;
}

/** Every face that can be seen, the farthest first. */
function facesOf(): readonly Face[] {
  const below = randomizer(1994);
  const faces: Face[] = [];
  for (let z = 0; z < 4; z++) {
    for (let y = 0; y < 4; y++) {
      for (let x = 0; x < 4; x++) {
        const [colour, value, turn] = [below(4), below(6), below(4)];
        if (z < heightAt(x, y)) faces.push(...facesAt(x, y, z, colour, value, turn));
      }
    }
  }
  const [sin, cos] = [Math.sin(YAW), Math.cos(YAW)];
  const nearness = ([x, y, z]: Face['centre']) => (x * sin + y * cos) * Math.cos(PITCH) + z * Math.sin(PITCH);
  return faces.sort((a, b) => nearness(a.centre) - nearness(b.centre));
}

function facesAt(x: number, y: number, z: number, colour: number, value: number, turn: number): Face[] {
  const ring = RINGS[value] as readonly number[];
  const [cx, cy, cz] = [x - 1.5, y - 1.5, z - 1.5];
  const shared = { colour, isFree: isFree(x, y, z) };
  const faces: Face[] = [];
  if (z === heightAt(x, y) - 1)
    faces.push({ ...shared, side: 'top', value: value + 1, centre: [cx, cy, cz + HALF] });
  if (heightAt(x, y + 1) <= z) {
    faces.push({ ...shared, side: 'front', value: ring[turn] as number, centre: [cx, cy + HALF, cz] });
  }
  if (heightAt(x + 1, y) <= z) {
    faces.push({
      ...shared,
      side: 'right',
      value: ring[(turn + 1) % 4] as number,
      centre: [cx + HALF, cy, cz],
    });
  }
  return faces;
}

/** The matrix that lays a square of half-width 1 onto a face, seen from a yaw. */
function transformOf({ side, centre: [x, y, z] }: Face, yaw: number): string {
  const [sin, cos, down, up] = [Math.sin(yaw), Math.cos(yaw), Math.sin(PITCH), Math.cos(PITCH)];
  const project = (px: number, py: number, pz: number) =>
    [(px * cos - py * sin) * SCALE, ((px * sin + py * cos) * down - pz * up) * SCALE] as const;
  const along = side === 'right' ? project(0, -HALF, 0) : project(HALF, 0, 0);
  const across = side === 'top' ? project(0, HALF, 0) : project(0, 0, -HALF);
  const parts = [...along, ...across, ...project(x, y, z)];
  return `matrix(${parts.map(part => part.toFixed(2)).join()})`;
}

/** Where the pips of a value lie, in thirds. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** The mark of each colour as a path around the origin: disc, triangle, square, diamond. */
const MARKS = [
  'm-.17 0a.17.17 0 1 0 .34 0 .17.17 0 1 0-.34 0',
  'm0-.21.2.36h-.4z',
  'm-.15-.15h.3v.3h-.3z',
  'm0-.22.22.22-.22.22-.22-.22z',
] as const;

const pipsOf = ({ colour, value }: Face): string =>
  (PIPS[value] ?? []).map(([x, y]) => `M${x * 0.52} ${y * 0.52}${MARKS[colour]}`).join('');

const FACES = facesOf();

export function TesseractArt() {
  const dice = useRef<SVGGElement>(null);
  useFrames(dice, sway);
  function sway(time: number): void {
    const yaw = YAW + Math.sin(time / SWAY_MS) * SWAY;
    FACES.forEach((face, i) => dice.current?.children[i]?.setAttribute('transform', transformOf(face, yaw)));
  }
  return (
    <svg className="tesseract-art" viewBox="-165 -166 330 342" aria-hidden="true">
      <g className="turntable" transform={`translate(0 ${2.15 * Math.cos(PITCH) * SCALE})`}>
        <ellipse className="disc" rx="152" ry={152 * Math.sin(PITCH)} />
        <ellipse className="groove" rx="143" ry={143 * Math.sin(PITCH)} />
      </g>
      <g ref={dice}>
        {FACES.map((face, i) => (
          <g
            key={i}
            className={`face ${face.side} ${COLOURS[face.colour]}`}
            transform={transformOf(face, YAW)}
          >
            <rect x="-1" y="-1" width="2" height="2" rx=".26" />
            <path d={pipsOf(face)} />
            {face.isFree && <rect className="free" x="-.93" y="-.93" width="1.86" height="1.86" rx=".2" />}
          </g>
        ))}
      </g>
    </svg>
  );
}
