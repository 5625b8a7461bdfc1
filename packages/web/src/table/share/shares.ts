/** What can be copied of a match: a position and the whole game, each as a text and as a link. */
import type { TableModel } from '../useTable.ts';
import { beginningIn, gameLink, LONGEST_LINK, positionLink } from './link.ts';

export class TooLong extends Error {}

type Share = Readonly<Record<'text' | 'link', () => Promise<string>>>;

export function sharesOf({ client, manifest, snapshot, back, names }: TableModel<unknown>): {
  readonly position: Share;
  /** Undefined while only its server knows all of it. */
  readonly game: Share | undefined;
  readonly hasSecrets: boolean;
} {
  const { game: id, options, seats } = snapshot.setup;
  const position = async (): Promise<string> =>
    (await client.momentAt(back.count ?? snapshot.moves.length)).position;
  const more = { options, seats: seats.length };
  return {
    position: {
      // Where a game has texts of its own, a position is one of them; elsewhere a log says what it is of.
      text: async () =>
        manifest.loadTexts ? position() : JSON.stringify(beginningIn(id, await position(), more)),
      link: async () => given(await positionLink(id, await position(), more)),
    },
    game: client.canSave()
      ? {
          text: async () => (await manifest.loadTexts?.())?.formatGame(snapshot, names) ?? logOf(client),
          link: async () => given(await gameLink(await logOf(client), back.count)),
        }
      : undefined,
    hasSecrets: manifest.hasChance,
  };
}

/** Without what was thought along the way: it proves nothing and is longer than the game. */
async function logOf(client: TableModel<unknown>['client']): Promise<string> {
  const { notes: _notes, ...log } = JSON.parse((await client.file())?.text ?? '{}');
  return JSON.stringify(log);
}

/** As it can be given away. */
function given(address: string): string {
  if (address.length > LONGEST_LINK) throw new TooLong();
  return new URL(address, location.href).href;
}
