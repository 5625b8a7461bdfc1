/**
 * What a game brings along, so that nothing outside its folder knows it by name. Pages read `GAMES` of `index.ts`; workers
 * find `<game>/worker.ts` by themselves, because a worker is bundled apart: a loader of a table it could reach would
 * build that table a second time. The rules reader finds `<game>/guide/`, which nobody needs in order to play.
 */
import type { Language } from '@tessera/engine';
import type { ComponentType } from 'preact';
import type { NewMatch } from '../match/client.ts';
import type { StoredMatch } from '../match/library.ts';
import type { PlayedGame, TableProps } from '../table/game.ts';

export type { GameWorker } from '../match/loaders.ts';
export type { GameTexts } from '../table/game.ts';

interface GameTitle {
  readonly name: string;
  /** Against each other or together, and how many: "Duel, 2". */
  readonly kind: string;
  readonly tagline: string;
}

export interface ArtProps {
  /** True for a moment, now and then: time to move a little. Style sheets see `.is-alive` around the picture. */
  readonly isAlive: boolean;
}

/** How long a match usually takes people who are there, all of it and for each of them, and how many turns it has. */
export interface Lasts {
  readonly minutes: number;
  readonly minutesEach: number;
  readonly turns: number;
}

/** What a card shows of a stored match. */
export interface Glance {
  /** The match as it stands, to look at in passing. */
  readonly Thumbnail: ComponentType<{ readonly match: StoredMatch }>;
  /** How far it is, in words; where nobody says so, its answers are counted. */
  readonly progressOf?: (match: StoredMatch, language: Language) => string | undefined;
  readonly lasts: Lasts;
  /** For the smallest places, where the emblem is too fine. */
  readonly Sign?: ComponentType;
}

/** A recommended game that needs no choices, begun from home with one click. */
export interface FirstGame extends Pick<NewMatch, 'options' | 'position'> {
  /** What it is, in one sentence. */
  readonly text: Readonly<Record<Language, string>>;
  /** How strong its bots are. */
  readonly level: string;
  /** A position that is too long to be carried along by everybody. */
  readonly loadPosition?: () => Promise<string>;
}

/** What pages know of a game at once, and how they fetch the rest of it. Its id is the name of its folder and of its part of an address. */
export interface GameManifest extends PlayedGame {
  readonly titles: Readonly<Record<Language, GameTitle>>;
  /** The picture of its tile. */
  readonly Art: ComponentType<ArtProps>;
  readonly firstGame: FirstGame;
  /** A small still picture of it. */
  readonly Emblem: ComponentType;
  /** Nobody needs to see the games of others: it comes with the first match of this one. */
  readonly loadGlance: () => Promise<Glance>;
  /** Where players make something for it: maps, say. */
  readonly loadWorkshop?: () => Promise<{ readonly default: ComponentType }>;
  /** What players have achieved in it, over all their matches. */
  readonly loadCareer?: () => Promise<{ readonly default: ComponentType }>;
  /** Its table takes a client of the game's own views. */
  readonly loadTable: () => Promise<{ readonly default: ComponentType<TableProps<never>> }>;
}
