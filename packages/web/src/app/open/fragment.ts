/** Parses the fragments that `link.ts` writes. */
import { decode, FormatError, readObject } from '@tessera/engine';
import { gameById } from '../../games/index.ts';
import type { NewLog } from '../../match/setup.ts';
import { beginningIn, LONGEST_LINK, type Surroundings } from '../../table/share/link.ts';
import { unpacked } from '../../table/share/pack.ts';
import { PATHS } from '../../ui/router.ts';

/** For text that nothing here is written like; any other FormatError names the place of a fault. */
export class NotOurs extends FormatError {}

/** An import before its replay: an unverified log. */
export interface Brought {
  readonly log: unknown;
  /** Number of answers after which to show it; its end by default. */
  readonly at?: number;
}

/** A match that starts from a position, with the usual number of seats by default. */
export const opened = (game: string, position: string, more: Surroundings = {}): NewLog =>
  beginningIn(game, position, { seats: gameById(game)?.seats.usual ?? 2, ...more });

/** Parses the fragment of such an address; throws FormatError. */
export async function parseFragment(fragment: string): Promise<Brought> {
  if (fragment.length > LONGEST_LINK) throw new FormatError('link', 'is too long to be one of ours');
  const given = new URLSearchParams(fragment);
  const part = (name: string): Promise<string> => unpacked(given.get(name) ?? '', name);
  if (given.has('log')) {
    const log = decode(await part('log'), 'log');
    return given.has('at') ? { log, at: countIn(given, 'at') } : { log };
  }
  if (!given.has('position') || !given.has('game'))
    throw new NotOurs('link', 'brings neither a position nor a game');
  return {
    log: opened(await part('game'), await part('position'), {
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

/** The fragment of an address of this kind, on any host; undefined for any other text. */
export const fragmentIn = (text: string): string | undefined =>
  text.match(new RegExp(`^\\S*${PATHS.open}#(\\S+)$`))?.[1];
