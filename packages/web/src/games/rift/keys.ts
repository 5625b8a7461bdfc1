/** Every key of the table and what it does. */
import type { KeyList } from '../../table/Dialog.tsx';
import type { Text } from './text/index.ts';

export const keysOf = ({ table: { keyNames, keyMeanings } }: Text): KeyList => [
  [['←', '↑', '→', '↓'], keyMeanings.arrows],
  [[keyNames.enter, keyNames.space], keyMeanings.enter],
  [[keyNames.escape], keyMeanings.escape],
  [['R'], keyMeanings.turn],
  [['1', '–', '5'], keyMeanings.reserve],
  [['H'], keyMeanings.hint],
  [['F'], keyMeanings.flip],
  [[keyNames.control, 'Z'], keyMeanings.undo],
  [[keyNames.control, 'Y'], keyMeanings.redo],
  [[keyNames.shift, '←', '→'], keyMeanings.back],
  [['?'], keyMeanings.keys],
];
