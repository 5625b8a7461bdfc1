/** Text of rift with options and refusals, in all languages at once, for the terminal and for tests. */
import { inEveryLanguage, type Language } from '@tessera/engine';
import type { RefusalText } from './index.ts';
import { loadRiftPreparing, type PreparingText } from './options/load.ts';
import { loadRiftRefusals } from './refusals/load.ts';

export type WholeRiftText = PreparingText & { readonly refusals: RefusalText };

async function loadWhole(language: Language): Promise<WholeRiftText> {
  const [text, refusals] = await Promise.all([loadRiftPreparing(language), loadRiftRefusals(language)]);
  return { ...text, refusals };
}

export const RIFT_TEXT = await inEveryLanguage(loadWhole);
