/** What the command line needs of a game: one manifest each, listed in index.ts and nowhere else. */
import { type Team, teamOf, usualBots } from '@tessera/bots';
import {
  type AnyGame,
  type AnyMatch,
  FormatError,
  type Game,
  type GameEvent,
  type MatchLog,
  type Outcome,
} from '@tessera/engine';
import type { Face } from '../play/face.ts';
import type { Language, Words } from '../words.ts';
import { plainFace, plainWords } from './plain.ts';

export interface Manifest {
  readonly game: AnyGame;
  readonly bots: Team;
  /** The bot one meets when nobody is named. */
  readonly rival: string;
  /** How `play` calls the seats in its options, from the first one on: `--white`. */
  readonly seatOptions: readonly string[];
  /** What somebody should know of these options before many games are played with them. */
  readonly caution?: (options: object) => string | undefined;
  words(language?: Language): Words;
  face(language: Language): Face;
  readonly record?: RecordForm;
  readonly packs?: Packs;
  readonly career?: Career;
}

/** A written form of whole games that people read; it begins with `[Game "…"]`. */
interface RecordForm {
  /** Null while the game is open. Throws FormatError. */
  parse(text: string): { readonly log: MatchLog; readonly claimed: Outcome | null };
  format(log: MatchLog, outcome: Outcome | undefined): string;
}

/** Content that people may write themselves, such as cards. */
export interface Packs {
  readonly builtIn: object;
  /** The built-in one as a file, a row to a line. */
  text(): string;
  /** Everything that is wrong with a pack, and where. */
  complaints(given: unknown): readonly { readonly at: string; readonly reason: string }[];
}

/** A match that was stored, and where. */
export interface StoredGame {
  readonly file: string;
  readonly match: AnyMatch;
}

/** What many matches of a game add up to, in the order given. */
type Career = (
  matches: readonly StoredGame[],
  language: Language,
) => { readonly lines: readonly string[]; readonly data: object };

/** What the author of a game brings. All but the game may wait: it is shown plainly and played by playing it out. */
export interface Brings<S, M, V, E extends GameEvent, O>
  extends Partial<
    Pick<Manifest, 'bots' | 'rival' | 'seatOptions' | 'caution' | 'record' | 'packs' | 'career'>
  > {
  readonly game: Game<S, M, V, E, O>;
  words?(language: Language): Words<S, E>;
  face?(language: Language): Face<V>;
}

export function defineManifest<S, M, V, E extends GameEvent, O>(brings: Brings<S, M, V, E, O>): Manifest {
  const game = brings.game as unknown as AnyGame;
  const { bots = teamOf(game, usualBots(game)), words = () => plainWords(game), face } = brings;
  return {
    rival: bots.names.at(-1) ?? 'random',
    seatOptions: [],
    ...brings,
    game,
    bots,
    words: (language = 'en') => words(language) as Words,
    face: language => (face ? (face(language) as Face) : plainFace(language)),
  };
}

export type Games = readonly Manifest[];

export const idsOf = (games: Games): string => games.map(({ game }) => game.id).join(', ');

/** The game with this id; throws FormatError listing the known ones. */
export function gameNamed(games: Games, id: string, field: string): Manifest {
  const manifest = games.find(({ game }) => game.id === id);
  if (manifest) return manifest;
  throw new FormatError(field, `"${id.slice(0, 40)}" is unknown; known are ${idsOf(games)}`);
}
