// @chunk draft
/** The pack in a draft. */
import { type Draft, withOption, withoutOption } from '../draft.ts';
import type { OwnWords } from './PackField.tsx';
import type { Named } from './packs.ts';

/** The player's own that was chosen, if one was. */
export const ownPack = <P>({ options }: Draft): P | undefined => options.pack as P | undefined;

export const withPack = (draft: Draft, pack: unknown): Draft =>
  pack === undefined ? withoutOption(draft, 'pack') : withOption(draft, 'pack', pack);

/** The line of the summary that names the pack; none for what is built in. */
export function packLines(draft: Draft, { packs }: { readonly packs: OwnWords }): readonly string[] {
  const pack = ownPack<Named>(draft);
  return pack ? [`${packs.label}: ${pack.name}`] : [];
}
