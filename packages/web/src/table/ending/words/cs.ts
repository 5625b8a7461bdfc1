import type { EndingWords } from './index.ts';

export const cs: EndingWords = {
  /** Actions after the end. */
  strip: {
    why: 'Proč?',
    review: 'Rozbor',
    newMatch: 'Nová partie',
    look: 'Prohlédnout desku',
  },
  resign: {
    ask: 'Vzdát tuto partii?',
    yes: 'Ano, vzdávám se',
    no: 'Hrát dál',
    you: 'Vzdáte se a hned vyhrává {winner}.',
    other: 'Vzdává se {name} a hned vyhrává {winner}.',
    manyYou: 'Odejdete od stolu natrvalo; ostatní hrají dál bez vás.',
    many: 'Od stolu natrvalo odchází {name}; ostatní hrají dál.',
    team: 'Celý tým se vzdává a partie je prohraná.',
    back: 'Tlačítkem Zpět to můžete vrátit.',
  },
  offer: {
    title: 'Nabídnout konec?',
    you: 'Když budou všichni souhlasit, partie teď skončí a vyhráváte vy.',
    other: 'Když budou všichni souhlasit, partie teď skončí a vyhrává {name}.',
    nobody: 'Když budou všichni souhlasit, partie teď skončí a nevyhrává nikdo.',
    counted: '{sentence} Součet: {count}.',
    send: 'Nabídnout konec',
    keep: 'Hrát dál',
    asked: '{name}, souhlasíte s koncem partie?',
    by: 'Konec nabízí {name}.',
    agree: 'Souhlasím s koncem',
    decline: 'Ne, hrát dál',
    thinking: '{name} zvažuje nabídku…',
    declined: '{name} hraje dál',
    whys: {
      better: 'Jeho pozice je lepší, než ukazuje součet.',
      open: 'Nic ještě není rozhodnuto a součet mluví proti.',
    },
    person: 'Nabídka byla odmítnuta.',
    again: {
      one: 'Stejný hráč může konec nabídnout znovu až po {count} dalším tahu, aby nikoho neobtěžoval.',
      few: 'Stejný hráč může konec nabídnout znovu až po {count} dalších tazích, aby nikoho neobtěžoval.',
      other: 'Stejný hráč může konec nabídnout znovu až po {count} dalších tazích, aby nikoho neobtěžoval.',
    },
    gone: 'Hrálo se dál: nabídka už neplatí.',
  },
};
