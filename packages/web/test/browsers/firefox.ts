/**
 * Firefox by WebDriver BiDi, spoken directly: the Playwright of this repository asks for commands that the ESR
 * does not have yet.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findEngine } from '../../../../scripts/engines.mjs';
import type { Engine, Page } from './driver.ts';
import { openScreen } from './screen.ts';

/** No first-run pages, and no requests beyond loopback. */
const PREFERENCES = {
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.normandy.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'webgl.force-enabled': true,
};

type Send = <T>(method: string, params: object) => Promise<T>;

export async function firefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'tessera-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([key, value]) => `user_pref("${key}", ${value});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const screen = await openScreen();
  const options = ['--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const started = spawn(findEngine('firefox') as string, options, { env: screen.env });
  const send = await connect(`${await addressOf(started)}/session`);
  await send('session.new', { capabilities: {} });
  return {
    name: 'firefox',
    open: () => openPage(send),
    async close() {
      const ended = new Promise(done => started.once('close', done));
      started.kill();
      await ended;
      screen.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Address at which a started Firefox takes commands. */
const addressOf = (started: ChildProcess): Promise<string> =>
  new Promise((done, fail) => {
    let said = '';
    started.stderr?.on('data', chunk => {
      said += chunk;
      const [, address] = /listening on (ws:\S+)/.exec(said) ?? [];
      if (address) done(address);
    });
    started.once('close', () => fail(new Error(`Firefox ended: ${said}`)));
  });

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const { id, type, result, message } = JSON.parse(data);
    if (type === 'error') waiting.get(id)?.reject(new Error(message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  };
  await new Promise((done, fail) => {
    socket.onopen = done;
    socket.onerror = () => fail(new Error(`nothing answers at ${address}`));
  });
  return <T>(method: string, params: object) => {
    const answer = Promise.withResolvers<unknown>();
    waiting.set(++last, answer);
    socket.send(JSON.stringify({ id: last, method, params }));
    return answer.promise as Promise<T>;
  };
}

interface Evaluated {
  readonly result: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}

async function openPage(send: Send): Promise<Page> {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext', {});
  const { context } = await send<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  const act = (actions: readonly object[]) => send('input.performActions', { context, actions });
  const page: Page = {
    goto: url => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async run(expression) {
      const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    clickAt: (x, y) => act([mouse([{ type: 'pointerMove', x, y }])]),
    press: value => act([keys(value)]),
    picture: async () =>
      (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    resize: (width, height) =>
      send('browsingContext.setViewport', { context, viewport: { width, height }, devicePixelRatio: 1 }),
  };
  await page.resize(1366, 768);
  return page;
}

/** A click after a movement, as WebDriver writes it. */
export const mouse = (moves: readonly object[]): object => ({
  type: 'pointer',
  id: 'mouse',
  actions: [...moves, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }],
});

export const keys = (value: string): object => ({
  type: 'key',
  id: 'keys',
  actions: [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ],
});
