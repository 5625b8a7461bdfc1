/** All that rift says in one language, the options included: for whoever prepares a match. */
import type { Language } from '@tessera/engine';
import type { OptionText, WholeRiftText } from '../index.ts';
import { RIFT_TEXT_LOADERS } from '../load.ts';

const OPTION_TEXT_LOADERS: Readonly<Record<Language, () => Promise<OptionText>>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  cs: async () => (await import('./cs.ts')).cs,
};

const whole = (language: Language) => async (): Promise<WholeRiftText> => {
  const [text, options] = await Promise.all([RIFT_TEXT_LOADERS[language](), OPTION_TEXT_LOADERS[language]()]);
  return { ...text, options };
};

export const WHOLE_RIFT_TEXT_LOADERS: Readonly<Record<Language, () => Promise<WholeRiftText>>> = {
  en: whole('en'),
  fr: whole('fr'),
  cs: whole('cs'),
};
