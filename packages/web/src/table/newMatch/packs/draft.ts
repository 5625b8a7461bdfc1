/** The pack in a draft. */
import { type Draft, withOption, withoutOption } from '../draft.ts';

/** The player's own that was chosen, if one was. */
export const ownPack = <P>({ options }: Draft): P | undefined => options.pack as P | undefined;

export const withPack = (draft: Draft, pack: unknown): Draft =>
  pack === undefined ? withoutOption(draft, 'pack') : withOption(draft, 'pack', pack);
