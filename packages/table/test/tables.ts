/** Tables for tests: a world without lulls, people by name, time that only goes where it is put. */
import { type AnyGame, digest, invariant } from '@tessera/engine';
import { gameById } from '@tessera/games';
import type { Command, TableView } from '@tessera/wire';
import { hiddenDice } from '../../engine/test/hiddenDice.ts';
import {
  type Created,
  type FirstChair,
  Table,
  type TableRecord,
  type Who,
  type World,
} from '../src/index.ts';

export type { World };

const LEVELS = ['gentle', 'easy', 'fair'];

export const WORLD: World = { game: gameById, levels: () => LEVELS, keeper: () => 'fair', downtime: () => 0 };

/** Where a game is played in which one seat may know what another does not. */
export const HIDDEN: World = {
  ...WORLD,
  game: id => (id === 'hiddenDice' ? (hiddenDice as unknown as AnyGame) : undefined),
};

export const NOBODY = { isHere: () => false, watchers: 0 };

/** Noon of some day. */
export const NOON = Date.UTC(2030, 4, 17, 12);

export const person = (name: string): FirstChair => ({
  kind: 'person',
  guest: `guest-${name}`,
  name,
  isReady: true,
});
export const bot = (level = 'easy'): FirstChair => ({ kind: 'bot', level });
export const OPEN: FirstChair = { kind: 'open' };

export const who = (name: string): Who => ({ guest: `guest-${name}`, name });

/** Set by Anna, for a game of rift against Ben unless told otherwise. */
export const created = (changes: Partial<Created> = {}): Created => {
  const chairs = changes.chairs ?? [person('Anna'), person('Ben')];
  return {
    seq: 1,
    at: NOON,
    kind: 'created',
    id: 'table-1',
    code: 'CODE',
    secret: 'canary-secret',
    host: 'guest-Anna',
    game: 'rift',
    title: '',
    options: {},
    pace: { total: null, increment: 0, move: null },
    openTo: 'link',
    onTime: 'bot',
    hasHints: false,
    language: 'en',
    ...changes,
    chairs,
    entropy: changes.entropy ?? chairs.map(() => ''),
  };
};

/** A table under test: it keeps its journal, and its time. */
export class Sitting {
  readonly records: TableRecord[];
  table: Table;
  now = NOON;
  readonly world: World;

  constructor(changes: Partial<Created> = {}, world: World = WORLD) {
    const first = created(changes);
    this.world = world;
    this.records = [first];
    this.table = Table.create(first, world);
  }

  /** The code of the refusal, or nothing when it was done. */
  do(name: string, command: Command): string | undefined {
    return this.append(this.table.handle(who(name), command, this.now));
  }

  append(handled: ReturnType<Table['handle']>): string | undefined {
    if ('refused' in handled) return handled.refused.code;
    this.records.push(...handled.records);
    return undefined;
  }

  /** Does it, or fails the test. */
  must(name: string, command: Command): this {
    const refused = this.do(name, command);
    invariant(refused === undefined, `${name}: ${JSON.stringify(command)} is refused: ${refused}`);
    return this;
  }

  start(): this {
    return this.must('Anna', { do: 'start' });
  }

  play(name: string, move: string): string | undefined {
    return this.do(name, { do: 'play', move, after: this.count });
  }

  /** The first legal answer of whoever decides. */
  playOn(count = 1): this {
    for (let i = 0; i < count; i++) {
      const seat = this.view(null).standing?.toAct;
      const chair = this.view(null).chairs[seat ?? -1];
      invariant(chair?.kind === 'person', 'a person is to decide');
      const move = this.table.legal(seat as number)[0] as string;
      const refused = this.play(chair.name, move);
      invariant(refused === undefined, `${move} is refused: ${refused}`);
    }
    return this;
  }

  get count(): number {
    return this.view(null).standing?.count ?? 0;
  }

  view(name: string | null): TableView {
    return this.table.view(name === null ? null : who(name).guest, this.now, NOBODY);
  }

  /** What the last records were for somebody. */
  told(name: string | null, since = 0): unknown[] {
    const eyes = this.table.eyesOf(name === null ? null : who(name).guest);
    return this.records.filter(({ seq }) => seq > since).flatMap(record => this.table.happened(record, eyes));
  }

  get kinds(): string[] {
    return this.records.map(({ kind }) => kind);
  }
}

export const digestOf = (table: Table): string => digest(table.snapshot());
