/** The fields of a position, each read by itself; how they fit together is for `positionState.ts`. */
import { FormatError } from '@tessera/engine';
import { CELLS } from './board.ts';
import type { Content } from './content.ts';
import { holdersAtFirst } from './state.ts';
import {
  CARD_STATES,
  type CardState,
  COLOURS,
  MAX_HEIGHT,
  PHASES,
  type Phase,
  REASONS,
  type Reason,
} from './types.ts';

export interface WrittenCube {
  readonly colour: number;
  readonly value: number;
  /** How it was written: seen in full, by colour only, or not at all. */
  readonly seen: number;
}

export interface Fields {
  readonly players: number;
  readonly holders: readonly number[];
  readonly first: number;
  readonly researchers: readonly string[];
  readonly tesseract: readonly (readonly WrittenCube[])[];
  readonly labs: readonly (readonly WrittenCube[])[];
  readonly primed: readonly WrittenCube[];
  readonly board: readonly WrittenCube[];
  readonly destroyed: readonly number[];
  readonly ids: readonly number[] | undefined;
  readonly yaws: string | undefined;
  readonly hands: readonly (readonly string[])[];
  readonly decks: readonly (readonly string[])[];
  readonly discard: readonly string[];
  readonly containment: readonly { readonly card: string; readonly state: CardState }[];
  readonly unused: readonly string[];
  readonly breach: number;
  readonly turn: number;
  readonly active: number;
  readonly phase: Phase;
  readonly actions: number;
  readonly skipPrime: number;
  readonly wards: number;
  readonly banked: readonly number[];
  readonly used: readonly (readonly string[])[];
  readonly lastPrimed: { readonly cube: number | null; readonly value: number } | null;
  readonly pending: readonly unknown[];
  readonly outcome: Reason | null;
}

/** A lenient position may have more cubes than the box, so that a test can stack one colour; but not without end. */
export const MOST_CUBES = 1000;

/** A researcher without ability and action, for lenient positions. */
export const NO_RESEARCHER = '-';

const USED = ['rerollPrime', 'containMin', 'specialize'];

/** Reads named fields of an object, with defaults, and refuses names nobody asked for. */
class Reader {
  readonly #given: Record<string, unknown>;
  readonly #asked = new Set<string>();

  constructor(given: Record<string, unknown>) {
    this.#given = given;
  }

