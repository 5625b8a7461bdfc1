/**
 * Order and default of sets and of their cubes. Marks, keys, lists and cards all read it, so that the first thing
 * shown is what a key does. It depends on the view alone: an insight arrives later and would reorder what is shown.
 */
import { COLOURS, type ColourName, type TesseractView } from '@tessera/games/tesseract';
import type { Said } from './answers.ts';

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

/**
 * Value of containing a cube: a primed twin is destroyed with it (T-CONTAIN-3). Best where two are primed, since the
 * next one would breach and then does not (T-BREACH-1); with more of them it still would.
 */
function helpOf({ primed }: TesseractView, { colour, value }: Kind): number {
  const hasTwin = primed.some(cube => cube.colour === colour && cube.value === value);
  if (!hasTwin) return 0;
  const count = primed.filter(cube => cube.value === value).length;
  return count === 2 ? 3 : Math.min(count, 2);
}

/** Order of cubes in a lab: by value, then by colour. */
export const byKind = (a: Kind, b: Kind): number => a.value - b.value || slotOf(a) - slotOf(b);

/** Cubes of a set with a free slot, each kind once: the default one first, then the alternatives. */
export function goingOf<K extends Kind>(view: TesseractView, cubes: readonly K[]): readonly K[] {
  const open = cubes.filter(cube => view.board[slotOf(cube)] === null && mayContain(cubes, cube));
  return open
    .filter((cube, i) => open.findIndex(one => slotOf(one) === slotOf(cube)) === i)
    .toSorted((a, b) => helpOf(view, b) - helpOf(view, a) || byKind(a, b));
}

/** Usefulness of a set, most important first: danger averted, primed twins, free slots, cubes to roll (T-CONTAIN-6). */
function worthOf(view: TesseractView, { words, goes = [] }: Said): readonly number[] {
  const help = goes.map(target => helpOf(view, kindOf(target.slice(-2))));
  return [Math.max(0, ...help), help.filter(Boolean).length, goes.length, words.length];
}

function withGoers(view: TesseractView, said: Said, lab: string): Said {
  const goes = goingOf(view, said.words.map(kindOf)).map(({ colour, value }) => `${lab}:${colour}${value}`);
  return { ...said, goes, ...(goes[0] === undefined ? {} : { goer: goes[0] }) };
}

/** Sets in order, each with its cubes in order: the first of all is the default. */
function setsInOrder(view: TesseractView, sets: readonly Said[], lab: string): readonly Said[] {
  const rated = sets.map(said => {
    const set = withGoers(view, said, lab);
    return { set, worth: worthOf(view, set) };
  });
  return rated
    .sort((a, b) => b.worth.map((one, i) => one - (a.worth[i] ?? 0)).find(Boolean) ?? 0)
    .map(({ set }) => set);
}

const pickedKind = ({ words }: Said): Kind => kindOf(words[0]?.slice(-2) ?? '');

/** Cubes of a declared set that the rules ask about (T-CONTAIN-2), in the same order as before it was declared. */
function picksInOrder(view: TesseractView, picks: readonly Said[]): readonly Said[] {
  const help = (said: Said): number => helpOf(view, pickedKind(said));
  return picks.toSorted((a, b) => help(b) - help(a) || asTheyLie(a, b));
}

/** Cubes of one lab, or of the primed area, as they lie there; `0,3` is a stack. */
function asTheyLie(a: Said, b: Said): number {
  const [x = ''] = a.words;
  const isTogether = x.includes(':') && b.words[0]?.slice(0, -2) === x.slice(0, -2);
  return isTogether ? byKind(pickedKind(a), pickedKind(b)) : 0;
}

/** Cards as the hand shows them. */
const asShown = ({ words: [a = ''] }: Said, { words: [b = ''] }: Said): number => (a < b ? -1 : 1);

/** Answers with sets and cards in order, in the places where the rules list them. */
export function inOrder(view: TesseractView, all: readonly Said[], lab: string): readonly Said[] {
  if (view.decision?.type === 'containCube') return picksInOrder(view, all);
  if (view.decision?.type === 'target') return all.toSorted(asTheyLie);
  const allOf = (wanted: string): readonly Said[] => all.filter(({ verb }) => verb === wanted);
  const sets = setsInOrder(view, allOf('contain'), lab).values();
  const cards = allOf('study').toSorted(asShown).values();
  const next = { contain: sets, study: cards };
  return all.map(said =>
    said.verb === 'contain' || said.verb === 'study' ? (next[said.verb].next().value ?? said) : said,
  );
}
