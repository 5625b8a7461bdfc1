/** Tesseract from the middle of a game: random play from a set-up never gets that far. */
import { type Chance, defineGame, shuffled } from '@tessera/engine';
import { visibleNow } from '../src/tesseract/change.ts';
import { type TesseractOptions, type TesseractState, tesseract } from '../src/tesseract/index.ts';
import { capacityOf, columnCount } from '../src/tesseract/state.ts';

/** The same game, but its set-up is a random late position with all the material. */
export const lateTesseract = defineGame({ ...tesseract, setup: lateSetup });

function lateSetup(options: TesseractOptions, seats: number, chance: Chance): TesseractState {
  const state = tesseract.setup(options, seats, chance);
  const left = shuffled(
    chance,
    state.colours.map((_, cube) => cube),
  );
  for (const stack of state.stacks) stack.length = 0;
  fillBoard(state, left, chance);
  for (let n = chance.below(8); n > 0; n--) state.primed.push(left.pop()!);
  for (let n = chance.below(10); n > 0; n--) state.destroyed.push(left.pop()!);
  state.labs.forEach((lab, i) => {
    for (let n = 1 + chance.below(capacityOf(state, i)); n > 0 && left.length > 1; n--) lab.push(left.pop()!);
  });
  stackUp(state, left, chance);
  for (const cube of state.destroyed) state.values[cube] = 0;
  for (const list of [state.primed, state.destroyed]) list.sort((a, b) => a - b);
  lookAtIt(state);
  dealCards(state, chance);
  state.breach = chance.below(5);
  return Object.assign(state, { phase: 'action', turn: 20, actions: 3, pending: [{ type: 'act' }] });
}

/** Fills from ten slots to all but one. */
function fillBoard(state: TesseractState, left: number[], chance: Chance): void {
  const slots = shuffled(
    chance,
    state.board.map((_, slot) => slot),
  );
  for (const slot of slots.slice(0, 10 + chance.below(14))) {
    const at = left.findIndex(cube => state.colours[cube] === Math.floor(slot / 6));
    const [cube = -1] = left.splice(at, 1);
    state.board[slot] = cube;
    state.values[cube] = (slot % 6) + 1;
  }
}

/** Builds high and low stacks and destroys the surplus; never empty, since that may be a loss already. */
function stackUp(state: TesseractState, left: number[], chance: Chance): void {
  const wanted = 1 + chance.below(left.length);
  while (left.length > wanted) state.destroyed.push(left.pop()!);
  while (left.length > 0) {
    const stack = state.stacks[chance.below(16)]!;
    if (stack.length < 4) stack.push(left.pop()!);
  }
}

function lookAtIt(state: TesseractState): void {
  const isOpen = state.options.info === 'open';
  state.seen.fill(2);
  state.stacks.forEach((stack, cell) => {
    stack.forEach((cube, level) => {
      state.seen[cube] = isOpen ? 2 : visibleNow(state, cell, level);
    });
  });
}

function dealCards(state: TesseractState, chance: Chance): void {
  for (const hand of state.hands) {
    for (const deck of state.decks)
      for (let n = chance.below(3); n > 0 && deck.length > 1; n--) hand.push(deck.shift()!);
  }
  state.containment.forEach((place, i) => {
    const count = columnCount(state, i + 1);
    place.state =
      count === 4 ? (chance.below(4) > 0 ? 'unlocked' : 'used') : count >= 2 ? 'revealed' : 'hidden';
  });
}
