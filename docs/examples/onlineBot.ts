/**
 * A bot on a server, over a socket.
 *
 *     npx node docs/examples/onlineBot.ts http://127.0.0.1:4400 rift --against gentle
 *     npx node docs/examples/onlineBot.ts http://127.0.0.1:4400 --code QRSTVW      sits down at somebody's table
 *
 * See docs/protocol.md. All it is told is what its seat may know.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';

const options = {
  code: { type: 'string' },
  against: { type: 'string' },
  options: { type: 'string' },
} as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const [address = 'http://127.0.0.1:4400', game = 'rift'] = positionals;
const headers: Record<string, string> = { 'content-type': 'application/json' };

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers,
    body: body ? JSON.stringify(body) : null,
  });
  if (!answer.ok) throw new Error(await answer.text());
  const [cookie] = answer.headers.getSetCookie();
  if (cookie) headers.cookie = cookie.split(';')[0] ?? ''; // says who we are
  return answer.json() as Promise<T>;
}

function newTable(): Promise<{ id: string }> {
  const chairs = [{ kind: 'me' }, { kind: 'bot', level: values.against ?? 'gentle' }];
  const pace = { total: null, increment: 0, move: null };
  const rules = JSON.parse(values.options ?? '{}');
  return ask('POST', '/tables', { game, chairs, pace, options: rules, openTo: 'link', language: 'en' });
}

/** Captures and contains where it can, else anything: yours will do better, from `standing.view`. */
function choose(legal: readonly string[], count: number): string {
  const good = legal.filter(move => move.includes('x') || /^(contain|pick|yes)/.test(move));
  const list = good.length > 0 ? good : legal;
  return list[(31 * count) % list.length] as string;
}

const { name } = await ask<{ name: string }>('POST', '/me', { name: 'TypeScript' });
const { id: table } = await (values.code ? ask<{ id: string }>('GET', `/code/${values.code}`) : newTable());
const Socket = WebSocket as unknown as new (url: string, init: { headers: object }) => WebSocket;
const socket = new Socket(`${address.replace('http', 'ws')}/api/socket`, {
  headers: { cookie: headers.cookie },
});
const say = (message: object): void => socket.send(JSON.stringify({ table, ...message }));
/** With the same key it is not done twice, so whoever is not answered may ask again. */
const wish = (command: object): void => say({ type: 'do', key: randomUUID(), command });

// biome-ignore lint/suspicious/noExplicitAny: a bot of yours would import its types from @tessera/wire
let state: any = {};
socket.onopen = () => {
  say({ type: 'open', seq: 0 });
  wish(values.code ? { do: 'sit', name } : { do: 'start' });
};
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === 'refused') throw new Error(JSON.stringify(message.refusal));
  // Nothing is legal if the match ended in this moment: the next change says so.
  if (message.type === 'answer' && message.value.length > 0) {
    const { count } = state.standing;
    wish({ do: 'play', move: choose(message.value, count), after: count });
  }
  if (message.type !== 'table' && message.type !== 'change') return;
  const before = state.standing?.count;
  state = { ...state, ...(message.table.id ? message.table : message.state) };
  const { you, phase, standing } = state;
  if (phase === 'ended') {
    const result = standing.outcome.winners.includes(you) ? 'won' : 'lost';
    console.log(`${result}: ${standing.outcome.reason}, ${standing.count} answers, table ${table}`);
    socket.close();
  } else if (standing?.toAct === you && standing.count !== before) say({ type: 'legal', key: randomUUID() });
};
