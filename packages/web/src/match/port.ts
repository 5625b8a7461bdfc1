/** Transport to a table held by a worker of this page. The page provides its journal, bots and timer. */
import type { TableRecord } from '@tessera/table';
import type { ClientMessage, Command } from '@tessera/wire';
import type { MatchSetup } from './client.ts';
import type { FailureKey, TroubleKey } from './failures.ts';
import type { Problem, Push, Want } from './protocol.ts';
import { PLAYED_ELSEWHERE, STOPPED } from './refusals.ts';
import type { MatchStore, StoreWrite } from './store.ts';
import type { Connection, Heard, Question, Told, Transport } from './tableClient.ts';
import type { Thought } from './thinker.ts';

export interface PortWorld {
  readonly store: MatchStore;
  readonly now: () => number;
  /** Minimum delay of a bot's answer after the previous move, so that people can follow. */
  readonly botPauseMs: number;
  /** Time until which a page is known to have had a match with clocks open. */
  seen(id: string): number | undefined;
}

export interface Port extends Transport {
  /** Number of changes of the match up to a record, as counted in its row. */
  changesAt(seq: number): number;
  onPush(push: Push): void;
  /** Setup of the match; undefined until its journal is read. */
  setup(): MatchSetup | undefined;
}

const UNHEARD = Symbol('unheard');

/** Maximum attempts to send a command while other pages write at the same time. */
const MOST_TRIES = 5;

/** Warnings to the player for writes that did not succeed. */
const WARNINGS: Readonly<Partial<Record<StoreWrite, FailureKey>>> = {
  notKept: 'notKept',
  removed: 'removed',
};

