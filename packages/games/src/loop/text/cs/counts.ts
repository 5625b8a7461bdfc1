/** Counted things, and cases of dimensions and agents in Czech, as `fill` applies them: `{count|klony}`, `{agent|agent4}`. */
import { counted } from '@tessera/engine';

const DIMENSIONS: Readonly<Record<string, string>> = {
  Spirála: 'Spirály',
  Hvězda: 'Hvězdy',
  Pruhy: 'Pruhů',
  'Černá díra': 'Černé díry',
};

/** Second and fourth case by the first; Mr Time and V-Girl stay as they are. */
const AGENTS: Readonly<Record<string, readonly [p2: string, p4: string]>> = {
  'Časová tulačka': ['Časové tulačky', 'Časovou tulačku'],
  Cztwyzzek: ['Cztwyzzka', 'Cztwyzzka'],
  'Robofinišer 404': ['Robofinišera 404', 'Robofinišera 404'],
};

const NAMES = new RegExp(Object.keys(AGENTS).join('|'), 'g');

/** Every agent of a list in one case. */
const inCase = (at: 0 | 1) => (agents: string) => agents.replace(NAMES, name => AGENTS[name]?.[at] ?? name);

const preteceEpoch = counted(
  'přeteče # epocha',
  'přetečou # epochy',
  'přeteče # epoch',
  'nepřeteče žádná epocha',
);

export const countForms = {
  /** Genitive: "LOOP Spirály". */
  dimenze: (dimension: string) => DIMENSIONS[dimension] ?? dimension,
  agent2: inCase(0),
  agent4: inCase(1),
  klony: counted('# klon', '# klony', '# klonů'),
  trhliny4: counted('# trhlinu', '# trhliny', '# trhlin'),
  energie4: counted('# energii', '# energie', '# energií'),
  mise4: counted('# misi', '# mise', '# misí'),
  partie: counted('# partie', '# partie', '# partií'),
  vyhry: counted('# výhra', '# výhry', '# výher', 'žádná výhra'),
  epochy: counted('# epocha', '# epochy', '# epoch', 'žádná'),
  /** An average: "přeteče 1,4 epochy". */
  preteceEpoch: (average: string) =>
    /\D/.test(average) ? `přeteče ${average} epochy` : preteceEpoch(average),
  superklony: counted(
    'Zbývá # superklon',
    'Zbývají # superklony',
    'Zbývá # superklonů',
    'Nezbývá žádný superklon',
  ),
  jsouMise: counted('je # mise', 'jsou # mise', 'je # misí', 'není žádná mise'),
  bylyKlony: counted('byl tam # klon', 'byly tam # klony', 'bylo tam # klonů', 'nebyl tam žádný klon'),
  vypadlyKostky: counted(
    'vypadla # kostka',
    'vypadly # kostky',
    'vypadlo # kostek',
    'nevypadla žádná kostka',
  ),
  vypadavaji: counted('vypadává #', 'vypadávají #', 'vypadává #'),
  ubudouTrhliny: counted('ubude # trhlina', 'ubudou # trhliny', 'ubude # trhlin'),
  pribudeEnergie: counted('přibude # energie', 'přibudou # energie', 'přibude # energií'),
};
