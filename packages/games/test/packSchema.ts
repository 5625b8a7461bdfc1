/** Agreement of a JSON Schema of docs/packs with the checker of a game, as far as a schema can express it. */
import { readFileSync } from 'node:fs';
import type { PackComplaint } from '@tessera/engine';
import { describe, expect, test } from 'vitest';

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

/** Keywords that are interpreted below, or only for people. */
const KNOWN =
  /^(type|enum|pattern|(min|max)(Length|Items)|items|required|additionalProperties|properties|\$schema|title|description)$/;

/** Every rule of the schema, outermost first. */
const rules = (rule: Schema): Schema[] => [
  rule,
  ...[...Object.values(rule.properties ?? {}), ...(rule.items ? [rule.items] : [])].flatMap(rules),
];

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** Interprets the part of JSON Schema that the file uses. */
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
/** Values of every type and size, invalid almost everywhere. */
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

/** A pack with one value replaced. */
function spoilt(builtIn: object, path: Path, junk: unknown): unknown {
  const pack = JSON.parse(JSON.stringify(builtIn)) as unknown;
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

type Path = readonly (string | number)[];

interface Claim {
  /** File in docs/packs. */
  readonly file: string;
  readonly clause: string;
  readonly builtIn: object;
  complaints(pack: unknown): readonly PackComplaint[];
  /** Paths to spoil besides the name, every table, and the second row of each with its fields. */
  readonly more?: readonly Path[];
  /** Fields, as `maps.picture`, and reasons that only the checker knows. */
  readonly except?: readonly string[];
  readonly beyond: RegExp;
}

export function testPackSchema({
  file,
  clause,
  builtIn,
  complaints,
  more = [],
  except = [],
  beyond,
}: Claim): void {
  const schema: Schema = JSON.parse(
    readFileSync(new URL(`../../../docs/packs/${file}`, import.meta.url), 'utf8'),
  );
  const tables = Object.keys(builtIn).filter(key => key !== 'name');
  const fieldsOf = (table: string): string[] =>
    Object.keys(schema.properties![table]!.items!.properties!).filter(
      field => !except.includes(`${table}.${field}`),
    );
  const paths: Path[] = [
    ['name'],
    ['extra'],
    ...tables.flatMap(table => [
      [table],
      [table, 1],
      ...fieldsOf(table).map(field => [table, 1, field]),
      [table, 1, 'extra'],
    ]),
    ...more,
  ];

  describe(file, () => {
    test(`[${clause}] the schema accepts the built-in pack`, () => {
      const keywords = rules(schema).flatMap(Object.keys);
      expect(keywords.filter(keyword => !KNOWN.test(keyword))).toEqual([]);
      expect(accepts(schema, JSON.parse(JSON.stringify(builtIn)))).toBe(true);
    });

    test.each(paths.map(path => [path.join('.'), path] as const))(
      `[${clause}] the schema agrees with the checker on %s`,
      (_name, path) => {
        for (const junk of JUNK) {
          const pack = spoilt(builtIn, path, junk);
          const shape = complaints(pack).filter(({ reason }) => !beyond.test(reason));
          expect([String(junk).slice(0, 20), accepts(schema, pack)]).toEqual([
            String(junk).slice(0, 20),
            shape.length === 0,
          ]);
        }
      },
    );
  });
}
