/** Addresses that bring a position or a game. All of it stands behind the #, which a browser sends to nobody. */
import type { Fields } from '@tessera/engine';
import type { NewHeader, NewLog } from '../../match/setup.ts';
import { PATHS } from '../../ui/router.ts';
import { packed } from './pack.ts';

/** What a position does not say of a match in it. */
export interface Surroundings {
  /** Only what differs from the defaults. */
  readonly options?: Fields;
  readonly seats?: number;
}

/** A match that begins in a position. */
export function beginningIn(
  game: string,
  position: string,
  { options = {}, seats }: Surroundings & { readonly seats: number },
): NewLog {
  const header: NewHeader = { game, options, seats, seed: '', numbers: 'seeded', position };
  return { header, entries: [] };
}

/** Longer ones are cut off on their way by programs that pass them on. */
export const LONGEST_LINK = 32_000;

/** The address that opens a position: to be followed here, or given away behind the address of this page. */
export const positionLink = (game: string, position: string, more: Surroundings = {}): Promise<string> =>
  linkOf({
    game,
    position,
    ...(more.options && Object.keys(more.options).length > 0 && { options: JSON.stringify(more.options) }),
    ...(more.seats !== undefined && { seats: String(more.seats) }),
  });

/** The address that opens a game, as the text of its log, at some moment of it. */
export const gameLink = (log: string, at?: number): Promise<string> =>
  linkOf({ log, ...(at !== undefined && { at: String(at) }) });

async function linkOf(parts: Readonly<Record<string, string>>): Promise<string> {
  const fields = await Promise.all(
    Object.entries(parts).map(async ([name, text]) => `${name}=${escaped(await packed(text))}`),
  );
  return `${PATHS.open}#${fields.join('&')}`;
}

/** As little as an address needs, so that a position can still be read in it. */
const escaped = (text: string): string =>
  encodeURIComponent(text).replaceAll('%2F', '/').replaceAll('%20', '+');
