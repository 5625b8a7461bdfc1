/**
 * An answer is one small integer: a verb and its parameter, decoded by the functions of this file.
 * `notation.ts` has the text form.
 */
export type Answer = number;

/**
 * Verbs of 21.1, those of `action` first and in their order. A verb without a written word is implied by its
 * parameter.
 */
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
