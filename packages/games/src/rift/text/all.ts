/** Text of rift with options, reasons and refusals, in all languages at once, for the terminal and for tests. */
import { inEveryLanguage, type Language } from '@tessera/engine';
import type { ReasonText, RefusalText } from './index.ts';
import { loadRiftPreparing, type PreparingText } from './options/load.ts';
import { loadRiftReasons } from './reasons/load.ts';
import { loadRiftRefusals } from './refusals/load.ts';

export type WholeRiftText = PreparingText & ReasonText & { readonly refusals: RefusalText };

async function loadWhole(language: Language): Promise<WholeRiftText> {
  const [text, reasons, refusals] = await Promise.all([
    loadRiftPreparing(language),
    loadRiftReasons(language),
    loadRiftRefusals(language),
  ]);
  return { ...text, ...reasons, refusals };
}

export const RIFT_TEXT = await inEveryLanguage(loadWhole);
