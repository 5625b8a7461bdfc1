/** Q-STATE: positions as JSON, with the names of 15.1: seats are letters, squares and planets `x,y`, cards words. */
import {
  decode,
  encode,
  type Fields,
  FormatError,
  readCount,
  readFlag,
  readIntegerIn,
  readList,
  readListOf,
  readObject,
  readOneOf,
  refuseUnknown,
  type Seat,
} from '@tessera/engine';
import { type Card, isCommand } from '../cards/index.ts';
import { mapOf, parseMapOption } from '../maps/index.ts';
import { complaintOf, type MapFault, mapFaults } from '../maps/validity.ts';
import { dieName, squareName } from '../notation.ts';
import { emptyTable } from '../setup.ts';
import { cubesOn, geometry } from '../state.ts';
import {
  COMBAT_KINDS,
  type Combat,
  dieOf,
  FLEET,
  IN_HAND,
  NOBODY,
  PHASES,
  type Piles,
  POWERS,
  powerBit,
  type QuantumMap,
  type QuantumOptions,
  type QuantumState,
  REASONS,
  RESERVE,
  SCRAPYARD,
  SEAT_LETTERS,
  type Turn,
} from '../types.ts';
import { checkPosition } from './checks.ts';
import { formatFrame, parseFrame } from './frames.ts';
import { cardText, seatText, type Words, wordsOf } from './words.ts';

const ZONES = { map: 0, scrap: SCRAPYARD, reserve: RESERVE, hand: IN_HAND } as const;
const ZONE_NAMES = ['map', 'scrap', 'reserve', 'hand'] as const;

type Mode = 'strict' | 'lenient';

const pilesText = ({ command, gambit }: Piles) => ({
  command: command.map(cardText),
  gambit: gambit.map(cardText),
});

export function formatPosition(state: QuantumState): string {
  const { map, turn, combat, outcome } = state;
  return encode({
    map: {
      id: map.id,
      cubes: map.cubes,
      tiles: map.tiles,
      starts: map.starts.map(([x, y]) => `${x},${y}`),
      planets: planetTexts(state),
    },
    seats: state.hasLeft.map((_, seat) => sheetText(state, seat)),
    first: seatText(state.first),
    turn: {
      ...turn,
      active: seatText(turn.active),
      used: POWERS.filter(power => turn.used & powerBit(power)),
    },
    combat: combat && combatText(state, combat),
    pending: state.pending.map(frame => formatFrame(state, frame)),
    rows: pilesText(state.rows),
    decks: pilesText(state.decks),
    discards: pilesText(state.discards),
    outcome: outcome && { reason: outcome.reason, winners: outcome.winners.map(seatText) },
  });
}

const planetTexts = (state: QuantumState) =>
  geometry(state).planets.map(({ square, number, slots }, planet) => ({
    id: squareName(state, square),
    number,
    slots,
    cubes: state.hasLeft.flatMap((_, seat) => Array(cubesOn(state, planet, seat)).fill(seatText(seat))),
  }));

function sheetText(state: QuantumState, seat: Seat) {
  const { research, dominance, cubesLeft, hasLeft, commands, active, starts } = state;
  const start = geometry(state).planets[starts[seat] as number];
  return {
    research: research[seat],
    dominance: dominance[seat],
    cubesLeft: cubesLeft[seat],
    left: hasLeft[seat],
    start: start ? squareName(state, start.square) : null,
    commands: (commands[seat] ?? []).map(card => ({
      card: cardText(card),
      active: ((active[seat] as number) & (1 << card)) !== 0,
    })),
    dice: Array.from({ length: FLEET }, (_, number) => dieText(state, dieOf(seat, number))),
  };
}

function dieText(state: QuantumState, die: number) {
  const { places, faces, moved, abilityUsed, lastAbility } = state;
  const at = places[die] as number;
  const zone = ZONE_NAMES.find(name => ZONES[name] === Math.min(at, 0)) ?? 'map';
  return {
    zone,
    ...(at >= 0 ? { pos: squareName(state, at) } : {}),
    ...(faces[die] ? { face: faces[die] } : {}),
    moved: moved[die] === 1,
    abilityUsed: abilityUsed[die],
    ...(lastAbility[die] ? { lastAbility: lastAbility[die] } : {}),
  };
}

const combatText = (state: QuantumState, { attacker, defender, via, target, ...rest }: Combat) => ({
  att: dieName(attacker),
  def: dieName(defender),
  via: squareName(state, via),
  target: squareName(state, target),
  kind: rest.kind,
  attDie: rest.attackDie,
  defDie: rest.defenceDie,
  usedRerolls: rest.usedRerolls,
});

