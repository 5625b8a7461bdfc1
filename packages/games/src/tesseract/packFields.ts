/** Fields of a pack's rows and their checks (section 23). */
import {
  type Check,
  checkId,
  checkName,
  checkOneOf,
  checkReadable,
  checkText,
  type PackField,
  type PackTables,
} from '@tessera/engine';
import type { Confidence } from './cards/confidence.ts';
import { parseAbility, parseAction, parseCard } from './effects.ts';
import { BASE_NAMES, EVENTS } from './types.ts';

const CONFIDENCES: readonly Confidence[] = ['seed', 'confirmed', 'single', 'inferred', 'house'];

/** Maximum length of a card's text. */
const TEXT_LENGTH = 600;

/** Checks a text by a parser of the effect language. */
const written =
  (parse: (value: string) => unknown): Check =>
  value =>
    checkText(TEXT_LENGTH)(value) ?? checkReadable(text => parse(text as string))(value);

const baseRows: Check = value => {
  if (!Array.isArray(value) || value.length !== 4) return 'must be four rows';
  const bad = value.findIndex(row => !isBaseRow(row));
  return bad < 0 ? undefined : `row ${bad} must be four of ${EVENTS.join(', ')} or .. such as "AC .. .. CR"`;
};

function isBaseRow(row: unknown): boolean {
  const words = typeof row === 'string' ? row.split(' ') : [];
  return words.length === 4 && words.every(word => word === '..' || EVENTS.some(one => one === word));
}

const name: PackField = { check: checkName };
const effect: PackField = { check: written(parseCard) };
const printed: PackField = { check: checkText(TEXT_LENGTH), isOptional: true };
const confidence: PackField = { check: checkOneOf(CONFIDENCES) };

/** Tables of a pack, with the fields of their rows. */
export const TABLES = {
  research: {
    id: { check: checkId(/^L[2-4]-\d\d$/, 'L2-01') },
    name,
    level: { check: checkOneOf([2, 3, 4]) },
    copies: { check: checkOneOf([1, 2, 3, 4]) },
    effect,
    text: printed,
    confidence,
  },
  containment: { id: { check: checkId(/^C-\d\d$/, 'C-01') }, name, effect, text: printed, confidence },
  researchers: {
    id: { check: checkId(/^R(0[1-9]|1[01])$/, 'R01, from R01 to R11') },
    name,
    diamond: { check: checkOneOf([true, false]) },
    ability: { check: written(parseAbility) },
    action: { check: written(parseAction) },
    abilityText: printed,
    actionText: printed,
    confidence,
  },
  bases: {
    id: { check: checkOneOf(BASE_NAMES) },
    difficulty: { check: checkOneOf([1, 2, 3, 4]) },
    rows: { check: baseRows },
    confidence,
  },
} as const satisfies PackTables;
