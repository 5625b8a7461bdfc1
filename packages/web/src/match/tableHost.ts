/**
 * Table worker, independent of the worker API: holds the table of a journal for its page, and answers queries
 * about the knowledge of a seat.
 */
import { type AnyGame, FormatError, readObject, readText } from '@tessera/engine';
import type { HeldTable, HeldWorld, LocalTable, TableRecord } from '@tessera/table';
import { holdTable } from '@tessera/table/held';
import type { LoadAnalyst } from './analyst.ts';
import { explaining } from './answers.ts';
import type { Row } from './disk.ts';
import { type CreatedHere, HERE } from './journal.ts';
import {
  failed,
  type Known,
  type Problem,
  type Push,
  type Reply,
  type Sent,
  type TableRequest,
  type Want,
} from './protocol.ts';
import { answerTo } from './questions.ts';
import { headerOf } from './setup.ts';

/**
 * Loads the rules of one game; undefined for an unknown one. The whole rules also read positions and explain
 * refusals.
 */
export type LoadGame = (id: string, isWhole?: boolean) => Promise<AnyGame | undefined>;

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type Wanted = Without<Want, 'want'>;
type Hold = Extract<TableRequest, { readonly type: 'hold' }>;

/** Records that do not count as activity: lists of matches keep their order. */
const QUIET: readonly TableRecord['kind'][] = ['started', 'carriedOver', 'noted'];

class Unknown extends Error {}

/** True if another page was first to append a record: the table is held anew. */
const isStale = (error: unknown): boolean => error instanceof Error && error.message === 'stale';

/** Answers every request exactly once, and never throws. */
export function createTableHost(
  loadGame: LoadGame,
  loadAnalyst: LoadAnalyst,
  post: (message: Reply<unknown> | Push) => void,
) {
  const wants = new Map<number, (given: Extract<TableRequest, { readonly type: 'given' }>) => void>();
  let lastWant = 0;
  let now = 0;
  let held: HeldTable | undefined;
  let holding: Promise<unknown> = Promise.resolve();

  async function gameOf(id: string, load: LoadGame = loadGame, isWhole = false): Promise<AnyGame> {
    const game = await load(id, isWhole);
    if (!game) throw new Unknown(`there is no game ${id} here`);
    return game;
  }

  /** Resolves to the page's answer, rejects if the page failed; the signal cancels the request. */
  const want = <T>(wanted: Wanted, signal?: AbortSignal): Promise<T> =>
    new Promise((resolve, reject) => {
      const id = ++lastWant;
      wants.set(id, ({ value, fault }) =>
        fault === undefined ? resolve(value as T) : reject(new Error(fault)),
      );
      signal?.addEventListener('abort', () => wants.delete(id) && post({ want: id, stop: true }));
      post({ want: id, ...wanted } as Want);
    });

  function worldOf(game: AnyGame, seen: number | undefined): HeldWorld {
    const opened = now;
    return {
      game: () => game,
      levels: () => [],
      keeper: () => '',
      // Downtime: no page had the table open.
      downtime: (from, to) => Math.max(0, Math.min(to, opened) - Math.max(from, seen ?? from)),
      now: () => now,
      after(ms, run) {
        const stop = new AbortController();
        want({ after: ms }, stop.signal).then(run);
        return () => stop.abort();
      },
      think: (turn, signal) => want({ think: turn }, signal),
      consider: (ask, signal) => want({ consider: ask }, signal),
      onFault(error) {
        if (!isStale(error)) console.warn('A table could not go on at once:', error);
      },
    };
  }

  async function hold({ records, row, hold: number, seen }: Hold): Promise<null> {
    held?.close();
    held = undefined;
    const created = readObject(records[0], 'records[1]');
    const game = await gameOf(readText(created.game, 'game'), loadGame, created.position !== undefined);
    let { updated } = row;
    const append = (added: readonly TableRecord[], table: LocalTable): Promise<void> => {
      updated = added.findLast(({ kind }) => !QUIET.includes(kind))?.at ?? updated;
      return want({ append: added, row: rowOf(table, updated), hold: number });
    };
    const world = worldOf(game, seen);
    const open = (more: readonly TableRecord[]): Promise<HeldTable> =>
      holdTable([...(records as TableRecord[]), ...more], HERE, { append }, world, said =>
        post({ said, hold: number }),
      );
    const missing = async () => (await import('./takingUp.ts')).missingIn(game, records, now);
    let added = isOlder(records) ? await missing() : [];
    const opened = await open(added).catch(async () => {
      added = await missing(); // as for options of older rules
      return open(added);
    });
    requireRow(opened.table, row);
    if (added.length > 0) await append(added, opened.table);
    held = opened;
    await opened.receive({ type: 'open', table: row.id, seq: 0 });
    return null;
  }

  async function insightOf({ game, view }: Known): Promise<unknown> {
    try {
      return (await loadAnalyst(game))?.insightOf(view);
    } catch (error) {
      console.warn(`The analyst of ${game} failed:`, error); // treated as missing: the match goes on
      return undefined;
    }
  }

  /** Rules that read positions, in which logs may begin. */
  const reading = (id: string): Promise<AnyGame> => gameOf(id, explaining(loadGame));
  const outside = () => import('./outside.ts');
  const logHere = async () => held?.log(headerOf((held.table.created as CreatedHere).setup).table);

  async function answer(request: TableRequest): Promise<unknown> {
    if ('now' in request) now = Math.max(now, request.now);
    switch (request.type) {
      case 'given':
        wants.get(request.want)?.(request);
        wants.delete(request.want);
        return null;
      case 'hold':
        holding = hold(request);
        return holding;
      case 'tell':
      case 'note':
        await holding.catch(() => {});
        if (!held) throw new FormatError('table', 'is not held');
        await (request.type === 'tell' ? held.receive(request.message) : held.note(request.note));
        return null;
      case 'log':
        return logHere();
      case 'review':
        return (await outside()).reviewOf(request.log ?? (await logHere()), reading, loadAnalyst);
      case 'open':
        return (await outside()).openLog(request.log, request.table, reading);
      case 'verify':
        return (await outside()).proofOf(request.log, reading);
      case 'rules':
        return (await gameOf(request.game)).rulesVersion;
      case 'insight':
        return insightOf(request);
      case 'whyNot':
        return answerTo(await reading(request.game), request);
      default: {
        const game = await gameOf(request.game);
        const log = request.type === 'moment' && !game.hasChance ? await logHere() : undefined;
        return log
          ? (await outside()).momentOf(
              await reading(request.game),
              log,
              (request as { readonly count: number }).count,
            )
          : answerTo(game, request);
      }
    }
  }

  return async ({ id, ...request }: Sent<TableRequest>): Promise<void> => {
    try {
      post({ id, ok: true, value: await answer(request as TableRequest) });
    } catch (error) {
      post(failed(id, codeOf(request as TableRequest, error), wordsOf(error)));
    }
  };
}

