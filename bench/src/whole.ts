/** Refuses to weigh a client that cannot be played: a build that lost its parts is light. */
import type { Manifest } from 'vite';

interface Visit {
  readonly game: string;
  /** Text of the built index.html. */
  readonly page: string;
  readonly manifest: Manifest;
  /** Files that the visitor loads. */
  readonly files: readonly string[];
}

/** Parts without which nobody plays, by their keys in the manifest. */
const partsOf = (game: string): Readonly<Record<string, RegExp>> => ({
  'the page': /^index\.html$/,
  'the worker': /^src\/worker\.ts$/,
  [`the table of ${game}`]: new RegExp(`^src/games/${game}/\\w*Table\\.tsx$|^_${game}-table-\\w{7}\\.js$`),
  // Nothing but a hash follows the game: see `partOf` of the client.
  [`the rules of ${game}`]: new RegExp(`^_${game}-\\w{7}\\.js$`),
});

/** Throws if the page does not begin with one script, or a part of the game is not among the files of its visitor. */
export function requireWhole({ game, page, manifest, files }: Visit): void {
  const scripts = [...page.matchAll(/<script\b[^>]*\ssrc="([^"]*)"/g)].map(([, address]) => address);
  if (scripts.length !== 1)
    throw new Error(`index.html has ${scripts.length} entry scripts instead of one: ${scripts.join(', ')}`);
  for (const [name, key] of Object.entries(partsOf(game))) {
    const built = Object.keys(manifest).filter(part => key.test(part));
    if (!built.some(part => files.includes(manifest[part]?.file ?? '')))
      throw new Error(
        `a visitor of ${game} would not load ${name}: the weight would be that of a broken client`,
      );
  }
}
