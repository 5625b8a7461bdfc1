/** Counted things in Czech, as `fill` applies them: `{count|kostky4}` is the fourth case. */
import { counted } from '@tessera/engine';

export const countForms = {
  kostky4: counted('# kostku', '# kostky', '# kostek'),
  trhliny4: counted('# trhlinu', '# trhliny', '# trhlin'),
  objevy4: counted(
    '# zpřístupněnou kartu objevu',
    '# zpřístupněné karty objevů',
    '# zpřístupněných karet objevů',
  ),
  sady: counted('# sada', '# sady', '# sad'),
  zruseneUdalosti: counted(
    'Zruší se # příští událost',
    'Zruší se # příští události',
    'Zruší se # příštích událostí',
    'Nezruší se žádná událost',
  ),
  probehnouFaze: counted(
    'proběhne # fáze kolapsu',
    'proběhnou # fáze kolapsu',
    'proběhne # fází kolapsu',
    'neproběhne žádná fáze kolapsu',
  ),
  prineslyFaze: counted(
    'přinesla # fáze kolapsu',
    'přinesly # fáze kolapsu',
    'přineslo # fází kolapsu',
    'nepřinesla žádná fáze kolapsu',
  ),
  zacalyFaze: counted('začala # fáze kolapsu', 'začaly # fáze kolapsu', 'začalo # fází kolapsu'),
  melyTrhliny: counted('měla # trhlina', 'měly # trhliny', 'mělo # trhlin'),
  zustalyAkce: counted('zůstala # akce', 'zůstaly # akce', 'zůstalo # akcí'),
  zustalyKarty: counted('zůstala # karta', 'zůstaly # karty', 'zůstalo # karet'),
  krat: counted('jednou', '#krát', '#krát'),
};
