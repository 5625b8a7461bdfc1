/** Context of a typed line. */
import type { Manifest } from '../games/manifest.ts';
import type { Language } from '../words.ts';
import type { Face } from './face.ts';
import type { Screen } from './screen.ts';
import type { Sitting } from './sitting.ts';

export interface Seating {
  readonly manifest: Manifest;
  readonly sitting: Sitting;
  readonly face: Face;
  readonly screen: Screen;
  readonly language: Language;
  readonly signal: AbortSignal;
}

export interface Typed extends Seating {
  /** The rest of the line after the command's name. */
  readonly rest: string;
}
