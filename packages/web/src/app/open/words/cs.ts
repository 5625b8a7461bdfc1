/** Text of the import page, in Czech. */
import type { OpenWords } from './index.ts';

export const cs: OpenWords = {
  title: 'Otevřít pozici nebo partii',
  lead: 'Vložte odkaz nebo text, nebo sem přetáhněte soubor. Zůstane v tomto prohlížeči.',
  field: 'Odkaz nebo text',
  read: 'Ukázat',
  file: 'Vybrat soubor',
  refused: 'Toto nelze otevřít. Podrobnosti anglicky: {why}.',
  unknown: 'Toto není odkaz, pozice ani partie, kterou by tu šlo otevřít.',
  position: 'Pozice',
  game: {
    one: 'Partie o {count} tahu',
    few: 'Partie o {count} tazích',
    other: 'Partie o {count} tazích',
  },
  at: 'zobrazena po tahu {count}',
  who: 'Kdo hraje dál?',
  play: 'Hrát dál',
  look: 'Prohlédnout',
  lookText: 'Při prohlížení žádný robot nehraje: táhnete za všechny.',
  over: 'Partie skončila. Prohlédněte si ji a hrajte dál od kteréhokoli dřívějšího okamžiku.',
  here: 'Tato partie už v prohlížeči je.',
  goOn: 'Přejít k ní',
};
