/** Validating reader of the pending frames of a position. */
import { FormatError } from '@tessera/engine';
import type { Content } from './content.ts';
import { formatAnswer, parseAnswer } from './notation.ts';
import { CONTAINED_STAGES, EVENTS, FATES, type Frame, SETUP_PRIMES } from './types.ts';

/** Bounds of the references in a frame. */
export interface Extent {
  readonly labs: number;
  readonly cubes: number;
  readonly content: Content;
}

type Read = (value: unknown, extent: Extent) => boolean;

const whole =
  (low: number, high: (extent: Extent) => number): Read =>
  (value, extent) =>
    Number.isInteger(value) && (value as number) >= low && (value as number) < high(extent);
const oneOf =
  (...values: readonly string[]): Read =>
  value =>
    values.includes(value as string);
const listOf =
  (read: Read): Read =>
  (value, extent) =>
    Array.isArray(value) && value.every(item => read(item, extent));

const lab = whole(0, extent => extent.labs);
const cell = whole(0, () => 16);
const cellOrNone = whole(-1, () => 16);
const cube = whole(0, extent => extent.cubes);
const cubeOrNone = whole(-1, extent => extent.cubes);
const value = whole(1, () => 7);
const valueOrNone = whole(0, () => 7);
const count = whole(0, () => 65);
const card: Read = (word, { content }) => typeof word === 'string' && content.levels.has(word);
const source: Read = (word, { content }) => typeof word === 'string' && content.effects.has(word);
const text: Read = word => typeof word === 'string';

const FIELDS: Readonly<Record<Frame['type'], Readonly<Record<string, Read>>>> = {
  corner: { lab },
  setupPrime: { steps: listOf(oneOf(...SETUP_PRIMES)), under: cellOrNone },
  act: {},
  threat: { stage: oneOf('start', 'before', 'pass') },
  edge: { then: oneOf('prime', 'destroy') },
  prime: { cube, rolled: valueOrNone },
  uncovered: { cell, value },
  event: { symbol: oneOf(...EVENTS), value },
  fission: {},
  shield: {},
  discharge: {},
  containCube: { lab, set: listOf(cube) },
  contained: { lab, cube, stage: oneOf(...CONTAINED_STAGES) },
  rowBonus: { lab, cube: cubeOrNone, rolled: valueOrNone },
  rollRest: { lab, cubes: listOf(cube) },
  movedAdjust: { lab, cube },
  studyPick: { lab, cards: listOf(card) },
  granted: { lab, left: count },
  consent: { labs: listOf(lab), answer: text },
  effect: {
    source,
    lab,
    branch: count,
    step: count,
    done: count,
    touched: listOf(cube),
    picked: cubeOrNone,
    value: valueOrNone,
    fate: oneOf(...FATES),
  },
};

/** A frame as JSON; a wish that waits for consent is written in notation. */
export const formatFrame = (frame: Frame): unknown =>
  frame.type === 'consent' ? { ...frame, answer: formatAnswer(frame.answer) } : { ...frame };

export function parseFrame(given: unknown, field: string, extent: Extent): Frame {
  if (given === null || typeof given !== 'object')
    throw new FormatError(field, 'must be an object with a type');
  const { type, ...rest } = given as Record<string, unknown>;
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) {
    throw new FormatError(`${field}.type`, `must be one of ${Object.keys(FIELDS).join(', ')}`);
  }
  const fields = FIELDS[type as Frame['type']];
  for (const name of Object.keys(rest)) {
    if (!Object.hasOwn(fields, name)) throw new FormatError(`${field}.${name}`, `is unknown in ${type}`);
  }
  for (const [name, read] of Object.entries(fields)) {
    if (!read(rest[name], extent)) {
      throw new FormatError(
        `${field}.${name}`,
        `is missing or not possible: ${JSON.stringify(rest[name]) ?? 'missing'}`,
      );
    }
  }
  const frame = { type, ...structuredClone(rest) } as unknown as Frame;
  return frame.type === 'consent' ? { ...frame, answer: parseAnswer(rest.answer as string) } : frame;
}
