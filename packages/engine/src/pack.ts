// @chunk packs
/**
 * Content packs: tables of a game, such as cards or maps, as JSON that people write. A game defines its
 * tables and the fields of their rows; this module has what all packs share. A wrong pack is refused with
 * table, row, field and reason.
 */
import { harmfulIn } from './letters.ts';
import { FormatError } from './violation.ts';

/** The fault of a value, or undefined. */
export type Check = (value: unknown) => string | undefined;

export interface PackField {
  readonly check: Check;
  readonly isOptional?: true;
}

/** Fields of the rows, by table. */
export type PackTables = Readonly<Record<string, Readonly<Record<string, PackField>>>>;

export interface PackComplaint {
  /** Table, row and field, with the row's id where it has one: `research[3] (L2-04).effect`. */
  readonly at: string;
  readonly reason: string;
}

/** Longest name of a pack or of one of its rows. */
const NAME_LENGTH = 60;

export const checkText =
  (longest: number): Check =>
  value => {
    if (typeof value !== 'string' || value.trim() === '' || value.length > longest)
      return `must be a text of 1 to ${longest} characters`;
    const letter = harmfulIn(value);
    if (letter) return `has the invisible character ${letter}`;
    return /[\t\n\r]/.test(value) ? 'must be one line, without tabulators' : undefined;
  };

export const checkName = checkText(NAME_LENGTH);

export const checkId =
  (shape: RegExp, example: string): Check =>
  value =>
    typeof value === 'string' && shape.test(value) ? undefined : `must be an id such as ${example}`;

export const checkOneOf =
  (values: readonly unknown[]): Check =>
  value =>
    values.includes(value) ? undefined : (quotesOf(value, values) ?? `must be one of ${values.join(', ')}`);

/** Suggests the right quotes: `"2"` for 2, or 1 for `"1"`. */
function quotesOf(value: unknown, values: readonly unknown[]): string | undefined {
  if (!values.map(String).includes(typeof value === 'object' ? '' : String(value))) return undefined;
  return typeof value === 'string'
    ? `is "${value}": write it without quotes`
    : `is ${value}: write it in quotes`;
}

/** A check by a reader: its error message without the name of the field. */
export const checkReadable =
  (read: (value: unknown, field: string) => unknown): Check =>
  value => {
    try {
      read(value, '');
      return undefined;
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      return error.message.slice(error.field.length + 2);
    }
  };

/** JSON with one row per line, since packs are read and written by people. */
export function formatTables({ name, ...tables }: { readonly name: string }): string {
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

/** The field by which an editor finds the schema; nothing else reads it. */
const SCHEMA_FIELD = '$schema';

/** Parses a pack; throws a FormatError with its first fault. */
export function readPack<P>(
  given: unknown,
  field: string,
  complaints: (given: unknown) => readonly PackComplaint[],
): P {
  const [wrong] = complaints(given);
  if (wrong) throw new FormatError(wrong.at === '' ? field : `${field}.${wrong.at}`, wrong.reason);
  const { [SCHEMA_FIELD]: _, ...pack } = given as Record<string, unknown>;
  return structuredClone(pack) as P;
}

/** Every fault of a pack: of each row by itself, and if there are none, of the rows together. */
export function complaintsAbout<P>(
  given: unknown,
  tables: PackTables,
  together: (pack: P) => readonly PackComplaint[],
): readonly PackComplaint[] {
  const wrongRows = tableComplaints(given, tables);
  return wrongRows.length > 0 ? wrongRows : together(given as P);
}

/** Every fault of the name and of each row by itself. */
function tableComplaints(given: unknown, tables: PackTables): readonly PackComplaint[] {
  const [first] = Object.keys(tables);
  if (!isObject(given))
    return [{ at: '', reason: `must be a pack: an object with name, ${first} and so on` }];
  return [
    ...Object.keys(given)
      .filter(key => key !== 'name' && key !== SCHEMA_FIELD && !Object.hasOwn(tables, key))
      .map(at => ({ at, reason: 'is not part of a pack' })),
    ...complaintAbout('name', checkName(given.name)),
    ...Object.entries(tables).flatMap(([table, fields]) => rowsComplaints(table, given[table], fields)),
  ];
}

export const complaintAbout = (at: string, reason: string | undefined): readonly PackComplaint[] =>
  reason === undefined ? [] : [{ at, reason }];

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

type Fields = PackTables[string];

function rowsComplaints(table: string, given: unknown, fields: Fields): PackComplaint[] {
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
      ...fieldComplaints(name, row, fields),
      ...complaintAbout(`${name}.id`, isTwice ? 'comes twice' : undefined),
    ];
  });
}

function fieldComplaints(name: string, row: Record<string, unknown>, fields: Fields): PackComplaint[] {
  const strange = Object.keys(row)
    .filter(key => !Object.hasOwn(fields, key))
    .map(key => ({ at: `${name}.${key.slice(0, 40)}`, reason: 'is not a field of this table' }));
  const wrong = Object.entries(fields).flatMap(([key, { check, isOptional }]) =>
    isOptional && !Object.hasOwn(row, key) ? [] : complaintAbout(`${name}.${key}`, check(row[key])),
  );
  return [...strange, ...wrong];
}
