/** What the player chose for every page, kept in the browser; a browser that keeps nothing still works. */
import { LANGUAGES, type Language } from '@tessera/engine';
import { useStore } from './render/useStore.ts';
import { parseObject, readStored, writeStored } from './stored.ts';

export const THEMES = ['dark', 'light', 'system'] as const;
export const MOTIONS = ['system', 'reduced', 'full'] as const;
export const ANIMATIONS = ['slow', 'normal', 'fast'] as const;
export const BOT_SPEEDS = ['slow', 'normal', 'instant'] as const;
/** The longest name a seat may have. */
export const NAME_LIMIT = 24;

export interface Settings {
  readonly theme: (typeof THEMES)[number];
  readonly language: Language;
  readonly motion: (typeof MOTIONS)[number];
  /** How fast what moves on a table moves. */
  readonly animation: (typeof ANIMATIONS)[number];
  /** How long bots wait for what came before them to be seen. */
  readonly botSpeed: (typeof BOT_SPEEDS)[number];
  /** What cannot be taken back is done by the first press, not chosen by it. */
  readonly oneClick: boolean;
  readonly sound: boolean;
  /** One sentence the first time each thing happens at a table. */
  readonly coaching: boolean;
  /** How tables call you; empty for "you" in your language. */
  readonly name: string;
}

const KEY = 'tessera.settings';

/** Settings from stored text: whatever is missing, unknown or broken falls back to its default. */
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

/** The first language of the browser that we speak, or English. */
function preferredLanguage(languages: readonly string[]): Language {
  const spoken = languages.map(tag => tag.slice(0, 2).toLowerCase());
  return spoken.map(tag => LANGUAGES.find(one => one === tag)).find(one => one !== undefined) ?? 'en';
}

let current: Settings | undefined;
let stored = true;
const listeners = new Set<() => void>();

/** The settings as they are now. */
export function settings(): Settings {
  current ??= parseSettings(readStored(KEY), globalThis.navigator?.languages ?? []);
  return current;
}

/** Changes some settings, at once and everywhere. */
export function changeSettings(changes: Partial<Settings>): void {
  current = { ...settings(), ...changes };
  stored = writeStored(KEY, current);
  for (const listener of listeners) listener();
}

/** Whether the last change could be kept for the next visit. */
export const areSettingsStored = (): boolean => stored;

/** Hears every change; returns how to stop hearing. */
export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The settings; re-renders when they change. */
export const useSettings = (): Settings => useStore(onSettings, settings);
