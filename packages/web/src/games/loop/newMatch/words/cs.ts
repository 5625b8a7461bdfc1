/** What only the preparation of a loop match says, in Czech. */
import type { PageWords } from './index.ts';

export const cs: PageWords = {
  seats: {
    heading: 'Agenti',
    lead: 'Vyhráváte a prohráváte společně.',
  },
  agent: 'Agent',
  levels: {
    random: 'Dělá cokoli, co je dovoleno.',
    greedy: 'Vždy dělá to, co hned nejvíc pomůže.',
  },
  groups: {},
  advanced: 'Volby pro znalce',
  advancedText: 'Výchozí hodnoty vyhovují.',
  defaults: 'Vše podle pravidel.',
  game: {
    options: {
      mode: {
        label: 'Režim',
        meaning: 'Co je ještě třeba k vítězství.',
        values: {
          sabotage: 'S.A.B.O.T.A.G.E',
          supa: 'Sayan Supa Clones',
          centrifuge: 'L.A.S.E.R Centrifuges',
          ultramachina: 'Ultramachina',
        },
      },
      difficulty: {
        label: 'Obtížnost',
        meaning: 'Jak silný je Dr. Foo.',
        values: {
          month: 'Zaměstnanec měsíce',
          year: 'Zaměstnanec roku',
          infinity: 'Zaměstnanec nekonečna',
        },
      },
      tower: {
        label: 'Stroj',
        meaning: 'Kudy kostky vypadávají.',
        values: {
          uniform: 'rovnoměrně',
          centred: 'spíš středem',
        },
      },
      solo: {
        label: 'Sólo s jedním balíčkem',
        meaning: 'Sólový hráč má jeden balíček pro všechny agenty.',
        values: {},
      },
      agents: {
        label: 'Agenti',
        meaning: 'Kdo hraje za koho.',
        values: {},
      },
    },
  },
};
