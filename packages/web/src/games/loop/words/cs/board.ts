/** Text of the ring, in Czech. */
import type { BoardText } from '../en/board.ts';

export const board: BoardText = {
  name: 'Prstenec epoch',
  rifts: { one: '{count} trhlina', few: '{count} trhliny', other: '{count} trhlin' },
  fallen: {
    one: '{count} kostka sem padá',
    few: '{count} kostky sem padají',
    other: '{count} kostek sem padá',
  },
  overflow: '{chance} přetečení',
  defeat: '{chance} prohra',
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
  foo: 'sem hledí Dr. Foo',
  clone: 'Klon, zničí se {at}',
  supa: 'Superklon, zničí se {at}',
  card: '{card}, karta {dimension}',
  damaged: '{name} {damage}/{need} poškození',
  centrifuge: 'Odstředivka {dimension}',
  hidden: 'Skrytá',
  archived: 'Archivována',
  vortex: 'Vír',
  mega: 'Megavír',
  hiddenMission: 'skrytá mise',
  archivedMission: 'mise archivována',
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
