/** W5: the bytes that the server sends for the files of W1 and W2, as a browser counts them, beside their gzipped size. */
import { Agent, get } from 'node:http';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { createApp } from '../../packages/server/src/app.ts';
import { findBrowser } from '../../scripts/browser.mjs';
import type { Bench, Say } from './bench.ts';
import { CLIENT_FOLDER, type Script, total } from './built.ts';
import { type Finding, formatBytes } from './results.ts';
import { TARGETS } from './targets.ts';
import { visitorOf, type Way } from './visitor.ts';

const VISITS: readonly { readonly game: string; readonly way: Way; readonly what: string }[] = [
  { game: 'rift', way: 'first game', what: 'W1 on the wire: home and rift table' },
  {
    game: 'tesseract',
    way: 'new match',
    what: 'W2 on the wire: home and tesseract 3D table with workers',
  },
];

/** Fields of two entries of the network log. */
interface Answered {
  readonly requestId: string;
  readonly response: { readonly url: string; readonly headers: Readonly<Record<string, string>> };
}
interface Finished {
  readonly requestId: string;
  readonly encodedDataLength: number;
}

/** Requests one file and returns the bytes received for it, headers included. */
async function load(page: Page, log: CDPSession, { file, text }: Script): Promise<number> {
  const answers = new Map<string, Answered>();
  const ends: Finished[] = [];
  // A browser may request an icon by itself meanwhile.
  const hearAnswer = (one: Answered) => answers.set(new URL(one.response.url).pathname, one);
  const hearEnd = (one: Finished) => ends.push(one);
  log.on('Network.responseReceived', hearAnswer);
  log.on('Network.loadingFinished', hearEnd);
  const arrived = await page.evaluate(async path => (await fetch(path)).text(), `/${file}`);
  const endOf = (): Finished | undefined =>
    ends.find(({ requestId }) => requestId === answers.get(`/${file}`)?.requestId);
  while (!endOf()) await page.waitForTimeout(10);
  log.off('Network.responseReceived', hearAnswer);
  log.off('Network.loadingFinished', hearEnd);
  if (arrived !== text) throw new Error(`${file} did not arrive as it was built`);
  const { response } = answers.get(`/${file}`) as Answered;
  // Files that brotli would make no smaller are sent as they are.
  const isPacked = response.headers['content-encoding'] === 'br';
  if (!isPacked && brotliCompressSync(text).length < Buffer.byteLength(text))
    throw new Error(`${file} was not packed with brotli`);
  return (endOf() as Finished).encodedDataLength;
}

/** Counts the bytes of all files, loaded one after the other. */
type Count = (scripts: readonly Script[]) => Promise<number>;

/** Counts in a browser, from a server of its own. */
const inBrowser =
  (browser: Browser): Count =>
  async scripts => {
    const app = await createApp(CLIENT_FOLDER);
    const page = await browser.newPage();
    try {
      await page.goto(`${await app.listen({ port: 0, host: '127.0.0.1' })}/health`);
      const log = await page.context().newCDPSession(page);
      await log.send('Network.enable');
      let bytes = 0;
      for (const script of scripts) bytes += await load(page, log, script);
      return bytes;
    } finally {
      await page.close();
      await app.close();
    }
  };

/** Counts the responses to plain requests: the same number, without a browser. */
export const onTheWire: Count = async scripts => {
  const app = await createApp(CLIENT_FOLDER);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    let bytes = 0;
    for (const script of scripts) bytes += await received(agent, Number(port), script);
    return bytes;
  } finally {
    agent.destroy();
    await app.close();
  }
};

/** Size of one response, head and body, on a keep-alive connection. */
function received(agent: Agent, port: number, { file, text }: Script): Promise<number> {
  return new Promise((resolve, reject) => {
    let before = 0;
    get({ agent, port, path: `/${file}`, headers: { 'accept-encoding': 'br' } }, async answer => {
      const { socket } = answer;
      const body = Buffer.concat(await answer.toArray());
      const isPacked = answer.headers['content-encoding'] === 'br';
      if ((isPacked ? brotliDecompressSync(body) : body).toString() === text)
        resolve(socket.bytesRead - before);
      else reject(new Error(`${file} did not arrive as it was built`));
    })
      .once('socket', socket => {
        before = socket.bytesRead;
      })
      .once('error', reject);
  });
}

export async function measureWire(count: Count, say: Say): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const { game, way, what } of VISITS) {
    say(`W5: building the client and loading what a player of ${game} loads`);
    const scripts = await visitorOf(game, way);
    const [ours, theirs] = [await count(scripts), total(scripts)];
    say(`   ${scripts.length} files, ${formatBytes(ours)} beside ${formatBytes(theirs)}`);
    findings.push({
      id: 'W5',
      what,
      peer: 'the same files, gzipped',
      ours: formatBytes(ours),
      theirs: formatBytes(theirs),
      median: ours / theirs,
      worst: ours / theirs,
      target: TARGETS.W5,
      verified: 'built in this run, every file arrived as it was built, packed with brotli',
    });
  }
  return findings;
}

export const bench: Bench = {
  async run(say) {
    const args = ['--no-sandbox'];
    const browser = await chromium.launch({ executablePath: findBrowser() as string, args });
    try {
      return await measureWire(inBrowser(browser), say);
    } finally {
      await browser.close();
    }
  },
};
