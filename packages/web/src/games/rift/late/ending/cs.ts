/** Results of rift, in Czech. */
import type { EndText } from './index.ts';

export const cs: EndText = {
  youWin: 'Vyhráváte',
  youLose: 'Prohráváte',
  wins: '{name} vítězí',
  ends: {
    yours: {
      capture: 'Váš Teserakt byl sebrán.',
      closed: 'Váš Teserakt skončil tah v zavřeném prstenci.',
      bare: 'Váš Teserakt je vaše poslední figurka.',
      immobilised: 'Váš Teserakt se už nemůže pohnout.',
    },
    theirs: {
      capture: 'Soupeřův Teserakt byl sebrán.',
      closed: 'Soupeřův Teserakt skončil tah v zavřeném prstenci.',
      bare: 'Soupeřův Teserakt je poslední figurka, která zbývá.',
      immobilised: 'Soupeřův Teserakt se už nemůže pohnout.',
    },
  },
  left: {
    resign: { you: 'Vzdáváte se.', other: '{name} se vzdává.' },
    time: { you: 'Došel vám čas.', other: 'Vypršel čas: {name}.' },
  },
  gaveUp: {
    capture: 'Vzdává se {name}: Teserakt už nešlo zachránit.',
    certain: 'Vzdává se {name}: porážka byla jistá.',
    open: 'Vzdává se {name}: partie už nešla zvrátit.',
  },
  agreed: 'Konec dohodou: {count}.',
};
