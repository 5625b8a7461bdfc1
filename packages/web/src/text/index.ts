/** The words of the current language: the shell and what every table says. Games bring their own. */
import type { Language } from '@tessera/engine';
import { useEffect, useState } from 'preact/hooks';
import { changeSettings, onSettings, settings } from '../ui/settings.ts';
import { speak, useWords } from '../ui/words.ts';
import type { en } from './en.ts';
import type { Words } from './format.ts';
import { loaderOf } from './loader.ts';

export { fill } from '@tessera/engine';
export { capitalised, percent, plural, type Words } from './format.ts';

export type ShellText = Words<typeof en>;

/** All a component needs in order to speak. */
export interface Text extends ShellText {
  readonly language: Language;
}

const loadShell = loaderOf<ShellText>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  cs: () => import('./cs.ts'),
});

/** The catalogue of a language, fetched if need be. */
export async function loadText(language: Language): Promise<Text> {
  return { ...(await loadShell(language)), language };
}

let current: Text | undefined;

/** Fetches the words of the chosen language, then keeps up with the settings. Nothing can speak before that. */
export async function startSpeaking(): Promise<void> {
  await follow();
  // Words that cannot be fetched now leave the old ones standing.
  onSettings(() => {
    follow().catch(() => current && changeSettings({ language: current.language }));
  });
}

async function follow(): Promise<void> {
  const { language } = settings();
  if (current?.language === language) return;
  const text = await loadText(language);
  // Somebody may have chosen again meanwhile.
  if (settings().language !== language) return;
  current = text;
  speak(text);
}

/** The catalogue of the chosen language; re-renders once a newly chosen one has arrived. */
export const useText = useWords as () => Text;

/**
 * Words that belong to one part of the page and come with it. Undefined until the first are there; those of a newly
 * chosen language follow when they have arrived, and what cannot be fetched leaves the old ones standing.
 */
export function useLoadedWords<T>(load: (language: Language) => Promise<T>): T | undefined {
  const { language } = useText();
  const [words, setWords] = useState<T>();
  useEffect(() => {
    let isWanted = true;
    load(language).then(
      loaded => isWanted && setWords(() => loaded),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [load, language]);
  return words;
}
