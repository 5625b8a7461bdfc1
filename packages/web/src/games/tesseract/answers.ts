/** Legal answers in the form that the table uses: the verb, and the targets that can be pressed for each. */
import { type Answer, LAB_NAMES, type TesseractView } from '@tessera/games/tesseract';
import { inOrder } from './order.ts';

export type Verb = Answer['type'];

/** The six actions of a turn, in the order of the bar (section 8). */
export const ACTIONS = ['remove', 'adjust', 'transfer', 'study', 'contain', 'specialize'] as const;
export type ActionVerb = (typeof ACTIONS)[number];

export interface Said {
  /** Answer in notation. */
  readonly text: string;
  readonly verb: Verb;
  /** Cubes and stacks that can be pressed for it: `0,3`, `A:Y3`, `primed:O5`, `destroyed:P`. */
  readonly targets: readonly string[];
  /** Words after the verb. */
  readonly words: readonly string[];
  /** Cubes of a set that may go to the board, the default one first (T-CONTAIN-2). */
  readonly goes?: readonly string[];
  /** The cube of a set that goes. */
  readonly goer?: string;
}

/** `lab` is the letter of the deciding lab: a set is declared by kinds alone. */
export function readAnswer(text: string, lab: string): Said {
  const [verb, ...words] = text.split(' ') as [Verb, ...string[]];
  return { text, verb, words, targets: targetsOf(verb, words, lab) };
}

function targetsOf(verb: Verb, words: readonly string[], lab: string): readonly string[] {
  switch (verb) {
    case 'remove':
    case 'to':
    case 'pick':
    case 'adjust':
    case 'transfer':
      return words.slice(0, 1);
    case 'contain':
      return [...new Set(words)].map(kind => `${lab}:${kind}`);
    default:
      return [];
  }
}

/** The cube or stack of a selected answer. */
export const targetOf = ({ goer, targets }: Said): string | undefined => goer ?? targets[0];

/** Answers for the rules: where several cubes of a set may go, the choice is a second answer (T-DEC-3). */
export const answersOf = ({ text, goes = [], goer }: Said): readonly string[] =>
  goes.length > 1 ? [text, `pick ${goer}`] : [text];

export interface Offer {
  readonly all: readonly Said[];
  readonly byVerb: ReadonlyMap<Verb, readonly Said[]>;
  /** True during the free choice of actions and cards, rather than a single question. */
  readonly isFree: boolean;
}

export const NO_OFFER: Offer = { all: [], byVerb: new Map(), isFree: false };

export function offerOf(view: TesseractView, legal: readonly string[]): Offer {
  const { decision } = view;
  const lab = LAB_NAMES[decision?.lab ?? 0] ?? 'A';
  const all = inOrder(
    view,
    legal.map(text => readAnswer(text, lab)),
    lab,
  );
  const isFree = decision?.type === 'act' || decision?.type === 'granted';
  return { all, byVerb: Map.groupBy(all, said => said.verb), isFree };
}

export const saidOf = (offer: Offer, verb: Verb): readonly Said[] => offer.byVerb.get(verb) ?? [];

export const isAction = (verb: Verb): verb is ActionVerb => ACTIONS.some(one => one === verb);

const CELL = /^[0-3],[0-3]$/;

/** The stack of a target, or undefined. */
export const cellOfTarget = (target: string): number | undefined =>
  CELL.test(target) ? Number(target[0]) + 4 * Number(target[2]) : undefined;

/** A stack in notation (T-GEO-1). */
export const targetOfCell = (cell: number): string => `${cell % 4},${Math.floor(cell / 4)}`;
