/** R19: rolling upgrade of three servers on one PostgreSQL, and back, with matches and pages open. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { postgresIn } from '../../src/cluster/postgres.ts';
import { assetsOf, builtBefore, builtNow, type Client, madeUp } from './clients.ts';
import { play } from './disturb.ts';
import { inFolder } from './folder.ts';
import { type Disturbed, seenIn } from './match.ts';
import { ServerProcess } from './processes.ts';
import { Rotor } from './rotor.ts';
import type { Trial } from './trial.ts';
import { Visitors } from './visitors.ts';

const SIZES = { short: { matches: 2, answers: 20 }, long: { matches: 8, answers: 300 } };
/** Rounds from a real older version: new servers with the old client, then with the new one; or both at once. */
const isAtOnce = process.env.UPGRADE_ROUNDS === '1';
const OUTAGE_MS = 20_000;
const BACK_MS = 5000;

export const upgrade: Trial = {
  id: 'R19',
  what: 'three servers upgraded one by one: no page breaks, no move is lost',
  run: (size, say) =>
    inFolder(async folder => {
      const isLong = size === 'long';
      const [before, after] = ['before', 'after'].map(name => join(folder, name)) as [string, string];
      const old = isLong ? await builtBefore(before) : madeUp(before, 'old');
      const young = isLong ? await builtNow(after) : madeUp(after, 'new');
      const postgres = await postgresIn(join(folder, 'postgres'));
      const servers: ServerProcess[] = [];
      const faults: string[] = [];
      let rotor: Rotor | undefined;
      let visitors: Visitors | undefined;
      let told = '';
      const end = async (): Promise<void> => {
        rotor?.close();
        await Promise.all(servers.map(server => server.kill()));
      };
      try {
        const more = ['--client', old.folder];
        for (let i = 0; i < 3; i++)
          servers.push(await ServerProcess.start(folder, postgres.url, more, { main: old.main }));
        rotor = await Rotor.before(servers.map(({ address }) => address));
        const { address } = rotor;
        visitors = isLong ? await Visitors.at(address) : undefined;
        const guests = visitors && new Guests(visitors);
        const rounds = roundsOf(old, young).slice(0, isLong && !isAtOnce ? 2 : 1);
        const upgrades = 3 * rounds.length;
        const verdict = await play(
          {
            ...SIZES[size],
            times: upgrades + 1,
            game: 'rift',
            address: () => address,
            async disturb(time, matches) {
              // Matches and pages are open before the first upgrade.
              if (time === 0) return guests?.come();
              const n = time - 1;
              await guests?.watch(matches);
              const server = servers[n % 3] as ServerProcess;
              await server.kill('SIGTERM');
              const version = rounds[Math.floor(n / 3)] as Client;
              await server.start({ main: fileOfMain, more: ['--client', version.folder, ...earlier(old)] });
              // A server of a version that stored no builds has only its own.
              const isMixed = old.main !== undefined && n < 2;
              const alike = isMixed ? servers.slice(0, n + 1) : servers;
              faults.push(...(await missing(alike, n < 3 && version !== young ? [old] : [old, young])));
              // A server of the old version cannot serve the chunks of a newer page, which starts anyway and
              // retries at other servers.
              await guests?.look(matches, !(isMixed && version === young));
              say(`${n + 1} of ${upgrades} servers upgraded`);
              if (n + 1 === upgrades) told = (await guests?.outage(servers)) ?? '';
            },
            end: async () => {},
            database: postgres.url,
          },
          say,
        );
        faults.push(...(visitors?.faults ?? []), ...verdict.faults);
        return { did: `${verdict.did}${visitors ? `, ${visitors.count} pages${told}` : ''}`, faults };
      } finally {
        await visitors?.close();
        await end();
        await postgres.server.stop();
      }
    }),
};

