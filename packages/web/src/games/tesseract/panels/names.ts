/** Cubes, places and probabilities as text. */
import { type Cell, type ColourName, stackName, type TesseractView } from '@tessera/games/tesseract';
import { capitalised, fill } from '../../../text/index.ts';
import { type DieLook, topOf } from '../contract.ts';
import type { TesseractWords } from '../words/index.ts';

/** Colour inside a sentence. */
export const colourName = ({ game }: TesseractWords, colour: ColourName): string => game.colours[colour];

/** A cube by itself: "Yellow 6", "Blue, value hidden", "Unknown cube". */
export const cubeName = (words: TesseractWords, cube: DieLook): string => capitalised(cubeWords(words, cube));

/** A cube inside a sentence: "yellow 6". */
export function cubeWords(words: TesseractWords, { colour, value }: DieLook): string {
  const { cube } = words.panels;
  if (colour === null) return cube.unknown;
  const name = colourName(words, colour);
  if (value === null) return fill(cube.covered, { colour: name });
  if (value === 0) return fill(cube.destroyed, { colour: name });
  return fill(cube.named, { colour: name, value });
}

/** The top cube of a stack: "purple 2 at d1". */
export function topName(words: TesseractWords, view: TesseractView, cell: Cell): string {
  const top = topOf(view, cell);
  const cube = top ? cubeWords(words, top) : words.panels.cube.unknown;
  return fill(words.panels.cube.at, { cube, cell: stackName(cell) });
}

/** Colour and value in notation: `Y3`. */
export const kindLabel = ({ colour, value }: DieLook): string => `${colour ?? '?'}${value ?? '?'}`;

/** List: "a, b or c". */
export const listed = (parts: readonly string[], or: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}${or}${parts.at(-1)}`;
