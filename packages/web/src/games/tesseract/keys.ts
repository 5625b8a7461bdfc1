/** Every key of the table and what it does. */
import type { KeyList } from '../../table/Dialog.tsx';
import type { Model } from './useModel.ts';

export function keysOf({ text, words }: Model): KeyList {
  const { keyNames } = text.table;
  const { keys } = words.table;
  return [
    [['←', '↑', '→', '↓'], keys.arrows],
    [[keyNames.enter, keyNames.space], keys.enter],
    [[keyNames.escape], keys.escape],
    [['R', 'A', 'T', 'S', 'C', 'X'], keys.actions],
    [['1', '–', '9'], keys.numbers],
    [['E'], keys.end],
    [[keyNames.space], keys.skip],
    [['Q', 'W', '[', ']'], keys.turn],
    [['L'], keys.layers],
    [['H'], keys.hint],
    [['Z'], keys.undo],
    [[keyNames.shift, 'Z'], keys.redo],
    [['?'], keys.keys],
  ];
}
