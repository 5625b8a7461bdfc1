/** Section 15.4: answers as text. */
import { FormatError } from '@tessera/engine';
import {
  type Answer,
  answer,
  dieOfAnswer,
  firstOf,
  isCunning,
  isManeuver,
  maneuvering,
  NOWHERE,
  PAY_CURIOUS,
  PAY_TACTICAL,
  paidBy,
  payOf,
  secondOf,
  VERB,
  VERBS,
  type Verb,
  verbOf,
  withCunning,
} from './answer.ts';
import { CARD_NAMES, type CardName } from './cards/index.ts';
import { decider } from './flow.ts';
import { ARRANGEMENTS } from './rules/opening.ts';
import { faceOf, geometry, type PublicState } from './state.ts';
import { type Die, dieOf, FLEET, ownerOf, type QuantumState, SEAT_LETTERS, type Square } from './types.ts';

export const dieName = (die: Die): string => `${SEAT_LETTERS[ownerOf(die)]}${(die % FLEET) + 1}`;

export function squareName(state: Pick<PublicState, 'map'>, square: Square): string {
  const { xs, ys } = geometry(state as PublicState);
  return square in xs ? `${xs[square]},${ys[square]}` : '?';
}

/** Parameters after a verb, in this order. */
type Part = 'die' | 'square' | 'from' | 'other' | 'face' | 'sign' | 'card' | 'seat';

export const PARTS: Readonly<Partial<Record<Verb, readonly Part[]>>> = {
  reconfigure: ['die'],
  deploy: ['die', 'square'],
  move: ['die', 'square'],
  attack: ['die', 'square', 'from'],
  transport: ['die', 'other', 'square'],
  construct: ['square'],
  strike: ['die', 'square'],
  warp: ['die', 'other'],
  modify: ['die', 'face'],
  scout: ['die'],
  flexible: ['die', 'sign'],
  resourceful: ['die'],
  nomadic: ['die', 'square'],
  start: ['square'],
  drop: ['square'],
  place: ['square'],
  cube: ['square'],
  face: ['face'],
  take: ['card'],
  discard: ['card'],
  pick: ['die'],
  relocate: ['seat', 'square'],
  to: ['square'],
};

export function formatAnswer(state: QuantumState, given: Answer): string {
  const verb = VERBS[verbOf(given)] as Verb;
  if (verb === 'ships')
    return ['ships', ...shipSquares(state, firstOf(given)).map(at => squareName(state, at))].join(' ');
  const written = (part: Part): string => {
    switch (part) {
      case 'die':
        return dieName(dieOfAnswer(given));
      case 'square':
        return squareName(state, firstOf(given));
      case 'from':
        return `from ${squareName(state, secondOf(given))}`;
      case 'other':
        return dieName(secondOf(given));
      case 'face':
        return String(firstOf(given));
      case 'sign':
        return firstOf(given) > faceOf(state, dieOfAnswer(given)) ? '+' : '-';
      case 'card':
        return CARD_NAMES[firstOf(given)] as CardName;
      case 'seat':
        return SEAT_LETTERS[secondOf(given)] as string;
      default:
        return part satisfies never;
    }
  };
  return [
    verb,
    ...(PARTS[verb] ?? []).map(written),
    ...(isManeuver(given) ? ['maneuver'] : []),
    ...(payOf(given) === PAY_CURIOUS ? ['curious'] : []),
    ...(payOf(given) === PAY_TACTICAL ? ['tactical'] : []),
    ...(isCunning(given) ? ['cunning'] : []),
  ].join(' ');
}

/** The orbit around which the decider places the fleet. */
function orbitOfDecider(state: QuantumState): readonly Square[] {
  const planet = state.starts[decider(state) ?? 0] ?? -1;
  return geometry(state).planets[planet]?.orbit ?? [];
}

/** Squares of the three ships, by number, in one of the arrangements. */
export const shipSquares = (state: QuantumState, arrangement: number): Square[] =>
  (ARRANGEMENTS[arrangement] ?? []).map(at => orbitOfDecider(state)[at] ?? NOWHERE);

