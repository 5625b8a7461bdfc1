/** Loads rift's text with its options, one language at a time, for the page that prepares a match. */
import { catalogue, type Language } from '@tessera/engine';
import { loadRiftText, type OptionText, type RiftText } from '../index.ts';

export type PreparingText = RiftText & { readonly options: OptionText };

const loadOptions = catalogue<OptionText>(language => import(`./${language}.ts`));

export async function loadRiftPreparing(language: Language): Promise<PreparingText> {
  const [text, options] = await Promise.all([loadRiftText(language), loadOptions(language)]);
  return { ...text, options };
}
