/** The transport to a table that a worker of this page holds. Its journal, its bots and its timer are the page's. */
import type { TableRecord } from '@tessera/table';
import type { ClientMessage, Command } from '@tessera/wire';
import type { MatchSetup } from './client.ts';
import type { FailureKey, TroubleKey } from './failures.ts';
import type { Problem, Push, Want } from './protocol.ts';
import { PLAYED_ELSEWHERE, STOPPED } from './refusals.ts';
import type { MatchStore, StoreWrite } from './store.ts';
import type { Connection, Heard, Told, Transport } from './tableClient.ts';

export interface PortWorld {
  readonly store: MatchStore;
  readonly now: () => number;
  /** How soon after the move before it a bot may answer, so that people can follow. */
  readonly botPauseMs: number;
  /** Until when a page is known to have had a match with clocks open. */
  seen(id: string): number | undefined;
}

export interface Port extends Transport {
  /** Changes of the match so far, as its row counts them. */
  changes(): number;
  onPush(push: Push): void;
  /** What the match was set up from; undefined until its journal is read. */
  setup(): MatchSetup | undefined;
}

/** A command is sent so often while other pages write at the same time. */
const MOST_TRIES = 3;

/** A write that did not simply succeed, as the player is told. */
const WARNINGS: Readonly<Partial<Record<StoreWrite, FailureKey>>> = {
  notKept: 'notKept',
  removed: 'removed',
};

export function openPort(id: string, world: PortWorld, connection: Connection): Port {
  const { worker, thinker, report, heard } = connection;
  const waiting = new Map<string, (answer: unknown) => void>();
  /** Thoughts and timers that the worker still waits for. */
  const running = new Map<number, () => void>();
  let lastKey = 0;
  /** Number of the last record that this page has written or held. */
  let last = 0;
  /** How often another page was first to write a record. */
  let stales = 0;
  let setup: MatchSetup | undefined;
  let changes = 0;
  let holding = hold();

  async function hold(): Promise<void> {
    const found = await world.store.read(id);
    if (!found) return report('match', 'missing');
    if ('why' in found) return report('match', 'broken', found.why);
    const before = stales;
    last = found.row.seq;
    report('store', found.isKept ? undefined : 'notKept');
    const { records, row } = found;
    setup = found.setup;
    changes = row.changes ?? records.filter(isChange).length;
    const request = { type: 'hold', records, row, seen: world.seen(id), now: world.now() } as const;
    const reply = await worker?.ask(request).reply;
    if (reply && !reply.ok && stales === before)
      report('match', failureOf(reply.problem), reply.problem.message);
  }

  /** Undefined from a table that has stopped. */
  const send = (message: ClientMessage & { readonly key: string }): Promise<unknown> =>
    new Promise(settle => {
      waiting.set(message.key, settle);
      const stop = (): void => {
        if (waiting.delete(message.key)) settle(undefined);
      };
      if (!worker) stop();
      worker?.ask({ type: 'tell', message, now: world.now() }).reply.then(({ ok }) => ok || stop());
    });

  /** Another page may have thought about the match only, and not changed it: then the command is sent again. */
  async function tell(command: Command): Promise<Told> {
    await holding;
    const count = heard()?.view.moves.length;
    for (let tries = 0; tries < MOST_TRIES && heard()?.view.moves.length === count; tries++) {
      const before = stales;
      const told = await send({ type: 'do', table: id, key: String(++lastKey), command });
      if (told === undefined) return { refused: STOPPED };
      if (stales === before) return told as Told;
      await holding;
    }
    return { refused: PLAYED_ELSEWHERE };
  }

  function hear(message: Extract<Push, { readonly said: unknown }>['said']): void {
    if (!('key' in message) || message.key === undefined) {
      connection.hear(message as Heard);
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

  async function append({
    want,
    append: records,
    row,
  }: Extract<Want, { readonly append: unknown }>): Promise<void> {
    last = row.seq;
    const next = changes + records.filter(isChange).length;
    const written = await world.store.append(records, { ...row, changes: next });
    if (written === 'stale') {
      stales++;
      give(want, null, written);
      holding = holding.then(hold);
      return;
    }
    changes = next;
    report('store', WARNINGS[written]);
    give(want, null);
  }

  async function think(
    want: number,
    { seat, level, view, seed }: BotTask,
    type: 'think' | 'consider',
  ): Promise<void> {
    const game = heard()?.view.game ?? '';
    running.set(want, thinker.cancel);
    const pause = type === 'think' ? after(world.botPauseMs) : undefined;
    const task = { type, game, match: id, seat, level, view, seed };
    let thought = await thinker.run(task);
    // Given up for something else, advice say, though the table still waits for it.
    while ('problem' in thought && thought.problem.code === 'cancelled' && running.has(want))
      thought = await thinker.run(task);
    await pause;
    if (!running.delete(want)) return;
    give(want, thought, 'problem' in thought ? thought.problem.message : undefined);
  }

  function serve(wanted: Want): void {
    const { want } = wanted;
    if ('append' in wanted) void append(wanted);
    else if ('think' in wanted) void think(want, wanted.think, 'think');
    else if ('consider' in wanted) void think(want, wanted.consider, 'consider');
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
    const entry = world.store.entries().get(id);
    if (!entry) report('store', 'removed');
    else if (!('row' in entry) || entry.row.seq !== last) holding = holding.then(hold);
  });

  return {
    tell,
    async ask(question) {
      await holding;
      const answer = await send({ ...question, table: id, key: String(++lastKey) });
      if (answer === undefined) throw new Error('the table has stopped');
      return answer;
    },
    async note(note) {
      await holding;
      await worker?.ask({ type: 'note', note, now: world.now() }).reply;
    },
    changes: () => changes,
    setup: () => setup,
    onPush: push => ('said' in push ? hear(push.said) : serve(push)),
    close() {
      stopWatching();
      for (const stop of running.values()) stop();
      running.clear();
      for (const settle of waiting.values()) settle(undefined);
      waiting.clear();
    },
  };
}

/** Answers, and takings back of some. */
function isChange(value: unknown): boolean {
  const record = value as TableRecord | null;
  return record?.kind === 'played' || (record?.kind === 'tookBack' && record.count > 0);
}

type BotTask = Extract<Want, { readonly think: unknown }>['think'];

const after = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** A problem of the table's worker, as whoever sits in front of it is told. */
export function failureOf({ code }: Problem): TroubleKey {
  return code === 'unknownGame' || code === 'otherRules' || code === 'broken' ? code : 'crashed';
}
