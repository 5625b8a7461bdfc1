/** Copies of a match: a position and the whole game, each as text and as link. */
import type { TableModel } from '../useTable.ts';
import { beginningIn, gameLink, LONGEST_LINK, positionLink } from './link.ts';

export class TooLong extends Error {}

type Share = Readonly<Record<'text' | 'link', () => Promise<string>>>;

export function sharesOf({ client, manifest, snapshot, back, names }: TableModel<unknown>): {
  readonly position: Share;
  /** Undefined while only the server knows the whole game. */
  readonly game: Share | undefined;
  readonly hasSecrets: boolean;
} {
  const { game: id, options, seats } = snapshot.setup;
  const position = async (): Promise<string> =>
    (await client.momentAt(back.count ?? snapshot.moves.length)).position;
  const more = { options, seats: seats.length };
  return {
    position: {
      // A position in the game's own format if it has one, else as a log.
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

/** The log without advice, which proves nothing and is longer than the game. */
async function logOf(client: TableModel<unknown>['client']): Promise<string> {
  const { notes: _notes, ...log } = JSON.parse((await client.file())?.text ?? '{}');
  return JSON.stringify(log);
}

/** Absolute link; throws if it is too long. */
function given(address: string): string {
  if (address.length > LONGEST_LINK) throw new TooLong();
  return new URL(address, location.href).href;
}