/** True if an earlier version left data to convert: answers taken back, a claim, or clocks as notes. */
function isOlder(records: readonly unknown[]): boolean {
  const [created, ...later] = records as readonly CreatedHere[];
  const { undone, claim, setup } = created ?? {};
  const has = (kind: string): boolean => later.some(record => (record.kind as string) === kind);
  const isUnread = (undone ?? claim) !== undefined && !has('started');
  return isUnread || (setup?.clock !== undefined && has('noted') && !has('pace'));
}

const rowOf = (table: LocalTable, updated: number): Row => {
  const { seal, ...summary } = table.summary() ?? {};
  return {
    id: table.id,
    seq: table.seq,
    updated,
    summary: 'moves' in summary ? summary : null,
    ...(seal !== undefined && { seal }),
  };
};

/** Throws FormatError for the journal of another match, or one modified after it was written. */
function requireRow(table: LocalTable, { id, seal }: Row): void {
  if (table.id !== id) throw new FormatError('records[1]', `is not the beginning of ${id}`);
  if (seal !== undefined && !table.isCarriedOver && table.summary()?.seal !== seal)
    throw new FormatError('seal', 'does not fit: the match was changed after it was written');
}

/** Message of an error; that of a FormatError is a sentence by itself. */
const wordsOf = (error: unknown): string =>
  error instanceof FormatError || error instanceof Unknown ? error.message : String(error);

function codeOf({ type }: TableRequest, error: unknown): Problem['code'] {
  if (error instanceof Unknown) return 'unknownGame';
  // A damaged journal may cause any error.
  if (!(error instanceof FormatError)) return type === 'hold' ? 'broken' : 'crashed';
  if (type !== 'hold' && type !== 'open' && type !== 'review' && type !== 'verify') return 'garbage';
  return error.field === 'header.rulesVersion' ? 'otherRules' : 'broken';
}
