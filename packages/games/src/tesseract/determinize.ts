/**
 * Determinization: from a view to a consistent state, with hidden information dealt by chance (section 17).
 */
import { type Chance, shuffled } from '@tessera/engine';
import { CELLS } from './board.ts';
import { contentOf } from './content.ts';
import { sideFaces } from './die.ts';
import {
  COLOUR_SEEN,
  COLOURS,
  type ContainmentPlace,
  type CubeId,
  NOBODY,
  type TesseractState,
  UNSEEN,
  VALUE_SEEN,
} from './types.ts';
import type { ColourName, StackedCubeView, TesseractView } from './view.ts';

/** The view without side faces: those of a covered cube tell its value (T-INFO-3). */
export const withoutSides = (view: TesseractView): TesseractView => ({
  ...view,
  stacks: view.stacks.map(stack => ({
    ...stack,
    cubes: stack.cubes.map(cube => ({ ...cube, sides: NO_SIDES })),
  })),
});
const NO_SIDES: StackedCubeView['sides'] = [null, null, null, null];

/** A state that fits a view; equal views and equal chance give equal states. */
export function determinize(view: TesseractView, chance: Chance): TesseractState {
  const { options, flags, players, first, breach, turn, active, phase, actions, skipPrime, wards } = view;
  const ids = (cubes: readonly { readonly id: CubeId }[]): CubeId[] => cubes.map(cube => cube.id);
  return {
    options,
    flags,
    players,
    holders: view.labs.map(lab => lab.seat),
    first,
    researchers: view.labs.map(lab => lab.researcher),
    ...dealCubes(view, chance),
    stacks: view.stacks.map(stack => ids(stack.cubes)),
    labs: view.labs.map(lab => ids(lab.cubes)),
    primed: ids(view.primed),
    destroyed: ids(view.destroyed),
    board: view.board.map(cube => cube ?? NOBODY),
    decks: [2, 3, 4].map(level => dealDeck(view, level, chance)),
    discard: [...view.discard],
    hands: view.labs.map(lab => [...lab.hand]),
    ...dealContainment(view, chance),
    breach,
    turn,
    active,
    phase,
    actions,
    skipPrime,
    wards,
    banked: view.labs.map(lab => lab.banked),
    used: view.labs.map(lab => [...lab.used]),
    lastPrimed: lastPrimedOf(view),
    pending: structuredClone(view.resolving) as TesseractState['pending'],
    outcome: view.outcome,
  };
}

type Cubes = Pick<TesseractState, 'colours' | 'values' | 'seen' | 'yaws'>;

/** Known colours and values first, then a colour and a value for every other cube. */
function dealCubes(view: TesseractView, chance: Chance): Cubes {
  const colours: number[] = [];
  const values: number[] = [];
  const seen: number[] = [];
  const sides: StackedCubeView['sides'][] = [];
  const note = (cube: CubeId, colour: ColourName | null, value: number | null): void => {
    colours[cube] = colour === null ? NOBODY : COLOURS.indexOf(colour);
    values[cube] = value ?? dealValue(sides[cube] ?? NO_SIDES, chance);
    seen[cube] = value !== null ? VALUE_SEEN : colour !== null ? COLOUR_SEEN : UNSEEN;
  };
  for (const { cubes } of view.stacks) {
    for (const cube of cubes) {
      sides[cube.id] = cube.sides;
      note(cube.id, cube.colour, cube.value);
    }
  }
  for (const { cubes } of view.labs) for (const { id, colour, value } of cubes) note(id, colour, value);
  for (const { id, colour, value } of view.primed) note(id, colour, value);
  for (const { id, colour } of view.destroyed) note(id, colour, 0); // T-STATE-2
  view.board.forEach((cube, slot) => {
    if (cube !== null) note(cube, COLOURS[Math.floor(slot / 6)] ?? null, (slot % 6) + 1);
  });
  dealColours(colours, chance);
  return { colours, values, seen, yaws: values.map((value, cube) => dealYaw(value, sides[cube], chance)) };
}

const QUARTER_TURNS = [0, 1, 2, 3];
const NUMBERS = [1, 2, 3, 4, 5, 6];

/** True if a die with this top and turn shows the sides that were seen. */
const fits = (value: number, yaw: number, seen: StackedCubeView['sides']): boolean => {
  const faces = sideFaces(value, yaw);
  return seen.every((face, i) => face === null || face === faces[i]);
};

/** Draws a value with a probability proportional to the number of turns that fit. */
function dealValue(seen: StackedCubeView['sides'], chance: Chance): number {
  if (seen.every(face => face === null)) return chance.die();
  const ways = NUMBERS.flatMap(value => QUARTER_TURNS.filter(yaw => fits(value, yaw, seen)).map(() => value));
  return ways[chance.below(ways.length)] ?? 1;
}

function dealYaw(value: number, seen: StackedCubeView['sides'] | undefined, chance: Chance): number {
  const yaws = seen && value > 0 ? QUARTER_TURNS.filter(yaw => fits(value, yaw, seen)) : QUARTER_TURNS;
  return yaws[chance.below(yaws.length)] ?? 0;
}

/** T-COMP-1: sixteen of each colour. A practice position may have fewer cubes. */
function dealColours(colours: number[], chance: Chance): void {
  const left = COLOURS.flatMap((_, colour) => {
    const known = colours.filter(one => one === colour).length;
    return Array<number>(Math.max(0, CELLS - known)).fill(colour);
  });
  const dealt = shuffled(chance, left);
  colours.forEach((colour, cube) => {
    if (colour === NOBODY) colours[cube] = dealt.pop() ?? 0;
  });
}

/** All cards except the given ones. */
function without(cards: readonly string[], given: readonly string[]): string[] {
  const left = [...cards];
  for (const card of given) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Shuffles the unseen cards of a level; those that R07 looks at lie on top. */
function dealDeck(view: TesseractView, level: number, chance: Chance): string[] {
  const all = contentOf(view).decks[level - 2] ?? [];
  const looked = view.resolving.flatMap(frame => (frame.type === 'studyPick' ? frame.cards : []));
  const top = looked.filter(card => all.includes(card));
  const gone = [...view.discard, ...view.labs.flatMap(lab => lab.hand), ...top];
  return [...top, ...shuffled(chance, without(all, gone))].slice(0, view.decks[level - 2]);
}

type Containment = Pick<TesseractState, 'containment' | 'unused'>;

/** T-SETUP-2: a face-down card is any card that was not revealed. */
function dealContainment(view: TesseractView, chance: Chance): Containment {
  const { columns } = view;
  const shown = columns.flatMap(({ card }) => card ?? []);
  const hidden = shuffled(chance, without(contentOf(view).containment, shown));
  const containment = columns.map(
    ({ card, state }): ContainmentPlace => ({ card: card ?? hidden.pop() ?? '', state }),
  );
  return { containment, unused: hidden };
}

/** The state keeps the last value only after the cube has left the primed area (T-EVENT-SW). */
const lastPrimedOf = ({ lastPrimed }: TesseractView): TesseractState['lastPrimed'] =>
  lastPrimed && { cube: lastPrimed.cube, value: lastPrimed.cube === null ? lastPrimed.value : 0 };
