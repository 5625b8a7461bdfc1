/** What a game brings to the page on which its matches are prepared. The page itself knows no game. */
import type { Facts, Language, OptionSpec, OptionValue } from '@tessera/engine';
import type { ComponentChildren } from 'preact';
import type { Chosen, Draft } from './draft.ts';

export type Spec = OptionSpec & { readonly clause: string };

export interface OptionGroup {
  /** A key of the words' `groups`; without one the options stand under no title. */
  readonly group?: string;
  readonly names: readonly string[];
}

/** What can be chosen, as data. */
export interface Form {
  readonly facts: Facts;
  /** How strong its bots can be, weakest first. */
  readonly levels: readonly string[];
  /** What a bot plays at until somebody chooses; steady unless a game says so. */
  readonly usualLevel?: string;
  readonly options: Readonly<Record<string, Spec>>;
  /** What a player may want to choose. */
  readonly plain: readonly OptionGroup[];
  /** Readings of the rules, folded away; an option that no group names comes last among them. */
  readonly expert: readonly OptionGroup[];
  /** What matches begin with where that is a house rule of ours and not what the rules say. */
  readonly house?: Readonly<Record<string, OptionValue>>;
  /** Options that the game's own fields show. */
  readonly own: readonly string[];
  /** What each seat of a draft holds (colour, labs, faction), by number; one thing each unless a game says so. */
  readonly held?: (draft: Draft) => readonly (readonly number[])[];
  /** Whether a value can be chosen beside the rest of a draft; every one unless a game says so. */
  readonly offers?: (name: string, value: Chosen, draft: Draft) => boolean;
}

/** What a game's text says of an option. */
export interface OptionWords {
  readonly label: string;
  readonly meaning: string;
  /** By value. */
  readonly values: Readonly<Record<string, string>>;
}

/** What every game says while a match of it is prepared. */
export interface PreparationWords {
  readonly seats: {
    readonly heading: string;
    readonly lead?: string;
    /** For games whose number of seats can be chosen. */
    readonly more?: {
      readonly add: string;
      readonly remove: string;
      readonly added: string;
      readonly removed: string;
    };
  };
  /** How the levels of the bots play, by id. */
  readonly levels: Readonly<Record<string, string>>;
  readonly groups: Readonly<Record<string, string>>;
  readonly advanced: string;
  readonly advancedText: string;
  /** What a count counts, by option. */
  readonly units?: Readonly<Record<string, string>>;
  /** Beside an option of `house`: that this is ours. */
  readonly house?: string;
  /** What the value that is chosen means, by option and value. */
  readonly about?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** That nothing (else) differs from the rules. */
  readonly defaults: string;
  readonly game: { readonly options: Readonly<Record<string, OptionWords>> };
}

/** Where somebody sits. */
export interface Place {
  readonly name: string;
  /** In sentences about it: "B". */
  readonly short: string;
  /** "Who plays White?" */
  readonly question: string;
  readonly sign: ComponentChildren;
  /** Said in place of what kind of player sits here. */
  readonly note?: string;
}

export interface DraftProps<W> {
  readonly draft: Draft;
  readonly words: W;
}

export interface FieldProps<W> extends DraftProps<W> {
  readonly onChange: (draft: Draft) => void;
  /** At a table of a server. */
  readonly isOnline?: boolean;
}

/** Words go back to the preparation that fetched them, so that to the page any game's are just `PreparationWords`. */
export interface Preparation<W extends PreparationWords = PreparationWords> extends Form {
  loadWords(language: Language): Promise<W>;
  placeOf(seat: number, draft: Draft, words: W): Place;
  /** How the things are called that seats hold, all there can be. */
  holdings(words: W): readonly string[];
  /** Fields of the game's own: in the card of a seat, before the options, after them. */
  SeatField?(props: FieldProps<W> & { readonly held: readonly number[] }): ComponentChildren;
  BeforeOptions?(props: FieldProps<W>): ComponentChildren;
  AfterOptions?(props: FieldProps<W>): ComponentChildren;
  /** What is about to be played, in passing. */
  Picture(props: DraftProps<W>): ComponentChildren;
  /** Who plays, in one line. */
  who(names: readonly string[], words: W): string;
  /** What the game's own fields stand at, a line each. */
  ownLines?(draft: Draft, words: W): readonly string[];
}

/** What the parts of the page are handed. */
export interface PartProps extends FieldProps<PreparationWords> {
  readonly preparation: Preparation;
}
