/** What only the preparation of a rift match says, in Czech. */
import type { MatchWords } from './index.ts';

export const cs: MatchWords = {
  seats: { heading: 'Místa' },
  who: '{colour}: kdo hraje?',
  levels: {
    random: 'Zahraje cokoli, co smí. Na vyzkoušení.',
    gentle: 'Vidí tah dopředu a občas se splete. Dobrý na první hru.',
    greedy: 'Vezme to nejlepší, co hned vidí, a dál nepřemýšlí.',
    steady: 'Vidí pár tahů dopředu, s drobnými chybami.',
    strong: 'Vidí tak daleko, jak za vteřinu a půl dokáže.',
  },
  groups: {
    start: 'Před hrou',
    pieces: 'Kameny',
    crosses: 'Kříže',
    end: 'Konec hry',
  },
  advanced: 'Podrobné možnosti',
  advancedText: 'Výklady pravidel. Výchozí hodnoty vyhovují.',
  units: { stallLimit: 'klidných tazích' },
  defaults: 'Všechny možnosti podle pravidel.',
  against: '{white} × {black}',
};
