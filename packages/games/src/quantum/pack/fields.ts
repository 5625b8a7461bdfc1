/** What the rows of a pack have (Q-PACK-2). */
import {
  type Check,
  checkId,
  checkName,
  checkOneOf,
  checkText,
  LANGUAGES,
  type PackField,
  type PackTables,
} from '@tessera/engine';
import { COMMANDS, GAMBITS } from '../cards/index.ts';

const TEXT_LENGTH = 600;
const MOST_COPIES = 20;

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, i) => i);
const optional = (check: Check): PackField => ({ check, isOptional: true });
const checkDoes = checkText(TEXT_LENGTH);

/** Q-PACK-4: the same in other languages, as in `{ "fr": { "name": "…", "text": "…" } }`. */
const checkByLanguage: Check = value => {
  if (!isFields(value)) return 'must be names and texts by language';
  const [strange] = Object.keys(value).filter(language => !LANGUAGES.some(known => known === language));
  if (strange !== undefined) return `"${strange}" is not a language; known are ${LANGUAGES.join(', ')}`;
  return Object.entries(value).flatMap(([language, row]) => wrongWords(language, row))[0];
};

function wrongWords(language: string, row: unknown): readonly string[] {
  if (!isFields(row)) return [`${language} must have a name, a text, or both`];
  const { name, text, ...more } = row;
  const [strange] = Object.keys(more);
  return [
    ...(strange === undefined ? [] : [`${language}.${strange} is not a field of this table`]),
    ...reasonIn(`${language}.name`, name === undefined ? undefined : checkName(name)),
    ...reasonIn(`${language}.text`, text === undefined ? undefined : checkDoes(text)),
  ];
}

const reasonIn = (at: string, reason: string | undefined): readonly string[] =>
  reason === undefined ? [] : [`${at} ${reason}`];

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const words = {
  name: optional(checkName),
  text: optional(checkDoes),
  words: optional(checkByLanguage),
};
/** Whatever a map is made of is read together. */
const part = optional(() => undefined);

/** The tables of a pack: what each row has. */
export const TABLES = {
  maps: {
    id: { check: checkId(/^[a-z][a-z0-9-]{0,39}$/, 'my-map, in small letters, digits and hyphens') },
    players: part,
    cubes: { check: checkOneOf([4, 5, 6, 7]) },
    picture: part,
    tiles: part,
    starts: part,
    stock: part,
  },
  // Two players never hold the same Command (Q-COMP-5).
  commands: { id: { check: checkOneOf(COMMANDS) }, copies: { check: checkOneOf(upTo(1)) }, ...words },
  gambits: {
    id: { check: checkOneOf(GAMBITS.map(({ name }) => name)) },
    copies: { check: checkOneOf(upTo(MOST_COPIES)) },
    ...words,
  },
} as const satisfies PackTables;
