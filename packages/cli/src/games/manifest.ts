/** Manifest: the parts of a game that commands use, one for each game, listed in index.ts. */
import type { Team } from '@tessera/bots';
import { plainTeam } from '@tessera/bots/plain';
import { type AnyReviewing, PLAIN_REVIEWING } from '@tessera/bots/review';
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
import { type Language, type Words, withFrenchSpaces } from '../words.ts';
import { plainFace, plainWords } from './plain.ts';

export interface Manifest {
  readonly game: AnyGame;
  readonly bots: Team;
  /** How the decisions of a match are judged afterwards. */
  readonly reviewing: AnyReviewing;
  /** Default opponent. */
  readonly rival: string;
  /** Options of `play` that name a seat's player, from the first seat on: `--white`. */
  readonly seatOptions: readonly string[];
  /** Warning about options under which many games are to be played. */
  readonly caution?: (options: object) => string | undefined;
  words(language?: Language): Words;
  face(language: Language): Face;
  readonly record?: RecordForm;
  readonly packs?: Packs;
  readonly career?: Career;
}

/** A written form of whole games for people; it begins with `[Game "…"]`. */
interface RecordForm {
  /** `claimed` is null while the game is open. Throws FormatError. */
  parse(text: string): { readonly log: MatchLog; readonly claimed: Outcome | null };
  format(log: MatchLog, outcome: Outcome | undefined): string;
}

/** Content that people may write themselves, such as cards. */
export interface Packs {
  readonly builtIn: object;
  /** The built-in pack as a file, one row per line. */
  text(): string;
  /** Every fault of a pack, with its location. */
  complaints(given: unknown): readonly { readonly at: string; readonly reason: string }[];
}

/** A stored match and its file. */
export interface StoredGame {
  readonly file: string;
  readonly match: AnyMatch;
}

/** Summary of many matches, in the order given. */
type Career = (
  matches: readonly StoredGame[],
  language: Language,
) => { readonly lines: readonly string[]; readonly data: object };

/** Parts that a game brings. All but the game are optional: the plain face and the plain team stand in for them. */
export interface Brings<S, M, V, E extends GameEvent, O>
  extends Partial<
    Pick<Manifest, 'bots' | 'reviewing' | 'rival' | 'seatOptions' | 'caution' | 'record' | 'packs' | 'career'>
  > {
  readonly game: Game<S, M, V, E, O>;
  words?(language: Language): Words<V, E>;
  face?(language: Language): Face<V>;
}

export function defineManifest<S, M, V, E extends GameEvent, O>(brings: Brings<S, M, V, E, O>): Manifest {
  const game = brings.game as unknown as AnyGame;
  const { bots = plainTeam(game), words = (language = 'en') => plainWords(game, language), face } = brings;
  return {
    rival: bots.names.at(-1) ?? 'random',
    seatOptions: [],
    reviewing: PLAIN_REVIEWING,
    ...brings,
    game,
    bots,
    words: (language = 'en') => words(language) as Words,
    face: language => spaced(language, face ? (face(language) as Face) : plainFace(language)),
  };
}

/** A face whose board has the spaces of its language also where parts of a line are joined by code. */
const spaced = (language: Language, face: Face): Face =>
  language === 'fr'
    ? { ...face, board: (view, hasColour) => face.board(view, hasColour).map(withFrenchSpaces) }
    : face;

export type Games = readonly Manifest[];

export const idsOf = (games: Games): string => games.map(({ game }) => game.id).join(', ');

/** The manifest of the game with this id; throws a FormatError that lists the known ones. */
export function gameNamed(games: Games, id: string, field: string): Manifest {
  const manifest = games.find(({ game }) => game.id === id);
  if (manifest) return manifest;
  throw new FormatError(field, `"${id.slice(0, 40)}" is unknown; known are ${idsOf(games)}`);
}
