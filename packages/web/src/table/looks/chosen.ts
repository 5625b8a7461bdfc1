/** The chosen look: kept in the browser, and an attribute of the document for style sheets and the 3D cube. */
import { parseObject, readStored, writeStored } from '../../ui/stored.ts';
import { lookKey } from '../look.ts';

/** A missing, unknown or broken value is the first look. */
export function storedLook(game: string, names: readonly string[]): string {
  const { board } = parseObject(readStored(lookKey(game)));
  return names.find(name => name === board) ?? names[0] ?? '';
}

export function dressIn(look: string): void {
  document.documentElement.dataset.look = look;
}

/** Leaves what else is stored with the look as it is. */
export function chooseLook(game: string, board: string): void {
  const key = lookKey(game);
  writeStored(key, { ...parseObject(readStored(key)), board });
  dressIn(board);
}
