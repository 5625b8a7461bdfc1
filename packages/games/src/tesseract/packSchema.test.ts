/** docs/packs/pack.schema.json says the same as the checker, as far as a schema can say it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BUILT_IN_PACK, packComplaints } from './pack.ts';

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly properties?: Readonly<Record<string, Schema>>;
}

const FILE = new URL('../../../../docs/packs/pack.schema.json', import.meta.url);
const schema: Schema = JSON.parse(readFileSync(FILE, 'utf8'));

/** Keywords that are read below, or only for people. */
const KNOWN =
  /^(type|enum|pattern|(min|max)(Length|Items)|items|required|additionalProperties|properties|\$schema|title|description)$/;

/** Every rule of the schema, outermost first. */
const rules = (rule: Schema): Schema[] => [
  rule,
  ...[...Object.values(rule.properties ?? {}), ...(rule.items ? [rule.items] : [])].flatMap(rules),
];

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** The part of JSON Schema that the file uses. */
function accepts(rule: Schema, value: unknown): boolean {
  if (rule.type !== undefined && typeOf(value) !== rule.type) return false;
  if (rule.enum && !rule.enum.includes(value)) return false;
  if (typeof value === 'string') return fitsText(rule, value);
  if (Array.isArray(value)) return fitsList(rule, value);
  return typeOf(value) !== 'object' || fitsObject(rule, value as Record<string, unknown>);
}

const fitsText = ({ pattern = '', minLength = 0, maxLength = 1e9 }: Schema, value: string): boolean =>
  value.length >= minLength && value.length <= maxLength && new RegExp(pattern, 'u').test(value);

const fitsList = ({ items, minItems = 0, maxItems = 1e9 }: Schema, value: readonly unknown[]): boolean =>
  value.length >= minItems && value.length <= maxItems && value.every(one => !items || accepts(items, one));

function fitsObject(rule: Schema, value: Record<string, unknown>): boolean {
  const { properties = {}, required = [], additionalProperties } = rule;
  if (required.some(name => !Object.hasOwn(value, name))) return false;
  return Object.entries(value).every(([name, one]) =>
    Object.hasOwn(properties, name) ? accepts(properties[name]!, one) : additionalProperties !== false,
  );
}

const GONE = Symbol('gone');
/** Values of every type and size, to be put wherever they do not belong. */
const JUNK = [
  GONE,
  null,
  0,
  2,
  5,
  1.5,
  true,
  false,
  '',
  ' ',
  'x',
  'x'.repeat(61),
  'x'.repeat(601),
  [],
  {},
  ['x'],
];

/** The built-in pack with one value replaced. */
function spoilt(path: readonly (string | number)[], junk: unknown): unknown {
  const pack = structuredClone(BUILT_IN_PACK) as unknown;
  const last = path.at(-1)!;
  const holder = path.slice(0, -1).reduce((node, key) => (node as never)[key], pack) as Record<
    string,
    unknown
  >;
  if (junk === GONE && Array.isArray(holder)) holder.splice(Number(last), 1);
  else if (junk === GONE) delete holder[last];
  else holder[last] = junk;
  return pack;
}

const TABLES = ['research', 'containment', 'researchers', 'bases'] as const;
const paths: (string | number)[][] = [
  ['name'],
  ['extra'],
  ...TABLES.map(table => [table]),
  ...TABLES.map(table => [table, 1]),
  ...TABLES.flatMap(table =>
    Object.keys(schema.properties![table]!.items!.properties!).map(field => [table, 1, field]),
  ),
  ...TABLES.map(table => [table, 1, 'extra']),
  ['bases', 0, 'rows', 2],
];

/** What only the checker can know: how effects are written, and what rows are in sum. */
const isBeyond = (reason: string): boolean =>
  /is not a step|is not an ability|comes twice|^has \d+|the id says|that of the built-in pack/.test(reason);

describe('pack.schema.json', () => {
  test('[T-PACK-2] accepts the built-in pack', () => {
    expect(
      rules(schema)
        .flatMap(Object.keys)
        .filter(keyword => !KNOWN.test(keyword)),
    ).toEqual([]);
    expect(accepts(schema, JSON.parse(JSON.stringify(BUILT_IN_PACK)))).toBe(true);
  });

  test.each(paths.map(path => [path.join('.'), path] as const))('[T-PACK-2] agrees on %s', (_name, path) => {
    for (const junk of JUNK) {
      const pack = spoilt(path, junk);
      const shape = packComplaints(pack).filter(({ reason }) => !isBeyond(reason));
      expect([String(junk).slice(0, 20), accepts(schema, pack)]).toEqual([
        String(junk).slice(0, 20),
        shape.length === 0,
      ]);
    }
  });
});
