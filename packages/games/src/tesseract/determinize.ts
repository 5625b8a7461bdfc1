/** From what a player may know to a state it could be: the hidden rest is dealt by chance (section 17). */
import { type Chance, shuffled } from '@tessera/engine';
import { CELLS } from './board.ts';
import { contentOf } from './content.ts';
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
import type { ColourName, TesseractView } from './view.ts';

/**
 * A state that fits a view; equal views and equal chance give equal states. Side faces are not looked at: those of
 * a covered cube would tell its value, which is not for bots (T-INFO-3).
 */
export function determinize(view: TesseractView, chance: Chance): TesseractState {
  const { options, flags, players, first, breach, turn, active, phase, actions, skipPrime, wards } = view;
  const ids = (cubes: readonly { readonly id: CubeId }[]): CubeId[] => cubes.map(cube => cube.id);
  return {
    options,
    flags,
    players,
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

/** What is known of every cube, then a colour and a number for the others. */
function dealCubes(view: TesseractView, chance: Chance): Cubes {
  const colours: number[] = [];
  const values: number[] = [];
  const seen: number[] = [];
  const note = (cube: CubeId, colour: ColourName | null, value: number | null): void => {
    colours[cube] = colour === null ? NOBODY : COLOURS.indexOf(colour);
    values[cube] = value ?? chance.die();
    seen[cube] = value !== null ? VALUE_SEEN : colour !== null ? COLOUR_SEEN : UNSEEN;
  };
  for (const { cubes } of view.stacks) for (const { id, colour, value } of cubes) note(id, colour, value);
  for (const { cubes } of view.labs) for (const { id, colour, value } of cubes) note(id, colour, value);
  for (const { id, colour, value } of view.primed) note(id, colour, value);
  for (const { id, colour } of view.destroyed) note(id, colour, 0); // T-STATE-2
  view.board.forEach((cube, slot) => {
    if (cube !== null) note(cube, COLOURS[Math.floor(slot / 6)] ?? null, (slot % 6) + 1);
  });
  dealColours(colours, chance);
  return { colours, values, seen, yaws: colours.map(() => chance.below(4)) };
}

/** T-COMP-1: sixteen of each colour. A position for practice may have fewer cubes. */
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

/** All cards but those that are given. */
function without(cards: readonly string[], given: readonly string[]): string[] {
  const left = [...cards];
  for (const card of given) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The cards of a level nobody has seen, in any order; those that R07 looks at lie on top. */
function dealDeck(view: TesseractView, level: number, chance: Chance): string[] {
  const all = contentOf(view).decks[level - 2] ?? [];
  const looked = view.resolving.flatMap(frame => (frame.type === 'studyPick' ? frame.cards : []));
  const top = looked.filter(card => all.includes(card));
  const gone = [...view.discard, ...view.labs.flatMap(lab => lab.hand), ...top];
  return [...top, ...shuffled(chance, without(all, gone))].slice(0, view.decks[level - 2]);
}

type Containment = Pick<TesseractState, 'containment' | 'unused'>;

/** T-SETUP-2: a face-down card is any that was not shown. */
function dealContainment(view: TesseractView, chance: Chance): Containment {
  const { columns } = view;
  const shown = columns.flatMap(({ card }) => card ?? []);
  const hidden = shuffled(chance, without(contentOf(view).containment, shown));
  const containment = columns.map(
    ({ card, state }): ContainmentPlace => ({ card: card ?? hidden.pop() ?? '', state }),
  );
  return { containment, unused: hidden };
}

/** The state keeps the last value only once the cube has left the primed area (T-EVENT-SW). */
const lastPrimedOf = ({ lastPrimed }: TesseractView): TesseractState['lastPrimed'] =>
  lastPrimed && { cube: lastPrimed.cube, value: lastPrimed.cube === null ? lastPrimed.value : 0 };
