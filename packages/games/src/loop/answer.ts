/**
 * An answer is one small integer: a word, and what it is about. What it says is read by the functions of this file; as
 * text it is in `notation.ts`.
 */
export type Answer = number;

/** Words of 21.1, those of `action` first and in their order. Where no word is written, it says what is named. */
export const VERBS = [
  'move',
  'freeMove',
  'useCard',
  'loop',
  'power',
  'claim',
  'endActions',
  'none',
  'era',
  'clone',
  'card',
  'ultra',
  'agent',
  'dimension',
  'prev',
  'next',
  'prev2',
  'next2',
  'stop',
  'take',
  'drop',
  '1',
  '2',
  'here',
  'eachVortex',
  'yes',
  'no',
] as const;
export type Verb = (typeof VERBS)[number];

export const VERB = Object.fromEntries(VERBS.map((verb, i) => [verb, i])) as Readonly<Record<Verb, number>>;

const WORD_BITS = 5;

export const answer = (verb: number, about = 0): Answer => verb | (about << WORD_BITS);
export const verbOf = (given: Answer): number => given & ((1 << WORD_BITS) - 1);
export const aboutOf = (given: Answer): number => given >> WORD_BITS;
