/**
 * Recovery: finds the batches of a write-ahead log that its database lacks, or why the log cannot be trusted.
 * Changes nothing.
 * Detected: a log that is missing, truncated, of another database, of another run, older than the last
 * checkpoint or damaged in any batch. Only the very last line may be unfinished, since it was never
 * acknowledged.
 * Not detected: a log that was replaced by an older copy of itself, of the same run and after the last
 * checkpoint; and zeros in the very last line, to its end or at the edge of a sector: one zero byte there
 * looks like the effect of a crash.
 */
import { basename } from 'node:path';
import { StoreFailure } from '../failure.ts';
import type { Checkpoint } from './checkpoint.ts';
import { type Batch, type Fault, fileNameOf, type TailFile } from './tailFormat.ts';

export interface Finding {
  readonly code: 'damaged' | 'newer';
  readonly message: string;
}

const ADVICE =
  'Nothing was changed. Put the database and its log together again as they were, or see "tessera store inspect", which can also set the log aside.';

/** The batches to apply, in order; throws a StoreFailure for a damaged log. */
export function recoverable(
  files: readonly TailFile[],
  checkpoint: Checkpoint,
  folder: string,
): readonly Batch[] {
  const [finding] = findingsIn(files, checkpoint, folder);
  if (finding) throw new StoreFailure(finding.code, `${finding.message} ${ADVICE}`);
  return files.flatMap(({ batches }) => batches).filter(({ id }) => id > checkpoint.id);
}

/** All problems of a log; empty if it can be recovered. */
export function findingsIn(
  files: readonly TailFile[],
  checkpoint: Checkpoint,
  folder: string,
): readonly Finding[] {
  const findings = [
    ...files.flatMap((file, i) => [...inFile(file, checkpoint, files.slice(i + 1).every(isUntouched))]),
    // A clean shutdown may have removed some of the files.
    ...(checkpoint.session === '' ? [] : betweenFiles(files)),
    ...inPlace(files, checkpoint, folder),
  ];
  return findings.map(({ code = 'damaged', message }) => ({ code, message }));
}

type Found = { readonly code?: Finding['code']; readonly message: string };

function* inFile(file: TailFile, checkpoint: Checkpoint, isLast: boolean): Generator<Found> {
  const { path, name, header, isOld, batches, faults } = file;
  const at = ({ line }: { readonly line: number }): string => `${path}, line ${line}`;
  if (header && header.store !== checkpoint.name)
    return yield {
      message: `The write-ahead log ${path} belongs to the database ${header.store}, not to this one, which is ${checkpoint.name}.`,
    };
  const isSame = isOld ? checkpoint.session === null : header?.session === checkpoint.session;
  // An interrupted clean shutdown leaves files of any run; `inPlace` checks their batches.
  if (header && !isSame && checkpoint.session !== '')
    yield { message: `The write-ahead log ${path} is of another run of the server than its database.` };
  if (isOld && !isSame)
    return yield {
      message: `The write-ahead log ${path} has no header: it is damaged, or older than its database.`,
    };
  if (header && fileNameOf(header.first) !== name)
    yield {
      message: `The write-ahead log ${path} begins with batch ${header.first}: it was given another name.`,
    };
  const isHarmless = ({ kind }: Fault): boolean => kind === 'torn' && isLast;
  const [fault] = faults.filter(one => !isHarmless(one));
  if (fault)
    yield { ...(fault.kind === 'newer' && { code: 'newer' }), message: `${at(fault)}: ${fault.what}.` };
  let expected = Number(name);
  for (const batch of batches) {
    if (batch.id !== expected && !fault)
      return yield { message: `${at(batch)}: batch ${batch.id} stands where batch ${expected} belongs.` };
    expected = batch.id + 1;
  }
}

/** A new, empty file: the crash may have come before the end line of the previous file. */
export const isUntouched = ({ batches, faults }: TailFile): boolean => batches.length + faults.length === 0;
const isDamaged = ({ faults }: TailFile): boolean => faults.some(({ kind }) => kind !== 'torn');

const nextAfter = ({ name, batches }: TailFile): number =>
  batches.reduce((most, { id }) => Math.max(most, id + 1), Number(name));

function* betweenFiles(files: readonly TailFile[]): Generator<Found> {
  for (const [i, file] of files.entries()) {
    const next = files[i + 1];
    if (next && Number(next.name) !== nextAfter(file) && !isDamaged(file))
      yield {
        message: `Between ${file.path} and ${basename(next.path)} batches are missing: batch ${nextAfter(file)} should follow.`,
      };
    if (!next && file.next !== undefined)
      yield {
        message: `The write-ahead log ends with ${file.path}, but file ${fileNameOf(file.next)} followed it.`,
      };
  }
}

/** Compares the log with the checkpoint. */
function* inPlace(files: readonly TailFile[], { id, session }: Checkpoint, folder: string): Generator<Found> {
  const [first, last] = [files[0], files.at(-1)];
  if (!first || !last) {
    if (session)
      yield {
        message: `The write-ahead log ${folder} is missing: the database was not closed by its last server, and moves that were acknowledged after batch ${id} are only there.`,
      };
    return;
  }
  const reached = nextAfter(last) - 1;
  if (session === '' && reached > id)
    yield {
      message: `The write-ahead log ${folder} goes to batch ${reached}, but the database was closed after batch ${id}: it is an older copy.`,
    };
  if (session !== '' && Number(first.name) > id + 1)
    yield {
      message: `The write-ahead log ${folder} begins with batch ${Number(first.name)}, but the database ends with batch ${id}: it is an older copy.`,
    };
  if (session !== '' && reached < id && !files.some(isDamaged))
    yield {
      message: `The write-ahead log ${folder} ends with batch ${reached}, but batch ${id} is in the database: the log is an older copy, and what was acknowledged after batch ${id} is not in it.`,
    };
}
