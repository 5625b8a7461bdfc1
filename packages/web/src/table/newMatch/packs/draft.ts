// @chunk draft
/** The content pack of a draft. */
import { labelled } from '../../../text/index.ts';
import { settings } from '../../../ui/settings.ts';
import { type Draft, withOption, withoutOption } from '../draft.ts';
import type { OwnWords } from './PackField.tsx';
import type { Named } from './storage.ts';

/** The player's own pack, if one is chosen. */
export const ownPack = <P>({ options }: Draft): P | undefined => options.pack as P | undefined;

export const withPack = (draft: Draft, pack: unknown): Draft =>
  pack === undefined ? withoutOption(draft, 'pack') : withOption(draft, 'pack', pack);

/** Line of the summary that names the pack; none for the built-in one. */
export function packLines(draft: Draft, { packs }: { readonly packs: OwnWords }): readonly string[] {
  const pack = ownPack<Named>(draft);
  return pack ? [labelled(settings().language, packs.label, pack.name)] : [];
}
