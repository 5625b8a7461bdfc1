/** Interface between a game and the new match form, which knows no game. */
import type { Facts, Language, OptionSpec, OptionValue } from '@tessera/engine';
import type { ComponentChildren } from 'preact';
import type { Chosen, Draft } from './draft.ts';

export type Spec = OptionSpec & { readonly clause: string };

export interface OptionGroup {
  /** Key of the title in `groups`; without one the options have no title. */
  readonly group?: string;
  readonly names: readonly string[];
}

/** Specification of the form, as data. */
export interface Form {
  readonly facts: Facts;
  /** Bot levels, weakest first. */
  readonly levels: readonly string[];
  /** Default level of bots; `fair` unless a game overrides it. */
  readonly usualLevel?: string;
  readonly options: Readonly<Record<string, Spec>>;
  /** Options shown to everybody. */
  readonly plain: readonly OptionGroup[];
  /** Options about readings of the rules, collapsed; ungrouped options come last among them. */
  readonly expert: readonly OptionGroup[];
  /** Initial values that are house rules and differ from the rules' defaults. */
  readonly house?: Readonly<Record<string, OptionValue>>;
  /** Options that the game's own fields show. */
  readonly own: readonly string[];
  /** Indices of each seat's holdings (colour, labs, faction); one each by default. */
  readonly held?: (draft: Draft) => readonly (readonly number[])[];
  /** True if a value is allowed beside the rest of a draft; every value by default. */
  readonly offers?: (name: string, value: Chosen, draft: Draft) => boolean;
}

/** A game's text for an option. */
export interface OptionWords {
  readonly label: string;
  readonly meaning: string;
  /** Names by value. */
  readonly values: Readonly<Record<string, string>>;
}

/** Text that every game provides for the form. */
export interface PreparationWords {
  readonly seats: {
    readonly heading: string;
    readonly lead?: string;
    /** Buttons for games with a variable number of seats. */
    readonly more?: {
      readonly add: string;
      readonly remove: string;
      readonly added: string;
      readonly removed: string;
    };
  };
  /** Descriptions of the bot levels, by id. */
  readonly levels: Readonly<Record<string, string>>;
  readonly groups: Readonly<Record<string, string>>;
  readonly advanced: string;
  readonly advancedText: string;
  /** Units of numeric options, by option. */
  readonly units?: Readonly<Record<string, string>>;
  /** Remark that an initial value is a house rule. */
  readonly house?: string;
  /** Meaning of the chosen value, by option and value. */
  readonly about?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Text for "all (other) options at their defaults". */
  readonly defaults: string;
  readonly game: { readonly options: Readonly<Record<string, OptionWords>> };
}

/** A seat as the form shows it. */
export interface Place {
  readonly name: string;
  /** Short name for sentences: "B". */
  readonly short: string;
  /** Question in the accessible name: "Who plays White?" */
  readonly question: string;
  readonly sign: ComponentChildren;
  /** Replaces the kind of player. */
  readonly note?: string;
}

export interface DraftProps<W> {
  readonly draft: Draft;
  readonly words: W;
}

export interface FieldProps<W> extends DraftProps<W> {
  readonly onChange: (draft: Draft) => void;
  /** True for a table of a server. */
  readonly isOnline?: boolean;
}

/**
 * A game's part of the form. Words are passed back to the preparation that loaded them, so that the form
 * treats any game's as `PreparationWords`.
 */
export interface Preparation<W extends PreparationWords = PreparationWords> extends Form {
  loadWords(language: Language): Promise<W>;
  placeOf(seat: number, draft: Draft, words: W): Place;
  /** Names of all possible holdings of seats. */
  holdings(words: W): readonly string[];
  /** Fields of the game: in the card of a seat, before the options, after them. */
  SeatField?(props: FieldProps<W> & { readonly held: readonly number[] }): ComponentChildren;
  BeforeOptions?(props: FieldProps<W>): ComponentChildren;
  AfterOptions?(props: FieldProps<W>): ComponentChildren;
  /** Preview of the match. */
  Picture(props: DraftProps<W>): ComponentChildren;
  /** Name of an option's value that the game's text does not list: a map. */
  valueName?(option: string, value: string, words: W): string;
  /** Line of the summary about the players. */
  who(names: readonly string[], words: W): string;
  /** Lines of the summary about the game's own fields. */
  ownLines?(draft: Draft, words: W): readonly string[];
}

export interface PartProps extends FieldProps<PreparationWords> {
  readonly preparation: Preparation;
}
