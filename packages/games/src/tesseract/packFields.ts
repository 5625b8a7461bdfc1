/** What the fields of a pack's rows may hold (section 23). */
import { FormatError } from '@tessera/engine';
import type { Confidence } from './cards/confidence.ts';
import { parseAbility, parseAction, parseEffect } from './effects.ts';
import { BASE_NAMES, EVENTS } from './types.ts';

const CONFIDENCES: readonly Confidence[] = ['seed', 'confirmed', 'single', 'inferred', 'house'];

/** Longest name of a pack or card, and longest text on a card. */
const NAME_LENGTH = 60;
const TEXT_LENGTH = 600;

/** Why a value is wrong, or undefined. */
export type Check = (value: unknown) => string | undefined;

export interface Field {
  readonly check: Check;
  readonly isOptional?: true;
}

const text =
  (longest: number): Check =>
  value =>
    typeof value === 'string' && value.trim() !== '' && value.length <= longest
      ? undefined
      : `must be a text of 1 to ${longest} characters`;

export const checkName = text(NAME_LENGTH);

/** A text that a parser of the effect language reads. */
const written =
  (parse: (value: string) => unknown): Check =>
  value => {
    const complaint = text(TEXT_LENGTH)(value);
    if (complaint !== undefined) return complaint;
    try {
      parse(value as string);
      return undefined;
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      return error.message.slice(error.field.length + 2);
    }
  };

const id =
  (shape: RegExp, example: string): Check =>
  value =>
    typeof value === 'string' && shape.test(value) ? undefined : `must be an id such as ${example}`;

const oneOf =
  (values: readonly unknown[]): Check =>
  value =>
    values.includes(value) ? undefined : (quotesOf(value, values) ?? `must be one of ${values.join(', ')}`);

/** The right word with the wrong quotes: `"2"` for 2, or 1 for `"1"`. */
function quotesOf(value: unknown, values: readonly unknown[]): string | undefined {
  if (!values.map(String).includes(typeof value === 'object' ? '' : String(value))) return undefined;
  return typeof value === 'string'
    ? `is "${value}": write it without quotes`
    : `is ${value}: write it in quotes`;
}

const baseRows: Check = value => {
  if (!Array.isArray(value) || value.length !== 4) return 'must be four rows';
  const bad = value.findIndex(row => !isBaseRow(row));
  return bad < 0 ? undefined : `row ${bad} must be four of ${EVENTS.join(', ')} or .. such as "AC .. .. CR"`;
};

function isBaseRow(row: unknown): boolean {
  const words = typeof row === 'string' ? row.split(' ') : [];
  return words.length === 4 && words.every(word => word === '..' || EVENTS.some(one => one === word));
}

const name: Field = { check: checkName };
const effect: Field = { check: written(parseEffect) };
const printed: Field = { check: text(TEXT_LENGTH), isOptional: true };
const confidence: Field = { check: oneOf(CONFIDENCES) };

/** The tables of a pack: what each row has. */
export const TABLES = {
  research: {
    id: { check: id(/^L[2-4]-\d\d$/, 'L2-01') },
    name,
    level: { check: oneOf([2, 3, 4]) },
    copies: { check: oneOf([1, 2, 3, 4]) },
    effect,
    text: printed,
    confidence,
  },
  containment: { id: { check: id(/^C-\d\d$/, 'C-01') }, name, effect, text: printed, confidence },
  researchers: {
    id: { check: id(/^R(0[1-9]|1[01])$/, 'R01, from R01 to R11') },
    name,
    diamond: { check: oneOf([true, false]) },
    ability: { check: written(parseAbility) },
    action: { check: written(parseAction) },
    abilityText: printed,
    actionText: printed,
    confidence,
  },
  bases: {
    id: { check: oneOf(BASE_NAMES) },
    difficulty: { check: oneOf([1, 2, 3, 4]) },
    rows: { check: baseRows },
    confidence,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Field>>>>;
