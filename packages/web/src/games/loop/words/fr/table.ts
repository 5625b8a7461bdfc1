/** What is said around the panels, in French. */
import type { TableText } from '../en/table.ts';

export const table: TableText = {
  board: 'L’anneau des époques',
  phases: {
    label: 'Phases d’un tour',
    foo: 'Foo',
    actions: 'Actions',
    add: 'Ajouter une carte',
    archive: 'Archiver',
    end: 'Fin',
  },
  turn: 'Tour {turn} sur 21',
  tabs: {
    title: 'Panneaux',
    missions: 'Missions',
    cycles: 'Cycles',
    others: 'Agents',
    supply: 'Réserve',
    log: 'Journal',
  },
  keys: {
    end: 'finir vos actions',
  },
};
