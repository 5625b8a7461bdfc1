/** Text of a stack's tooltip: the cube, its place, its visible sides, the effect of a press. */
import {
  type Cell,
  type ColourName,
  contentOf,
  stackName,
  type TesseractView,
} from '@tessera/games/tesseract';
import { fill, plural } from '../../text/index.ts';
import { type Offer, targetOfCell } from './answers.ts';
import { topOf, UNKNOWN } from './contract.ts';
import { type Hand, targetsOf } from './hand.ts';
import { cubeName } from './panels/names.ts';
import type { Speech } from './phrases.ts';

/** Public view, and the text. */
type Seen = Pick<Speech, 'words' | 'view'>;

export interface Tip {
  readonly colour: ColourName | null;
  readonly title: string;
  readonly place: string;
  readonly sides: string | undefined;
  /** Effect of a press, or why it has none. */
  readonly deed: readonly string[];
  readonly isReady: boolean;
}

const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;

export function tipOf(seen: Seen, offer: Offer, hand: Hand, cell: Cell): Tip {
  const { words, view } = seen;
  const { tip } = words.table;
  const top = topOf(view, cell);
  const isReady = targetsOf(offer, hand).has(targetOfCell(cell));
  const deed = isReady ? readyWords(seen, offer, hand, cell) : idleWords(seen, offer, cell);
  if (!top) {
    const title = fill(tip.empty, { cell: stackName(cell) });
    return { colour: null, title, place: firedWords(seen, cell), sides: undefined, deed, isReady };
  }
  const sides = top.sides.flatMap((value, i) => {
    const direction = DIRECTIONS[i];
    return value === null || !direction
      ? []
      : [fill(tip.side, { direction: tip.directions[direction], value })];
  });
  return {
    colour: top.colour,
    title: cubeName(words, top),
    place: levelWords(seen, cell),
    sides:
      sides.length > 0
        ? fill(plural(words.language, tip.sides, sides.length), { sides: sides.join(', ') })
        : undefined,
    deed: view.edge.includes(cell) && view.phase === 'action' ? [...deed, tip.next] : deed,
    isReady,
  };
}

function firedWords({ words, view }: Seen, cell: Cell): string {
  const symbol = view.stacks[cell]?.symbol;
  return symbol
    ? fill(words.table.tip.fired, { symbol: words.game.symbols[symbol].name })
    : words.table.tip.blank;
}

function readyWords(seen: Seen, offer: Offer, { mode }: Hand, cell: Cell): readonly string[] {
  const { tip } = seen.words.table;
  if (offer.byVerb.has('to')) return [tip.put];
  if (!offer.isFree || (mode && mode !== 'remove')) return [tip.choose];
  return [tip.choose, roomWords(seen), belowWords(seen, cell)];
}

/** Place of a stack's top cube: "c2, level 3". */
export const levelWords = ({ words, view }: Seen, cell: Cell): string =>
  fill(words.table.tip.level, { cell: stackName(cell), level: view.stacks[cell]?.cubes.length ?? 0 });

export function roomWords({ words, view }: Seen): string {
  const lab = view.labs[view.decision?.lab ?? view.active];
  const free = (lab?.capacity ?? 0) - (lab?.cubes.length ?? 0) - 1;
  return free > 0 ? plural(words.language, words.table.tip.space, free) : words.table.tip.lastSpace;
}

/** The cube or symbol revealed when the top cube goes. */
function belowWords({ words, view }: Seen, cell: Cell): string {
  const { tip } = words.table;
  const below = (view.stacks[cell]?.cubes.length ?? 1) - 1;
  return below > 0 ? plural(words.language, tip.below, below) : uncoversWords({ words, view }, cell);
}

/** The symbol below the last cube of a stack. */
export function uncoversWords({ words, view }: Seen, cell: Cell): string {
  const { tip } = words.table;
  const symbol = view.stacks[cell]?.symbol;
  if (!symbol) return tip.blank;
  const { name, text } = words.game.symbols[symbol];
  return fill(tip.uncovers, { symbol: name, text });
}

function idleWords(seen: Seen, offer: Offer, cell: Cell): readonly string[] {
  const { words, view } = seen;
  const { tip } = words.table;
  const stack = view.stacks[cell];
  const top = topOf(view, cell);
  if (!stack || !top || !offer.isFree) return [];
  const free = top.sides.filter(side => side !== null).length;
  const lab = view.labs[view.decision?.lab ?? view.active];
  const needed = sidesNeeded(view, lab?.researcher ?? '');
  if (free < needed) return [fill(tip.free, { count: free, needed })];
  return lab && lab.cubes.length >= lab.capacity ? [tip.labFull] : [];
}

/** T-GEO-5: two, or as the researcher's ability says (R06). */
function sidesNeeded(view: TesseractView, researcher: string): number {
  const ability = contentOf(view).abilities.get(researcher);
  return ability?.name === 'removeSides' ? ability.n : 2;
}

/** A press on a covered cube: the one that can be removed instead. */
export function coveredWords({ words, view }: Seen, cell: Cell): string {
  const top = topOf(view, cell) ?? UNKNOWN;
  return fill(words.table.tip.under, { top: cubeName(words, top) });
}
