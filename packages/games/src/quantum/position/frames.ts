/** Pending frames in a position. */
import {
  FormatError,
  type Reader,
  readCount,
  readFlag,
  readIntegerIn,
  readListOf,
  readObject,
  readOneOf,
  refuseUnknown,
} from '@tessera/engine';
import { dieName, squareName } from '../notation.ts';
import { geometry } from '../state.ts';
import { COMBAT_STEPS, type Frame, NOBODY, type QuantumState, ROLL_CAUSES } from '../types.ts';
import { cardText, seatText, type Words, wordsOf } from './words.ts';

/** Kind of a frame's field: a name in the position, or a plain value. */
type Kind = 'seat' | 'seats' | 'die' | 'dice' | 'card' | 'planet' | Reader<unknown>;

const face = readIntegerIn(0, 6);

const FIELDS: Readonly<Record<Frame['type'], Readonly<Record<string, Kind>>>> = {
  fleet: { seat: 'seat', rolled: readFlag },
  start: {},
  placing: {},
  combat: { step: readOneOf(COMBAT_STEPS) },
  roll: { die: 'die', why: readOneOf(ROLL_CAUSES), not: face, face, redone: readFlag },
  drop: { flagship: 'die', cargo: 'die' },
  infamy: { seat: 'seat' },
  discard: { seat: 'seat', newest: 'card' },
  gambit: { card: 'card', isDone: readFlag },
  expansion: { die: 'die' },
  reorganization: { picked: 'dice', step: readOneOf(['select', 'roll', 'place']), next: readCount },
  relocation: { owner: 'seat', from: 'planet' },
  sabotage: { seats: 'seats' },
};

function textOf(state: QuantumState, kind: Kind, value: unknown): unknown {
  switch (kind) {
    case 'seat':
      return seatText(value as number);
    case 'seats':
      return (value as number[]).map(seatText);
    case 'die':
      return dieName(value as number);
    case 'dice':
      return (value as number[]).map(dieName);
    case 'card':
      return value === NOBODY ? null : cardText(value as number);
    case 'planet': {
      const place = geometry(state).planets[value as number];
      return place ? squareName(state, place.square) : null;
    }
    default:
      return value;
  }
}

export function formatFrame(state: QuantumState, frame: Frame): unknown {
  const written = Object.entries(FIELDS[frame.type]).map(([name, kind]) => [
    name,
    textOf(state, kind, (frame as unknown as Record<string, unknown>)[name]),
  ]);
  return { type: frame.type, ...Object.fromEntries(written) };
}

const orNobody =
  (read: Reader<number>): Reader<number> =>
  (value, field) =>
    value === null ? NOBODY : read(value, field);

function readerOf(words: Words, kind: Kind): Reader<unknown> {
  switch (kind) {
    case 'seats':
      return readListOf(words.seat);
    case 'dice':
      return readListOf(words.die);
    case 'card':
    case 'planet':
      return orNobody(words[kind]);
    case 'seat':
    case 'die':
      return words[kind];
    default:
      return kind;
  }
}

export function parseFrame(state: QuantumState, given: unknown, field: string): Frame {
  const { type, ...rest } = readObject(given, field);
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type))
    throw new FormatError(`${field}.type`, `must be one of ${Object.keys(FIELDS).join(', ')}`);
  const fields = FIELDS[type as Frame['type']];
  refuseUnknown(rest, Object.keys(fields), field);
  const words = wordsOf(state);
  const read = Object.entries(fields).map(([name, kind]) => [
    name,
    readerOf(words, kind)(rest[name], `${field}.${name}`),
  ]);
  return { type, ...Object.fromEntries(read) } as Frame;
}
