/** Whose labs are whose, and how they are called. */
import type { Lab, TesseractView } from '@tessera/games/tesseract';
import { LAB_NAMES } from '@tessera/games/tesseract';
import type { SeatHolder } from '../../match/client.ts';
import { isPerson } from '../../match/seating.ts';
import { fill } from '../../text/index.ts';
import type { TableText } from './words/en/table.ts';

/** The lab of somebody who gave no name; alone one has two labs, which go by their letters. */
export function selfLab(view: TesseractView, seats: readonly SeatHolder[]): Lab | undefined {
  const self = seats.findIndex(({ kind, name }) => kind === 'you' && name === '');
  const lab = view.labs.findIndex(({ seat }) => seat === self);
  return view.players === 1 || lab < 0 ? undefined : lab;
}

/** A player alone runs two labs, which go by their letters (T-SETUP-4). */
export const labNamesOf = ({ labs, players }: TesseractView, names: readonly string[]): readonly string[] =>
  labs.map(({ seat }, lab) => (players === 1 ? undefined : names[seat]) ?? LAB_NAMES[lab] ?? '');

/** The name of a lab where it stands alone: a letter is not enough there. */
export const labTitle = (words: TableText, { players }: TesseractView, name: string): string =>
  players === 1 ? fill(words.soloLab, { lab: name }) : name;

/** Labs of the people at this screen. */
export const ownLabs = (view: TesseractView, seats: readonly SeatHolder[]): ReadonlySet<Lab> =>
  new Set(view.labs.flatMap(({ seat }, lab) => (isPerson({ seats }, seat) ? [lab] : [])));

/** The lab to show largest: of whoever decides here, else of whoever is active here, else the first own one. */
export function shownLab({ decision, active }: TesseractView, own: ReadonlySet<Lab>): Lab {
  if (decision && own.has(decision.lab)) return decision.lab;
  if (own.has(active)) return active;
  const [first] = own;
  return first ?? active;
}
