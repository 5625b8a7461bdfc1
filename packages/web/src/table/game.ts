/** What a game brings to the frame. Board, panels, words and icons are its own; everything else stands in this folder. */
import type { Facts, GameEvent, MatchLog } from '@tessera/engine';
import type { ComponentType } from 'preact';
import type { MatchClient, MatchSnapshot } from '../match/client.ts';
import type { Loader } from '../text/loader.ts';
import type { Sound } from '../ui/sound.ts';
import type { Landing } from './clock.ts';
import type { Deeds, DeedWorld } from './deeds.ts';
import type { Ending } from './EndDialog.tsx';
import type { Begun } from './hand.ts';
import type { Key } from './keys.ts';
import type { Preparation } from './newMatch/preparation.ts';
import type { Prompt } from './PromptBand.tsx';
import type { RulesProps } from './RulesPanel.tsx';
import type { SeatChip } from './Seats.tsx';
import type { Heading } from './TopBar.tsx';
import type { Log } from './useLog.ts';
import type { TableModel } from './useTable.ts';

export interface TableProps<V> {
  readonly client: MatchClient<V>;
  readonly manifest: PlayedGame;
  /** The reader of the rules, for the panel beside the table. */
  readonly Rules: ComponentType<RulesProps>;
  readonly around?: Around;
  onLeave(): void;
}

/** How a game writes positions and whole games down for people; where it does not, a log says both. */
export interface GameTexts {
  /** A match as far as it was played. */
  formatGame(snapshot: MatchSnapshot<unknown>, names: readonly string[]): string;
  /** A text that looks like one of its games or positions; undefined for any other. Throws FormatError, which says where. */
  parse(text: string): MatchLog | { readonly position: string } | undefined;
}

/** What a table needs of the manifest of its game. */
export interface PlayedGame extends Facts {
  /** Recommended to beginners; any seat can be kept at its level. */
  readonly firstGame: { readonly level: string };
  /** What the page that prepares a match asks. */
  readonly loadPreparation: () => Promise<{ readonly preparation: Preparation }>;
  /** For copying a match as text, and for reading one. */
  readonly loadTexts?: () => Promise<GameTexts>;
}

/** What stands around a match that is not played at this screen alone; its page brings it. */
export interface Around {
  /** In place of who sits where. */
  readonly Seats?: ComponentType<{
    readonly seats: readonly SeatChip[];
    readonly model: TableModel<unknown>;
  }>;
  /** At the end of the prompt. */
  readonly Band: ComponentType<PartProps<TableModel<unknown>> & { readonly deedOf: DeedOf }>;
  /** Under the room. */
  readonly Foot?: ComponentType<FootProps>;
  /** Keys of its own, which go before those of the table. */
  readonly useKeys?: (model: GameModel<unknown>) => readonly Key[];
  /** Beside or in front of everything. */
  readonly Panel?: ComponentType<{ readonly model: TableModel<unknown> }>;
}

export interface FootProps {
  readonly model: GameModel<unknown>;
  readonly seats: readonly SeatChip[];
  /** Everybody wins or loses with everybody else. */
  readonly isTogether: boolean;
}

/** What an answer does where this is seen, as an order: "attack Scout 6 of Milo". */
export type DeedOf = (view: unknown, answer: string) => string;

/** What every game adds to what all tables share. */
export interface GameModel<V> extends TableModel<V> {
  readonly log: Log;
}

interface Motion {
  readonly isMoving: boolean;
  /** 1, or more for those who like it slower. */
  readonly tempo: number;
}

export interface PartProps<M> {
  readonly model: M;
  readonly deeds: Deeds;
}

/** `S`: what is settled before the match is shown, how it is drawn say. */
export interface TableGame<V, W, M extends GameModel<V>, S = undefined>
  extends Pick<DeedWorld, 'undoClause' | 'perSeat'> {
  readonly facts: Facts;
  readonly loadWords: Loader<W>;
  readonly useShowing?: () => S;
  /** When a change is known; at once, unless told. */
  readonly landingOf?: (events: readonly GameEvent[], motion: Motion, showing: S) => Landing;
  /** Everything the parts of the table share, worked out once for each change. */
  readonly useModel: (table: TableModel<V>, words: W, showing: S) => M;
  readonly headingOf: (model: M) => Heading;
  readonly promptOf: (model: M) => Prompt;
  /** See `DeedOf`. */
  readonly deedOf: (model: M, view: V, answer: string) => string;
  /** At the end of the prompt. */
  readonly Beside?: ComponentType<{ readonly model: M }>;
  /** Those of the game; the frame adds its own. */
  readonly keysOf: (model: M) => readonly Key[];
  readonly begunOf: (model: M) => Begun;
  /** By what an end that everybody agreed to is decided, from what the rules would say of it: "pawns 4 to 3". */
  readonly countWords?: (model: M, events: readonly GameEvent[]) => string | undefined;
  /** Once it is over. */
  readonly endingOf: (model: M) => Ending | undefined;
  /** By type of event; the first that happened is heard. */
  readonly sounds: readonly (readonly [string, Sound])[];
  /** A state of the whole table, for its style. */
  readonly stateOf?: (model: M) => string;
  readonly Room: ComponentType<PartProps<M>>;
}
