/** English names of the built-in rows, used where a pack has none. */
import { agents, cards, missions, ultras } from '../text/en/cards.ts';
import { modes } from '../text/en/options.ts';

export const OURS = { cards, ultras, agents, missions, modes } as const;

type Named = Readonly<Record<string, { readonly name: string }>>;

/** Undefined for a row that is not in the rules. */
export const ourName = (table: keyof typeof OURS, id: string): string | undefined =>
  (OURS[table] as Named)[id]?.name;
