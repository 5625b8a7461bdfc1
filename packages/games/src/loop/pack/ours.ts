/** The names a pack is written with: the English ones, as its effects are English. */
import { agents, cards, missions, ultras } from '../text/en/cards.ts';
import { modes } from '../text/en/options.ts';

export const OURS = { cards, ultras, agents, missions, modes } as const;

type Named = Readonly<Record<string, { readonly name: string }>>;

/** Undefined for a row that is not of the rules. */
export const ourName = (table: keyof typeof OURS, id: string): string | undefined =>
  (OURS[table] as Named)[id]?.name;
