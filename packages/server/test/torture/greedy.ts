/**
 * R20: fairness against one greedy address. Its guests set as many tables as they may, with the slowest bots, sit at
 * some of them, watch all of them, send questions on as many sockets as they may, and fill the lobby. Meanwhile a stranger plays
 * against a gentle bot, and another one waits for players.
 */
import type { Lobby, TableLine } from '@tessera/wire';
import { inFolder } from './folder.ts';
import { ServerProcess } from './processes.ts';
import type { Trial } from './trial.ts';
import { Visitor } from './visitor.ts';

const SIZES = {
  short: { guests: 3, tables: 12, answers: 2, lobby: 32, sockets: 0 },
  long: { guests: 3, tables: 60, answers: 300, lobby: 160, sockets: 150 },
};
const GREEDY = '203.0.113.7';
/** A gentle bot answers a stranger within this time. */
const SOON_MS = 1000;
const NO_CLOCK = { total: null, increment: 0, move: null };
/** Games whose strong bots think for long from the first answer on. */
const GAMES = ['tesseract', 'loop'] as const;
const BEST = { kind: 'bot', level: 'strong' } as const;
const FLOOD_MS = 20;
const ASKING_MS = 250;

export const greedy: Trial = {
  id: 'R20',
  what: 'one address with many tables, bots and sockets: bots answer strangers soon, and their tables are in the lobby',
  run: (size, say) =>
    inFolder(async folder => {
      const { guests, tables, answers, lobby, sockets } = SIZES[size];
      const server = await ServerProcess.start(folder, undefined, ['--proxy'], { limits: 'usual limits' });
      const attack = new Attack(server.address);
      try {
        await attack.enter(guests);
        await attack.play(tables);
        await attack.flood(sockets);
        await attack.isUnderWay();
        say(`R20: ${tables} tables of ${guests} guests, ${sockets} sockets that ask`);
        const stranger = await Visitor.enter(server.address, '198.51.100.1', 'Stranger');
        const waits = await playGently(stranger, attack, answers);
        const slowest = Math.max(...waits.map(({ ms }) => ms));
        say(`R20: ${answers} answers of a gentle bot, the slowest in ${Math.round(slowest)} ms`);
        const { made, place } = await fillLobby(server.address, attack, lobby);
        const faults = [...attack.faults];
        const overtaken = Math.max(...waits.map(one => one.tables));
        // Times mean little in the short form, which runs beside other tests.
        if (overtaken > tables / 2)
          faults.push(`a stranger waited for the bots of ${overtaken} greedy tables`);
        if (size === 'long' && slowest > SOON_MS)
          faults.push(`a gentle bot answered a stranger after ${Math.round(slowest)} ms`);
        if (place < 0 || place > 1) faults.push(`the table of a stranger is number ${place} in the lobby`);
        const shares = `gentle bot: ${answers} answers, the slowest in ${Math.round(slowest)} ms`;
        return {
          did: `${tables} tables of ${guests} guests, ${attack.answers} answers of their bots; ${shares}; ${made} of ${lobby} open tables let in`,
          faults,
        };
      } finally {
        attack.end();
        await server.kill();
      }
    }),
};

