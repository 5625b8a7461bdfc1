/** 21.3: validating parser of positions. */

import {
  decode,
  type Fields,
  FormatError,
  type Reader,
  readCount,
  readFlag,
  readIntegerIn,
  readList,
  readListOf,
  readObject,
  readOneOf,
  readText,
  refuseUnknown,
} from '@tessera/engine';
import { contentOf } from '../content.ts';
import { hasSlots, missionRow } from '../missions.ts';
import { type Era, RING } from '../ring.ts';
import { emptyTable } from '../setup.ts';
import {
  AGENT_CODES,
  type Agent,
  ARCHIVED,
  BAG,
  type Card,
  DIMENSIONS,
  GONE,
  type LoopOptions,
  type LoopState,
  type Mission,
  NONE,
  OUT,
  OUTCOMES,
  PHASES,
  UNUSED,
} from '../types.ts';
import { checkPosition } from './checks.ts';
import { parseFrame } from './frames.ts';
import { readerOf } from './words.ts';

const FIELDS = [
  'phase',
  'turn',
  'cycle',
  'active',
  'foo',
  'loops',
  'powerUsed',
  'claimed',
  'actions',
  'grid',
  'rifts',
  'energy',
  'perpetual',
  'clones',
  'available',
  'missions',
  'archived',
  'removed',
  'vortices',
  'fooPile',
  'bigDeck',
  'destroyed',
  'ultraPile',
  'agents',
  'seats',
  'holders',
  'draw',
  'known',
  'discard',
  'supasDestroyed',
  'supasUnused',
  'centrifuges',
  'centrifugesDestroyed',
  'ultra',
  'ultraDestroyed',
  'pending',
  'outcome',
];

/** `lenient` accepts any material: missing fields are as at the start of a turn on an empty board. */
export function parsePosition(
  text: string,
  options: LoopOptions,
  mode: 'strict' | 'lenient' = 'strict',
): LoopState {
  const given = readObject(decode(text, 'position'), 'position');
  refuseUnknown(given, FIELDS, 'position');
  if (mode === 'strict')
    for (const name of FIELDS)
      if (!Object.hasOwn(given, name)) throw new FormatError(`position.${name}`, 'is missing');
  const agents = readList(given.agents, 'position.agents');
  if (agents.length < 2 || agents.length > 4)
    throw new FormatError('position.agents', `must have 2 to 4 agents, not ${agents.length}`);
  const codes = agents.map((one, i) => readCode(one, `position.agents[${i}]`));
  const seats = readIntegerIn(1, codes.length)(given.seats ?? codes.length, 'position.seats');
  const state = emptyTable(options, seats, codes);
  agents.forEach((one, agent) => {
    readAgent(state, agent, readObject(one, `position.agents[${agent}]`), `position.agents[${agent}]`);
  });
  if (given.holders !== undefined)
    state.holders = readListOf(readIntegerIn(0, seats - 1), codes.length)(given.holders, 'position.holders');
  readTurn(state, given);
  readBoard(state, given);
  readMissions(state, given);
  readPiles(state, given);
  readExtras(state, given);
  state.pending = listIn(given, 'pending', (value, field) => parseFrame(state, value, field));
  state.outcome = nullable(readOneOf(OUTCOMES))(given.outcome ?? null, 'position.outcome');
  checkPosition(state, mode);
  return state;
}

const nullable =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value, field) =>
    value === null ? null : read(value, field);

/** A list that may be missing. */
const listIn = <T>(given: Fields, name: string, read: Reader<T>): T[] =>
  readListOf(read)(given[name] ?? [], `position.${name}`);

function readCode(given: unknown, field: string): number {
  const { agent } = readObject(given, field);
  return AGENT_CODES.indexOf(readOneOf(AGENT_CODES)(agent, `${field}.agent`));
}

