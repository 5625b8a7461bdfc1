/** What the command line asks of a game's texts. */
import type { GameEvent, Params, RuleViolation } from '@tessera/engine';

export const LANGUAGES = ['en', 'fr', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Words {
  /** Names of the seats. */
  readonly seats: readonly string[];
  /** What an answer did, a sentence each; `before` is the state it was given in. */
  story(events: readonly GameEvent[], before: unknown): readonly string[];
  refusal(refused: RuleViolation): string;
  reason(reason: string): string;
}

/** Puts parameters into the {braces} of a sentence. */
export const filled = (sentence: string, params: Params): string =>
  sentence.replace(/\{(\w+)\}/g, (braces, name: string) => String(params[name] ?? braces));

/** Of what the match refuses by itself, where a game has no words for it. */
const OF_THE_MATCH: Readonly<Record<string, string>> = {
  E_GAME_OVER: 'The game is over.',
  E_NOT_SEATED: 'Nobody sits there any more.',
};

/** A sentence of a catalogue, or the key itself for one it does not have. */
export const sentenceOf = (catalogue: Readonly<Record<string, string>>, key: string): string =>
  catalogue[key] ?? OF_THE_MATCH[key] ?? key;
