/**
 * Links that contain a position or a game. The data is in the fragment, which browsers do not send to
 * servers.
 */
import type { Fields } from '@tessera/engine';
import type { NewHeader, NewLog } from '../../match/setup.ts';
import { PATHS } from '../../ui/router.ts';
import { packed } from './pack.ts';

/** Properties of a match that its position does not contain. */
export interface Surroundings {
  /** Only options that differ from the defaults. */
  readonly options?: Fields;
  readonly seats?: number;
}

/** A match that starts from a position. */
export function beginningIn(
  game: string,
  position: string,
  { options = {}, seats }: Surroundings & { readonly seats: number },
): NewLog {
  const header: NewHeader = { game, options, seats, seed: '', numbers: 'seeded', position };
  return { header, entries: [] };
}

/** Maximum length; messengers truncate longer links. */
export const LONGEST_LINK = 32_000;

/** Link to a position, relative to this page's origin. */
export const positionLink = (game: string, position: string, more: Surroundings = {}): Promise<string> =>
  linkOf({
    game,
    position,
    ...(more.options && Object.keys(more.options).length > 0 && { options: JSON.stringify(more.options) }),
    ...(more.seats !== undefined && { seats: String(more.seats) }),
  });

/** Link to a game, given as the text of its log, at a position of it. */
export const gameLink = (log: string, at?: number): Promise<string> =>
  linkOf({ log, ...(at !== undefined && { at: String(at) }) });

/** Address with parts in its fragment. */
export async function linkOf(
  parts: Readonly<Record<string, string>>,
  page = PATHS.open as string,
): Promise<string> {
  const fields = await Promise.all(
    Object.entries(parts).map(async ([name, text]) => `${name}=${escaped(await packed(text))}`),
  );
  return `${page}#${fields.join('&')}`;
}

/** Escapes as little as a fragment needs, so that a position stays readable. */
const escaped = (text: string): string =>
  encodeURIComponent(text).replaceAll('%2F', '/').replaceAll('%20', '+');
