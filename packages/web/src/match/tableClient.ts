/**
 * Client of a table, wherever it is held: a transport carries messages of the wire, and a worker answers
 * queries about the rules. Local and on-line play differ in the transport, and in the additions of
 * `localClient.ts` and `remote/onlineClient.ts`.
 */
import type { Command, Note, ServerMessage, TableView } from '@tessera/wire';
import { type Caller, createCaller, type StartPort } from './caller.ts';
import type { HistoryEntry, MatchClient, MatchSetup, Refusal } from './client.ts';
import { type FailureKey, stopsPlay } from './failures.ts';
import { type HeardTable, heardChange, heardWhole, withPast } from './heard.ts';
import { noted } from './notes.ts';
import type { Push, TableAnswers, TableRequest } from './protocol.ts';
import { NOT_YOUR_TURN, STOPPED } from './refusals.ts';
import { type AskWorker, createScreen, knownIn, type Overlay, type Screen } from './screen.ts';
import { createThinker, type Thinker } from './thinker.ts';

/** Result of a command: executed and durable, or refused. */
export type Told = { readonly seq: number; readonly table?: string } | { readonly refused: Refusal };

export type Question =
  | { readonly type: 'history'; readonly from: number }
  | { readonly type: 'viewAt'; readonly count: number };

/** Messages about a table that answer no request. */
export type Heard = Exclude<ServerMessage, { readonly type: 'done' | 'refused' | 'answer' | 'beat' }>;

/** Transport to a table: a socket to a server, or a port to the worker that holds it. */
export interface Transport {
  /** Resolves exactly once, whatever happens to the connection. */
  tell(command: Command): Promise<Told>;
  ask(question: Question): Promise<unknown>;
  /** Stores a note at the table; missing if notes stay with this page. */
  note?(note: Note): Promise<void>;
  close(): void;
}

/** Source of failures: each has at most one, and clears it itself. */
type Source = 'match' | 'bot' | 'store';

/** The client as seen by its transport and by those who extend it. */
export interface Connection {
  readonly worker: Caller<TableRequest, TableAnswers> | undefined;
  readonly thinker: Thinker;
  ask: AskWorker;
  heard(): HeardTable | undefined;
  hear(message: Heard): void;
  /** Sets the failure of a source; undefined clears it. */
  report(source: Source, failure: FailureKey | undefined, detail?: string): void;
  /** Notifies subscribers of the people's side. */
  stir(): void;
}

export interface TableWorld {
  readonly startTable: StartPort;
  readonly startBots: StartPort;
  /** Processor cores; with more than one, advice is searched by two workers. */
  readonly cores?: number;
  now(): number;
}

/** Differences between local and on-line tables. */
export interface Kind<T extends Transport> {
  connect(connection: Connection): T;
  /** Handles unsolicited messages of the worker. */
  onPush?(push: Push): void;
  setupOf(view: TableView): MatchSetup;
  overlay?(connection: Connection): Overlay;
  /** Number of changes of the match up to a record; undefined if not counted. */
  changesAt?(seq: number): number | undefined;
  /** Called with every changed table before it is shown. */
  onHeard?(heard: HeardTable): void;
}

export interface TableClient<T extends Transport> {
  readonly client: Omit<MatchClient<unknown>, 'review' | 'canSave' | 'file' | 'offer'>;
  readonly connection: Connection;
  readonly transport: T;
  readonly screen: Screen;
  readonly isOver: () => boolean;
}