/** `lenient` accepts any material: missing fields are as at the start of a turn, with an empty map. */
export function parsePosition(text: string, options: QuantumOptions, mode: Mode = 'strict'): QuantumState {
  const given = readObject(decode(text, 'position'), 'position');
  refuseUnknown(
    given,
    ['map', 'seats', 'first', 'turn', 'combat', 'pending', 'rows', 'decks', 'discards', 'outcome'],
    'position',
  );
  const seats = readList(given.seats, 'position.seats');
  if (seats.length < 2 || seats.length > SEAT_LETTERS.length)
    throw new FormatError('position.seats', `must have 2 to 4 seats, not ${seats.length}`);
  const state = emptyTable(options, readMap(given.map, options, seats.length, mode), seats.length);
  seats.forEach((seat, i) => {
    readSeat(state, i, readObject(seat, `position.seats[${i}]`), `position.seats[${i}]`);
  });
  readCubes(state, given.map);
  state.first = wordsOf(state).seat(given.first ?? null, 'position.first');
  readTurn(state, readObject(given.turn ?? {}, 'position.turn'), mode);
  for (const name of ['rows', 'decks', 'discards'] as const)
    state[name] = readPiles(wordsOf(state), given[name] ?? {}, `position.${name}`);
  state.combat = given.combat === undefined || given.combat === null ? null : readCombat(state, given.combat);
  state.pending = readList(given.pending ?? [], 'position.pending').map((frame, i) =>
    parseFrame(state, frame, `position.pending[${i}]`),
  );
  state.outcome = readOutcome(state, given.outcome ?? null);
  if (mode === 'lenient') countCubes(state, seats);
  checkPosition(state, mode);
  return state;
}

/** The map of the position, or of the options. */
function readMap(given: unknown, options: QuantumOptions, seats: number, mode: Mode): QuantumMap {
  if (given === undefined) return playable(mapOf(options, seats), seats, mode);
  const { planets: _counted, ...map } = readObject(given, 'position.map');
  const own = parseMapOption({ stock: false, ...map, players: seats }, 'position.map');
  return playable(mapOf({ map: own, cubes: null }, seats), seats, mode);
}

/** Faults that even a lenient position must not have: squares without numbers, or no starting planet. */
const NEEDED: readonly MapFault['code'][] = ['noTile', 'tooMany', 'overlap', 'noPlanet'];

/** Q-MAP-9, except the stock, which a position does not mention. */
function playable(map: QuantumMap, players: number, mode: Mode): QuantumMap {
  const faults = mapFaults({ map, players, hasStock: false });
  const fault = faults.find(({ code }) => mode === 'strict' || NEEDED.includes(code));
  if (fault) throw new FormatError('position.map', `E_MAP: ${complaintOf(fault)}`);
  return map;
}

const readTrack = readIntegerIn(1, 6);

function readSeat(state: QuantumState, seat: Seat, given: Fields, field: string): void {
  refuseUnknown(given, ['research', 'dominance', 'cubesLeft', 'left', 'start', 'commands', 'dice'], field);
  state.research[seat] = readTrack(given.research ?? 1, `${field}.research`);
  state.dominance[seat] = readTrack(given.dominance ?? 1, `${field}.dominance`);
  state.cubesLeft[seat] = readIntegerIn(0, 7)(given.cubesLeft ?? state.map.cubes, `${field}.cubesLeft`);
  state.hasLeft[seat] = readFlag(given.left ?? false, `${field}.left`);
  if (given.start !== undefined && given.start !== null)
    state.starts[seat] = wordsOf(state).planet(given.start, `${field}.start`);
  for (const [i, one] of readList(given.commands ?? [], `${field}.commands`).entries()) {
    const { card, active } = readObject(one, `${field}.commands[${i}]`);
    const known = wordsOf(state).card(card, `${field}.commands[${i}].card`);
    if (!isCommand(known)) throw new FormatError(`${field}.commands[${i}].card`, 'must be a Command card');
    state.commands[seat]?.push(known);
    if (readFlag(active ?? true, `${field}.commands[${i}].active`))
      state.active[seat] = (state.active[seat] as number) | (1 << known);
  }
  const dice = readList(given.dice ?? [], `${field}.dice`);
  if (dice.length > FLEET) throw new FormatError(`${field}.dice`, `has ${dice.length} dice, not ${FLEET}`);
  dice.forEach((die, number) => {
    readDie(
      state,
      dieOf(seat, number),
      readObject(die, `${field}.dice[${number}]`),
      `${field}.dice[${number}]`,
    );
  });
}

function readDie(state: QuantumState, die: number, given: Fields, field: string): void {
  refuseUnknown(given, ['zone', 'pos', 'face', 'moved', 'abilityUsed', 'lastAbility'], field);
  const zone = readOneOf(ZONE_NAMES)(given.zone, `${field}.zone`);
  const at = zone === 'map' ? wordsOf(state).square(given.pos, `${field}.pos`) : ZONES[zone];
  if (at >= 0) {
    if (geometry(state).planetOn[at] !== -1) throw new FormatError(`${field}.pos`, 'is a planet');
    if (state.ships[at] !== NOBODY) throw new FormatError(`${field}.pos`, 'already holds a ship');
    state.ships[at] = die;
  }
  state.places[die] = at;
  state.faces[die] = given.face === undefined ? 0 : readTrack(given.face, `${field}.face`);
  state.moved[die] = readFlag(given.moved ?? false, `${field}.moved`) ? 1 : 0;
  state.abilityUsed[die] = readIntegerIn(0, 2)(given.abilityUsed ?? 0, `${field}.abilityUsed`);
  state.lastAbility[die] =
    given.lastAbility === undefined ? 0 : readTrack(given.lastAbility, `${field}.lastAbility`);
}

