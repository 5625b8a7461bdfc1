/** WebKitGTK by WebDriver, spoken with `fetch`, on a virtual screen. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { findEngine } from '../../../../scripts/engines.mjs';
import type { Engine, Page } from './driver.ts';
import { keys, mouse } from './firefox.ts';
import { openScreen } from './screen.ts';

export async function webkit(): Promise<Engine> {
  const screen = await openScreen();
  const port = await freePort();
  const driver = spawn(findEngine('webkit') as string, [`--port=${port}`], { env: screen.env });
  const home = `http://127.0.0.1:${port}`;
  let session = '';
  return {
    name: 'webkit',
    /** WebKitWebDriver has one session at a time: every visitor ends the one before. */
    async open() {
      if (session) await ask(home, 'DELETE', session);
      const { sessionId } = await untilUp(() =>
        ask<{ sessionId: string }>(home, 'POST', '/session', { capabilities: {} }),
      );
      session = `/session/${sessionId}`;
      return pageOf((method, path, body) => ask(home, method, `${session}${path}`, body));
    },
    async close() {
      if (session) await ask(home, 'DELETE', session);
      driver.kill();
      screen.close();
    },
  };
}

type Ask = <T>(method: string, path: string, body?: object) => Promise<T>;

async function ask<T>(home: string, method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(home + path, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: T & { message?: string } };
  if (!answer.ok) throw new Error(`${path}: ${value.message}`);
  return value;
}

async function pageOf(send: Ask): Promise<Page> {
  await send('POST', '/timeouts', { script: 120_000, pageLoad: 120_000 });
  const act = (actions: readonly object[]) => send('POST', '/actions', { actions });
  const page: Page = {
    goto: url => send('POST', '/url', { url }),
    async run(expression) {
      const script = `const done = arguments[0]; (${expression}).then(value => done({ value }), error => done({ error: String(error) }))`;
      const { value, error } = await send<{ value: string; error?: string }>('POST', '/execute/async', {
        script,
        args: [],
      });
      if (error) throw new Error(error);
      return value;
    },
    clickAt: (x, y) => act([mouse([{ type: 'pointerMove', duration: 0, x, y }])]),
    press: value => act([keys(value)]),
    picture: () => send('GET', '/screenshot'),
    /** The rectangle is that of the window, which is larger than the page by its bars. */
    async resize(width, height) {
      await send('POST', '/window/rect', { width, height });
      const inner = JSON.parse(await page.run('Promise.resolve(JSON.stringify([innerWidth, innerHeight]))'));
      await send('POST', '/window/rect', { width: 2 * width - inner[0], height: 2 * height - inner[1] });
    },
  };
  await page.resize(1366, 768);
  return page;
}

const freePort = (): Promise<number> =>
  new Promise(done => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

/** Repeats what fails until the driver listens. */
async function untilUp<T>(attempt: () => Promise<T>, tries = 100): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (tries === 0 || !(error instanceof TypeError)) throw error;
    await new Promise(done => setTimeout(done, 100));
    return untilUp(attempt, tries - 1);
  }
}
