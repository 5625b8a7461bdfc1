/** People at tables of a real server, which can be killed in between. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewTable, TableView } from '@tessera/wire';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { settle, stage } from './stage.ts';

const MAIN = join(import.meta.dirname, '..', '..', 'server', 'src', 'main.ts');

export interface OnlineStage {
  /** Address of the server, once it has started. */
  readonly address: string;
  start(): Promise<void>;
  /** Kills the server without a shutdown. */
  kill(): void;
  /** Stops the server and removes its data. */
  close(): void;
  /** Opens a browser context of their own; an empty name for a first visit. */
  person(name: string, options?: BrowserContextOptions): Promise<Page>;
}

/** Alternative client files, and a module that Node loads before the server. */
interface Served {
  readonly client?: string;
  readonly preload?: string;
}

export function onlineStage({ client, preload }: Served = {}): OnlineStage {
  const data = mkdtempSync(join(tmpdir(), 'tessera-online-'));
  let server: ChildProcess | undefined;
  let address = '';
  /** Starts on the same port as before, if there was one. */
  const start = async (): Promise<void> => {
    const port = address === '' ? '0' : new URL(address).port;
    const started = spawn(process.execPath, [
      ...(preload ? ['--import', preload] : []),
      MAIN,
      ...['--port', port, '--data', data],
      ...(client ? ['--client', client] : []),
    ]);
    server = started;
    let said = '';
    await new Promise<void>((done, fail) => {
      started.stdout.on('data', chunk => {
        said += chunk;
        const [found] = /http:\S+/.exec(said) ?? [];
        if (!found) return;
        address = found;
        done();
      });
      started.on('close', () => fail(new Error(`the server ended: ${said}`)));
    });
  };
  const kill = (): void => {
    server?.kill('SIGKILL');
    server = undefined;
  };
  return {
    get address() {
      return address;
    },
    start,
    kill,
    close() {
      kill();
      rmSync(data, { recursive: true, force: true, maxRetries: 5 });
    },
    async person(name, options = {}) {
      // A repeated test finds the server that its first try has killed.
      if (!server) await start();
      const { page } = await stage.visit({ baseURL: address, ...options });
      await settle(page, { name, language: 'en', coaching: false });
      return page;
    },
  };
}

/** Goes from home to the form of a new table. */
export async function newTable(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Online' }).click();
  await page.locator('.lobby-games').getByText(game, { exact: true }).click();
  await page.getByRole('button', { name: 'Create table' }).waitFor();
}

/** Creates the prepared table; returns its link. */
export async function setTable(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Create table' }).click();
  return page.getByLabel('Send this link to your friends').inputValue();
}

/** Creates a table by the API instead of the pages; returns its link. */
export async function setTableOf(page: Page, table: Partial<NewTable> & { game: string }): Promise<string> {
  await page.goto('/online');
  const link = new URL(`/j/${await tableOf(page, table)}`, page.url()).href;
  await page.goto(link);
  await page.locator('.gather-foot').waitFor();
  return link;
}

/** Creates a table by the API on any page of the server; returns its code. */
export const tableOf = (page: Page, table: Partial<NewTable> & { game: string }): Promise<string> =>
  page.evaluate(
    async wanted => {
      const { name } = JSON.parse(localStorage['tessera.settings']);
      const ask = async (path: string, body: object) =>
        (
          await fetch(`/api${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          })
        ).json();
      await ask('/me', { name });
      localStorage['tessera.guest'] = JSON.stringify({ name });
      return (await ask('/tables', wanted)).code as string;
    },
    { ...PLAIN, ...table },
  );

const PLAIN: Omit<NewTable, 'game' | 'title' | 'options' | 'onTime' | 'hasHints'> = {
  chairs: [{ kind: 'me' }, { kind: 'open' }],
  pace: { total: null, increment: 0, move: null },
  openTo: 'link',
  language: 'en',
};

export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByText(`${name} (you)`).waitFor();
}

export async function startMatch(...pages: readonly Page[]): Promise<void> {
  await pages[0]?.getByRole('button', { name: 'Start the match' }).click();
  for (const page of pages) await page.locator('.table-root').waitFor();
}

/** Waits until the page has received so many answers, or more where others answer meanwhile. */
export const expectSeen = (page: Page, count: number): Promise<void> =>
  expect
    .poll(async () => Number(await page.locator('.table-root').getAttribute('data-seq')))
    .toBeGreaterThanOrEqual(count);

/** The server's view of the table for the guest of a page. */
export const toldTo = (page: Page): Promise<TableView> =>
  page.evaluate(async () => {
    const id = location.pathname.split('/').at(-1);
    return (await (await fetch(`/api/tables/${id}/changes`)).json()).table;
  });
