/**
 * Settings of the player for every page, persisted in the browser; without storage they last for the visit.
 */
import { COMPLETE_LANGUAGES, LANGUAGES, type Language } from '@tessera/engine';
import { useStore } from './render/useStore.ts';
import { parseObject, readStored, writeStored } from './stored.ts';

export const THEMES = ['dark', 'light', 'system'] as const;
export const MOTIONS = ['system', 'reduced', 'full'] as const;
export const ANIMATIONS = ['slow', 'normal', 'fast'] as const;
export const BOT_SPEEDS = ['slow', 'normal', 'instant'] as const;
/** Maximum length of a seat's name. */
export const NAME_LIMIT = 24;

export interface Settings {
  readonly theme: (typeof THEMES)[number];
  readonly language: Language;
  readonly motion: (typeof MOTIONS)[number];
  /** Speed of animations at a table. */
  readonly animation: (typeof ANIMATIONS)[number];
  /** Delay before a bot moves, so that the move before it can be seen. */
  readonly botSpeed: (typeof BOT_SPEEDS)[number];
  /** Skips the confirmation of moves that cannot be undone. */
  readonly oneClick: boolean;
  readonly sound: boolean;
  /** Shows a hint the first time each thing happens at a table. */
  readonly coaching: boolean;
  /** The player's name at tables; empty for "you" in the chosen language. */
  readonly name: string;
}

const KEY = 'tessera.settings';

/** Parses stored settings; missing, unknown or broken values fall back to their defaults. */
export function parseSettings(stored: string | null, languages: readonly string[]): Settings {
  const given = parseObject(stored);
  return {
    theme: oneOf(THEMES, given.theme, 'dark'),
    language: oneOf(LANGUAGES, given.language, preferredLanguage(languages)),
    motion: oneOf(MOTIONS, given.motion, 'system'),
    animation: oneOf(ANIMATIONS, given.animation, 'normal'),
    botSpeed: oneOf(BOT_SPEEDS, given.botSpeed, 'normal'),
    oneClick: given.oneClick === true,
    sound: given.sound === true,
    coaching: given.coaching !== false,
    name: typeof given.name === 'string' ? given.name.slice(0, NAME_LIMIT) : '',
  };
}

const oneOf = <T extends string>(known: readonly T[], given: unknown, otherwise: T): T =>
  known.find(one => one === given) ?? otherwise;

/** The first preferred language of the browser that is complete, or English: nobody gets a draft unasked. */
function preferredLanguage(languages: readonly string[]): Language {
  const spoken = languages.map(tag => tag.slice(0, 2).toLowerCase());
  return (
    spoken.map(tag => COMPLETE_LANGUAGES.find(one => one === tag)).find(one => one !== undefined) ?? 'en'
  );
}

let current: Settings | undefined;
let stored = true;
const listeners = new Set<() => void>();

export function settings(): Settings {
  current ??= parseSettings(readStored(KEY), globalThis.navigator?.languages ?? []);
  return current;
}

/** Changes some settings and notifies all listeners. */
export function changeSettings(changes: Partial<Settings>): void {
  current = { ...settings(), ...changes };
  stored = writeStored(KEY, current);
  for (const listener of listeners) listener();
}

/** True if the last change could be stored for the next visit. */
export const areSettingsStored = (): boolean => stored;

/** Subscribes to changes; returns the function that unsubscribes. */
export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The settings; re-renders when they change. */
export const useSettings = (): Settings => useStore(onSettings, settings);
