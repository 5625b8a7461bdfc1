/** Cases of pieces and colours in Czech, as `fill` applies them: `{piece|p4}` is the fourth case, `{colour|ho}` the second. */

/** Third, fourth and seventh case by the first. */
const CASES: Readonly<Record<string, readonly [p3: string, p4: string, p7: string]>> = {
  Teserakt: ['Teseraktu', 'Teserakt', 'Teseraktem'],
  hvězda: ['hvězdě', 'hvězdu', 'hvězdou'],
  jehlan: ['jehlanu', 'jehlan', 'jehlanem'],
  obdélník: ['obdélníku', 'obdélník', 'obdélníkem'],
  válec: ['válci', 'válec', 'válcem'],
  'malý posuvník': ['malému posuvníku', 'malý posuvník', 'malým posuvníkem'],
  'velký posuvník': ['velkému posuvníku', 'velký posuvník', 'velkým posuvníkem'],
  kříž: ['kříži', 'kříž', 'křížem'],
};

const NAMES = new RegExp(`(?<!\\p{L})(?:${Object.keys(CASES).join('|')})(?!\\p{L})`, 'giu');

/** Every piece of a list in one case; other words stay as they are. */
const inCase = (at: 0 | 1 | 2) => (text: string) =>
  text.replace(NAMES, name => (CASES[name] ?? CASES[name.toLowerCase()])?.[at] ?? name);

export const pieceForms = {
  p3: inCase(0),
  p4: inCase(1),
  p7: inCase(2),
  /** "Bílý" as the owner: "hvězda bílého". */
  ho: (colour: string) => colour.toLowerCase().replace(/ý$/, 'ého'),
};
