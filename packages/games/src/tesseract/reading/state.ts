/** Consistency of the fields of a position, and the resulting state. */
import { FormatError } from '@tessera/engine';
import { CELLS } from '../board.ts';
import { contentOf, levelOf } from '../content.ts';
import { parseFrame } from '../frames.ts';
import { flagsOf } from '../options.ts';
import { capacityOf, isBoardFull, isEmptyLoss } from '../state.ts';
import { kindName, kindOf } from '../target.ts';
import {
  COLOURS,
  CUBES,
  LAST_BREACH,
  NOBODY,
  type TesseractOptions,
  type TesseractState,
  VALUE_SEEN,
} from '../types.ts';
import { type Fields, MOST_CUBES, NO_RESEARCHER, type WrittenCube } from './fields.ts';
import { checkPending } from './pending.ts';

export function buildState(
  fields: Fields,
  options: TesseractOptions,
  mode: 'strict' | 'lenient',
): TesseractState {
  const state = placeCubes(fields, options);
  checkZones(state);
  checkEnd(state);
  if (mode === 'strict') checkMaterial(state);
  const extent = { labs: state.labs.length, cubes: state.colours.length, content: contentOf(state) };
  fields.pending.forEach((frame, i) => {
    state.pending.push(parseFrame(frame, `pending[${i}]`, extent));
  });
  checkPending(state);
  return state;
}

/** Numbers the cubes: as the position says, or in the order in which it names them. */
function placeCubes(fields: Fields, options: TesseractOptions): TesseractState {
  const destroyed = fields.destroyed.map(colour => ({ colour, value: 0, seen: VALUE_SEEN }));
  const written: readonly WrittenCube[] = [
    ...fields.tesseract.flat(),
    ...fields.labs.flat(),
    ...fields.primed,
    ...fields.board,
    ...destroyed,
  ];
  const ids = fields.ids ?? written.map((_, i) => i);
  if (written.length > MOST_CUBES)
    throw new FormatError('tesseract', `there are ${written.length} cubes in all, more than ${MOST_CUBES}`);
  checkIds(ids, written.length);
  const yaws = fields.yaws ?? '0'.repeat(written.length);
  if (!/^[0-3]*$/.test(yaws) || yaws.length !== written.length) {
    throw new FormatError('yaws', `must be ${written.length} digits from 0 to 3`);
  }
  const byId = (read: (cube: WrittenCube, i: number) => number): number[] => {
    const numbers = Array<number>(written.length).fill(0);
    written.forEach((cube, i) => {
      numbers[ids[i] ?? 0] = read(cube, i);
    });
    return numbers;
  };
  let next = 0;
  const take = (cubes: readonly unknown[]): number[] => cubes.map(() => ids[next++] ?? 0);
  const ascending = (cubes: number[]): number[] => cubes.sort((a, b) => a - b);
  return {
    options,
    flags: flagsOf(options),
    players: fields.players,
    holders: [...fields.holders],
    first: fields.first,
    researchers: fields.researchers,
    colours: byId(cube => cube.colour),
    yaws: byId((_, i) => Number(yaws[i])),
    values: byId(cube => cube.value),
    seen: byId(cube => (options.info === 'open' ? VALUE_SEEN : cube.seen)),
    stacks: fields.tesseract.map(take),
    labs: fields.labs.map(take),
    primed: ascending(take(fields.primed)),
    board: boardOf(fields.board, take(fields.board)),
    destroyed: ascending(take(destroyed)),
    decks: fields.decks.map(deck => [...deck]),
    discard: [...fields.discard],
    hands: fields.hands.map(hand => [...hand]),
    containment: fields.containment.map(place => ({ ...place })),
    unused: fields.unused,
    breach: fields.breach,
    turn: fields.turn,
    active: fields.active,
    phase: fields.phase,
    actions: fields.actions,
    skipPrime: fields.skipPrime,
    wards: fields.wards,
    banked: [...fields.banked],
    used: fields.used.map(names => [...names]),
    lastPrimed: fields.lastPrimed && { ...fields.lastPrimed },
    pending: [],
    outcome: fields.outcome,
  };
}

