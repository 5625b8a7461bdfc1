/**
 * Content packs: cards, researchers and base faces as JSON. The built-in pack is ours; whoever owns the box can
 * write the printed cards as another. A wrong pack is refused with row and reason.
 */
import { FormatError } from '@tessera/engine';
import { BASES, type BaseFace } from './cards/bases.ts';
import type { Confidence } from './cards/confidence.ts';
import { CONTAINMENT, type ContainmentCard } from './cards/containment.ts';
import { RESEARCH, type ResearchCard } from './cards/research.ts';
import { RESEARCHERS, type ResearcherCard } from './cards/researchers.ts';
import { parseAbility, parseEffect } from './effects.ts';
import { BASE_NAMES, EVENTS } from './types.ts';

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

const CONFIDENCES: readonly Confidence[] = ['seed', 'confirmed', 'single', 'inferred', 'house'];

/** One field of a row: why its value is wrong, or undefined. Effects throw their own FormatError. */
type Check = (value: unknown, field: string) => string | undefined;

const text: Check = value =>
  typeof value === 'string' && value.trim() !== '' ? undefined : 'must be a text';
const effect: Check = (value, field) => {
  if (typeof value === 'string') parseEffect(value, field);
  return text(value, field);
};
const ability: Check = (value, field) => {
  if (typeof value === 'string') parseAbility(value, field);
  return text(value, field);
};
const id =
  (shape: RegExp, example: string): Check =>
  value =>
    typeof value === 'string' && shape.test(value) ? undefined : `must be an id such as ${example}`;
const oneOf =
  (values: readonly unknown[]): Check =>
  value =>
    values.includes(value) ? undefined : `must be one of ${values.join(', ')}`;
const rows: Check = value => {
  if (!Array.isArray(value) || value.length !== 4) return 'must be four rows';
  const bad = value.findIndex(row => !isBaseRow(row));
  return bad < 0 ? undefined : `row ${bad} must be four of ${EVENTS.join(', ')} or .. such as "AC .. .. CR"`;
};
const isBaseRow = (row: unknown): boolean => {
  const words = typeof row === 'string' ? row.split(' ') : [];
  return words.length === 4 && words.every(word => word === '..' || EVENTS.some(one => one === word));
};
const confidence = oneOf(CONFIDENCES);

const TABLES: Readonly<Record<Exclude<keyof Pack, 'name'>, Readonly<Record<string, Check>>>> = {
  research: {
    id: id(/^L[2-4]-\d\d$/, 'L2-01'),
    name: text,
    level: oneOf([2, 3, 4]),
    copies: oneOf([1, 2, 3, 4]),
    effect,
    confidence,
  },
  containment: { id: id(/^C-\d\d$/, 'C-01'), name: text, effect, confidence },
  researchers: {
    id: id(/^R\d\d$/, 'R01'),
    name: text,
    diamond: oneOf([true, false]),
    ability,
    action: effect,
    confidence,
  },
  bases: { id: oneOf(BASE_NAMES), difficulty: oneOf([1, 2, 3, 4]), rows, confidence },
};

/** Reads a pack from parsed JSON; throws FormatError that names the row (its id, where it has one) and the reason. */
export function parsePack(given: unknown): Pack {
  const pack = objectAt(given, 'pack');
  for (const name of Object.keys(pack)) {
    if (name !== 'name' && !Object.hasOwn(TABLES, name)) throw new FormatError(name, 'is not part of a pack');
  }
  const complaint = text(pack['name'], 'name');
  if (complaint) throw new FormatError('name', complaint);
  for (const [table, checks] of Object.entries(TABLES)) checkTable(table, pack[table], checks);
  const read = structuredClone(pack) as unknown as Pack;
  checkCounts(read);
  return read;
}

function objectAt(value: unknown, field: string): Record<string, unknown> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new FormatError(field, 'must be an object');
  }
  return value as Record<string, unknown>;
}

function checkTable(table: string, given: unknown, checks: Readonly<Record<string, Check>>): void {
  if (!Array.isArray(given)) throw new FormatError(table, 'must be a list of rows');
  const met = new Set<unknown>();
  given.forEach((one: unknown, i) => {
    const row = objectAt(one, `${table}[${i}]`);
    const name = typeof row['id'] === 'string' ? `${table}[${i}] (${row['id']})` : `${table}[${i}]`;
    for (const key of Object.keys(row)) {
      if (!Object.hasOwn(checks, key))
        throw new FormatError(`${name}.${key}`, 'is not a field of this table');
    }
    for (const [key, check] of Object.entries(checks)) {
      const complaint = check(row[key], `${name}.${key}`);
      if (complaint) throw new FormatError(`${name}.${key}`, complaint);
    }
    if (met.has(row['id'])) throw new FormatError(`${name}.id`, 'comes twice');
    met.add(row['id']);
  });
}

/** T-COMP-7 to T-COMP-10: as many of everything as in the box. */
function checkCounts({ research, containment, researchers, bases }: Pack): void {
  const cards = (level: number): number =>
    research.reduce((sum, card) => sum + (card.level === level ? card.copies : 0), 0);
  const count = (table: string, what: string, found: number, wanted: number): void => {
    if (found !== wanted) throw new FormatError(table, `has ${found} ${what}, not ${wanted}`);
  };
  count('research', 'cards of level 2', cards(2), 16);
  count('research', 'cards of level 3', cards(3), 14);
  count('research', 'cards of level 4', cards(4), 11);
  count('containment', 'cards', containment.length, 9);
  count('researchers', 'cards', researchers.length, 11);
  count('bases', 'faces', bases.length, 8);
  const stray = research.find(card => card.id[1] !== String(card.level));
  if (stray)
    throw new FormatError(
      `research (${stray.id}).level`,
      `is ${stray.level}, but the id says ${stray.id[1]}`,
    );
}
