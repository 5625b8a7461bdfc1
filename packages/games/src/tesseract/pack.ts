/**
 * Content packs: cards, researchers and base faces as JSON. The built-in pack is ours; whoever owns the box can
 * write the printed cards as another. A wrong pack is refused with row and reason.
 */
import { encode, FormatError } from '@tessera/engine';
import { BASES, type BaseFace } from './cards/bases.ts';
import { CONTAINMENT, type ContainmentCard } from './cards/containment.ts';
import { RESEARCH, type ResearchCard } from './cards/research.ts';
import { RESEARCHERS, type ResearcherCard } from './cards/researchers.ts';
import { checkName, type Field, TABLES } from './packFields.ts';

export interface Pack {
  readonly name: string;
  readonly research: readonly ResearchCard[];
  readonly containment: readonly ContainmentCard[];
  readonly researchers: readonly ResearcherCard[];
  readonly bases: readonly BaseFace[];
}

export const BUILT_IN_PACK: Pack = {
  name: 'built-in',
  research: RESEARCH,
  containment: CONTAINMENT,
  researchers: RESEARCHERS,
  bases: BASES,
};

/** JSON with a row to a line: a pack is read and written by people. */
export function formatPack({ name, ...tables }: Pack): string {
  const lists = Object.entries<readonly object[]>(tables).map(
    ([table, rows]) => `  "${table}": [\n${rows.map(row => `    ${lineOf(row)}`).join(',\n')}\n  ]`,
  );
  return `{\n  "name": ${JSON.stringify(name)},\n${lists.join(',\n')}\n}\n`;
}

function lineOf(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(lineOf).join(', ')}]`;
  const fields = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${lineOf(one)}`);
  return `{ ${fields.join(', ')} }`;
}

/** What somebody's own pack begins with: ours, under a name that is not. */
export const packTemplate = (): string => formatPack({ ...BUILT_IN_PACK, name: 'my pack' });

/** Something wrong with a pack. */
export interface PackComplaint {
  /** Table, row and field, with the row's id where it has one: `research[3] (L2-04).effect`. */
  readonly at: string;
  readonly reason: string;
}

/** Where an editor finds the schema; nobody else reads it. */
const SCHEMA_FIELD = '$schema';

/** Reads a pack from parsed JSON; throws FormatError with the first row that is wrong and the reason (T-PACK-2). */
export function parsePack(given: unknown, field = 'pack'): Pack {
  const [wrong] = packComplaints(given);
  if (wrong) throw new FormatError(wrong.at === '' ? field : `${field}.${wrong.at}`, wrong.reason);
  const { [SCHEMA_FIELD]: _, ...pack } = given as Record<string, unknown>;
  return structuredClone(pack) as unknown as Pack;
}

/** Everything that is wrong with a pack; counts are looked at only once the rows are sound. */
export function packComplaints(given: unknown): readonly PackComplaint[] {
  if (!isObject(given))
    return [{ at: '', reason: 'must be a pack: an object with name, research and so on' }];
  const wrongRows = [
    ...Object.keys(given)
      .filter(key => key !== 'name' && key !== SCHEMA_FIELD && !Object.hasOwn(TABLES, key))
      .map(at => ({ at, reason: 'is not part of a pack' })),
    ...complaintAbout('name', checkName(given.name)),
    ...Object.entries(TABLES).flatMap(([table, fields]) => tableComplaints(table, given[table], fields)),
  ];
  if (wrongRows.length > 0) return wrongRows;
  const pack = given as unknown as Pack;
  return [...countComplaints(pack), ...complaintAbout('name', nameComplaint(pack))];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const complaintAbout = (at: string, reason: string | undefined): PackComplaint[] =>
  reason === undefined ? [] : [{ at, reason }];

type Fields = Readonly<Record<string, Field>>;

function tableComplaints(table: string, given: unknown, fields: Fields): PackComplaint[] {
  if (!Array.isArray(given)) return [{ at: table, reason: 'must be a list of rows' }];
  const met = new Set<unknown>();
  return given.flatMap((row: unknown, i) => {
    const at = `${table}[${i}]`;
    if (!isObject(row)) return [{ at, reason: 'must be an object' }];
    const { id } = row;
    const name = typeof id === 'string' ? `${at} (${id.slice(0, 20)})` : at;
    const isTwice = met.has(id);
    met.add(id);
    return [
      ...rowComplaints(name, row, fields),
      ...complaintAbout(`${name}.id`, isTwice ? 'comes twice' : undefined),
    ];
  });
}

function rowComplaints(name: string, row: Record<string, unknown>, fields: Fields): PackComplaint[] {
  const strange = Object.keys(row)
    .filter(key => !Object.hasOwn(fields, key))
    .map(key => ({ at: `${name}.${key.slice(0, 40)}`, reason: 'is not a field of this table' }));
  const wrong = Object.entries(fields).flatMap(([key, { check, isOptional }]) =>
    isOptional && !Object.hasOwn(row, key) ? [] : complaintAbout(`${name}.${key}`, check(row[key])),
  );
  return [...strange, ...wrong];
}

/** Everybody knows what the built-in pack is: a changed one needs a name of its own. */
function nameComplaint(pack: Pack): string | undefined {
  if (pack.name.trim().toLowerCase() !== BUILT_IN_PACK.name) return undefined;
  const changed = changedRow(pack);
  return changed && `is that of the built-in pack, but ${changed} is another there: give yours its own`;
}

function changedRow(pack: Pack): string | undefined {
  const { name: _, ...tables } = BUILT_IN_PACK;
  for (const [table, ours] of Object.entries<readonly object[]>(tables)) {
    const rows = pack[table as keyof typeof tables];
    const at = rows.findIndex((row, i) => encode(row) !== encode(ours[i]));
    if (at >= 0) return `${table}[${at}] (${rows[at]?.id})`;
  }
  return undefined;
}

/** T-COMP-7 to T-COMP-10: as many of everything as in the box. */
function countComplaints({ research, containment, researchers, bases }: Pack): PackComplaint[] {
  const count = (at: string, what: string, found: number, wanted: number): PackComplaint[] =>
    complaintAbout(at, found === wanted ? undefined : `has ${found} ${what}, not ${wanted}`);
  const cards = (level: number): number =>
    research.reduce((sum, card) => sum + (card.level === level ? card.copies : 0), 0);
  return [
    ...research.flatMap(({ id, level }, i) =>
      complaintAbout(
        `research[${i}] (${id}).level`,
        id[1] === String(level) ? undefined : `is ${level}, but the id says ${id[1]}`,
      ),
    ),
    ...count('research', 'cards of level 2', cards(2), 16),
    ...count('research', 'cards of level 3', cards(3), 14),
    ...count('research', 'cards of level 4', cards(4), 11),
    ...count('containment', 'cards', containment.length, 9),
    ...count('researchers', 'cards', researchers.length, 11),
    ...count('bases', 'faces', bases.length, 8),
  ];
}