function readAgent(state: LoopState, agent: Agent, given: Fields, field: string): void {
  refuseUnknown(given, ['agent', 'era', 'battery', 'hand'], field);
  if (given.era !== undefined) state.eras[agent] = readerOf(state, 'era')(given.era, `${field}.era`);
  state.battery[agent] = readFlag(given.battery ?? true, `${field}.battery`);
  const readCard: Reader<Card> = (value, at) => {
    const text = readText(value, at);
    const card = readerOf(state, 'card')(text.replace(/\*$/, ''), at);
    state.exhausted[card] = text.endsWith('*');
    return card;
  };
  state.hands[agent] = sorted(readListOf(readCard)(given.hand ?? [], `${field}.hand`));
}

const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);

function readTurn(state: LoopState, given: Fields): void {
  state.phase = readOneOf(PHASES)(given.phase ?? 'actions', 'position.phase');
  state.turn = readIntegerIn(0, 21)(given.turn ?? 1, 'position.turn');
  state.cycle = readIntegerIn(1, 3)(given.cycle ?? 1, 'position.cycle');
  if (given.active !== undefined) state.active = readerOf(state, 'agent')(given.active, 'position.active');
  state.foo = nullable(readerOf(state, 'era'))(given.foo ?? null, 'position.foo') ?? NONE;
  state.loops = readCount(given.loops ?? 0, 'position.loops');
  state.powerUsed = readFlag(given.powerUsed ?? false, 'position.powerUsed');
  for (const mission of listIn(given, 'claimed', readerOf(state, 'mission'))) state.claimed |= 1 << mission;
  state.actions = readCount(given.actions ?? 0, 'position.actions');
  state.isGrid = readFlag(given.grid ?? false, 'position.grid');
}

/** A value for each era, or a default where none is given. */
const perEraIn = <T>(given: Fields, name: string, read: Reader<T>): T[] | undefined =>
  given[name] === undefined ? undefined : readListOf(read, RING)(given[name], `position.${name}`);

function readBoard(state: LoopState, given: Fields): void {
  const count = readIntegerIn(0, 60);
  state.rifts = perEraIn(given, 'rifts', readIntegerIn(0, 3)) ?? state.rifts;
  state.energy = perEraIn(given, 'energy', count) ?? state.energy;
  state.perpetual = perEraIn(given, 'perpetual', count) ?? state.perpetual;
  for (const era of listIn(given, 'vortices', readerOf(state, 'era'))) state.isVortex[era] = true;
  perEraIn(given, 'clones', readListOf(readerOf(state, 'token')))?.forEach((tokens, era) => {
    for (const token of tokens) placeOnce(state.tokens, token, era, [BAG, UNUSED], 'position.clones');
  });
  const cards = perEraIn(given, 'available', readListOf(readerOf(state, 'card')));
  if (cards) state.available = cards.map(sorted);
}

/** Refuses a thing that is placed twice. */
function placeOnce(places: number[], one: number, at: number, free: readonly number[], field: string): void {
  if (!free.includes(places[one] as number)) throw new FormatError(field, 'names something twice');
  places[one] = at;
}

function readMissions(state: LoopState, given: Fields): void {
  perEraIn(given, 'missions', nullable(readText))?.forEach((text, era) => {
    if (text !== null) readTile(state, text, era, `position.missions[${era}]`);
  });
  for (const mission of listIn(given, 'archived', readerOf(state, 'mission'))) {
    placeOnce(state.missions, mission, ARCHIVED, [OUT], 'position.archived');
    state.turned |= 1 << mission;
  }
  for (const text of listIn(given, 'removed', readText)) {
    const mission = readerOf(state, 'mission')(text.replace(/^\?/, ''), 'position.removed');
    if (!text.startsWith('?')) state.turned |= 1 << mission;
  }
}

function readTile(state: LoopState, text: string, era: Era, field: string): void {
  const match = /^(\?)?(M-[A-Z-]+)(?::([a-z0-9,]+))?$/.exec(text);
  if (!match) throw new FormatError(field, `“${text}” is no mission such as M-GRID:2 or ?M-GRID`);
  const mission = readerOf(state, 'mission')(match[2], field);
  placeOnce(state.missions, mission, era, [OUT], field);
  if (!match[1]) state.turned |= 1 << mission;
  if (match[3] !== undefined) state.damage[mission] = readDamage(state, mission, match[3], field);
}

