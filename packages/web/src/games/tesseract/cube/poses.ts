/** Poses of all cubes of the Tesseract for a view; computed without a GPU. */
import { COLOURS, type ColourName, type CubeId, type TesseractView } from '@tessera/games/tesseract';
import { spot } from './layout.ts';
import type { Quaternion, Vector3 } from './math.ts';
import { faceMask, orientationFor } from './orientation.ts';

/** Index after COLOURS for a cube that nobody has seen, drawn without colour. */
export const UNKNOWN_COLOUR = COLOURS.length;

export interface Pose {
  readonly position: Vector3;
  readonly turn: Quaternion;
  readonly scale: number;
  readonly colour: number;
  /** Bit mask of numbers with pips. */
  readonly mask: number;
  /** Glow of an ember, 0 to 1. */
  readonly heat: number;
}

export type Poses = ReadonlyMap<CubeId, Pose>;

export const colourIndex = (colour: ColourName | null): number =>
  colour === null ? UNKNOWN_COLOUR : COLOURS.indexOf(colour);

/** Poses of all cubes at rest. */
export function restPoses(view: TesseractView): Poses {
  const poses = new Map<CubeId, Pose>();
  for (const [cell, { cubes }] of view.stacks.entries()) {
    for (const [level, { id, colour, value, sides }] of cubes.entries()) {
      const isTop = level === cubes.length - 1;
      // A remembered number (T-INFO-4) rotates the die, but a covered face shows no pips.
      const { turn } = orientationFor([value, ...sides]);
      const mask = faceMask([isTop ? value : null, ...sides]);
      const position = spot(cell, level);
      poses.set(id, { position, turn, scale: 1, colour: colourIndex(colour), mask, heat: 0 });
    }
  }
  return poses;
}
