/** Text of the ring, in English. Other languages have the same keys. */
import type { Words } from '../../../../text/format.ts';

export const board = {
  name: 'The ring of eras',
  /** Label of an era, and its parts. */
  era: '{era}: {things}',
  rifts: { one: '{count} rift', other: '{count} rifts' },
  fallen: { one: '{count} cube falls here', other: '{count} cubes fall here' },
  overflow: '{chance} overflow',
  defeat: '{chance} defeat',
  energy: { one: '{count} energy', other: '{count} energy' },
  perpetual: { one: '{count} perpetual energy', other: '{count} perpetual energy' },
  clones: { one: '{count} clone', other: '{count} clones' },
  cards: { one: '{count} card', other: '{count} cards' },
  foo: 'Dr Foo faces this era',
  /** Pieces at an era. */
  clone: 'Clone, destroyed {at}',
  supa: 'Supa Clone, destroyed {at}',
  card: '{card}, {dimension} card',
  damaged: '{name} {damage}/{need} damage',
  centrifuge: '{dimension} Centrifuge',
  hidden: 'Hidden',
  archived: 'Archived',
  vortex: 'Vortex',
  mega: 'Mega Vortex',
  hiddenMission: 'hidden mission',
  archivedMission: 'mission archived',
  /** Marks, after the name of a piece. */
  marks: {
    can: 'can be chosen',
    lasting: 'can be chosen, no way back',
    chosen: 'chosen',
    hint: 'hint',
    decisive: 'this decided the game',
  },
  full: 'full',
  close: 'Close',
} as const;

export type BoardText = Words<typeof board>;
