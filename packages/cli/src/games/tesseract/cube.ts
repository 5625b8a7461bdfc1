/** The Tesseract as text: four layers, the highest first, and the base beside the Containment board. */
import { COLOURS, MAX_HEIGHT, type StackedCubeView, type TesseractView } from '@tessera/games/tesseract';
import { filled } from '../../words.ts';
import type { Paint } from './paint.ts';
import type { TesseractPlayText } from './text.ts';

const SIDE = [0, 1, 2, 3];
const XS = SIDE.map(x => ` ${x}  `)
  .join('')
  .trimEnd();
/** Width of a grid (four cells of four characters), and the gap between two grids. */
const GRID = 16;
const GAP = '   ';

/** A line that begins with the number of a row, or with blanks. */
const row = (label: string, parts: readonly string[]): string =>
  `${label.padEnd(2)}${parts.join(GAP)}`.trimEnd();

/** Layers side by side; a cube is two characters and a mark. */
export function layerLines(view: TesseractView, text: TesseractPlayText, paint: Paint): string[] {
  const layers = [...Array(MAX_HEIGHT).keys()].reverse();
  const names = layers.map(layer => filled(text.layer, { layer: layer + 1 }).padEnd(GRID));
  return [
    row('', names),
    row(
      '',
      layers.map(() => XS.padEnd(GRID)),
    ),
    ...SIDE.map(y =>
      row(
        `${y}`,
        layers.map(layer => SIDE.map(x => cellText(view, 4 * y + x, layer, paint)).join('')),
      ),
    ),
  ];
}

function cellText(view: TesseractView, cell: number, layer: number, paint: Paint): string {
  const stack = view.stacks[cell];
  const cube = stack?.cubes[layer];
  if (!stack || !cube) return `${paint(' .', 'dim')}  `;
  const isTop = layer === stack.cubes.length - 1;
  const isNext = view.phase !== 'setup' && view.edge.includes(cell); // the set-up primes by other rules
  const mark = !isTop ? ' ' : isNext ? '!' : stack.isRemovable ? '*' : ' ';
  return `${paint(stackedText(cube), cube.colour ?? 'dim')}${mark} `;
}

/** A cube in two characters; unseen colour and value are question marks. */
export function stackedText({ colour, value }: StackedCubeView): string {
  if (colour === null) return '??';
  return value === null ? `${colour.toLowerCase()}?` : `${colour}${value}`;
}

/** Symbols of the base, in lower case once uncovered, and the filled slots of the Containment board. */
export function baseLines(view: TesseractView, text: TesseractPlayText, paint: Paint): string[] {
  const count = view.board.filter(cube => cube !== null).length;
  const columns = [1, 2, 3, 4, 5, 6];
  const states = view.columns.map(({ state }) => text.states[state]);
  return [
    row('', [text.base.padEnd(GRID), filled(text.contained, { count })]),
    row('', [XS.padEnd(GRID), `  ${columns.join('  ')}`]),
    ...SIDE.map(y => {
      const symbols = SIDE.map(x => symbolText(view, 4 * y + x)).join('');
      return row(`${y}`, [symbols.padEnd(GRID), boardRow(view, y, paint)]);
    }),
    row('', [' '.repeat(GRID), `  ${states.join('  ')}  ${text.columns}`]),
  ];
}

function symbolText({ stacks }: TesseractView, cell: number): string {
  const { symbol = null, cubes = [] } = stacks[cell] ?? {};
  const shown = symbol ?? ' .';
  return (cubes.length > 0 ? shown : shown.toLowerCase()).padEnd(4);
}

function boardRow({ board }: TesseractView, colour: number, paint: Paint): string {
  const letter = COLOURS[colour] ?? 'Y';
  const cells = board.slice(6 * colour, 6 * colour + 6).map((cube, i) => (cube === null ? '.' : `${i + 1}`));
  return paint(`${letter} ${cells.join('  ')}`, letter);
}
