/** Text of rift's new match form, in Czech. */
import type { MatchWords } from './index.ts';

export const cs: MatchWords = {
  seats: { heading: 'Místa' },
  who: 'Kdo hraje za {colour|ho}?',
  levels: {
    gentle: 'Vidí tah dopředu a občas něco přehlédne. Dobrý na první hru.',
    easy: 'Vidí, co se dá hned sebrat, na obou stranách. Občas se splete.',
    fair: 'Vidí asi dva tahy dopředu. Občas se splete.',
    strong: 'Přemýšlí dál dopředu, a když to jde, loví váš Teserakt.',
    best: 'Přemýšlí mnohem víc než předchozí úroveň. Nejtěžší soupeř ze všech.',
  },
  groups: {
    start: 'Před hrou',
    pieces: 'Kameny',
    crosses: 'Kříže',
    end: 'Konec hry',
  },
  advanced: 'Podrobné možnosti',
  advancedText: 'Různé výklady pravidel. Výchozí hodnoty vyhovují.',
  units: { stallLimit: 'klidných tazích' },
  house: 'Naše vlastní pravidlo',
  about: {
    repetition: {
      forbidden: 'Žádným tahem nesmí stejná pozice nastat potřetí.',
      adjudicated: 'Potřetí partie končí: vyhrává hráč, který má víc figurek.',
      off: 'Stejná pozice se smí opakovat bez omezení.',
    },
  },
  defaults: 'Všechny možnosti podle pravidel.',
  against: '{white} × {black}',
  edit: 'Sestavit vlastní pozici',
  editHere: 'Online partie začíná obvyklým stavěním; vlastní pozice se hrají u jedné obrazovky.',
};
