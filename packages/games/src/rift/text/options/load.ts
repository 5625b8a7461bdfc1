/** Loaders of rift's text with its options, one language at a time, for the page that prepares a match. */
import type { Language } from '@tessera/engine';
import type { OptionText, RiftText } from '../index.ts';
import { RIFT_TEXT_LOADERS } from '../load.ts';

type PreparingText = RiftText & { readonly options: OptionText };

const OPTION_TEXT_LOADERS: Readonly<Record<Language, () => Promise<OptionText>>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  cs: async () => (await import('./cs.ts')).cs,
};

const preparing = (language: Language) => async (): Promise<PreparingText> => {
  const [text, options] = await Promise.all([RIFT_TEXT_LOADERS[language](), OPTION_TEXT_LOADERS[language]()]);
  return { ...text, options };
};

export const RIFT_PREPARING_LOADERS: Readonly<Record<Language, () => Promise<PreparingText>>> = {
  en: preparing('en'),
  fr: preparing('fr'),
  cs: preparing('cs'),
};
