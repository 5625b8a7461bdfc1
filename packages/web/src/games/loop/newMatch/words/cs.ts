/** What only the preparation of a loop match says, in Czech. */
import type { MatchWords } from './index.ts';

export const cs: MatchWords = {
  seats: {
    heading: 'Hráči',
    lead: 'Vyhrajete nebo prohrajete společně. Sami vedete celý tým; roboti jsou kolegové.',
    more: {
      add: 'Přidat hráče',
      remove: 'Odebrat: {place}',
      added: 'Přidává se: {place}.',
      removed: 'Odchází: {place}.',
    },
  },
  team: {
    heading: 'Tým',
    size: 'Agenti',
    sizeText: 'Nejvýš čtyři. Je-li agentů víc než hráčů, vede někdo dva, každého s vlastním balíčkem.',
    sizeAlone: 'Dva až čtyři s jedním společným balíčkem. Doporučeni jsou tři.',
    agent: 'Agent {place}',
    any: 'Kdokoli z ostatních, losem',
    about: 'Začíná zde: {start}. Hraje se: {complexity}.',
    complexity: { low: 'snadno', medium: 'docela snadno', high: 'náročně' },
    who: 'Kdo vede: {agents}?',
    alone: 'Jeden hráč, jeden balíček: kdo má první tři karty, hraje příště.',
    solo: '{name}, sám',
  },
  levels: {
    random: 'Dělá cokoli, co se smí. Na zkoušku.',
    gentle: 'Vidí, co hned pomůže, a občas se splete.',
    greedy: 'Vždy udělá to, co hned pomůže nejvíc, bez plánu.',
    steady: 'Krátce si naplánuje tah. Spolehlivý kolega.',
    strong: 'Naplánuje si tah, jak nejlépe za vteřinu či dvě umí.',
  },
  starts: {
    sabotage: {
      month: 'Obvyklý začátek.',
      year: 'Na začátku o 1 klon víc. Megavíry.',
      infinity: 'Na začátku o 3 klony víc. Megavíry.',
    },
    supa: {
      month: '3 superklony.',
      year: '4 superklony. Megavíry.',
      infinity: '5 superklonů. Megavíry.',
    },
    centrifuge: {
      month: '2 odstředivky.',
      year: '3 odstředivky. Megavíry.',
      infinity: '3 odstředivky, každá s trhlinou ve své epoše. Megavíry.',
    },
    ultramachina: {
      month: 'Na začátku leží 4 karty.',
      year: 'Na začátku leží 5 karet. Megavíry.',
      infinity: 'Na začátku leží 7 karet. Megavíry.',
    },
  },
  tower: {
    own: 'vlastní',
    exits: ['Předchozí epocha', 'Epocha dr. Foo', 'Další epocha'],
    share: '{share} kostek',
  },
  groups: {},
  advanced: 'Pokročilé volby',
  advancedText: 'Výchozí hodnoty jsou v pořádku.',
  defaults: 'Vše ostatní podle pravidel.',
};