export function createTableClient<T extends Transport>(
  id: string,
  world: TableWorld,
  kind: Kind<T>,
): TableClient<T> {
  const listeners = new Set<() => void>();
  const onlookers = new Set<() => void>();
  const failures = new Map<Source, FailureKey>();
  const thinker = createThinker(world.startBots, world.cores);
  let detail: string | undefined;
  let heard: HeardTable | undefined;
  let isClosed = false;
  let awaiting: readonly { readonly seq: number; done(): void }[] = [];
  let begin = (): void => {};
  /** Resolves with the first table, or with a failure instead; requests before that wait for it. */
  const ready = new Promise<void>(resolve => {
    begin = resolve;
  });
  let last: Promise<unknown> = ready;

  const failure = (): FailureKey | undefined =>
    failures.get('match') ?? failures.get('bot') ?? failures.get('store');
  const isOver = (): boolean => isClosed || stopsPlay(failures.get('match'));

  function report(source: Source, key: FailureKey | undefined, why?: string): void {
    if (failures.get(source) === key || isClosed) return;
    if (key === undefined) failures.delete(source);
    else failures.set(source, key);
    if (source === 'match') detail = why;
    tellAll(listeners);
    if (stopsPlay(key)) release(() => true);
    if (stopsPlay(key)) begin();
  }

  const port = world.startTable();
  const worker =
    port &&
    createCaller<TableRequest, TableAnswers>(
      port,
      () => report('match', 'crashed'),
      push => kind.onPush?.(push),
    );
  if (!worker) report('match', 'noWorkers');
  const ask: AskWorker = async request => {
    const reply = await worker?.ask(request).reply;
    if (reply && !reply.ok && !isClosed) {
      const { code, message } = reply.problem;
      // Without legal answers nothing can be played; every other question only leaves something out.
      if (code === 'unknownGame') report('match', code, message);
      else if (request.type === 'answers' && code !== 'garbage') report('match', 'crashed', message);
      else console.warn(`No answer to "${request.type}":`, message);
    }
    return reply?.ok ? reply.value : undefined;
  };

  const connection: Connection = {
    worker,
    thinker,
    ask,
    heard: () => heard,
    hear(message) {
      if (message.type === 'table')
        take(heardWhole(heard, message, world.now(), kind.changesAt?.(message.seq)));
      else if (message.type === 'change' && heard) take(heardChange(heard, message, world.now()));
    },
    report,
    stir: () => tellAll(onlookers),
  };
  const screen = createScreen(ask, kind.setupOf, () => tellAll(listeners), kind.overlay?.(connection));
  const transport = kind.connect(connection);

  /** Takes the next state; the match is shown anew only if it, its notes, chairs, pause or plan changed. */
  function take(next: HeardTable | undefined): void {
    if (!next || isClosed) return;
    const before = heard;
    const isSame =
      next.changes === before?.changes &&
      next.notes === before.notes &&
      (['standing', 'chairs', 'isPaused', 'plan'] as const).every(
        part => next.view[part] === before.view[part],
      );
    if (next.changes !== before?.changes) thinker.cancel();
    heard = next;
    if (!isSame) screen.show(next);
    void screen.settled().then(begin);
    kind.onHeard?.(next);
    release(({ seq }) => seq <= next.seq);
    tellAll(onlookers);
  }

  function release(isReached: (one: { readonly seq: number }) => boolean): void {
    const reached = awaiting.filter(isReached);
    awaiting = awaiting.filter(one => !isReached(one));
    for (const { done } of reached) done();
  }

  /** Resolves when the result is on screen, so that the next answer builds on it. */
  async function tell(command: Command): Promise<Refusal | undefined> {
    if (isOver()) return STOPPED;
    const told = await transport.tell(command);
    if ('refused' in told) {
      await screen.settled(); // a newer state may be shown instead
      return told.refused;
    }
    const { seq } = told;
    if ((heard?.seq ?? 0) < seq && !isOver())
      await new Promise<void>(done => {
        awaiting = [...awaiting, { seq, done }];
      });
    await screen.settled();
    return undefined;
  }

  const standing = () => screen.shown()?.view.standing;

  /** Serializes changes: each is based on the result of the one before. */
  function inTurn<R>(change: () => Promise<R>): Promise<R> {
    const run = last.then(change);
    last = run.catch(() => {}); // the caller gets the error; the queue continues
    return run;
  }

  async function whyNot(move: string): Promise<Refusal | undefined> {
    await ready;
    const shown = screen.shown();
    const answer = shown && (await ask({ type: 'whyNot', ...knownIn(shown), move }));
    return answer === undefined ? STOPPED : (answer ?? undefined);
  }

  async function viewAt(count: number): Promise<unknown> {
    await ready;
    const now = standing();
    return now?.count === count ? now.view : transport.ask({ type: 'viewAt', count });
  }

  const client: TableClient<T>['client'] = {
    snapshot: screen.snapshot,
    failure,
    detail: () => detail,
    subscribe: added(listeners),
    people: { table: () => heard, subscribe: added(onlookers), tell },
    submit: move =>
      inTurn(async () => {
        if (isOver()) return STOPPED;
        if (!screen.snapshot()?.isYours) return (await whyNot(move)) ?? NOT_YOUR_TURN;
        const refused = await tell({ do: 'play', move, after: standing()?.count ?? 0 });
        // Refusals by rules are explained by the whole rules, loaded on demand; those of the table have no
        // clause.
        const isRuled = refused && (refused.clause !== '' || refused.code === 'notNotation');
        return isRuled ? ((await whyNot(move)) ?? refused) : refused;
      }),
    undo: () =>
      inTurn(async () => {
        const { undo, undoCount = 1, count = 0 } = standing() ?? {};
        if (undo === 'ask')
          await tell({ do: 'ask', proposal: { kind: 'takeBack', count: undoCount, after: count } });
        if (undo !== 'ready') return;
        const refused = await tell({ do: 'takeBack', after: count });
        const now = standing();
        // A bot answered at that moment: its answer is taken back too.
        if (refused?.code === 'tooLate' && now?.undo === 'ready')
          await tell({ do: 'takeBack', after: now.count });
      }),
    redo: () =>
      inTurn(async () => {
        const { redoCount, count = 0 } = standing() ?? {};
        if (redoCount) await tell({ do: 'redo', after: count });
      }),
    resign: () => inTurn(async () => void (await tell({ do: 'leave' }))),
    whyNot,
    viewAt,
    async momentAt(count) {
      const shown = screen.shown();
      const view = await viewAt(count);
      const moment = shown && (await ask({ type: 'moment', ...knownIn(shown), view, count }));
      if (!moment) throw new Error(`there is no moment after ${count} answers`);
      return moment;
    },
    async history(from) {
      await ready;
      if (isOver()) throw new Error('the match has stopped');
      const known = heard?.past.length ?? 0;
      if (known < (heard?.view.moves.length ?? 0)) {
        const entries = (await transport.ask({ type: 'history', from: known })) as readonly HistoryEntry[];
        if (heard?.past.length === known) heard = withPast(heard, known, entries);
      }
      return (heard?.past ?? []).slice(from);
    },
    async advise(onAdvice) {
      await ready;
      const { advise } = await import('./advising.ts');
      const shown = screen.shown();
      if (!shown || !screen.snapshot()?.isYours || isOver()) return;
      const note = await advise(thinker, id, shown.view, onAdvice);
      if (!note || standing()?.count !== note.count || !heard) return;
      if (transport.note) await transport.note(note);
      else take({ ...heard, notes: noted(heard.notes, note), happened: [] });
      await screen.settled();
    },
    dispose() {
      isClosed = true;
      for (const set of [listeners, onlookers]) set.clear();
      release(() => true);
      begin();
      transport.close();
      worker?.close();
      thinker.close();
    },
  };
  return { client, connection, transport, screen, isOver };
}

function tellAll(set: ReadonlySet<() => void>): void {
  for (const one of [...set]) one();
}

export const added =
  <T>(set: Set<T>) =>
  (one: T): (() => void) => {
    set.add(one);
    return () => set.delete(one);
  };
