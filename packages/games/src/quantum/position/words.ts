/** Dice, squares, planets, seats and cards as text in a position, and their validating readers. */
import { FormatError, type Reader, readText, type Seat } from '@tessera/engine';
import { CARD_NAMES, type Card, type CardName } from '../cards/index.ts';
import { geometry } from '../state.ts';
import {
  type Die,
  dieOf,
  FLEET,
  NOBODY,
  type Planet,
  type QuantumState,
  SEAT_LETTERS,
  type Square,
} from '../types.ts';

export const seatText = (seat: Seat): string | null => SEAT_LETTERS[seat] ?? null;
export const cardText = (card: Card): CardName => CARD_NAMES[card] as CardName;

export interface Words {
  readonly square: Reader<Square>;
  readonly planet: Reader<Planet>;
  readonly die: Reader<Die>;
  /** Reads null as NOBODY. */
  readonly seat: Reader<Seat>;
  readonly card: Reader<Card>;
}

/** Readers for the map and the seats of one position. */
export function wordsOf(state: Pick<QuantumState, 'map' | 'players'>): Words {
  const { squareAt, planetOn } = geometry(state as QuantumState);
  const square: Reader<Square> = (value, field) => {
    const text = readText(value, field);
    const match = /^(-?\d{1,3}),(-?\d{1,3})$/.exec(text);
    const found = match && squareAt(Number(match[1]), Number(match[2]));
    if (found === null || found === undefined)
      throw new FormatError(field, `“${text}” is no square of the map`);
    return found;
  };
  const seatNamed = (text: string): Seat => SEAT_LETTERS.indexOf(text as (typeof SEAT_LETTERS)[number]);
  return {
    square,
    planet(value, field) {
      const planet = planetOn[square(value, field)] ?? NOBODY;
      if (planet === NOBODY) throw new FormatError(field, `there is no planet on ${String(value)}`);
      return planet;
    },
    die(value, field) {
      const match = /^([a-d])([1-5])$/.exec(readText(value, field));
      const die = match ? dieOf(seatNamed(match[1] as string), Number(match[2]) - 1) : -1;
      if (die < 0 || die >= state.players * FLEET)
        throw new FormatError(field, `there is no die ${String(value)}`);
      return die;
    },
    seat(value, field) {
      if (value === null) return NOBODY;
      const seat = seatNamed(readText(value, field));
      if (seat < 0 || seat >= state.players)
        throw new FormatError(field, `there is no seat ${String(value)}`);
      return seat;
    },
    card(value, field) {
      const card = CARD_NAMES.indexOf(readText(value, field) as CardName);
      if (card < 0) throw new FormatError(field, `there is no card ${String(value)}`);
      return card;
    },
  };
}
