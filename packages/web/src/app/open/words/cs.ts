/** Text of the import page, in Czech. */
import type { OpenWords } from './index.ts';

export const cs: OpenWords = {
  title: 'Otevřít pozici nebo hru',
  lead: 'Vložte odkaz nebo text, nebo sem přetáhněte soubor. Zůstane v tomto prohlížeči.',
  field: 'Odkaz nebo text',
  read: 'Ukázat',
  file: 'Vybrat soubor',
  refused: 'Toto nelze otevřít: {why}.',
  position: 'Pozice',
  game: {
    one: 'Hra o {count} tahu',
    few: 'Hra o {count} tazích',
    other: 'Hra o {count} tazích',
  },
  at: 'zobrazena po tahu {count}',
  who: 'Kdo hraje dál?',
  play: 'Hrát dál',
  look: 'Prohlédnout',
  lookText: 'Při prohlížení sedí všichni u této obrazovky a žádný robot netáhne.',
  over: 'Je u konce. Prohlédněte si ji a hrajte dál od kteréhokoli dřívějšího okamžiku.',
  here: 'Tato hra už v prohlížeči je.',
  goOn: 'Přejít k ní',
};