/** An older server refuses a migrated database: from a real older version there is no way back. */
const roundsOf = (old: Client, young: Client): readonly Client[] =>
  old.main === undefined ? [young, old] : isAtOnce ? [young] : [{ folder: old.folder }, young];

/** In one round, the client of a version that stored no builds is in no store. */
const earlier = (old: Client): readonly string[] =>
  old.main !== undefined && isAtOnce ? ['--earlier', old.folder] : [];
const fileOfMain = join(import.meta.dirname, '..', '..', 'src', 'main.ts');

/** Checks that every server serves every asset of both versions, byte by byte. */
async function missing(
  servers: readonly ServerProcess[],
  clients: readonly Client[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { address } of servers)
    for (const client of clients)
      for (const path of assetsOf(client)) {
        const answer = await fetch(address + path);
        const body = Buffer.from(await answer.arrayBuffer());
        if (answer.status !== 200 || !body.equals(readFileSync(join(client.folder, path))))
          faults.push(`${address} has no ${path} of ${client.folder}: ${answer.status}`);
      }
  return faults;
}

/** The pages of a long trial. */
class Guests {
  readonly #visitors: Visitors;
  #lobby: Page | undefined;
  #watcher: Page | undefined;
  #table = '';
  #walkers: Page[] = [];

  constructor(visitors: Visitors) {
    this.#visitors = visitors;
  }

  async come(): Promise<void> {
    this.#lobby = await this.#visitors.open('lobby', '/online');
    this.#walkers = [await this.#visitors.open('home', '/')];
  }

  /** Stays at one table until its match is over, then goes to another. */
  async watch(matches: readonly Disturbed[]): Promise<void> {
    const table = matches[0]?.table;
    if (table === undefined || matches.some(one => one.table === this.#table)) return;
    this.#table = table;
    this.#watcher = await this.#openTable();
  }

  async #openTable(): Promise<Page> {
    const page = await this.#visitors.open('watcher', `/table/${this.#table}`);
    await this.#visitors.expect(page, 'the table', async () => (await this.#visitors.seen(page)) >= 0);
    return page;
  }

  /** Checks that old pages go on, a new one opens, and the table is up to date. */
  async look(matches: readonly Disturbed[], canWalk: boolean): Promise<void> {
    const newcomer = await this.#visitors.open('newcomer', '/');
    await this.#visitors.expect(newcomer, 'home', async () => (await newcomer.locator('h1').count()) > 0);
    this.#walkers.push(newcomer);
    if (canWalk) await this.#visitors.walk(...this.#walkers);
    const match = matches.find(({ table }) => table === this.#table);
    if (match) await this.#follows(match);
    const lobby = this.#lobby as Page;
    await this.#visitors.expect(
      lobby,
      'the lobby',
      async () => (await lobby.locator('.lobby-failed').count()) === 0,
    );
    await this.#visitors.look();
  }

  async #follows(match: Disturbed): Promise<number> {
    const count = seenIn(match);
    return this.#visitors.expect(
      this.#watcher!,
      `the ${count} moves of ${match.table}`,
      async () => (await this.#visitors.seen(this.#watcher!)) >= count,
    );
  }

  /** Outage of all servers; measures how soon a page of the last version reconnects. */
  async outage(servers: readonly ServerProcess[]): Promise<string> {
    const page = await this.#openTable();
    await Promise.all(servers.map(server => server.kill('SIGTERM')));
    const isLost = async (): Promise<boolean> => (await page.locator('.tb-band.is-lost').count()) > 0;
    await this.#visitors.expect(page, 'the word that the connection is lost', isLost);
    await pause(OUTAGE_MS);
    await Promise.all(servers.map(server => server.start()));
    const ms = await this.#visitors.expect(page, 'the connection', async () => !(await isLost()));
    if (ms > BACK_MS) this.#visitors.faults.push(`the page was back after ${Math.round(ms)} ms`);
    await this.#visitors.look();
    return `, back ${(ms / 1000).toFixed(1)} s after an outage`;
  }
}
