import { FormatError } from '@tessera/engine';
import type { Loss, StoreReport } from '@tessera/server/store';
import { type Command, EXIT } from '../command.ts';
import { print, printJson } from '../io.ts';
import { counted, store as withStore } from '../store.ts';

/** Inspects the data of a server in a folder, and repairs what can be repaired by hand. */
export const store: Command = {
  name: 'store',
  summary: 'print a database and its write-ahead log in plain words, and set a damaged log aside',
  usage: 'inspect [--data FOLDER] [--set-aside]',
  options: {
    data: { value: 'FOLDER', help: 'where the server keeps everything (default data)' },
    'set-aside': {
      help: 'accept what is lost: store every batch that is whole, and move the log to a folder beside it; the server must not run',
    },
  },
  positionals: 1,
  example: 'tessera store inspect --data data',
  async run(args, io) {
    const [what] = args.positionals;
    if (what !== 'inspect') throw new FormatError('store', `cannot "${what ?? ''}"; it can inspect`);
    const folder = args.text('data') ?? 'data';
    if (args.has('set-aside')) {
      const { losses, to } = await withStore(tools => tools.setAsideIn(folder, new Date()));
      if (args.has('json')) printJson(io, { losses, ...(to && { to }) });
      else print(io, ...setAsideWords(losses, to));
      return EXIT.ok;
    }
    const report = await withStore(tools => tools.examineFolder(folder));
    if (args.has('json')) printJson(io, report);
    else print(io, ...wordsOf(report));
    return report.findings.length === 0 ? EXIT.ok : EXIT.failed;
  },
};

const grouped = (n: number): string => n.toLocaleString('en');

function wordsOf(report: StoreReport): readonly string[] {
  const { path, version, checkpoint, folder, files, findings, losses, pending } = report;
  return [
    `database ${path}`,
    ...(checkpoint ? [`  id ${checkpoint.name}, version ${version}`] : []),
    `  ${counted(report)}`,
    ...(checkpoint ? [`  last checkpoint: batch ${checkpoint.id}`, `  ${stateOf(report)}`] : []),
    `write-ahead log ${folder}`,
    ...(files.length === 0 ? ['  no files'] : files.flatMap(fileWords)),
    ...(pending > 0
      ? [`  ${grouped(pending)} ${pending === 1 ? 'batch is' : 'batches are'} not in the database yet`]
      : []),
    ...(findings.length === 0
      ? ['A server can start with it.']
      : ['What is wrong:', ...findings.map(one => `  ${one}`)]),
    ...(losses.length > 0 ? ['What "--set-aside" would lose:', ...losses.map(lossWords)] : []),
  ];
}

function stateOf({ isServed, checkpoint }: StoreReport): string {
  if (isServed) return 'a server is using it: what it writes meanwhile may look unfinished';
  if (checkpoint?.session === '') return 'closed';
  if (checkpoint?.session === null) return 'last used by an older version';
  return 'not closed: its last server was killed, and its write-ahead log is needed';
}

const fileWords = ({
  name,
  bytes,
  format,
  batches,
  store: owner,
  faults,
}: StoreReport['files'][number]): readonly string[] => [
  `  ${name}: ${format ? `format ${format}` : 'no readable header'}, ${grouped(bytes)} bytes, ${
    batches ? `batches ${batches[0]} to ${batches[1]}` : 'no batches'
  }${owner ? `, of database ${owner}` : ''}`,
  ...faults.map(
    ({ line, what, isTorn }) => `    line ${line}: ${what}${isTorn ? ' (nobody was told of it)' : ''}`,
  ),
];

function lossWords(loss: Loss): string {
  const { why } = loss;
  if ('table' in loss) return `  table ${loss.table}: ${span('record', loss.from, loss.to)} (${why})`;
  const { afterBatch, beforeBatch } = loss;
  return beforeBatch === undefined
    ? `  everything after batch ${afterBatch}, nobody knows how much (${why})`
    : `  everything in ${span('batch', afterBatch + 1, beforeBatch - 1)} (${why})`;
}

function span(one: 'record' | 'batch', from: number | undefined, to: number | undefined): string {
  const many = one === 'batch' ? 'batches' : 'records';
  if (from === undefined) return many;
  return from === to ? `${one} ${from}` : `${many} ${from} to ${to}`;
}

const setAsideWords = (losses: readonly Loss[], to: string | undefined): readonly string[] => [
  to
    ? `The write-ahead log is in ${to} now; what could be saved of it is in the database.`
    : 'There is no write-ahead log: what was acknowledged after the last checkpoint is lost, and the database goes on without it.',
  ...(losses.length > 0 ? ['Lost:', ...losses.map(lossWords)] : []),
];
