/**
 * Goals of tesseract: contain n cubes in this Action phase for certain, or end the turn without a breach. With
 * the option `info: open` only cards are hidden; a card that is drawn is enumerated.
 */
import type { AnyGame } from '@tessera/engine';
import {
  type Answer,
  type CardState,
  CONTAINMENT,
  type CubeId,
  NOBODY,
  RESEARCH,
  RESEARCHERS,
  type TesseractState,
  tesseract,
} from '@tessera/games/tesseract';
import { NEVER } from './odds.ts';
import type { Task, World } from './prover.ts';
import type { Goal } from './types.ts';

export function tesseractTask(root: unknown, { kind, n = 1 }: Goal): Task {
  const start = root as TesseractState;
  const before = contained(start);
  const isSame = ({ turn, active }: TesseractState): boolean =>
    turn === start.turn && active === start.active;
  const verdict =
    kind === 'contain'
      ? (state: TesseractState): boolean | undefined => {
          const more = contained(state) - before;
          if (more >= n || state.outcome === 'contained') return true;
          return state.outcome ||
            state.phase !== 'action' ||
            !isSame(state) ||
            mostContained(state) < n - more
            ? false
            : undefined;
        }
      : (state: TesseractState): boolean | undefined => {
          if (state.outcome) return state.outcome === 'contained';
          return isSame(state) ? undefined : state.breach <= start.breach;
        };
  return {
    game: tesseract as unknown as AnyGame,
    isCertain: kind === 'contain',
    isOurs: () => true,
    verdict: state => verdict(state as TesseractState),
    key: state => keyOf(state as TesseractState),
    settle(given, move) {
      const state = given as TesseractState;
      if (kind !== 'contain' || state.pending.at(-1)?.type !== 'act') return undefined;
      const { type } = move as Answer;
      if (type === 'end') return NEVER;
      const isPaid =
        PAID.includes(type) ||
        (type === 'specialize' && addedBy(state.researchers[state.active] ?? '') === 0);
      const isWasted = isPaid && mostContained(state) - 1 < n - contained(state) + before;
      return isWasted ? NEVER : undefined;
    },
    worlds: (state, move) => worldsOf(state as TesseractState, move as Answer),
  };
}

const contained = ({ board }: TesseractState): number => board.filter(cube => cube !== NOBODY).length;

/**
 * Upper bound of the cubes that can surely still be contained in this Action phase: one for each action, and what
 * cards at hand add. A card that may be drawn adds nothing if some card of its deck does not.
 */
function mostContained(state: TesseractState): number {
  const isDeckRich = state.decks.some(deck => deck.length > 0 && deck.every(card => addedBy(card) > 0));
  if (isDeckRich) return Number.POSITIVE_INFINITY;
  const sum = (cards: readonly string[]): number => cards.reduce((total, card) => total + addedBy(card), 0);
  const places = (is: CardState): string[] =>
    state.containment.flatMap(({ card, state: now }) => (now === is ? card : []));
  const begun = state.pending.reduce((total, frame) => total + pendingIn(frame), 0);
  const now = state.actions + begun + sum(state.hands.flat()) + sum(places('unlocked'));
  return now === 0 ? 0 : now + sum(places('revealed')); // T-BONUS-2: unlocked by a containment
}

/** Containments that a frame may still bring. */
function pendingIn(frame: TesseractState['pending'][number]): number {
  if (frame.type === 'containCube') return 1;
  if (frame.type === 'granted') return frame.left;
  return frame.type === 'effect' ? addedBy(frame.source) : 0;
}

/** Actions and containments that a card of the built-in pack may give. */
const addedBy = (card: string): number => ADDED.get(card) ?? 0;
const EFFECTS = new Map<string, string>([
  ...[...RESEARCH, ...CONTAINMENT].map(({ id, effect }): [string, string] => [id, effect]),
  ...RESEARCHERS.map(({ id, action }): [string, string] => [id, action]),
]);
const ADDED = new Map(
  [...EFFECTS].map(([id, effect]): [string, number] => [
    id,
    [...effect.matchAll(/(?:gainAction|grant|contain)\((?:\w+,)?(\d+)/g)].reduce(
      (sum, [, n]) => sum + Number(n),
      0,
    ),
  ]),
);

/** Answers of an Action phase that cost an action and contain nothing. */
const PAID: readonly Answer['type'][] = ['remove', 'adjust', 'transfer', 'study'];

/** Verbs of effects, rarer ones with few targets first; only the order of worlds depends on it. */
const BRANCHING = [
  'match',
  'ward',
  'skipPrime',
  'transfer',
  'flip',
  'set',
  'study',
  'adjust',
  'move',
  'relocate',
  '',
];

const lowest = { below: () => 0, die: () => 1 };

/** One world for each different card that may lie on top of the deck drawn from; those with few targets first. */
function worldsOf(state: TesseractState, move: Answer): readonly World[] | undefined {
  const drawn = drawnFrom(state, move);
  if (drawn === undefined) return undefined;
  const deck = state.decks[drawn] ?? [];
  const rank = (card: string): number => BRANCHING.findIndex(verb => EFFECTS.get(card)?.includes(verb));
  const cards = [...new Set(deck)].sort((a, b) => rank(a) - rank(b));
  return cards.map(card => {
    const world = tesseract.copy(state);
    const rest = deck.slice();
    rest.splice(rest.indexOf(card), 1);
    world.decks[drawn]?.splice(0, deck.length, card, ...rest);
    return { state: world, weight: deck.filter(one => one === card).length, total: deck.length };
  });
}

/** The deck whose top card an answer draws, T-CONTAIN-5 and T-STUDY-1. */
function drawnFrom(state: TesseractState, move: Answer): number | undefined {
  if (!DRAWING.includes(move.type)) return undefined;
  const after = tesseract.copy(state);
  tesseract.play(after, tesseract.decider(state) ?? 0, move, lowest);
  const level = state.decks.findIndex((deck, i) => deck.length > (after.decks[i]?.length ?? 0));
  return level < 0 ? undefined : level;
}

const DRAWING: readonly Answer['type'][] = ['study', 'yes', 'play', 'use', 'pick', 'keep', 'branch', 'stop'];

/** Cubes by colour and value, so that equal ones are interchangeable; their numbers only while a frame names them. */
function keyOf(state: TesseractState): string {
  const kind = (cube: CubeId): number => 8 * (state.colours[cube] as number) + (state.values[cube] as number);
  const kinds = (cubes: readonly CubeId[]): string =>
    cubes
      .map(kind)
      .sort((a, b) => a - b)
      .join();
  const isPlain = state.pending.every(({ type }) => type === 'act' || type === 'threat');
  const { lastPrimed, pending } = state;
  return JSON.stringify([
    state.stacks.map(stack => stack.map(kind).join()),
    state.labs.map(kinds),
    kinds(state.primed),
    state.destroyed.map(cube => state.colours[cube]).sort(),
    state.board.map(cube => Number(cube !== NOBODY)).join(''),
    state.hands.map(hand => hand.toSorted()),
    state.decks.map(deck => deck.length),
    state.containment.map(({ state: card }) => card),
    [state.breach, state.turn, state.active, state.phase, state.actions, state.skipPrime, state.wards],
    state.banked,
    state.used,
    lastPrimed && [lastPrimed.cube === null ? -1 : kind(lastPrimed.cube), lastPrimed.value],
    pending,
    isPlain ? 0 : [state.stacks, state.labs, state.primed, state.destroyed, state.values],
  ]);
}
