// @chunk own
/** Forms in Czech, as `fill` applies them: `{count|z}`. */
import type { Form } from '../language.ts';

/**
 * Whole numbers before which "z" becomes "ze" by their first spoken sound: dvou, tří, čtyř, šesti, sedmi, čtrnácti,
 * šestnácti, sedmnácti, dvaceti is an exception with "z", sta and the hundreds of two, three, four, six, seven.
 */
const HARD = /^(?:[23467]|1[467]|[467]\d|1\d\d|[23467]\d\d)$/;

/** "z 5", "ze 7". Tens of two and three keep "z": "z 20", "z 31". */
const z: Form = count => `${HARD.test(count) ? 'ze' : 'z'}\u00a0${count}`;

export const czechForms = { z };
