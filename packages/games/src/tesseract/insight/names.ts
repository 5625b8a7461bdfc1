/** Names of cubes, cells, labs and cards, as a player says them. */
import { fill } from '@tessera/engine';
import { cellName } from '../board.ts';
import { cardTextOf, researcherTextOf } from '../cardText.ts';
import { BUILT_IN } from '../content.ts';
import { kindName, kindOf } from '../target.ts';
import type { TesseractText } from '../text/index.ts';
import { type Cell, COLOURS, type CubeId, type Lab, type Place, type TesseractOptions } from '../types.ts';
import type { ColourName } from '../view.ts';
import { capital } from './capital.ts';
import type { Tracker } from './tracker.ts';

/** Names of the things in an event. */
export interface Names {
  lab(lab: Lab): string;
  /** A cube with the given value, else with its last one; by its colour alone if it has none. */
  cube(cube: CubeId, value?: number): string;
  /** The same without its owner, for a sentence that tells where it comes from; `cube` by default. */
  bareCube?(cube: CubeId, value?: number): string;
  card(card: string): string;
  stack(cell: Cell): string;
  /** Undefined while the researcher's card is unknown. */
  researcher(lab: Lab): string | undefined;
}

/** Cubes and stacks as words, "Orange 6" and "b1", short, "O6" and "b1", or as in notation, "O6" and "1,0". */
export type CubeStyle = 'words' | 'short' | 'notation';

/** A stack by its letter from west to east and its number from north to south: a1 to d4. */
export const stackName = (cell: Cell): string => `${'abcd'[cell % 4]}${Math.floor(cell / 4) + 1}`;

export const stackIn = (cell: Cell, style: CubeStyle): string =>
  style === 'notation' ? cellName(cell) : stackName(cell);

type PackOption = Pick<TesseractOptions, 'pack'>;
const OURS: PackOption = { pack: BUILT_IN };

/** A card of the match's pack; of the built-in one by default. */
export const cardName = (text: TesseractText, card: string, options = OURS): string =>
  cardTextOf(options, card, text).name;

/** A researcher of the match's pack; of the built-in one by default. */
export const researcherName = (text: TesseractText, id: string, options = OURS): string =>
  researcherTextOf(options, id, text).name;

/** A cube by its known properties. */
export function cubeName(
  text: TesseractText,
  colour: ColourName | undefined,
  value: number | undefined,
  style: CubeStyle,
): string {
  if (colour === undefined) return text.events['cube.unknown'];
  const word = text.colours[colour];
  if (value === undefined) return fill(text.events['cube.plain'], { colour: word, Colour: capital(word) });
  if (style !== 'words') return kindName(kindOf(COLOURS.indexOf(colour), value));
  return fill(text.events['cube.valued'], { colour: word, Colour: capital(word), value });
}

/** Names from a tracker; `lab` names a lab. */
export function namesOf(
  text: TesseractText,
  known: Tracker,
  lab: (lab: Lab) => string,
  style: CubeStyle = 'words',
): Names {
  return {
    lab,
    cube: (cube, value) => cubeName(text, known.colourOf(cube), value ?? known.valueOf(cube), style),
    card: card => cardName(text, card, known.options()),
    stack: cell => stackIn(cell, style),
    researcher: of => {
      const id = known.researcherOf(of);
      return id ? researcherName(text, id, known.options()) : undefined;
    },
  };
}

export const placeName = (text: TesseractText, names: Names, place: Place): string =>
  fill(text.zones[place.zone], place.zone === 'lab' ? { lab: names.lab(place.lab) } : {});