function readDamage(state: LoopState, mission: Mission, text: string, field: string): number {
  const { need } = missionRow(mission);
  if (!hasSlots(mission)) return readIntegerIn(0, need)(Number(text), field);
  const slots = new Set(text.split(',').map(slot => readerOf(state, 'era')(slot, field)));
  if (slots.size > need) throw new FormatError(field, `has ${slots.size} cubes, but needs ${need}`);
  return [...slots].reduce((bits, slot) => bits | (1 << slot), 0);
}

function readPiles(state: LoopState, given: Fields): void {
  const topFirst = (name: string, thing: 'card' | 'era' | 'ultra'): number[] =>
    listIn(given, name, readerOf(state, thing)).reverse();
  state.fooPile = topFirst('fooPile', 'era');
  state.bigDeck = topFirst('bigDeck', 'card');
  state.destroyed = topFirst('destroyed', 'card');
  state.ultraPile = topFirst('ultraPile', 'ultra');
  const players = state.draws.length;
  const perPlayer = <T>(name: string, read: Reader<T>): T[] | undefined =>
    given[name] === undefined ? undefined : readListOf(read, players)(given[name], `position.${name}`);
  const cards = readListOf(readerOf(state, 'card'));
  state.draws = perPlayer('draw', cards)?.map(pile => pile.reverse()) ?? state.draws;
  state.discards = perPlayer('discard', cards)?.map(sorted) ?? state.discards;
  state.known = perPlayer('known', readCount) ?? state.known;
}

function readExtras(state: LoopState, given: Fields): void {
  state.supasDestroyed = listIn(given, 'supasDestroyed', readerOf(state, 'token'));
  for (const token of state.supasDestroyed)
    placeOnce(state.tokens, token, GONE, [UNUSED], 'position.supasDestroyed');
  for (const token of listIn(given, 'supasUnused', readerOf(state, 'token')))
    if (state.tokens[token] !== UNUSED)
      throw new FormatError('position.supasUnused', 'names a clone in play');
  perEraIn(given, 'centrifuges', nullable(readText))?.forEach((text, era) => {
    if (text !== null) readCentrifuge(state, text, era, `position.centrifuges[${era}]`);
  });
  for (const token of listIn(given, 'centrifugesDestroyed', readerOf(state, 'centrifuge')))
    placeOnce(state.centrifuges, token, GONE, [UNUSED], 'position.centrifugesDestroyed');
  perEraIn(given, 'ultra', readListOf(readText))?.forEach((texts, era) => {
    for (const text of texts) readUltra(state, text, era, `position.ultra[${era}]`);
  });
  for (const ultra of listIn(given, 'ultraDestroyed', readerOf(state, 'ultra')))
    placeOnce(state.ultras, ultra, GONE, [UNUSED], 'position.ultraDestroyed');
}

/** `CF-1 star 2` */
function readCentrifuge(state: LoopState, text: string, era: Era, field: string): void {
  const [id = '', dimension, heat] = text.split(' ');
  const token = readerOf(state, 'centrifuge')(id, field);
  placeOnce(state.centrifuges, token, era, [UNUSED], field);
  state.lasers[token] = DIMENSIONS.indexOf(readOneOf(DIMENSIONS)(dimension, field));
  state.heat[token] = readIntegerIn(0, 2)(Number(heat), field);
}

/** `U-05 1` */
function readUltra(state: LoopState, text: string, era: Era, field: string): void {
  const [id = '', damage] = text.split(' ');
  const ultra = readerOf(state, 'ultra')(id, field);
  placeOnce(state.ultras, ultra, era, [UNUSED], field);
  state.overload[ultra] = readIntegerIn(0, (contentOf(state).ultras[ultra]?.slots ?? 1) - 1)(
    Number(damage),
    field,
  );
}
