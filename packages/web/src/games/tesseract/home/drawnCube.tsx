/** Flat SVG drawing of the cube, for home's tile and previews of matches. */
import './art.css';
import type { ColourName } from '@tessera/games/tesseract';
import { pipPath, pipRadius } from '../pips.ts';

/** Visible faces of a die; 0 for a blank one. */
export interface DrawnDie {
  /** Undefined for an unseen cube. */
  readonly colour: ColourName | undefined;
  readonly top: number;
  readonly front: number;
  readonly right: number;
}

/** Stacks by cell, 4y + x with the far row first; dice from the base up. */
export type DrawnStacks = readonly (readonly DrawnDie[])[];

type Side = 'top' | 'front' | 'right';

export interface Face {
  readonly side: Side;
  readonly colour: ColourName | undefined;
  readonly value: number;
  readonly isFree: boolean;
  readonly centre: readonly [number, number, number];
}

const PITCH = 0.56;
/** Rotation of the turntable. */
const YAW = Math.PI / 4 - 0.26;
const SCALE = 49;
/** Half the width of a die, with a small gap between neighbours. */
const HALF = 0.478;

/** Visible faces, back to front. */
export function facesOf(stacks: DrawnStacks): readonly Face[] {
  const faces = stacks.flatMap((dice, cell) => dice.flatMap((die, z) => facesAt(stacks, cell, z, die)));
  const [sin, cos] = [Math.sin(YAW), Math.cos(YAW)];
  const nearness = ([x, y, z]: Face['centre']) => (x * sin + y * cos) * Math.cos(PITCH) + z * Math.sin(PITCH);
  return faces.sort((a, b) => nearness(a.centre) - nearness(b.centre));
}

const heightAt = (stacks: DrawnStacks, x: number, y: number): number =>
  x < 0 || x > 3 ? 0 : (stacks[4 * y + x]?.length ?? 0);

/** True for a removable die: on top, with at least two open sides. */
function isFree(stacks: DrawnStacks, x: number, y: number, z: number): boolean {
  const around = [
    heightAt(stacks, x + 1, y),
    heightAt(stacks, x - 1, y),
    heightAt(stacks, x, y + 1),
    heightAt(stacks, x, y - 1),
  ];
  return z === heightAt(stacks, x, y) - 1 && around.filter(height => height <= z).length >= 2;
}

function facesAt(stacks: DrawnStacks, cell: number, z: number, die: DrawnDie): Face[] {
  const [x, y] = [cell % 4, Math.floor(cell / 4)];
  const [cx, cy, cz] = [x - 1.5, y - 1.5, z - 1.5];
  const shared = { colour: die.colour, isFree: isFree(stacks, x, y, z) };
  const faces: Face[] = [];
  if (z === heightAt(stacks, x, y) - 1)
    faces.push({ ...shared, side: 'top', value: die.top, centre: [cx, cy, cz + HALF] });
  if (heightAt(stacks, x, y + 1) <= z)
    faces.push({ ...shared, side: 'front', value: die.front, centre: [cx, cy + HALF, cz] });
  if (heightAt(stacks, x + 1, y) <= z)
    faces.push({ ...shared, side: 'right', value: die.right, centre: [cx + HALF, cy, cz] });
  return faces;
}

/** Matrix that maps a square of half-width 1 onto a face. */
function transformOf({ side, centre: [x, y, z] }: Face): string {
  const [sin, cos, down, up] = [Math.sin(YAW), Math.cos(YAW), Math.sin(PITCH), Math.cos(PITCH)];
  const project = (px: number, py: number, pz: number) =>
    [(px * cos - py * sin) * SCALE, ((px * sin + py * cos) * down - pz * up) * SCALE] as const;
  const along = side === 'right' ? project(0, -HALF, 0) : project(HALF, 0, 0);
  const across = side === 'top' ? project(0, HALF, 0) : project(0, 0, -HALF);
  const parts = [...along, ...across, ...project(x, y, z)];
  return `matrix(${parts.map(part => part.toFixed(2)).join()})`;
}

/** One face; `isLit` for a removable die. */
export function FaceShape({ face, isLit }: { readonly face: Face; readonly isLit: boolean }) {
  const { side, colour, value } = face;
  return (
    <g className={`face ${side} of-${colour ?? 'nobody'}`} transform={transformOf(face)}>
      <rect x="-1" y="-1" width="2" height="2" rx=".26" />
      {colour && <path d={pipPath(colour, value)} transform={`scale(${2 * pipRadius(value)})`} />}
      {isLit && <rect className="free" x="-.93" y="-.93" width="1.86" height="1.86" rx=".2" />}
    </g>
  );
}

export const Turntable = () => (
  <g className="turntable" transform={`translate(0 ${2.15 * Math.cos(PITCH) * SCALE})`}>
    <ellipse className="disc" rx="152" ry={152 * Math.sin(PITCH)} />
    <ellipse className="groove" rx="143" ry={143 * Math.sin(PITCH)} />
  </g>
);
