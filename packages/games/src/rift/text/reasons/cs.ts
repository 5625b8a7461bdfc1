import { czechForms, withForms } from '@tessera/engine';
import { pieceForms } from '../cs/pieces.ts';
import type { ReasonText } from '../index.ts';

export const cs: ReasonText = withForms(
  { ...czechForms, ...pieceForms },
  {
    reasons: {
      capture: 'Teserakt {loser|ho} byl sebrán.',
      closed: 'Teserakt {loser|ho} skončil tah v zavřeném prstenci.',
      bare: 'Teserakt {loser|ho} je poslední zbývající figurka.',
      immobilised: 'Teserakt {loser|ho} se už nemůže pohnout.',
      noMove: 'Nezbývá žádný přípustný tah.',
      repetition:
        'Stejná pozice nastala potřetí. Rozhoduje počet figurek, pak jejich hodnota, pak pohyblivost Teseraktu; jinak vyhrává druhý hráč.',
      stall:
        'Příliš mnoho tahů bez braní a nasazení. Rozhoduje počet figurek, pak jejich hodnota, pak pohyblivost Teseraktu; jinak vyhrává druhý hráč.',
      resign: '{loser} se vzdává.',
      time: 'Čas {loser|ho} vypršel.',
      agreed: 'Obě strany souhlasily s koncem a rozhodl součet.',
    },
    reasonClauses: {
      capture: 'R-END-1',
      closed: 'R-END-13',
      bare: 'R-END-8',
      immobilised: 'R-END-2',
      noMove: 'R-END-5',
      repetition: 'R-END-6',
      stall: 'R-END-7',
      resign: 'R-END-11',
      time: 'R-END-11',
      agreed: 'R-END-12',
    },
  },
);