class Attack {
  readonly faults: string[] = [];
  /** Answers of bots at their tables. */
  answers = 0;
  /** Tables with a bot's answer since the last reset. */
  readonly answered = new Set<string>();
  readonly #address: string;
  readonly #guests: Visitor[] = [];
  readonly #lines: Visitor[] = [];
  #flood: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(address: string) {
    this.#address = address;
  }

  async enter(count: number): Promise<void> {
    while (this.#guests.length < count) {
      const guest = await Visitor.enter(this.#address, GREEDY, `Greedy ${this.#guests.length}`);
      await guest.connect();
      guest.onHappened = (table, happening) => {
        if (happening.kind !== 'played') return;
        const chair = guest.tables.get(table)?.chairs[happening.seat];
        if (chair?.kind !== 'bot') return;
        this.answers++;
        this.answered.add(table);
      };
      this.#guests.push(guest);
    }
  }

  get guests(): readonly Visitor[] {
    return this.#guests;
  }

  /** Half of the tables are bots alone; at the others the guests sit, and answer at once. */
  async play(tables: number): Promise<void> {
    for (let n = 0; n < tables; n++) {
      const guest = this.#guests[n % this.#guests.length] as Visitor;
      const chairs = n % 2 === 0 ? [BEST, BEST] : [{ kind: 'me' }, BEST];
      const { status, body } = await guest.ask<TableLine>('POST', '/api/tables', {
        game: GAMES[n % GAMES.length],
        chairs,
        pace: NO_CLOCK,
        openTo: 'everybody',
        language: 'en',
      });
      if (status !== 201) {
        this.faults.push(`a greedy table was refused: ${JSON.stringify(body)}`);
        continue;
      }
      await guest.open(body.id);
      await guest.do(body.id, { do: 'start' });
      if (n % 2 === 1) void this.#answer(guest, body.id);
    }
  }

  /** Resolves when their bots are busy: one of them has answered. */
  async isUnderWay(): Promise<void> {
    await Promise.race(this.#guests.map(guest => guest.until(() => this.answers > 0)));
  }

  async #answer(guest: Visitor, table: string): Promise<void> {
    const view = () => guest.tables.get(table);
    const isTurn = (): boolean => view()?.standing?.toAct === view()?.you;
    while (!this.#isOver && view()?.phase === 'playing') {
      await guest.until(() => isTurn() || view()?.phase !== 'playing');
      const after = view()?.standing?.count ?? 0;
      const [move] = await guest.legal(table);
      if (move !== undefined) await guest.do(table, { do: 'play', move, after });
      else await new Promise(resolve => setTimeout(resolve, ASKING_MS));
      await guest.until(
        () => (view()?.standing?.count ?? 0) > after || view()?.phase !== 'playing' || isTurn(),
      );
    }
  }

  /** Requests whole matches on many sockets, over the rate limit. */
  async flood(sockets: number): Promise<void> {
    const table = this.#guests[0]?.tables.keys().next().value;
    while (this.#lines.length < sockets) {
      const line = new Visitor(this.#address, GREEDY);
      await line.connect();
      this.#lines.push(line);
    }
    this.#flood = setInterval(() => {
      for (const line of this.#lines) line.say({ type: 'history', table, key: 'k', from: 0 });
    }, FLOOD_MS);
  }

  end(): void {
    this.#isOver = true;
    clearInterval(this.#flood);
    for (const visitor of [...this.#guests, ...this.#lines]) visitor.leave();
  }
}

interface Wait {
  readonly ms: number;
  /** Number of greedy tables with a bot's answer meanwhile. */
  readonly tables: number;
}

/** Plays against a gentle bot at table after table, and measures its latency. */
async function playGently(stranger: Visitor, attack: Attack, answers: number): Promise<readonly Wait[]> {
  await stranger.connect();
  const waits: Wait[] = [];
  let table = '';
  const view = () => stranger.tables.get(table);
  while (waits.length < answers) {
    if (view()?.phase !== 'playing') {
      const chairs = [{ kind: 'me' }, { kind: 'bot', level: 'gentle' }];
      const wanted = { game: 'rift', chairs, pace: NO_CLOCK, openTo: 'link', language: 'en' };
      table = (await stranger.ask<TableLine>('POST', '/api/tables', wanted)).body.id;
      await stranger.open(table);
      await stranger.do(table, { do: 'start' });
    }
    const isMine = (): boolean => view()?.standing?.toAct === view()?.you || view()?.phase !== 'playing';
    attack.answered.clear();
    const began = performance.now();
    const before = view()?.standing?.count ?? 0;
    await stranger.until(isMine);
    const count = view()?.standing?.count ?? 0;
    if (count > before) waits.push({ ms: performance.now() - began, tables: attack.answered.size });
    const legal = await stranger.legal(table);
    const move = legal[(31 * count) % legal.length];
    if (move !== undefined) await stranger.do(table, { do: 'play', move, after: count });
    // Within the sustained rate limit of questions.
    else await new Promise(resolve => setTimeout(resolve, ASKING_MS));
  }
  stranger.leave();
  return waits;
}

/** Rank of a stranger's open table in the lobby during the flood. */
async function fillLobby(address: string, attack: Attack, tables: number) {
  const stranger = await Visitor.enter(address, '198.51.100.2', 'Host');
  const wanted = {
    game: 'rift',
    chairs: [{ kind: 'me' }, { kind: 'open' }],
    pace: NO_CLOCK,
    openTo: 'everybody',
    language: 'en',
  };
  const { id } = (await stranger.ask<TableLine>('POST', '/api/tables', wanted)).body;
  await stranger.connect();
  await stranger.open(id);
  await attack.enter(8);
  const statuses: number[] = [];
  const fill = async (guest: Visitor, count: number): Promise<void> => {
    for (let n = 0; n < count; n++)
      statuses.push((await guest.askOnce('POST', '/api/tables', wanted)).status);
  };
  await Promise.all(attack.guests.map(guest => fill(guest, tables / attack.guests.length)));
  const somebody = await Visitor.enter(address, '198.51.100.3', 'Visitor');
  const { body } = await somebody.ask<Lobby>('GET', '/api/tables');
  stranger.leave();
  return {
    made: statuses.filter(status => status === 201).length,
    place: body.open.findIndex(line => line.id === id),
  };
}
