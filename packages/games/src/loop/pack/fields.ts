/** Fields of the rows of a pack (L-PACK-2). */
import {
  type Check,
  checkId,
  checkOneOf,
  checkReadable,
  checkText,
  FormatError,
  type PackField,
  type PackTables,
  wordFields,
} from '@tessera/engine';
import type { Part } from '../cards/language.ts';
import { readEffect } from '../cards/readEffect.ts';
import { ULTRA_VERBS } from '../cards/ultras.ts';
import { MISSIONS } from '../missions.ts';
import { ERAS } from '../ring.ts';
import { AGENT_CODES, DIMENSIONS, HOLE, MODE_IDS } from '../types.ts';

const TEXT_LENGTH = 600;
const CONFIDENCE_LENGTH = 80;
const MOST_SLOTS = 9;
const MOST_COUNTED = 20;

const numbers = (few: number, most: number): readonly number[] =>
  Array.from({ length: most - few + 1 }, (_, i) => few + i);
const optional = (check: Check): PackField => ({ check, isOptional: true });

/** Refuses a part that refers to a variable no earlier part has bound. */
function checkBound(parts: readonly Part[]): void {
  const bound = new Set<string>();
  for (const part of parts) {
    const needed = 'at' in part ? BINDERS[part.at as keyof typeof BINDERS] : undefined;
    const counted = part.op === 'addEnergy' && part.count === 'removed' ? 'removeRift' : undefined;
    const missing = [needed, counted].find(op => op && !bound.has(op));
    if (missing)
      throw new FormatError('', `${part.op} speaks of what ${missing} did: it must come after one`);
    if (part.op === 'jumpSelf' && /each|Each/.test(part.at))
      throw new FormatError('', `jumpSelf goes to one era, not to ${part.at}`);
    bound.add(part.op);
  }
}

const BINDERS = {
  'origin(drawn)': 'draw',
  'origin(revealed)': 'makeAvailable',
  sentTo: 'pushClone',
} as const;

/** Checks the effect language, with the column of a syntax error. */
const checkEffect: Check = value =>
  checkText(TEXT_LENGTH)(value) ?? checkReadable(text => checkBound(readEffect(text as string, '')))(value);

const checkFaces: Check = value => {
  const isFaces = Array.isArray(value) && value.length === 2 && value.every(one => ELEMENTARY.includes(one));
  return isFaces ? undefined : `must be two of ${ELEMENTARY.join(', ')}`;
};

const ELEMENTARY: readonly unknown[] = DIMENSIONS.slice(0, HOLE);
const era: PackField = { check: checkOneOf(ERAS) };
const count: PackField = { check: checkOneOf(numbers(0, MOST_COUNTED)) };
const words = wordFields(TEXT_LENGTH);
const sure = { confidence: optional(checkText(CONFIDENCE_LENGTH)) };

/** Tables of a pack, with the fields of their rows. */
export const TABLES = {
  cards: {
    id: { check: checkId(/^(A-\d\d|S-[A-Z]{2}-\d)$/, 'A-05 or S-MT-1') },
    agent: optional(checkOneOf(AGENT_CODES)),
    dimension: { check: checkOneOf(DIMENSIONS) },
    origin: era,
    effect: { check: checkEffect },
    ...sure,
    ...words,
  },
  clones: {
    id: { check: checkId(/^C-[0-6]-[0-6][a-z]?$/, 'C-2-6: generation and destruction') },
    generation: era,
    destruction: era,
    ...sure,
  },
  supas: { id: { check: checkId(/^SC-[0-6][a-z]?$/, 'SC-3') }, destruction: era, ...sure },
  centrifuges: { id: { check: checkId(/^CF-\d$/, 'CF-1') }, faces: { check: checkFaces }, ...sure },
  ultras: {
    id: { check: checkId(/^U-\d\d$/, 'U-09') },
    era,
    verb: { check: checkOneOf(ULTRA_VERBS) },
    target: optional(checkOneOf(ERAS)),
    slots: { check: checkOneOf(numbers(1, MOST_SLOTS)) },
    ...sure,
    ...words,
  },
  agents: { id: { check: checkOneOf(AGENT_CODES) }, start: era, ...sure, ...words },
  missions: { id: { check: checkOneOf(MISSIONS.map(({ id }) => id)) }, ...sure, ...words },
  modes: {
    id: { check: checkOneOf(MODE_IDS) },
    month: count,
    year: count,
    infinity: count,
    ...sure,
    ...words,
  },
} as const satisfies PackTables;
