// @chunk own
/** Forms in Czech, as `fill` applies them: `{count|z}`, `{moves|tahy}`. */
import type { Form } from '../language.ts';

/**
 * Whole numbers before which "z" becomes "ze" by their first spoken sound: dvou, tří, čtyř, šesti, sedmi, čtrnácti,
 * šestnácti, sedmnácti, dvaceti is an exception with "z", sta and the hundreds of two, three, four, six, seven.
 */
const HARD = /^(?:[23467]|1[467]|[467]\d|1\d\d|[23467]\d\d)$/;

/** "z 5", "ze 7". Tens of two and three keep "z": "z 20", "z 31". */
const z: Form = count => `${HARD.test(count) ? 'ze' : 'z'}\u00a0${count}`;

/**
 * A counted phrase, for 1, for 2 to 4, for other numbers and for 0, with `#` where the number stands: "zbývá # tah". The
 * value may have its noun already: "3 akce".
 */
export function counted(one: string, few: string, other: string, none = other): Form {
  return value => {
    const count = Number.parseInt(value, 10);
    const phrase = count === 0 ? none : count === 1 ? one : count > 1 && count < 5 ? few : other;
    return phrase.replace('#', () => value);
  };
}

export const czechForms = {
  z,
  tahy: counted('# tah', '# tahy', '# tahů'),
  /** Accusative, as 4 says. */
  akce4: counted('# akci', '# akce', '# akcí'),
  karty4: counted('# kartu', '# karty', '# karet'),
  zbyva: counted('zbývá #', 'zbývají #', 'zbývá #'),
  Zbyva: counted('Zbývá #', 'Zbývají #', 'Zbývá #'),
};
