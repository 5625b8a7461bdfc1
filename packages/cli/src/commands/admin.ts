import { FormatError } from '@tessera/engine';
import type { AdminAnswer, AdminCommand as Order } from '@tessera/server/admin';
import { type Args, type Command, EXIT, Failure } from '../command.ts';
import { print, printJson } from '../io.ts';
import { store } from '../store.ts';

const VERBS = [
  'list tables',
  'list guests',
  'close table',
  'rename table',
  'delete table',
  'rename guest',
  'silence guest',
  'ban guest',
  'pardon guest',
  'delete guest',
  'rotate-key',
  'compact',
] as const;

/** Administers a running server: tables, guests, keys. */
export const admin: Command = {
  name: 'admin',
  summary: 'look after the tables and guests of a server, whether it runs or not',
  usage: `[--data FOLDER | --database URL] ${VERBS.map(usageOf).join(' | ')}`,
  options: {
    data: { value: 'FOLDER', help: 'where the server keeps everything (default data)' },
    database: { value: 'URL', help: 'a PostgreSQL instead; also by TESSERA_DATABASE' },
    phase: { value: 'PHASE', help: 'of the tables: gathering, playing or ended' },
    name: { value: 'TEXT', help: 'a part of the names of the guests' },
    limit: { value: 'N', help: 'how many at most (default 50)' },
    reason: { value: 'TEXT', help: 'what the players are told' },
    days: { value: 'N', help: 'for how long; for good if not given' },
    grace: { value: 'DAYS', help: 'how long cookies of the old key still count (default 30)' },
  },
  positionals: 4,
  example: 'tessera admin --data data close table K7Q4MX --reason "The rules of the house"',
  async run(args, io) {
    const answer = await administer(args, orderOf(args));
    if (args.has('json')) printJson(io, 'rows' in answer ? answer.rows : answer);
    else if ('said' in answer) print(io, answer.said);
    else print(io, ...tableOf(answer.rows));
    return EXIT.ok;
  },
};

function usageOf(verb: (typeof VERBS)[number]): string {
  if (verb.startsWith('list') || !verb.includes(' ')) return verb;
  const last = { 'rename table': ' TITLE', 'rename guest': ' NAME' }[verb as string] ?? '';
  return `${verb} ID${last}`;
}

/** The request; the server's own schema validates it. */
function orderOf(args: Args): object {
  const [first = '', second = ''] = args.positionals;
  const words = VERBS.find(verb => verb === first) ? 1 : 2;
  const verb = words === 1 ? first : `${first} ${second}`;
  if (!VERBS.some(one => one === verb)) throw new FormatError('admin', `does ${VERBS.join(', ')}`);
  const [id, name] = args.positionals.slice(words);
  const number = (option: string): number | undefined =>
    args.text(option) === undefined ? undefined : Number(args.text(option));
  const given = {
    do: verb,
    id,
    ...(verb === 'rename table' ? { title: name } : { name: name ?? args.text('name') }),
    phase: args.text('phase'),
    limit: number('limit'),
    reason: args.text('reason'),
    days: number('days'),
    grace: number('grace'),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

async function administer(args: Args, order: object): Promise<AdminAnswer> {
  const tools = await import('@tessera/server/admin');
  const { data, error } = tools.AdminCommand.safeParse(order);
  if (error) {
    const [issue] = error.issues;
    throw new FormatError(issue?.path.join('.') || 'admin', issue?.message ?? 'is not understood');
  }
  const url = args.text('database') ?? (args.has('data') ? undefined : process.env.TESSERA_DATABASE);
  const work = (command: Order): Promise<AdminAnswer> =>
    url === undefined
      ? tools.administerFolder(args.text('data') ?? 'data', command)
      : tools.administerDatabase(url, command);
  try {
    return await store(() => work(data));
  } catch (refusal) {
    if (refusal instanceof tools.AdminRefusal) throw new Failure('admin', refusal.message);
    throw refusal;
  }
}

/** Aligned columns; the last one is not padded. */
function tableOf(rows: readonly Readonly<Record<string, string>>[]): readonly string[] {
  const [first] = rows;
  if (!first) return ['none'];
  const names = Object.keys(first);
  const lines = [names, ...rows.map(row => names.map(name => row[name] ?? ''))];
  const widths = names.map((_, i) => Math.max(...lines.map(line => line[i]?.length ?? 0)));
  return lines.map(line =>
    line
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
