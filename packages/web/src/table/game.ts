/**
 * Interface between a game and the frame of its table. Board, panels, words and icons are the game's;
 * everything else is in this folder.
 */
import type { Facts, GameEvent, Load, MatchLog } from '@tessera/engine';
import type { ComponentType } from 'preact';
import type { MatchClient, MatchSnapshot } from '../match/client.ts';
import type { Sound } from '../ui/sound.ts';
import type { Landing } from './clock.ts';
import type { Deeds, DeedWorld } from './deeds.ts';
import type { LoadEnding } from './EndDialog.tsx';
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
  /** The rules reader, for the panel beside the table. */
  readonly Rules: ComponentType<RulesProps>;
  readonly around?: Around;
  onLeave(): void;
}

/** A game's text formats for positions and whole games; without them a log is used. */
export interface GameTexts {
  /** Formats a match up to its latest answer. */
  formatGame(snapshot: MatchSnapshot<unknown>, names: readonly string[]): string;
  /** Parses a game or position in the game's format; undefined for any other text; throws FormatError. */
  parse(text: string): MatchLog | { readonly position: string } | undefined;
}

/** The part of the manifest that a table needs. */
export interface PlayedGame extends Facts {
  /** Recommended first game; its level is also that of keepers. */
  readonly firstGame: { readonly level: string };
  /** Form of a new match. */
  readonly loadPreparation: () => Promise<{ readonly preparation: Preparation }>;
  /** Text formats for copying a match, and for importing one. */
  readonly loadTexts?: () => Promise<GameTexts>;
}

/** Parts around a table that its page provides, for on-line matches and replays. */
export interface Around {
  /** Replaces the seats of the top bar. */
  readonly Seats?: ComponentType<{
    readonly seats: readonly SeatChip[];
    readonly model: TableModel<unknown>;
  }>;
  /** End of the prompt. */
  readonly Band: ComponentType<PartProps<TableModel<unknown>> & { readonly deedOf: DeedOf }>;
  /** Strip below the room. */
  readonly Foot?: ComponentType<FootProps>;
  /** Key bindings that take precedence over those of the table. */
  readonly useKeys?: (model: GameModel<unknown>) => readonly Key[];
  /** Panel beside or in front of everything. */
  readonly Panel?: ComponentType<{ readonly model: GameModel<unknown>; readonly deedOf: DeedOf }>;
}

export interface FootProps {
  readonly model: GameModel<unknown>;
  readonly seats: readonly SeatChip[];
  /** True for co-operative games. */
  readonly isTogether: boolean;
  readonly deedOf: DeedOf;
}

/** Describes an answer as an order: "attack Scout 6 of Milo". */
export type DeedOf = (view: unknown, answer: string) => string;

/** Model of a table with the game's own additions. */
export interface GameModel<V> extends TableModel<V> {
  readonly log: Log;
}

interface Motion {
  readonly isMoving: boolean;
  /** Factor on animation times: 1, or more for slower animations. */
  readonly tempo: number;
  /** See `rowOf` of the clock: long turns of bots are shown faster and faster. */
  readonly row: number;
}

export interface PartProps<M> {
  readonly model: M;
  readonly deeds: Deeds;
}

/** Definition of a table. `S` is fixed before the match is shown, for instance how it is drawn. */
export interface TableGame<V, W, M extends GameModel<V>, S = undefined>
  extends Pick<DeedWorld, 'undoClause' | 'perSeat' | 'loadLooks'> {
  readonly facts: Facts;
  readonly loadWords: Load<W>;
  readonly useShowing?: () => S;
  /** Timing of a change; lands at once by default. */
  readonly landingOf?: (events: readonly GameEvent[], motion: Motion, showing: S) => Landing;
  /** Computes the data that all parts of the table share, once per change. */
  readonly useModel: (table: TableModel<V>, words: W, showing: S) => M;
  readonly headingOf: (model: M) => Heading;
  readonly promptOf: (model: M) => Prompt;
  /** See `DeedOf`. */
  readonly deedOf: (model: M, view: V, answer: string) => string;
  /** End of the prompt. */
  readonly Beside?: ComponentType<{ readonly model: M }>;
  /** Key bindings of the game; the frame adds its own. */
  readonly keysOf: (model: M) => readonly Key[];
  readonly begunOf: (model: M) => Begun;
  /** Describes the count behind an agreed end, from the events that the rules predict: "pawns 4 to 3". */
  readonly countWords?: (model: M, events: readonly GameEvent[]) => string | undefined;
  /** Text of the result dialog, fetched when it opens. */
  readonly loadEnding: LoadEnding<M>;
  /** Sounds by type of event; the first event that occurred is played. */
  readonly sounds: readonly (readonly [string, Sound])[];
  /** State of the whole table, as a data attribute for style sheets. */
  readonly stateOf?: (model: M) => string;
  readonly Room: ComponentType<PartProps<M>>;
}
