// @chunk own
/** Forms in Czech, as `fill` applies them: `{count|z}`, `{cube|ou}`. */
import type { Form } from '../language.ts';

/**
 * Whole numbers before which "z" becomes "ze" by their first spoken sound: dvou, tří, čtyř, šesti, sedmi, čtrnácti,
 * šestnácti, sedmnácti, dvaceti is an exception with "z", sta and the hundreds of two, three, four, six, seven.
 */
const HARD = /^(?:[23467]|1[467]|[467]\d|1\d\d|[23467]\d\d)$/;

/** "z 5", "ze 7". Tens of two and three keep "z": "z 20", "z 31". */
const z: Form = count => `${HARD.test(count) ? 'ze' : 'z'}\u00a0${count}`;

/**
 * A cube inside a sentence, named by its ending: "žlutá 3" in the nominative, "žluté 3" in the genitive, "žlutou 3" in
 * the accusative and the instrumental.
 */
const cube =
  (ending: string, noun: string): Form =>
  name =>
    name
      .replace(/(\p{L}+)á(?!\p{L})/gu, (_, stem: string) => stem.toLowerCase() + ending)
      .replace('kostka', noun);

export const czechForms = {
  z,
  a: cube('á', 'kostka'),
  e: cube('é', 'kostky'),
  ou: cube('ou', 'kostku'),
};
