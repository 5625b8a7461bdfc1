/** Addresses that bring a position or a game. All of it stands behind the #, which a browser sends to nobody. */
import { decode, type Fields, FormatError, readObject } from '@tessera/engine';
import { gameById } from '../../games/index.ts';
import type { NewHeader } from '../../match/setup.ts';
import type { NewLog } from '../../match/storedLog.ts';
import { PATHS } from '../../ui/router.ts';
import { packed, unpacked } from './pack.ts';

/** What came from outside: a log that nobody has played again yet. */
export interface Brought {
  readonly log: unknown;
  /** After how many answers to look at it; at its end, unless told. */
  readonly at?: number;
}

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
  { options = {}, seats = gameById(game)?.seats.usual ?? 2 }: Surroundings = {},
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

/** What stands behind the # of such an address. Throws FormatError. */
export async function parseFragment(fragment: string): Promise<Brought> {
  if (fragment.length > LONGEST_LINK) throw new FormatError('link', 'is too long to be one of ours');
  const given = new URLSearchParams(fragment);
  const part = (name: string): Promise<string> => unpacked(given.get(name) ?? '', name);
  if (given.has('log')) {
    const log = decode(await part('log'), 'log');
    return given.has('at') ? { log, at: countIn(given, 'at') } : { log };
  }
  if (!given.has('position') || !given.has('game'))
    throw new FormatError('link', 'brings neither a position nor a game');
  return {
    log: beginningIn(await part('game'), await part('position'), {
      ...(given.has('options') && {
        options: readObject(decode(await part('options'), 'options'), 'options'),
      }),
      ...(given.has('seats') && { seats: countIn(given, 'seats') }),
    }),
  };
}

function countIn(given: URLSearchParams, name: string): number {
  const text = given.get(name) ?? '';
  if (!/^\d{1,6}$/.test(text)) throw new FormatError(name, 'must be a whole number');
  return Number(text);
}

/** The part behind the # of an address of this kind, wherever it leads; undefined for any other text. */
export const fragmentIn = (text: string): string | undefined =>
  text.match(new RegExp(`^\\S*${PATHS.open}#(\\S+)$`))?.[1];
