/** Links that contain a whole analysis, in the fragment of their address. */
import { FormatError } from '@tessera/engine';
import { analysisPath } from '../../../table/analysis/paths.ts';
import { LONGEST_LINK, linkOf } from '../../../table/share/link.ts';
import { unpacked } from '../../../table/share/pack.ts';

/** Relative to this page's origin; undefined if messengers would truncate it. */
export async function analysisLink(game: string, text: string): Promise<string | undefined> {
  const link = await linkOf({ text }, analysisPath(game));
  return link.length > LONGEST_LINK ? undefined : link;
}

/** Text of an analysis in a fragment; throws FormatError. */
export async function textIn(fragment: string): Promise<string> {
  if (fragment.length > LONGEST_LINK) throw new FormatError('link', 'is too long to be one of ours');
  const part = new URLSearchParams(fragment).get('text');
  if (part === null) throw new FormatError('link', 'brings no analysis');
  return unpacked(part, 'link');
}

/** The fragment of such a link, on any host; undefined for any other text. */
export const analysisFragment = (text: string): string | undefined =>
  /^\S*\/analysis\/\w+#(\S+)$/.exec(text.trim())?.[1];
