/**
 * Glossary of a game in one language: terms of its rules, how to find them in text, and words that must not stand in for
 * them. Tests hold catalogues, guides and rules pages to it; the rules reader shows its definitions.
 */

/** A word or words; `*` continues a word (`époque*`), a space is any white space. Upper and lower case are alike. */
type Stem = string;

interface Term {
  /** The same in every language. */
  readonly id: string;
  readonly term: string;
  /** Inflected forms by which the term is found. */
  readonly forms: readonly Stem[];
  /** Definition in one sentence. */
  readonly meaning: string;
  /** `printed` in the rulebook of that language, or a word of this project. */
  readonly source: 'printed' | 'house';
  /** Clause of the rules that defines it. */
  readonly clause: string;
  /** Synonyms that would name the same thing twice. */
  readonly banned?: readonly Stem[];
  /** Names and phrases in which the words are not this term: a banned word is right, no translation is asked for. */
  readonly names?: readonly Stem[];
}

export type Glossary = readonly Term[];

const SPECIAL = /[.*+?^${}()|[\]\\]/g;

const patternOf = (stem: Stem): string =>
  stem
    .split('*')
    .map(part => part.replace(SPECIAL, '\\$&').replace(/\s/g, '\\s+').replaceAll('’', "[’']"))
    .join('[\\p{L}’-]*');

/** Pattern that finds any of the stems as whole words. */
export const patternOfStems = (stems: readonly Stem[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${stems.map(patternOf).join('|')})(?![\\p{L}\\p{N}])`, 'giu');
