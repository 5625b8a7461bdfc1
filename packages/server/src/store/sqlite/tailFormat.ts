/**
 * Format of the write-ahead log ("tail"): a folder of text files, each named by its first batch.
 *
 *     tessera-tail 2 STORE SESSION FIRST SUM     header: format version, database, server run, first batch
 *     ID SUM BODY                                one line for each batch; ids are consecutive across files
 *     end SUM NEXT                               only in a file that is full: the file NEXT follows
 *     zeros                                      preallocated room; there is always some
 *
 * Room is preallocated and durable before it is written into, so a crash can only leave zeros inside the last line or after
 * it. A file without zeros at its end was truncated. Version 1 had no header and no end, and a file may end anywhere.
 */
import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Change } from '../runs.ts';

/** Changes that were acknowledged together. */
export interface Batch {
  readonly id: number;
  /** The changes, as JSON. */
  readonly body: string;
}

export const changesOf = ({ body }: Batch): readonly Change[] => JSON.parse(body);
/** Serializes changes without their filters of known keys: class instances keep V8 from its fast path. */
export const bodyOf = (changes: readonly Change[]): string =>
  JSON.stringify(changes.map(({ known: _, ...change }) => change));

/** The database a file belongs to, and the run of a server that wrote it. */
export interface Identity {
  readonly store: string;
  readonly session: string;
}

export interface Header extends Identity {
  readonly first: number;
}

export const VERSION = 2;
const NAME = 'tessera-tail';

export const folderOf = (path: string): string => `${path}.tail`;
export const fileNameOf = (first: number): string => String(first).padStart(16, '0');
/** Suffix of a file under construction. */
export const UNFINISHED = '.new';
export const isTailFile = (name: string): boolean => /^\d{16}(\.new)?$/.test(name);

const sumOf = (...parts: readonly (string | number)[]): string =>
  hash('sha256', parts.join(' '), 'base64url');
const keyOf = ({ store, session }: Identity): string => `${store} ${session}`;

export function headerLine({ store, session, first }: Header): string {
  const text = `${NAME} ${VERSION} ${store} ${session} ${first}`;
  return `${text} ${sumOf(text)}\n`;
}
const lineOf = (key: string, { id, body }: Batch): string =>
  `${id} ${hash('sha256', `${key} ${id} ${body}`, 'base64url')} ${body}\n`;
export const batchLine = (identity: Identity, batch: Batch): string => lineOf(keyOf(identity), batch);
export const endLine = (identity: Identity, next: number): string =>
  `end ${sumOf(keyOf(identity), 'end', next)} ${next}\n`;

/** Damage in a file. */
export interface Fault {
  readonly line: number;
  /** `torn`: the last write did not finish, which is normal after a crash: it was never acknowledged. */
  readonly kind: 'torn' | 'damaged' | 'truncated' | 'header' | 'newer';
  /** A whole sentence part: "batch 7 is not what was written". */
  readonly what: string;
  /** The bytes, as text. */
  readonly text: string;
}

export interface TailFile {
  readonly path: string;
  readonly name: string;
  readonly size: number;
  /** Missing in a file of version 1, and where the header is not readable. */
  readonly header: Header | undefined;
  readonly isOld: boolean;
  readonly batches: readonly (Batch & { readonly line: number })[];
  /** First batch of the next file, if this one was closed. */
  readonly next: number | undefined;
  readonly faults: readonly Fault[];
}

type Lines = Pick<TailFile, 'batches' | 'next' | 'faults'>;

/** In the order of their batches. */
export const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter(name => /^\d{16}$/.test(name))
        .sort()
    : [];

/** Number of the last batch, unverified; 0 if there is none. Safe while a server writes. */
export function lastIn(folder: string): number {
  const name = filesIn(folder).at(-1);
  if (name === undefined) return 0;
  const bytes = readFileSync(join(folder, name));
  const end = bytes.lastIndexOf(10);
  const line = bytes.toString('latin1', bytes.lastIndexOf(10, end - 1) + 1, end);
  return Number(/^\d+/.exec(line)?.[0] ?? Number(name) - 1);
}

/** Reads all files without judging them. `store` is for files of version 1, which do not name their database. */
export const readTail = (folder: string, store: string): readonly TailFile[] =>
  filesIn(folder).map(name => parseFile(join(folder, name), readFileSync(join(folder, name)), store));

