/** Pending frames in a position: every field of a frame by its kind. */
import {
  type Fields,
  FormatError,
  readFlag,
  readIntegerIn,
  readListOf,
  readObject,
  readOneOf,
  refuseUnknown,
} from '@tessera/engine';
import { THINGS, type Thing } from '../names.ts';
import { CONSTANT_SOURCES } from '../rules/sources.ts';
import { type Frame, type FrameOf, type FrameType, type LoopState, NONE } from '../types.ts';
import { nameOf, readerOf } from './words.ts';

/** Kind of a field: a thing by name, several of them, a number, a flag, or one of some words. */
type Kind = Thing | `${Thing}s` | 'count' | 'counts' | 'flag' | 'source' | 'chosen' | readonly string[];

type Shape = { readonly [T in FrameType]: Readonly<Record<Exclude<keyof FrameOf<T>, 'type'>, Kind>> };

const SHAPES: Shape = {
  opening: { step: 'count' },
  foo: { step: 'count', fallen: 'counts' },
  effect: {
    source: 'source',
    actor: 'agent',
    at: 'count',
    end: 'count',
    chosen: 'chosen',
    rounds: 'count',
    drawn: 'cards',
    revealed: 'cards',
    removed: 'count',
    sentTo: 'eras',
  },
  settle: { applied: 'card', isSwept: 'flag' },
  power: {},
  eachPlayer: { source: 'source', at: 'count', end: 'count', left: 'agents' },
  clones: {
    deed: ['push', 'pull', 'destroy'],
    actor: 'agent',
    tokens: 'tokens',
    left: 'count',
    picked: 'token',
  },
  swap: { actor: 'agent', from: 'tokens', to: 'tokens', first: 'token' },
  walk: {
    actor: 'agent',
    walker: 'agent',
    left: 'count',
    made: 'count',
    takings: 'count',
    fromVortex: 'flag',
    carried: 'tokens',
    fresh: 'tokens',
    candidates: 'tokens',
  },
  hand: { deed: ['discard', 'destroy', 'ready'], actor: 'agent', left: 'count' },
  letOther: { actor: 'agent', invited: 'agent' },
  energy: { eras: 'eras' },
  destroying: { cards: 'cards' },
  refill: {},
  heat: { era: 'era' },
  laser: { era: 'count' },
  bonus: { laid: 'cards', left: 'agents', isLaid: 'flag' },
  endOfTurn: { step: 'count' },
  assign: { card: 'card' },
  ultras: { left: 'ultras' },
  ultraDamage: { era: 'era' },
  victim: {},
  losses: { left: 'count', owner: 'agent', origins: 'eras', losers: 'agents' },
  overconsumption: {},
};

const TYPES = Object.keys(SHAPES) as FrameType[];

/** Fields that may be empty. */
const EMPTY_AT_FIRST = ['applied', 'picked', 'first', 'invited', 'card', 'owner'];

/** Older positions have no `owner`; every other field is written, even if it is empty. */
const isNothing = (name: string, value: unknown): boolean =>
  EMPTY_AT_FIRST.includes(name) && (value === null || (name === 'owner' && value === undefined));

const singular = (kind: string): Thing | undefined => THINGS.find(thing => `${thing}s` === kind);

export function formatFrame(state: LoopState, { type, ...fields }: Frame): Fields {
  const shape: Readonly<Record<string, Kind>> = SHAPES[type];
  const written = Object.entries(fields).map(([name, value]) => [
    name,
    formatField(state, shape[name] as Kind, value),
  ]);
  return { type, ...Object.fromEntries(written) };
}

function formatField(state: LoopState, kind: Kind, value: unknown): unknown {
  if (
    typeof kind !== 'string' ||
    kind === 'count' ||
    kind === 'counts' ||
    kind === 'flag' ||
    kind === 'chosen'
  )
    return value;
  if (kind === 'source')
    return CONSTANT_SOURCES.get(value as number) ?? nameOf(state, 'card', value as number);
  const list = singular(kind);
  if (list) return (value as number[]).map(one => nameOf(state, list, one));
  return nameOf(state, kind as Thing, value as number);
}

export function parseFrame(state: LoopState, given: unknown, field: string): Frame {
  const { type: named, ...fields } = readObject(given, field);
  const type = readOneOf(TYPES)(named, `${field}.type`);
  const shape: Readonly<Record<string, Kind>> = SHAPES[type];
  refuseUnknown(fields, Object.keys(shape), field);
  const read = Object.entries(shape).map(([name, kind]) => {
    const value = fields[name];
    return [name, isNothing(name, value) ? NONE : readField(state, kind, value, `${field}.${name}`)];
  });
  return { type, ...Object.fromEntries(read) } as Frame;
}

const readSmall = readIntegerIn(-1, 999);

function readField(state: LoopState, kind: Kind, value: unknown, field: string): unknown {
  if (typeof kind !== 'string') return readOneOf(kind)(value, field);
  if (kind === 'flag') return readFlag(value, field);
  if (kind === 'count' || kind === 'chosen') return readSmall(value, field);
  if (kind === 'counts') return readListOf(readSmall)(value, field);
  if (kind === 'source') return readSource(state, value, field);
  const list = singular(kind);
  return list
    ? readListOf(readerOf(state, list))(value, field)
    : readerOf(state, kind as Thing)(value, field);
}

function readSource(state: LoopState, value: unknown, field: string): number {
  for (const [source, name] of CONSTANT_SOURCES) if (name === value) return source;
  if (value === null) throw new FormatError(field, 'must be a card or a power');
  return readerOf(state, 'card')(value, field);
}
