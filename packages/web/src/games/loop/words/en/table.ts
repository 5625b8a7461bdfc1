/** What is said around the panels, in English. Other languages have the same keys. `*` emphasises. */
import type { Words } from '../../../../text/format.ts';

export const table = {
  board: 'The ring of eras',
  phases: {
    label: 'Phases of a turn',
    foo: 'Foo',
    actions: 'Actions',
    add: 'Add a card',
    archive: 'Archive',
    end: 'End',
  },
  turn: 'Turn {turn} of 21',
  tabs: {
    title: 'Panels',
    missions: 'Missions',
    cycles: 'Cycles',
    others: 'Agents',
    supply: 'Supply',
    log: 'Log',
  },
  keys: {
    end: 'end your actions',
  },
} as const;

export type TableText = Words<typeof table>;
