/** One language at a time, for pages that should not carry the others. */
import type { Language } from '@tessera/engine';
import type { OptionText, RiftText, WholeRiftText } from './index.ts';

export const RIFT_TEXT_LOADERS: Readonly<Record<Language, () => Promise<RiftText>>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  cs: async () => (await import('./cs.ts')).cs,
};

const OPTION_TEXT_LOADERS: Readonly<Record<Language, () => Promise<OptionText>>> = {
  en: async () => (await import('./options/en.ts')).en,
  fr: async () => (await import('./options/fr.ts')).fr,
  cs: async () => (await import('./options/cs.ts')).cs,
};

const whole = (language: Language) => async (): Promise<WholeRiftText> => {
  const [text, options] = await Promise.all([RIFT_TEXT_LOADERS[language](), OPTION_TEXT_LOADERS[language]()]);
  return { ...text, options };
};

/** With the options, for whoever prepares a match. */
export const WHOLE_RIFT_TEXT_LOADERS: Readonly<Record<Language, () => Promise<WholeRiftText>>> = {
  en: whole('en'),
  fr: whole('fr'),
  cs: whole('cs'),
};
