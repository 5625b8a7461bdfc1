/**
 * Validating readers of the fields of a position, each by itself; `state.ts` checks how they fit together.
 */
import {
  FormatError,
  type Fields as Given,
  type Reader,
  readIntegerIn,
  readListOf,
  readOneOf,
  readOrNull,
  readText,
  refuseUnknown,
} from '@tessera/engine';
import { CELLS } from '../board.ts';
import type { Content } from '../content.ts';
import { holdersAtFirst } from '../state.ts';
import {
  CARD_STATES,
  type CardState,
  COLOURS,
  MAX_HEIGHT,
  PHASES,
  type Phase,
  REASONS,
  type Reason,
} from '../types.ts';

export interface WrittenCube {
  readonly colour: number;
  readonly value: number;
  /** Written form: value and colour seen, colour only, or neither. */
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

/**
 * Limit of a lenient position, which may have more cubes than the box, so that a test can stack one colour.
 */
export const MOST_CUBES = 1000;

/** A researcher without ability and action, for lenient positions. */
export const NO_RESEARCHER = '-';

const USED = ['rerollPrime', 'containMin', 'specialize'];

const known =
  (isKnown: (id: string) => boolean, what: string) =>
  (value: unknown, field: string): string => {
    const id = readText(value, field);
    if (!isKnown(id)) throw new FormatError(field, `${id.slice(0, 20)} is not a ${what}`);
    return id;
  };

const cubes =
  (isStack: boolean) =>
  (value: unknown, field: string): WrittenCube[] => {
    const text = readText(value, field);
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
  return [...readText(value, field)].map((letter, i) => {
    const colour = COLOURS.findIndex(one => one === letter);
    if (colour < 0) throw new FormatError(field, `${letter} is not a colour (Y, O, P, B)`, i + 1);
    return colour;
  });
}

const place =
  (card: (value: unknown, field: string) => string) =>
  (value: unknown, field: string): { card: string; state: CardState } => {
    const [id, state, ...more] = readText(value, field).split(' ');
    if (more.length > 0) throw new FormatError(field, 'must be a card and its state, such as "C-01 hidden"');
    return { card: card(id, field), state: readOneOf(CARD_STATES)(state, field) };
  };

function lastPrimed(value: unknown, field: string): Fields['lastPrimed'] {
  if (value === null) return null;
  if (typeof value !== 'object')
    throw new FormatError(field, 'must be null or {"cube": id or null, "value": 0 to 6}');
  const given = value as Given;
  refuseUnknown(given, ['cube', 'value'], field);
  return {
    cube: readOrNull(readIntegerIn(0, MOST_CUBES - 1))(given.cube ?? null, `${field}.cube`),
    value: readIntegerIn(0, 6)(given.value === undefined ? 0 : given.value, `${field}.value`),
  };
}

export function readFields(given: Given, content: Content, mode: 'strict' | 'lenient'): Fields {
  const field = <T>(name: keyof Fields, fallback: T, read: Reader<T>): T =>
    Object.hasOwn(given, name) ? read(given[name], name) : fallback;
  const research = known(id => content.levels.has(id), 'research card');
  const containmentCard = known(id => content.containment.includes(id), 'containment card');
  const players = field('players', 2, readIntegerIn(1, 4));
  const labs = Math.max(2, players);
  const researcher = (value: unknown, field: string): string =>
    mode === 'lenient' && value === NO_RESEARCHER
      ? NO_RESEARCHER
      : known(id => content.researchers.includes(id), 'researcher')(value, field);
  const perLab = <T>(value: T): T[] => Array<T>(labs).fill(value);
  const phase = field<Phase>('phase', 'action', readOneOf(PHASES));
  const fields: Fields = {
    players,
    holders: field('holders', holdersAtFirst(players), readListOf(readIntegerIn(0, players - 1), labs)),
    phase,
    first: field('first', 0, readIntegerIn(0, labs - 1)),
    researchers: field('researchers', perLab(NO_RESEARCHER), readListOf(researcher, labs)),
    tesseract: field('tesseract', Array<WrittenCube[]>(CELLS).fill([]), readListOf(cubes(true), CELLS)),
    labs: field('labs', perLab<WrittenCube[]>([]), readListOf(cubes(false), labs)),
    primed: field('primed', [], cubes(false)),
    board: field('board', [], cubes(false)),
    destroyed: field('destroyed', [], colours),
    ids: field<number[] | undefined>('ids', undefined, readListOf(readIntegerIn(0, MOST_CUBES - 1))),
    yaws: field<string | undefined>('yaws', undefined, readText),
    hands: field('hands', perLab<string[]>([]), readListOf(readListOf(research), labs)),
    decks: field('decks', [[], [], []], readListOf(readListOf(research), 3)),
    discard: field('discard', [], readListOf(research)),
    containment: field(
      'containment',
      content.containment.slice(0, 6).map(card => ({ card, state: 'hidden' as const })),
      readListOf(place(containmentCard), 6),
    ),
    unused: field('unused', content.containment.slice(6), readListOf(containmentCard, 3)),
    breach: field('breach', 0, readIntegerIn(0, 7)),
    turn: field('turn', 1, readIntegerIn(0, 10_000)),
    active: field('active', 0, readIntegerIn(0, labs - 1)),
    actions: field('actions', 3, readIntegerIn(0, 999)),
    skipPrime: field('skipPrime', 0, readIntegerIn(0, 999)),
    wards: field('wards', 0, readIntegerIn(0, 999)),
    banked: field('banked', perLab(0), readListOf(readIntegerIn(0, 99), labs)),
    used: field('used', perLab<string[]>([]), readListOf(readListOf(readOneOf(USED)), labs)),
    lastPrimed: field<Fields['lastPrimed']>('lastPrimed', null, lastPrimed),
    pending: field<unknown[]>(
      'pending',
      phase === 'action' ? [{ type: 'act' }] : [],
      readListOf(one => one),
    ),
    outcome: field<Reason | null>('outcome', null, readOrNull(readOneOf(REASONS))),
  };
  refuseUnknown(given, Object.keys(fields), '');
  return fields;
}