export function parseFile(path: string, bytes: Buffer, store: string): TailFile {
  const name = basename(path);
  const end = bytes.findLastIndex(byte => byte !== 0) + 1;
  const isOld = end === 0 || /^\d/.test(bytes.toString('latin1', 0, 1));
  const file = { path, name, size: bytes.length, isOld };
  if (isOld) return { ...file, header: undefined, ...readLines(bytes.subarray(0, end), 0, 1, store) };
  const stop = bytes.indexOf('\n') + 1;
  const text = bytes.toString('utf8', 0, stop > 0 ? stop : Math.min(end, 300));
  const header = parseHeader(text);
  if ('kind' in header) return { ...file, header: undefined, batches: [], next: undefined, faults: [header] };
  const lines = readLines(bytes.subarray(0, end), stop, 2, keyOf(header));
  return { ...file, header, ...lines, faults: end === bytes.length ? cutFaults(file, lines) : lines.faults };
}

/** The last line of a truncated file may have been acknowledged, so it does not count as torn. */
function cutFaults({ size }: Pick<TailFile, 'size'>, { batches, next, faults }: Lines): readonly Fault[] {
  const half = faults.find(({ kind }) => kind === 'torn');
  const cut: Fault = {
    line: 1 + batches.length + (next === undefined ? 0 : 1) + faults.length,
    kind: 'truncated',
    what: `the file ends after ${size} bytes${half ? ` in the midst of ${nameOf(half.text)}` : ''}, without the room that is always left at its end`,
    text: half?.text ?? '',
  };
  return [...faults.filter(one => one !== half), cut];
}

function parseHeader(line: string): Header | Fault {
  const fault = (kind: Fault['kind'], what: string): Fault => ({ line: 1, kind, what, text: line });
  const [name, version, store = '', session = '', first = ''] = line.trimEnd().split(' ');
  if (name === NAME && /^\d+$/.test(version ?? '') && Number(version) > VERSION)
    return fault('newer', `the format is version ${version}, and this server knows only ${VERSION}`);
  const header = { store, session, first: Number(first) };
  return headerLine(header) === line ? header : fault('header', 'the header is not readable');
}

const LINE = /^(\d+) \S+ ([^\n]*)\n$/;

function readLines(bytes: Buffer, begin: number, from: number, key: string): Lines {
  const batches: (Batch & { line: number })[] = [];
  const faults: Fault[] = [];
  let next: number | undefined;
  let line = from;
  for (let start = begin; start < bytes.length; line++) {
    const newline = bytes.indexOf(10, start);
    const stop = newline < 0 ? bytes.length : newline + 1;
    const text = bytes.toString('utf8', start, stop);
    const batch = batchIn(text, key);
    const follows = endIn(text, key);
    if (batch) batches.push({ ...batch, line });
    else if (follows !== undefined) next = follows;
    else if (stop < bytes.length) faults.push(damagedAt(text, line));
    else faults.push(faultOf(text, line, hasHole(bytes, start, stop), key));
    start = stop;
  }
  return { batches, next, faults };
}

function batchIn(text: string, key: string): Batch | undefined {
  const [, id = '', body = ''] = LINE.exec(text) ?? [];
  const batch = { id: Number(id), body };
  return id !== '' && text === lineOf(key, batch) ? batch : undefined;
}

function endIn(text: string, key: string): number | undefined {
  const next = /^end \S+ (\d+)\n$/.exec(text)?.[1];
  return next !== undefined && text === `end ${sumOf(key, 'end', next)} ${next}\n` ? Number(next) : undefined;
}

/** Judges the last line: an unfinished write has a hole or lacks its end; a complete line that differs is damage. */
function faultOf(text: string, line: number, isHoled: boolean, key: string): Fault {
  const isWholeButOne = batchIn(`${text.slice(0, -1)}\n`, key) !== undefined;
  if (!isHoled && (text.endsWith('\n') || isWholeButOne)) return damagedAt(text, line);
  return { line, kind: 'torn', what: `${nameOf(text)} was not written to its end`, text };
}

const damagedAt = (text: string, line: number): Fault => ({
  line,
  kind: 'damaged',
  what: `${nameOf(text)} is not what was written`,
  text,
});

const nameOf = (text: string): string => {
  const id = /^\d+(?= )/.exec(text)?.[0];
  return id === undefined ? 'a batch' : `batch ${id}`;
};

/** Unit of a disk write; larger sectors are multiples of it. */
const SECTOR = 512;

/** Zeros aligned to sectors are parts of the line that were never written; others are damage. */
function hasHole(bytes: Buffer, start: number, stop: number): boolean {
  for (let at = bytes.indexOf(0, start); at >= 0 && at < stop; at = bytes.indexOf(0, at)) {
    const first = at;
    while (at < stop && bytes[at] === 0) at++;
    if (first % SECTOR === 0 || at % SECTOR === 0) return true;
  }
  return false;
}
