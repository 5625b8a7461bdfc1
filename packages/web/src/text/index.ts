/**
 * The text catalogue of the current language: the shell and the frame of every table. Games bring their own.
 */
import { catalogue, type Language, type Load } from '@tessera/engine';
import { useEffect, useState } from 'preact/hooks';
import { changeSettings, onSettings, settings } from '../ui/settings.ts';
import { speak, useWords } from '../ui/words.ts';
import type { en } from './en.ts';
import type { Words } from './format.ts';

export { fill } from '@tessera/engine';
export { asSentence, capitalised, labelled, percent, plural, type Words } from './format.ts';

export type ShellText = Words<typeof en>;

/** Text catalogue together with its language, as components use it. */
export interface Text extends ShellText {
  readonly language: Language;
}

const loadShell = catalogue<ShellText>(language => import(`./${language}.ts`));

/** The catalogue of a language, fetched if need be. */
export async function loadText(language: Language): Promise<Text> {
  return { ...(await loadShell(language)), language };
}

let current: Text | undefined;

/** Fetches other words that every page needs in a language. */
type LoadMore = (language: Language) => Promise<unknown>;

/** Loads the text of the chosen language, then follows the settings. Nothing is rendered before that. */
export async function startSpeaking(loadMore: LoadMore): Promise<void> {
  await follow(loadMore);
  // A catalogue that cannot be fetched leaves the current language selected.
  onSettings(() => {
    follow(loadMore).catch(() => current && changeSettings({ language: current.language }));
  });
}

async function follow(loadMore: LoadMore): Promise<void> {
  const { language } = settings();
  if (current?.language === language) return;
  const [text] = await Promise.all([loadText(language), loadMore(language)]);
  // The player may have chosen another language meanwhile.
  if (settings().language !== language) return;
  current = text;
  speak(text);
}

/** The catalogue of the chosen language; re-renders once a newly chosen one has arrived. */
export const useText = useWords as () => Text;

/**
 * Text that is lazy-loaded with one part of the page. Undefined until the first catalogue has arrived; after
 * a change of language the old one stays until the new one has arrived, or for good if the fetch fails.
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

/** Loads text of the client together with the game's own text. */
export const besideGame =
  <G, W>(loadGame: Load<G>, load: Load<W>) =>
  async (language: Language): Promise<W & { readonly game: G; readonly language: Language }> => {
    const [words, game] = await Promise.all([load(language), loadGame(language)]);
    return { ...words, game, language };
  };
