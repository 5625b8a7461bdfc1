/** Which cubes of a declared set may be the one that goes to the board (T-CONTAIN-2). */
import { COLOURS, type ColourName, type TesseractView } from '@tessera/games/tesseract';

interface Kind {
  readonly colour: ColourName;
  readonly value: number;
}

export const kindOf = (label: string): Kind => ({
  colour: label[0] as ColourName,
  value: Number(label[1]),
});

export const slotOf = ({ colour, value }: Kind): number => 6 * COLOURS.indexOf(colour) + value - 1;

export const areColoursFit = (cubes: readonly Kind[]): boolean => {
  const different = new Set(cubes.map(cube => cube.colour)).size;
  return different === 1 || different === cubes.length;
};

/** In a set with a wild colour (R04) the wild cube is not the contained one. A pair (R03) may mix colours. */
const mayContain = (cubes: readonly Kind[], cube: Kind): boolean =>
  cubes.length < 3 ||
  areColoursFit(cubes) ||
  cubes.some(wild => wild !== cube && areColoursFit(cubes.filter(one => one !== wild)));

/** How much it helps that one goes: a primed twin goes with it (T-CONTAIN-3), best where the most are primed. */
function helpOf({ primed }: TesseractView, { colour, value }: Kind): number {
  const hasTwin = primed.some(cube => cube.colour === colour && cube.value === value);
  return hasTwin ? primed.filter(cube => cube.value === value).length : 0;
}

/** The cubes of a set whose slot is free, each kind once: what would go first, then what could go instead. */
export function goingOf<K extends Kind>(view: TesseractView, cubes: readonly K[]): readonly K[] {
  const open = cubes.filter(cube => view.board[slotOf(cube)] === null && mayContain(cubes, cube));
  return open
    .filter((cube, i) => open.findIndex(one => slotOf(one) === slotOf(cube)) === i)
    .toSorted((a, b) => helpOf(view, b) - helpOf(view, a));
}
