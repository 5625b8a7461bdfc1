/** Texts around an on-line match, loaded with it. */
import { catalogue } from '@tessera/engine';
import type { ChatLine } from '@tessera/wire';
import type { Words } from '../../../text/index.ts';
import type { en } from './en.ts';

export type TalkWords = Words<typeof en>;

export const loadTalkWords = catalogue<TalkWords>(language => import(`./${language}.ts`));

/** Text of a chat line; phrases appear in the reader's own language. */
export function lineWords({ phrases }: TalkWords, { text, phrase = '' }: ChatLine): string {
  const known: Readonly<Record<string, string>> = phrases;
  return text ?? known[phrase] ?? '';
}