/** Throws FormatError for malformed notation; illegal but well-formed answers are for `check`. */
export function parseAnswer(state: QuantumState, text: string): Answer {
  const words = text.trim().split(/\s+/);
  const verb = VERBS.find(one => one === words[0]);
  if (!verb) throw new FormatError('move', `“${words[0]}” is no answer; write for example move a1 4,3`, 1);
  if (verb === 'ships') return parseShips(state, text, words.slice(1));
  let given = answer(VERB[verb]);
  let at = 1;
  const next = (): string => words[at++] ?? '';
  const fail = (what: string): never => {
    const column = text.indexOf(words[at - 1] ?? '') + 1;
    throw new FormatError('move', `${verb} wants ${what}, not “${words[at - 1] ?? ''}”`, Math.max(1, column));
  };
  for (const part of PARTS[verb] ?? []) given |= readPart(state, part, next, fail, given);
  return readSuffixes(given, verb, words.slice(at), text);
}

function readPart(
  state: QuantumState,
  part: Part,
  next: () => string,
  fail: (what: string) => never,
  before: Answer,
): Answer {
  const word = next();
  switch (part) {
    case 'die':
      return answer(0, dieNamed(word) ?? fail('a die such as a1'));
    case 'other':
      return answer(0, 0, 0, dieNamed(word) ?? fail('a die such as a1'));
    case 'square':
      return answer(0, 0, squareNamed(state, word) ?? fail('a square such as 4,3'));
    case 'from':
      if (word !== 'from') fail('“from” and the square it comes from');
      return answer(0, 0, 0, squareNamed(state, next()) ?? fail('a square such as 4,3'));
    case 'face':
      return answer(0, 0, /^[1-6]$/.test(word) ? Number(word) : fail('a face, 1 to 6'));
    case 'sign': {
      if (word !== '+' && word !== '-') fail('+ or -');
      const face = faceOf(state, dieOfAnswer(before)) ?? 0;
      return answer(0, 0, Math.max(0, word === '+' ? face + 1 : face - 1));
    }
    case 'card': {
      const card = CARD_NAMES.indexOf(word as CardName);
      return answer(0, 0, card < 0 ? fail('the English name of a card') : card);
    }
    case 'seat': {
      const seat = SEAT_LETTERS.indexOf(word as (typeof SEAT_LETTERS)[number]);
      return answer(0, 0, 0, seat < 0 ? fail('a seat, a to d') : seat);
    }
    default:
      return part satisfies never;
  }
}

function dieNamed(word: string): Die | undefined {
  const match = /^([a-d])([1-5])$/.exec(word);
  if (!match) return undefined;
  return dieOf(SEAT_LETTERS.indexOf(match[1] as (typeof SEAT_LETTERS)[number]), Number(match[2]) - 1);
}

function squareNamed(state: PublicState, word: string): Square | undefined {
  const match = /^(-?\d{1,3}),(-?\d{1,3})$/.exec(word);
  return match ? (geometry(state).squareAt(Number(match[1]), Number(match[2])) ?? NOWHERE) : undefined;
}

const PAYABLE: readonly Verb[] = ['move', 'attack', 'transport'];
const ABLE: readonly Verb[] = [...PAYABLE, 'strike', 'warp', 'modify', 'scout'];

function readSuffixes(given: Answer, verb: Verb, words: readonly string[], text: string): Answer {
  const left = [...words];
  const takes = (word: string, isFor: boolean): boolean => {
    if (left[0] !== word || !isFor) return false;
    left.shift();
    return true;
  };
  let out = given;
  if (takes('maneuver', verb === 'move' || verb === 'attack')) out = maneuvering(out);
  if (takes('curious', PAYABLE.includes(verb))) out = paidBy(out, PAY_CURIOUS);
  else if (takes('tactical', PAYABLE.includes(verb))) out = paidBy(out, PAY_TACTICAL);
  if (takes('cunning', ABLE.includes(verb))) out = withCunning(out);
  if (left.length > 0)
    throw new FormatError(
      'move',
      `“${left[0]}” has no place after ${verb} here`,
      text.lastIndexOf(left[0] as string) + 1,
    );
  return out;
}

function parseShips(state: QuantumState, text: string, words: readonly string[]): Answer {
  const squares = words.map(word => squareNamed(state, word));
  if (squares.length !== 3 || squares.includes(undefined))
    throw new FormatError('move', `${text}: ships wants three squares such as ships 1,0 2,1 1,2`, 1);
  const orbit = orbitOfDecider(state);
  const found = ARRANGEMENTS.findIndex(order => order.every((at, i) => orbit[at] === squares[i]));
  return answer(VERB.ships, 0, found < 0 ? NOWHERE : found);
}
