/** Text of the ring, in Czech. */
import type { BoardText } from '../en/board.ts';

export const board: BoardText = {
  name: 'Prstenec epoch',
  era: '{era}: {things}',
  rifts: { one: '{count} trhlina', few: '{count} trhliny', other: '{count} trhlin' },
  fallen: {
    one: 'padá sem {count} kostka',
    few: 'padají sem {count} kostky',
    other: 'padá sem {count} kostek',
  },
  overflow: 'přetečení {chance}',
  defeat: 'prohra {chance}',
  energy: {
    one: '{count} energie',
    few: '{count} energie',
    other: '{count} energií',
  },
  perpetual: {
    one: '{count} věčná energie',
    few: '{count} věčné energie',
    other: '{count} věčných energií',
  },
  clones: { one: '{count} klon', few: '{count} klony', other: '{count} klonů' },
  cards: { one: '{count} karta', few: '{count} karty', other: '{count} karet' },
  foo: 'dr. Foo hledí do této epochy',
  clone: 'Klon, zničí se {at}',
  supa: 'Superklon, zničí se {at}',
  card: '{card}, karta {dimension|dimenze}',
  damaged: '{name} {damage}/{need} poškození',
  centrifuge: 'Odstředivka {dimension|dimenze}',
  hidden: 'Skrytá',
  archived: 'Archivovaná',
  vortex: 'Vír',
  mega: 'Megavír',
  hiddenMission: 'skrytá mise',
  archivedMission: 'archivovaná mise',
  marks: {
    can: 'lze zvolit',
    lasting: 'lze zvolit, nevratně',
    chosen: 'zvoleno',
    hint: 'rada',
    decisive: 'to rozhodlo hru',
  },
  full: 'plno',
  close: 'Zavřít',
};
