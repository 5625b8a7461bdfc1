/** Q-PACK: the maps and the card tables of a match as JSON. The built-in pack has those of the rules page. */
import {
  complaintAbout,
  complaintsAbout,
  encode,
  FormatError,
  formatTables,
  type Language,
  type PackComplaint,
  readPack,
  type WordedRow,
  wordsOf,
} from '@tessera/engine';
import { CARD_NAMES, type Card, type CardName, COMMANDS, FULL_DECKS, GAMBITS } from '../cards/index.ts';
import { mapOf, parseMapOption } from '../maps/index.ts';
import { LAYOUTS } from '../maps/layouts.ts';
import { mapComplaints } from '../maps/validity.ts';
import type { QuantumMapGiven, QuantumOptions } from '../types.ts';
import { TABLES } from './fields.ts';

/** A row of `commands` or `gambits`; without words of its own a card has those of the language. */
interface CardRow extends WordedRow {
  readonly id: CardName;
  readonly copies: number;
}

/** A row of `maps`: a custom map as in the option `map`, with a name. */
interface MapRow {
  readonly id: string;
  readonly cubes: number;
  readonly picture?: readonly string[];
  readonly tiles?: QuantumMapGiven['tiles'];
  readonly starts?: QuantumMapGiven['starts'];
  readonly stock?: boolean;
}

export interface Pack {
  readonly name: string;
  readonly maps: readonly MapRow[];
  readonly commands: readonly CardRow[];
  readonly gambits: readonly CardRow[];
}

export const BUILT_IN = 'built-in';

export const BUILT_IN_PACK: Pack = {
  name: BUILT_IN,
  maps: Object.entries(LAYOUTS).map(([id, { cubes, rows }]) => ({ id, cubes, picture: rows })),
  commands: COMMANDS.map(id => ({ id, copies: 1 })),
  gambits: GAMBITS.map(({ name, copies }) => ({ id: name, copies })),
};

/** The pack as a file, with the words of the language by default. */
export function formatPack(
  pack: Pack,
  words: Readonly<Record<CardName, { readonly name: string; readonly text: string }>>,
): string {
  const worded = (row: CardRow): CardRow => ({ ...row, ...words[row.id], ...row });
  const whole: Pack = { ...pack, commands: pack.commands.map(worded), gambits: pack.gambits.map(worded) };
  return formatTables(whole);
}

/** A template: the built-in rows, under a name to be replaced. */
export const packTemplate = (words: Parameters<typeof formatPack>[1]): string =>
  formatPack({ ...BUILT_IN_PACK, name: 'my pack' }, words);

/** Q-PACK-2: throws a FormatError with the first wrong row and the reason. */
export const parsePack = (given: unknown, field = 'pack'): Pack =>
  readPack<Pack>(given, field, packComplaints);

export const packComplaints = (given: unknown): readonly PackComplaint[] =>
  complaintsAbout<Pack>(given, TABLES, pack => [
    ...pack.maps.flatMap(mapRowComplaints),
    ...countComplaints(pack),
    ...complaintAbout('name', nameComplaint(pack)),
  ]);

/** Q-MAP-9: faults of a map, which must be playable by as many as have a starting planet. */
function mapRowComplaints(row: MapRow, i: number): readonly PackComplaint[] {
  const at = `maps[${i}] (${row.id})`;
  try {
    const given = parseMapOption(row, at) as QuantumMapGiven;
    const map = mapOf({ map: given, cubes: null }, given.players);
    const [, wanted] = /^base-([234])$/.exec(row.id) ?? [];
    return [
      ...mapComplaints({ map, players: given.players, hasStock: given.stock !== false }),
      ...(wanted && Number(wanted) !== given.players ? [`is played by ${wanted}, not ${given.players}`] : []),
    ].map(reason => ({ at, reason }));
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return [{ at: error.field, reason: error.message.slice(error.field.length + 2) }];
  }
}

/** Q-PACK-3: minima, so that rows are never short with four full sheets and a card being taken. */
const FEWEST = { commands: 16, gambits: 6 } as const;

const copiesIn = (rows: readonly CardRow[]): number => rows.reduce((sum, { copies }) => sum + copies, 0);

const countComplaints = (pack: Pack): readonly PackComplaint[] =>
  (['commands', 'gambits'] as const).flatMap(table => {
    const count = copiesIn(pack[table]);
    const isEnough = count >= FEWEST[table];
    return complaintAbout(
      table,
      isEnough ? undefined : `has ${count} cards; at least ${FEWEST[table]} are needed`,
    );
  });

/** The name of the built-in pack is reserved: a changed one needs a name of its own. */
function nameComplaint({ name, ...tables }: Pack): string | undefined {
  if (name.trim().toLowerCase() !== BUILT_IN) return undefined;
  const plain = (rows: readonly CardRow[]) => rows.map(({ id, copies }) => ({ id, copies }));
  const bare = { ...tables, commands: plain(tables.commands), gambits: plain(tables.gambits) };
  const { name: _, ...ours } = BUILT_IN_PACK;
  return encode(bare) === encode(ours)
    ? undefined
    : 'is that of the built-in pack, which is another: give yours its own';
}

/** The option that chooses the pack. */
type Chosen = Pick<QuantumOptions, 'pack'>;

const decks = new WeakMap<Pack, typeof FULL_DECKS>();

/** Both decks of a match before they are shuffled, in the order of section 10 (Q-RNG-3). */
export function fullDecks({ pack }: Chosen): typeof FULL_DECKS {
  if (typeof pack === 'string') return FULL_DECKS;
  const found = decks.get(pack);
  if (found) return found;
  const made = { command: cardsOf(pack.commands), gambit: cardsOf(pack.gambits) };
  decks.set(pack, made);
  return made;
}

const cardsOf = (rows: readonly CardRow[]): Card[] =>
  rows
    .flatMap(({ id, copies }) => Array<Card>(copies).fill(CARD_NAMES.indexOf(id)))
    .toSorted((a, b) => a - b);

/**
 * Q-PACK-4: names and texts of the cards of a match: the pack's own in this language, else in any, else
 * built-in.
 */
export function cardWords<
  W extends Readonly<Record<CardName, { readonly name: string; readonly text: string }>>,
>(words: W, { pack }: Chosen, language: Language): W {
  if (typeof pack === 'string') return words;
  const own = [...pack.commands, ...pack.gambits].map(
    row => [row.id, { ...words[row.id], ...wordsOf(row, language) }] as const,
  );
  return { ...words, ...Object.fromEntries(own) };
}
