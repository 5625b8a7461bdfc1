/** What the scene must show for a view: one pose for every cube of the Tesseract. No GPU is needed to know it. */
import { COLOURS, type ColourName, type CubeId, type TesseractView } from '@tessera/games/tesseract';
import { spot } from './layout.ts';
import type { Quaternion, Vector3 } from './math.ts';
import { faceMask, orientationFor } from './orientation.ts';

/** An index into COLOURS; a cube that nobody has seen is drawn plain. */
export const UNKNOWN_COLOUR = COLOURS.length;

export interface Pose {
  readonly position: Vector3;
  readonly turn: Quaternion;
  readonly scale: number;
  readonly colour: number;
  /** One bit for each number that has pips. */
  readonly mask: number;
  /** 0 to 1: how much it glows like an ember. */
  readonly heat: number;
}

export type Poses = ReadonlyMap<CubeId, Pose>;

export const colourIndex = (colour: ColourName | null): number =>
  colour === null ? UNKNOWN_COLOUR : COLOURS.indexOf(colour);

/** Every cube at rest. */
export function restPoses(view: TesseractView): Poses {
  const poses = new Map<CubeId, Pose>();
  for (const [cell, { cubes }] of view.stacks.entries()) {
    for (const [level, { id, colour, value, sides }] of cubes.entries()) {
      const isTop = level === cubes.length - 1;
      // A remembered number (T-INFO-4) turns the die, but a face that is covered shows nothing.
      const { turn } = orientationFor([value, ...sides]);
      const mask = faceMask([isTop ? value : null, ...sides]);
      const position = spot(cell, level);
      poses.set(id, { position, turn, scale: 1, colour: colourIndex(colour), mask, heat: 0 });
    }
  }
  return poses;
}
