/** What is said around the panels, in Czech. */
import type { TableText } from '../en/table.ts';

export const table: TableText = {
  board: 'Prstenec ér',
  phases: {
    label: 'Fáze tahu',
    foo: 'Foo',
    actions: 'Akce',
    add: 'Přidat kartu',
    archive: 'Archivovat',
    end: 'Konec',
  },
  turn: 'Tah {turn} z 21',
  tabs: {
    title: 'Panely',
    missions: 'Mise',
    cycles: 'Cykly',
    others: 'Agenti',
    supply: 'Zásoba',
    log: 'Záznam',
  },
  keys: {
    end: 'ukončit své akce',
  },
};