export function openPort(id: string, world: PortWorld, connection: Connection): Port {
  const { worker, thinker, report, heard } = connection;
  const waiting = new Map<string, (answer: unknown) => void>();
  /** Cancel functions of the searches and timers that the worker waits for. */
  const running = new Map<number, () => void>();
  let thoughts = Promise.resolve();
  let lastKey = 0;
  /** Number of the last record written or held by this page. */
  let last = 0;
  /** Number of conflicts: another page was first to write a record. */
  let stales = 0;
  let setup: MatchSetup | undefined;
  let changes = 0;
  /** Number of changes of the match, by record that this page has held or written. */
  const counts = new Map<number, number>();
  /** Number of the held table; late messages of an earlier one are ignored. */
  let held = 0;
  let holding = hold();

  async function hold(): Promise<void> {
    const found = await world.store.read(id);
    if (!found) return held > 0 ? report('store', 'removed') : report('match', 'missing');
    if ('why' in found) return report('match', 'broken', found.why);
    const before = stales;
    held++;
    last = found.row.seq;
    report('store', found.isKept ? undefined : 'notKept');
    const { records, row } = found;
    setup = found.setup;
    changes = row.changes ?? records.filter(isChange).length;
    counts.clear();
    counts.set(row.seq, changes);
    const request = {
      type: 'hold',
      records,
      row,
      hold: held,
      seen: world.seen(id),
      now: world.now(),
    } as const;
    const reply = await worker?.ask(request).reply;
    if (reply && !reply.ok && stales === before)
      return report('match', failureOf(reply.problem), reply.problem.message);
    if (isBehind()) return hold(); // a record was appended while the journal was read
  }

  const isBehind = (): boolean => {
    const entry = world.store.entries().get(id);
    return entry !== undefined && 'row' in entry && entry.row.seq > last;
  };

  /**
   * Resolves to undefined if the table has stopped, to `UNHEARD` if it was held anew before it handled the
   * message.
   */
  const send = (message: ClientMessage & { readonly key: string }): Promise<unknown> =>
    new Promise(settle => {
      waiting.set(message.key, settle);
      const end = (ok: boolean): void => {
        if (waiting.delete(message.key)) settle(ok ? UNHEARD : undefined);
      };
      if (!worker) end(false);
      worker?.ask({ type: 'tell', message, now: world.now() }).reply.then(({ ok }) => end(ok));
    });

  /** Sends a command; retries it if another page only added notes and did not change the match. */
  async function tell(command: Command): Promise<Told> {
    await holding;
    const count = heard()?.view.moves.length;
    for (let tries = 0; tries < MOST_TRIES && heard()?.view.moves.length === count; tries++) {
      const before = stales;
      const told = await send({ type: 'do', table: id, key: String(++lastKey), command });
      if (told === undefined) return { refused: STOPPED };
      if (told !== UNHEARD && stales === before) return told as Told;
      await holding;
    }
    return { refused: PLAYED_ELSEWHERE };
  }

  async function ask(question: Question): Promise<unknown> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      await holding;
      const answer = await send({ ...question, table: id, key: String(++lastKey) });
      if (answer === undefined) break;
      if (answer !== UNHEARD) return answer;
    }
    throw new Error('the table has stopped');
  }

  function hear({ said: message, hold: by }: Extract<Push, { readonly said: unknown }>): void {
    if (!('key' in message) || message.key === undefined) {
      if (by === held) connection.hear(message as Heard);
      return;
    }
    const settle = waiting.get(message.key);
    waiting.delete(message.key);
    if (message.type === 'answer') settle?.(message.value);
    else if (message.type === 'done') settle?.({ seq: message.seq });
    else settle?.(message.type === 'refused' ? { refused: message.refusal } : undefined);
  }

  const give = (want: number, value: unknown, fault?: string): void => {
    const given = { type: 'given', want, value, now: world.now() } as const;
    worker?.ask(fault === undefined ? given : { ...given, fault });
  };

  /**
   * Appends records for the held table. A table that is being replaced writes nothing more: its journal was
   * read already.
   */
  async function append({ want, append: records, row, hold: by }: AppendWant): Promise<void> {
    const next = changes + records.filter(isChange).length;
    if (by === held) last = row.seq;
    const written = by === held ? await world.store.append(records, { ...row, changes: next }) : 'stale';
    if (written === 'stale') {
      stales++;
      give(want, null, written);
      if (by === held) holding = holding.then(hold);
      return;
    }
    changes = next;
    counts.set(row.seq, changes);
    report('store', WARNINGS[written]);
    give(want, null);
  }

  /** Queues a search: one bot may have to move while another considers an offer. */
  function think(want: number, task: BotTask, type: 'think' | 'consider'): void {
    const pause = type === 'think' ? after(world.botPauseMs) : undefined;
    running.set(want, () => {});
    thoughts = thoughts.then(async () => {
      const thought = await thoughtOf(want, { ...task, type });
      await pause;
      if (thought && running.delete(want))
        give(want, thought, 'problem' in thought ? thought.problem.message : undefined);
    });
  }

  /**
   * Resolves to undefined when the table no longer waits for it; a request for advice meanwhile only delays
   * the search.
   */
  async function thoughtOf(
    want: number,
    { seat, level, view, seed, type }: BotTask & { readonly type: 'think' | 'consider' },
  ): Promise<Thought | undefined> {
    const game = heard()?.view.game ?? '';
    while (running.has(want)) {
      running.set(want, thinker.cancel);
      const thought = await thinker.run({ type, game, match: id, seat, level, view, seed });
      if (!('problem' in thought) || thought.problem.code !== 'cancelled') return thought;
    }
    return undefined;
  }

  function serve(wanted: Want): void {
    const { want } = wanted;
    if ('append' in wanted) void append(wanted);
    else if ('think' in wanted) think(want, wanted.think, 'think');
    else if ('consider' in wanted) think(want, wanted.consider, 'consider');
    else if ('after' in wanted) {
      const timer = setTimeout(() => running.delete(want) && give(want, null), wanted.after);
      running.set(want, () => clearTimeout(timer));
    } else {
      const stop = running.get(want);
      running.delete(want);
      stop?.();
    }
  }

  /** Another page, or another client of this one, may have played on or removed the match. */
  const stopWatching = world.store.subscribe(changed => {
    if (changed !== undefined && changed !== id) return;
    if (!world.store.entries().has(id)) report('store', 'removed');
    else if (isBehind()) holding = holding.then(hold);
  });

  return {
    tell,
    ask,
    async note(note) {
      await holding;
      await worker?.ask({ type: 'note', note, now: world.now() }).reply;
    },
    changesAt: seq => counts.get(seq) ?? changes,
    setup: () => setup,
    onPush: push => ('said' in push ? hear(push) : serve(push)),
    close() {
      stopWatching();
      for (const stop of running.values()) stop();
      running.clear();
      for (const settle of waiting.values()) settle(undefined);
      waiting.clear();
    },
  };
}

/** True for an answer and for a take-back of at least one. */
function isChange(value: unknown): boolean {
  const record = value as TableRecord | null;
  return record?.kind === 'played' || (record?.kind === 'tookBack' && record.count > 0);
}

type AppendWant = Extract<Want, { readonly append: unknown }>;
type BotTask = Extract<Want, { readonly think: unknown }>['think'];

const after = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** Failure shown to the player for a problem of the table's worker. */
export function failureOf({ code }: Problem): TroubleKey {
  return code === 'unknownGame' || code === 'otherRules' || code === 'broken' ? code : 'crashed';
}
