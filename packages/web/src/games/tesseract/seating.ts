/** Labs of seats, and their names. */
import type { Lab, TesseractView } from '@tessera/games/tesseract';
import { LAB_NAMES } from '@tessera/games/tesseract';
import type { SeatHolder } from '../../match/client.ts';
import { isPerson } from '../../match/seating.ts';
import { fill } from '../../text/index.ts';
import type { TableText } from './words/en/table.ts';

/** The lab of a player without a name; none for a single player, whose two labs are called by letters. */
export function selfLab(view: TesseractView, seats: readonly SeatHolder[]): Lab | undefined {
  const self = seats.findIndex(({ kind, name }) => kind === 'you' && name === '');
  const lab = view.labs.findIndex(({ seat }) => seat === self);
  return view.players === 1 || lab < 0 ? undefined : lab;
}

/** Names of labs; those of a single player are letters (T-SETUP-4). */
export const labNamesOf = ({ labs, players }: TesseractView, names: readonly string[]): readonly string[] =>
  labs.map(({ seat }, lab) => (players === 1 ? undefined : names[seat]) ?? LAB_NAMES[lab] ?? '');

/** Title of a lab by itself, where a letter is not enough. */
export const labTitle = (words: TableText, { players }: TesseractView, name: string): string =>
  players === 1 ? fill(words.soloLab, { lab: name }) : name;

/** Labs of the people at this screen. */
export const ownLabs = (view: TesseractView, seats: readonly SeatHolder[]): ReadonlySet<Lab> =>
  new Set(view.labs.flatMap(({ seat }, lab) => (isPerson({ seats }, seat) ? [lab] : [])));

/** The lab shown largest: the deciding one, else the active one, else the first own one. */
export function shownLab({ decision, active }: TesseractView, own: ReadonlySet<Lab>): Lab {
  if (decision && own.has(decision.lab)) return decision.lab;
  if (own.has(active)) return active;
  const [first] = own;
  return first ?? active;
}
