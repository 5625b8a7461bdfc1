/** T-SETUP-1 to T-SETUP-5: from options to the first state, where the first researcher picks a corner. */
import { type Chance, FormatError, shuffled } from '@tessera/engine';
import { CELLS } from './board.ts';
import { visibleNow } from './change.ts';
import { contentOf } from './content.ts';
import { flagsOf } from './options.ts';
import { holdersAtFirst } from './state.ts';
import {
  CUBES,
  MAX_HEIGHT,
  NOBODY,
  type TesseractOptions,
  type TesseractState,
  VALUE_SEEN,
} from './types.ts';

export function setup(options: TesseractOptions, seats: number, chance: Chance): TesseractState {
  const labs = Math.max(2, seats); // T-SETUP-4
  const researchers = chooseResearchers(options, labs, chance);
  const first = firstLab(options, labs, chance);
  const colours = shuffled(
    chance,
    Array.from({ length: CUBES }, (_, i) => Math.floor(i / CELLS)),
  );
  const values = colours.map(() => chance.die());
  const yaws = colours.map(() => chance.below(4));
  const content = contentOf({ options });
  const cards = shuffled(chance, content.containment);
  const decks = content.decks.map(deck => shuffled(chance, deck));
  const emptyLists = <T>(): T[][] => Array.from({ length: labs }, () => []);
  const state: TesseractState = {
    options,
    flags: flagsOf(options),
    players: seats,
    holders: holdersAtFirst(seats),
    first,
    researchers,
    colours,
    yaws,
    values,
    seen: colours.map(() => VALUE_SEEN),
    stacks: Array.from({ length: CELLS }, (_, cell) =>
      Array.from({ length: MAX_HEIGHT }, (_level, level) => CELLS * level + cell),
    ),
    labs: emptyLists(),
    primed: [],
    destroyed: [],
    board: Array<number>(24).fill(NOBODY),
    decks,
    discard: [],
    hands: emptyLists(),
    containment: cards.slice(0, 6).map(card => ({ card, state: 'hidden' })),
    unused: cards.slice(6),
    breach: 0,
    turn: 0,
    active: first,
    phase: 'setup',
    actions: 0,
    skipPrime: 0,
    wards: 0,
    banked: Array<number>(labs).fill(0),
    used: emptyLists(),
    lastPrimed: null,
    pending: [{ type: 'corner', lab: first }],
    outcome: null,
  };
  if (options.info === 'physical') lookAround(state);
  if (!options.noStartCards) dealStartCards(state);
  return state;
}

/** T-INFO-3: at first only the outside is visible. */
function lookAround(state: TesseractState): void {
  state.stacks.forEach((stack, cell) => {
    stack.forEach((cube, level) => {
      state.seen[cube] = visibleNow(state, cell, level);
    });
  });
}

/** T-SETUP-5, from the first seat on. */
function dealStartCards(state: TesseractState): void {
  for (let i = 0; i < state.labs.length; i++) {
    const card = state.decks[0]?.shift();
    if (card !== undefined) state.hands[(state.first + i) % state.labs.length]?.push(card);
  }
}

function chooseResearchers(options: TesseractOptions, labs: number, chance: Chance): string[] {
  const wanted = Array.from({ length: labs }, (_, lab) => options.researchers[lab] ?? 'random');
  const named = wanted.filter(id => id !== 'random');
  named.forEach((id, i) => {
    if (named.indexOf(id) !== i) {
      throw new FormatError(`options.researchers[${wanted.lastIndexOf(id)}]`, `${id} is taken already`);
    }
  });
  const others = shuffled(
    chance,
    contentOf({ options }).researchers.filter(id => !named.includes(id)),
  );
  return wanted.map(id => (id === 'random' ? (others.shift() as string) : id));
}

function firstLab({ firstSeat }: TesseractOptions, labs: number, chance: Chance): number {
  if (typeof firstSeat === 'string') return chance.below(labs);
  if (firstSeat < labs) return firstSeat;
  throw new FormatError('options.firstSeat', `there are only ${labs} researchers, counted from 0`);
}
