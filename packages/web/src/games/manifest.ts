/**
 * Manifest of a game, so that nothing outside its folder knows it by name. Pages read `GAMES` of `index.ts`;
 * workers find `<game>/worker.ts` by a glob, since they are bundled separately: a worker that could reach the
 * loader of a table would build that table a second time. The rules reader finds `<game>/guide/` by a glob
 * too.
 */
import type { Language } from '@tessera/engine';
import type { ComponentType } from 'preact';
import type { NewMatch } from '../match/client.ts';
import type { StoredMatch } from '../match/library.ts';
import type { PlayedGame, TableProps } from '../table/game.ts';

export type { GameWorker } from '../match/loaders.ts';
export type { GameTexts } from '../table/game.ts';

export interface GameTitle {
  readonly name: string;
  /** Competitive or co-operative, and the number of players: "Duel, 2". */
  readonly kind: string;
  readonly tagline: string;
  /** The recommended first match in one sentence. */
  readonly first?: string;
}

/** Usual duration of a live match, in minutes in all and per player, and its number of turns. */
export interface Lasts {
  readonly minutes: number;
  readonly minutesEach: number;
  readonly turns: number;
}

/** Preview of a stored match on a card. */
export interface Glance {
  /** Picture of the match at its latest position. */
  readonly Thumbnail: ComponentType<{ readonly match: StoredMatch }>;
  /** Progress in words; by default the number of answers. */
  readonly progressOf?: (match: StoredMatch, language: Language) => string | undefined;
  readonly lasts: Lasts;
  /** Sentences for the reasons of an ending, keyed by the reason, or by the reason and the seat that won. */
  readonly loadReasons?: (language: Language) => Promise<Readonly<Record<string, string>>>;
  /** Icon for the smallest places, where the emblem is too detailed. */
  readonly Sign?: ComponentType;
}

/** Recommended first match without any choices, started from home with one click. */
export interface FirstGame extends Pick<NewMatch, 'options' | 'position'> {
  readonly level: string;
  /** Starting position, lazy-loaded where it is long. */
  readonly loadPosition?: () => Promise<string>;
}

/**
 * Data of a game that pages need at once, and loaders for the rest. Its id is the name of its folder and part
 * of its addresses.
 */
export interface GameManifest extends PlayedGame {
  readonly titles: Readonly<Record<Language, GameTitle>>;
  /** Fetches the title in a language, where it is not there from the start. */
  readonly loadTitle?: (language: Language) => Promise<void>;
  readonly Art: ComponentType;
  readonly firstGame: FirstGame;
  /** Small static picture. */
  readonly Emblem: ComponentType;
  /** Preview renderer, lazy-loaded with the first stored match of the game. */
  readonly loadGlance: () => Promise<Glance>;
  /** Page on which players create content, such as maps. */
  readonly loadWorkshop?: () => Promise<{ readonly default: ComponentType }>;
  /** Page of a player's achievements over all matches. */
  readonly loadCareer?: () => Promise<{ readonly default: ComponentType }>;
  /** The table, which takes a client of the game's own views. */
  readonly loadTable: () => Promise<{ readonly default: ComponentType<TableProps<never>> }>;
}