function checkIds(ids: readonly number[], cubes: number): void {
  if (ids.length !== cubes) throw new FormatError('ids', `must have ${cubes} entries, one for each cube`);
  ids.forEach((id, i) => {
    if (id >= cubes) throw new FormatError(`ids[${i}]`, `must be below ${cubes}`);
    if (ids.indexOf(id) !== i) throw new FormatError(`ids[${i}]`, `${id} comes twice`);
  });
}

/** T-STATE-1 (d): one cube per slot. */
function boardOf(cubes: readonly WrittenCube[], ids: readonly number[]): number[] {
  const board = Array<number>(24).fill(NOBODY);
  cubes.forEach(({ colour, value }, i) => {
    const slot = kindOf(colour, value);
    if (board[slot] !== NOBODY) throw new FormatError('board', `${kindName(slot)} comes twice`);
    board[slot] = ids[i] ?? 0;
  });
  return board;
}

function checkZones(state: TesseractState): void {
  state.stacks.forEach((stack, cell) => {
    const top = stack.at(-1);
    if (top !== undefined && state.seen[top] !== VALUE_SEEN) {
      throw new FormatError(`tesseract[${cell}]`, 'the top cube is always seen: write its letter large');
    }
  });
  state.labs.forEach((cubes, lab) => {
    const room = capacityOf(state, lab);
    if (cubes.length > room)
      throw new FormatError(`labs[${lab}]`, `holds ${cubes.length} cubes, but has room for ${room}`);
  });
  const { lastPrimed } = state;
  if (lastPrimed && lastPrimed.cube !== null && !state.primed.includes(lastPrimed.cube)) {
    throw new FormatError('lastPrimed.cube', 'is not in the primed area; write null and its last value');
  }
  state.decks.forEach((deck, i) => {
    const stray = deck.find(card => levelOf(state, card) !== i + 2);
    if (stray !== undefined) throw new FormatError(`decks[${i}]`, `${stray} is not of level ${i + 2}`);
  });
  state.researchers.forEach((id, lab) => {
    if (id !== NO_RESEARCHER && state.researchers.indexOf(id) !== lab) {
      throw new FormatError(`researchers[${lab}]`, `${id} comes twice`);
    }
  });
}

function checkEnd(state: TesseractState): void {
  const { outcome, phase, breach } = state;
  if ((outcome === null) === (phase === 'over')) {
    throw new FormatError('outcome', 'there is one when the phase is over, and only then');
  }
  if ((breach === LAST_BREACH) !== (outcome === 'breach')) {
    throw new FormatError('breach', `at ${LAST_BREACH} the game is lost by breach, and only then`);
  }
  if (isBoardFull(state) !== (outcome === 'contained')) {
    throw new FormatError('board', 'the game is won when it is full, and only then');
  }
  if (outcome === null && isEmptyLoss(state)) {
    throw new FormatError('tesseract', 'is empty: in this game that is lost at once');
  }
}

/** T-STATE-1 (a), (g). */
function checkMaterial(state: TesseractState): void {
  if (state.colours.length !== CUBES)
    throw new FormatError('tesseract', `there are ${state.colours.length} cubes in all, not ${CUBES}`);
  COLOURS.forEach((name, colour) => {
    const count = state.colours.filter(one => one === colour).length;
    if (count !== CELLS)
      throw new FormatError('tesseract', `there are ${count} cubes of colour ${name}, not ${CELLS}`);
  });
  sameCards(
    'decks',
    [...state.decks.flat(), ...state.hands.flat(), ...state.discard],
    contentOf(state).decks.flat(),
  );
  const placed = state.containment.map(place => place.card);
  sameCards('containment', [...placed, ...state.unused], contentOf(state).containment);
  if (state.researchers.includes(NO_RESEARCHER))
    throw new FormatError('researchers', 'every lab has a researcher card');
}

function sameCards(field: string, found: readonly string[], wanted: readonly string[]): void {
  const count = (cards: readonly string[], id: string): number => cards.filter(card => card === id).length;
  for (const id of new Set([...found, ...wanted])) {
    const [are, should] = [count(found, id), count(wanted, id)];
    if (are !== should) throw new FormatError(field, `${id} is there ${are} times in all, not ${should}`);
  }
}
