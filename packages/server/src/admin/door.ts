/**
 * Administration endpoint of a server on a data folder: HTTP on loopback, on any free port, authorized by a token in
 * that folder. Servers on PostgreSQL need none: commands go through the database, which
 * notifies them.
 */
import { timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { randomText } from '../identity/signer.ts';
import { type AdminAnswer, AdminCommand, AdminRefusal } from './commands.ts';

type Execute = (command: AdminCommand) => Promise<AdminAnswer>;

const MOST_BYTES = 10_000;
const fileIn = (folder: string): string => join(folder, 'admin.json');

/** Resolves with a function that closes the endpoint. */
export async function openDoor(folder: string, execute: Execute): Promise<() => void> {
  const token = randomText(32);
  const server = createServer(async (request, response) => {
    const { status, body } = await answerTo(request, token, execute);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const file = fileIn(folder);
  rmSync(file, { force: true }); // an existing file would keep its permissions
  writeFileSync(file, JSON.stringify({ port, token }), { mode: 0o600, flag: 'wx' });
  return () => {
    rmSync(file, { force: true });
    server.close();
    server.closeAllConnections();
  };
}

interface DoorResponse {
  readonly status: number;
  readonly body: AdminAnswer | { readonly refused: string };
}

async function answerTo(request: IncomingMessage, token: string, execute: Execute): Promise<DoorResponse> {
  if (request.method !== 'POST' || !isKnown(request.headers.authorization, token))
    return { status: 403, body: { refused: 'This door is for the operator.' } };
  try {
    const command = AdminCommand.parse(JSON.parse(await textOf(request)));
    return { status: 200, body: await execute(command) };
  } catch (error) {
    const status = error instanceof AdminRefusal ? 409 : 500;
    return { status, body: { refused: (error as Error).message } };
  }
}

function isKnown(header: string | undefined, token: string): boolean {
  const [given, own] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === own.length && timingSafeEqual(given, own);
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > MOST_BYTES) throw new AdminRefusal('That is too much at once.');
  }
  return text;
}

/** Asks the server that runs in the folder; undefined if there is none. */
export async function askDoor(folder: string, command: AdminCommand): Promise<AdminAnswer | undefined> {
  let door: { port: number; token: string };
  try {
    door = JSON.parse(readFileSync(fileIn(folder), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const response = await fetch(`http://127.0.0.1:${door.port}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${door.token}` },
    body: JSON.stringify(command),
  }).catch(() => undefined);
  // A killed server leaves the file behind, and its port may belong to another program by now.
  if (!response || response.status === 403) return undefined;
  const answer = (await response.json()) as AdminAnswer | { readonly refused: string };
  if ('refused' in answer) throw new AdminRefusal(answer.refused);
  return answer;
}
