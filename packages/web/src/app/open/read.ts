/** Parses pasted or dropped text: a link, a log, or a game's own notation. */
import { decode, FormatError, type MatchLog } from '@tessera/engine';
import { GAMES, gameById } from '../../games/index.ts';
import { LARGEST } from '../../table/share/pack.ts';
import { type Brought, fragmentIn, NotOurs, opened, parseFragment } from './fragment.ts';

/** Parses an import; throws FormatError with the place and the reason. */
export async function readBrought(text: string): Promise<Brought> {
  if (text.length > LARGEST) throw new FormatError('text', 'is too long to be a match');
  const given = text.trim();
  const fragment = fragmentIn(given);
  if (fragment !== undefined) return parseFragment(fragment);
  if (given.startsWith('{')) return { log: decode(given, 'text') };
  return { log: namedIn(given) ?? (await writtenIn(given)) };
}

/** A position that follows the name of its game. */
function namedIn(text: string) {
  const [, name = '', position = ''] = /^(\w+):?\s+(.+)$/s.exec(text) ?? [];
  const game = gameById(name.toLowerCase());
  return game && opened(game.id, position);
}

async function writtenIn(text: string): Promise<MatchLog | ReturnType<typeof opened>> {
  for (const { id, loadTexts } of GAMES) {
    const found = (await loadTexts?.())?.parse(text);
    if (found) return 'position' in found ? opened(id, found.position) : found;
  }
  throw new NotOurs('text', 'is no position and no game of those that are played here', 1);
}
