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
    ask: 'Vzdát tuto hru?',
    yes: 'Ano, vzdávám se',
    no: 'Hrát dál',
    you: 'Vzdáte se a ihned vyhrává {winner}.',
    other: 'Vzdává se {name} a ihned vyhrává {winner}.',
    manyYou: 'Odejdete od stolu natrvalo; ostatní hrají dál bez vás.',
    many: 'Od stolu natrvalo odchází {name}; ostatní hrají dál.',
    team: 'Vzdává se celý tým a hra je prohraná.',
    back: 'Krokem zpět to vezmete zpátky.',
  },
  offer: {
    title: 'Nabídnout konec?',
    you: 'Budou-li všichni souhlasit, hra teď končí a vyhráváte vy.',
    other: 'Budou-li všichni souhlasit, hra teď končí a vyhrává {name}.',
    nobody: 'Budou-li všichni souhlasit, hra teď končí a nevyhrává nikdo.',
    counted: '{sentence} Součet: {count}.',
    send: 'Nabídnout konec',
    keep: 'Hrát dál',
    asked: '{name}: souhlasíte s koncem hry?',
    by: 'Konec nabízí {name}.',
    agree: 'Souhlasím s koncem',
    decline: 'Ne, hrát dál',
    thinking: '{name} zvažuje nabídku …',
    declined: '{name} hraje dál',
    whys: {
      better: 'Stojí lépe, než říká součet.',
      open: 'Nic ještě není rozhodnuto a součet je proti.',
    },
    person: 'Nabídka byla odmítnuta.',
    again: {
      one: 'Stejný hráč může konec nabídnout znovu po {count} dalším tahu, aby nikoho netlačil.',
      few: 'Stejný hráč může konec nabídnout znovu po {count} dalších tazích, aby nikoho netlačil.',
      other: 'Stejný hráč může konec nabídnout znovu po {count} dalších tazích, aby nikoho netlačil.',
    },
    gone: 'Hra pokračovala: nabídka už neplatí.',
  },
};
