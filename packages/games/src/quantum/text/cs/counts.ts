/** Counted things in Czech, as `fill` applies them: `{count|soupere4}` is the fourth case. */
import { counted } from '@tessera/engine';

export const countForms = {
  zbyvaAkci: counted('zbývá # akce', 'zbývají # akce', 'zbývá # akcí', 'nezbývá žádná akce'),
  ZbyvaAkci: counted('Zbývá # akce', 'Zbývají # akce', 'Zbývá # akcí', 'Nezbývá žádná akce'),
  zbyvaJich: counted('zbývá jen #', 'zbývají jen #', 'zbývá jen #', 'nezbývá žádná'),
  zbyvaKrychli: counted('zbývá # krychle', 'zbývají # krychle', 'zbývá # krychlí', 'nezbývá žádná krychle'),
  jsouPlanety: counted('je # planeta', 'jsou # planety', 'je # planet', 'není žádná planeta'),
  hraci: counted('# hráč', '# hráči', '# hráčů'),
  krychle: counted('# krychle', '# krychle', '# krychlí'),
  /** Genitive: "vedle 3 dalších planet". */
  dalsichPlanet: counted('# další planety', '# dalších planet', '# dalších planet'),
  budouLode: counted('bude # loď', 'budou # lodě', 'bude # lodí'),
  soupere4: counted('# soupeře', '# soupeře', '# soupeřů'),
  prijdouSouperi: counted(
    'přijde # soupeř',
    'přijdou # soupeři',
    'přijde # soupeřů',
    'nepřijde žádný soupeř',
  ),
};
