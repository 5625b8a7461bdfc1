/** Text of the rift table, lazy-loaded with it: the shell's, the table's own and the game's. */
import { catalogue, type Language } from '@tessera/engine';
import { loadRiftText, type RiftText } from '@tessera/games/rift';
import { loadText as loadShellText, type Text as ShellText, type Words } from '../../../text/index.ts';
import type { en } from './en/index.ts';

export type TableWords = Words<typeof en>;

export interface Text extends ShellText {
  readonly table: ShellText['table'] & TableWords;
  readonly rift: RiftText;
}

const loadWords = catalogue<TableWords>(language => import(`./${language}/index.ts`));

export async function loadText(language: Language): Promise<Text> {
  const [shell, table, rift] = await Promise.all([
    loadShellText(language),
    loadWords(language),
    loadRiftText(language),
  ]);
  return { ...shell, table: { ...shell.table, ...table }, rift };
}