function readCubes(state: QuantumState, map: unknown): void {
  const planets = map === undefined ? [] : (readObject(map, 'position.map').planets ?? []);
  for (const [i, one] of readList(planets, 'position.map.planets').entries()) {
    const field = `position.map.planets[${i}]`;
    const { id, cubes } = readObject(one, field);
    const planet = wordsOf(state).planet(id, `${field}.id`);
    for (const [j, owner] of readList(cubes ?? [], `${field}.cubes`).entries()) {
      const seat = wordsOf(state).seat(owner, `${field}.cubes[${j}]`);
      if (seat === NOBODY) throw new FormatError(`${field}.cubes[${j}]`, 'must be a seat');
      const at = planet * state.players + seat;
      state.cubes[at] = (state.cubes[at] as number) + 1;
    }
  }
}

/** Cubes left by default: those that are not on planets. */
function countCubes(state: QuantumState, seats: readonly unknown[]): void {
  seats.forEach((given, seat) => {
    if ((given as Fields).cubesLeft !== undefined) return;
    const placed = geometry(state).planets.reduce((sum, _, planet) => sum + cubesOn(state, planet, seat), 0);
    state.cubesLeft[seat] = state.map.cubes - placed;
  });
}

function readTurn(state: QuantumState, given: Fields, mode: Mode): void {
  const field = 'position.turn';
  const { turn } = state;
  refuseUnknown(given, Object.keys(turn), field);
  const isLenient = mode === 'lenient';
  const count = (name: keyof Turn, otherwise: number): number =>
    given[name] === undefined && isLenient ? otherwise : readCount(given[name], `${field}.${name}`);
  const flag = (name: keyof Turn): boolean =>
    given[name] === undefined && isLenient ? false : readFlag(given[name], `${field}.${name}`);
  const phase =
    given.phase === undefined && isLenient ? 'actions' : readOneOf(PHASES)(given.phase, `${field}.phase`);
  const active =
    given.active === undefined && isLenient
      ? 0
      : wordsOf(state).seat(given.active ?? null, `${field}.active`);
  const used = readListOf(readOneOf(POWERS))(given.used ?? [], `${field}.used`);
  Object.assign(turn, {
    number: count('number', 1),
    active,
    phase,
    actions: count('actions', 3),
    isMomentum: flag('isMomentum'),
    momentumQueued: count('momentumQueued', 0),
    draws: count('draws', 0),
    cubesPlaced: count('cubesPlaced', 0),
    destroyed: flag('destroyed'),
    attacked: flag('attacked'),
    used: used.reduce((bits, power) => bits | powerBit(power), 0),
  } satisfies Turn);
}

function readPiles({ card }: Words, given: unknown, field: string): Piles {
  const piles = readObject(given, field);
  refuseUnknown(piles, ['command', 'gambit'], field);
  const read = (name: keyof Piles): Card[] => {
    const cards = readListOf(card)(piles[name] ?? [], `${field}.${name}`);
    if (cards.some(one => isCommand(one) !== (name === 'command')))
      throw new FormatError(`${field}.${name}`, 'holds a card of the other kind');
    return cards;
  };
  return { command: read('command'), gambit: read('gambit') };
}

function readCombat(state: QuantumState, given: unknown): Combat {
  const field = 'position.combat';
  const { att, def, via, target, kind, attDie, defDie, usedRerolls, ...more } = readObject(given, field);
  refuseUnknown(more, [], field);
  const value = readIntegerIn(0, 6);
  return {
    attacker: wordsOf(state).die(att, `${field}.att`),
    defender: wordsOf(state).die(def, `${field}.def`),
    via: wordsOf(state).square(via, `${field}.via`),
    target: wordsOf(state).square(target, `${field}.target`),
    kind: readOneOf(COMBAT_KINDS)(kind, `${field}.kind`),
    attackDie: value(attDie, `${field}.attDie`),
    defenceDie: value(defDie, `${field}.defDie`),
    usedRerolls: readIntegerIn(0, 31)(usedRerolls, `${field}.usedRerolls`),
  };
}

function readOutcome(state: QuantumState, given: unknown): QuantumState['outcome'] {
  if (given === null) return null;
  const { reason, winners } = readObject(given, 'position.outcome');
  return {
    reason: readOneOf(REASONS)(reason, 'position.outcome.reason'),
    winners: readListOf(wordsOf(state).seat)(winners, 'position.outcome.winners'),
  };
}