  field<T>(name: string, fallback: T, read: (value: unknown, field: string) => T): T {
    this.#asked.add(name);
    return Object.hasOwn(this.#given, name) ? read(this.#given[name], name) : fallback;
  }

  finish(): void {
    const unknown = Object.keys(this.#given).find(name => !this.#asked.has(name));
    if (unknown !== undefined) {
      throw new FormatError(unknown, `is unknown; known are ${[...this.#asked].join(', ')}`);
    }
  }
}

const whole =
  (low: number, high: number) =>
  (value: unknown, field: string): number => {
    if (Number.isInteger(value) && (value as number) >= low && (value as number) <= high)
      return value as number;
    throw new FormatError(field, `must be a whole number from ${low} to ${high}`);
  };

const word = (value: unknown, field: string): string => {
  if (typeof value === 'string') return value;
  throw new FormatError(field, 'must be a text');
};

const choice =
  <T extends string>(values: readonly T[]) =>
  (value: unknown, field: string): T => {
    const found = values.find(one => one === value);
    if (found === undefined) throw new FormatError(field, `must be one of ${values.join(', ')}`);
    return found;
  };

const list =
  <T>(read: (value: unknown, field: string) => T, length?: number) =>
  (value: unknown, field: string): T[] => {
    if (!Array.isArray(value)) throw new FormatError(field, 'must be a list');
    if (length !== undefined && value.length !== length) {
      throw new FormatError(field, `must have ${length} entries, not ${value.length}`);
    }
    return value.map((item, i) => read(item, `${field}[${i}]`));
  };

const known =
  (isKnown: (id: string) => boolean, what: string) =>
  (value: unknown, field: string): string => {
    const id = word(value, field);
    if (!isKnown(id)) throw new FormatError(field, `${id.slice(0, 20)} is not a ${what}`);
    return id;
  };

const cubes =
  (isStack: boolean) =>
  (value: unknown, field: string): WrittenCube[] => {
    const text = word(value, field);
    const pattern = isStack ? /([YOPByopb])([1-6])(\??)/y : /([YOPB])([1-6])()/y;
    const found: WrittenCube[] = [];
    while (pattern.lastIndex < text.length) {
      const at = pattern.lastIndex;
      const match = pattern.exec(text);
      if (!match) throw new FormatError(field, 'is not a row of cubes such as Y3O2', at + 1);
      const [, letter = '', number, question] = match;
      const isSeen = letter === letter.toUpperCase();
      if (isSeen && question) throw new FormatError(field, 'a cube with ? has a small letter', at + 1);
      const colour = COLOURS.findIndex(one => one === letter.toUpperCase());
      found.push({ colour, value: Number(number), seen: isSeen ? 2 : question ? 0 : 1 });
    }
    if (isStack && found.length > MAX_HEIGHT)
      throw new FormatError(field, `is higher than ${MAX_HEIGHT} cubes`);
    return found;
  };

function colours(value: unknown, field: string): number[] {
  return [...word(value, field)].map((letter, i) => {
    const colour = COLOURS.findIndex(one => one === letter);
    if (colour < 0) throw new FormatError(field, `${letter} is not a colour (Y, O, P, B)`, i + 1);
    return colour;
  });
}

const place =
  (card: (value: unknown, field: string) => string) =>
  (value: unknown, field: string): { card: string; state: CardState } => {
    const [id, state, ...more] = word(value, field).split(' ');
    if (more.length > 0) throw new FormatError(field, 'must be a card and its state, such as "C-01 hidden"');
    return { card: card(id, field), state: choice(CARD_STATES)(state, field) };
  };

function lastPrimed(value: unknown, field: string): Fields['lastPrimed'] {
  if (value === null) return null;
  if (typeof value !== 'object')
    throw new FormatError(field, 'must be null or {"cube": id or null, "value": 0 to 6}');
  const reader = new Reader(value as Record<string, unknown>);
  const cube = reader.field<number | null>('cube', null, (one, name) =>
    one === null ? null : whole(0, MOST_CUBES - 1)(one, `${field}.${name}`),
  );
  const found = {
    cube,
    value: reader.field('value', 0, (one, name) => whole(0, 6)(one, `${field}.${name}`)),
  };
  reader.finish();
  return found;
}

export function readFields(
  given: Record<string, unknown>,
  content: Content,
  mode: 'strict' | 'lenient',
): Fields {
  const reader = new Reader(given);
  const research = known(id => content.levels.has(id), 'research card');
  const containmentCard = known(id => content.containment.includes(id), 'containment card');
  const players = reader.field('players', 2, whole(1, 4));
  const labs = Math.max(2, players);
  const researcher = (value: unknown, field: string): string =>
    mode === 'lenient' && value === NO_RESEARCHER
      ? NO_RESEARCHER
      : known(id => content.researchers.includes(id), 'researcher')(value, field);
  const perLab = <T>(value: T): T[] => Array<T>(labs).fill(value);
  const phase = reader.field<Phase>('phase', 'action', choice(PHASES));
  const fields: Fields = {
    players,
    holders: reader.field('holders', holdersAtFirst(players), list(whole(0, players - 1), labs)),
    phase,
    first: reader.field('first', 0, whole(0, labs - 1)),
    researchers: reader.field('researchers', perLab(NO_RESEARCHER), list(researcher, labs)),
    tesseract: reader.field('tesseract', Array<WrittenCube[]>(CELLS).fill([]), list(cubes(true), CELLS)),
    labs: reader.field('labs', perLab<WrittenCube[]>([]), list(cubes(false), labs)),
    primed: reader.field('primed', [], cubes(false)),
    board: reader.field('board', [], cubes(false)),
    destroyed: reader.field('destroyed', [], colours),
    ids: reader.field<number[] | undefined>('ids', undefined, list(whole(0, MOST_CUBES - 1))),
    yaws: reader.field<string | undefined>('yaws', undefined, word),
    hands: reader.field('hands', perLab<string[]>([]), list(list(research), labs)),
    decks: reader.field('decks', [[], [], []], list(list(research), 3)),
    discard: reader.field('discard', [], list(research)),
    containment: reader.field(
      'containment',
      content.containment.slice(0, 6).map(card => ({ card, state: 'hidden' as const })),
      list(place(containmentCard), 6),
    ),
    unused: reader.field('unused', content.containment.slice(6), list(containmentCard, 3)),
    breach: reader.field('breach', 0, whole(0, 7)),
    turn: reader.field('turn', 1, whole(0, 10_000)),
    active: reader.field('active', 0, whole(0, labs - 1)),
    actions: reader.field('actions', 3, whole(0, 999)),
    skipPrime: reader.field('skipPrime', 0, whole(0, 999)),
    wards: reader.field('wards', 0, whole(0, 999)),
    banked: reader.field('banked', perLab(0), list(whole(0, 99), labs)),
    used: reader.field('used', perLab<string[]>([]), list(list(choice(USED)), labs)),
    lastPrimed: reader.field<Fields['lastPrimed']>('lastPrimed', null, lastPrimed),
    pending: reader.field<unknown[]>(
      'pending',
      phase === 'action' ? [{ type: 'act' }] : [],
      list(one => one),
    ),
    outcome: reader.field<Reason | null>('outcome', null, (value, field) =>
      value === null ? null : choice(REASONS)(value, field),
    ),
  };
  reader.finish();
  return fields;
}
