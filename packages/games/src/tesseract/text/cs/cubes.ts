/** Cases of cubes and sets in Czech, as `fill` applies them: `{cube|ou}`. */

/** Adjectives of a cube; a name that a player typed keeps its own ending. */
const ADJECTIVE = /(?<!\p{L})(žlut|oranžov|fialov|modr|neznám|zhroucen|anihilovan)á(?!\p{L})/giu;

/**
 * A cube inside a sentence, named by its ending or its question: "žlutá 3" in the nominative, "žluté 3" in the genitive,
 * "žlutou 3" in the accusative and the instrumental, which differ in the noun.
 */
const cube = (ending: string, noun: string) => (name: string) =>
  name
    .replace(ADJECTIVE, (_, stem: string) => stem.toLowerCase() + ending)
    .replace(/(?<!\p{L})kostka(?!\p{L})/iu, noun);

const cim = cube('ou', 'kostkou');

export const cubeForms = {
  a: cube('á', 'kostka'),
  e: cube('é', 'kostky'),
  ou: cube('ou', 'kostku'),
  cim,
  /** With a cube: "se žlutou 3", "s modrou 5". */
  scim: (name: string) => cim(name).replace(/^(?=([szž])?)/iu, (_, hissing) => (hissing ? 'se ' : 's\u00a0')),
  /** Owner of a lab: a bot is declined, "vyrovnaného robota", a person or a letter is not. */
  ci: (name: string) =>
    name.replace(
      /^(\p{L}+)([ýí]) robot(?!\p{L})/u,
      (_, stem: string, ending: string) => `${stem.toLowerCase()}${ending === 'ý' ? 'ého' : 'ího'} robota`,
    ),
  /** A set in the accusative: "postupku 3 kostek". */
  sadu: (name: string) => name.replace(/^(\p{L}+)a(?!\p{L})/u, '$1u'),
};
