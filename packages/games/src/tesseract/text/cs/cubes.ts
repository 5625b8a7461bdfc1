/** Cases of cubes in Czech, as `fill` applies them: `{cube|ou}`. */

/**
 * A cube inside a sentence, named by its ending: "žlutá 3" in the nominative, "žluté 3" in the genitive, "žlutou 3" in
 * the accusative and the instrumental.
 */
const cube = (ending: string, noun: string) => (name: string) =>
  name
    .replace(/(\p{L}+)á(?!\p{L})/gu, (_, stem: string) => stem.toLowerCase() + ending)
    .replace('kostka', noun);

export const cubeForms = { a: cube('á', 'kostka'), e: cube('é', 'kostky'), ou: cube('ou', 'kostku') };
