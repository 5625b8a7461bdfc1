/** The MatchClient of a match that lives on a server. The server says what is so; the worker says what that allows. */
import type { ServerMessage } from '@tessera/wire';
import { WIRE } from '@tessera/wire/version';
import { createCaller, type StartPort } from '../caller.ts';
import type { Advice, HistoryEntry, MatchClient, Refusal } from '../client.ts';
import type { FailureKey } from '../failures.ts';
import { withNote } from '../notes.ts';
import type { RulesAnswers, RulesRequest } from '../protocol.ts';
import { NOT_YOUR_TURN, STOPPED } from '../refusals.ts';
import { createThinker } from '../thinker.ts';
import { type HeardTable, heardChange, heardWhole, withPast } from './heard.ts';
import type { Online, Pointed } from './online.ts';
import { type AskSeat, createScreen, knownIn, type Screen } from './screen.ts';
import type { SeatAnswers, SeatRequest } from './seatHost.ts';
import { openSocket, type SocketWorld, type TableSocket } from './socket.ts';

export interface RemoteWorld extends SocketWorld {
  readonly startSeat: StartPort;
  readonly startRules: StartPort;
  readonly startBots: StartPort;
  readonly now: () => number;
  /** The sealed log of a match that is over. */
  readonly fetchLog: (table: string) => Promise<string>;
  /** Goes to another table. */
  readonly goTo: (table: string) => void;
}

export interface RemoteClient extends MatchClient<unknown> {
  readonly online: Online;
  /** The page is looked at again, or the network is back. */
  hurry(): void;
}

const ADVICE_MS = 2000;

export function createRemoteClient(id: string, world: RemoteWorld): RemoteClient {
  const listeners = new Set<() => void>();
  const onlookers = new Set<() => void>();
  const pointers = new Set<(pointed: Pointed) => void>();
  const thinker = createThinker(world.startBots);
  let heard: HeardTable | undefined;
  let failure: FailureKey | undefined;
  let log: string | undefined;
  let hello: Extract<ServerMessage, { readonly type: 'hello' }> | undefined;
  let isOutdated = false;
  let awaiting: readonly { readonly seq: number; done(): void }[] = [];

  const port = world.startSeat();
  const seat = port && createCaller<SeatRequest, SeatAnswers>(port, () => fail('crashed'));
  if (!seat) failure = 'noWorkers';
  const ask: AskSeat = async request => {
    const reply = await seat?.ask(request).reply;
    if (reply && !reply.ok && reply.problem.code === 'unknownGame') fail('unknownGame');
    return reply?.ok ? reply.value : undefined;
  };
  function fail(key: FailureKey): void {
    failure = key;
    tellAll(listeners);
  }

  const screen = createScreen(
    ask,
    () => tellAll(listeners),
    () => tellAll(onlookers),
  );

  /** The match itself is shown anew only where it, or who sits there, is another. */
  function hear(next: HeardTable | undefined): void {
    if (!next) return;
    const { view } = next;
    const isSame =
      next.changes === heard?.changes &&
      (['standing', 'chairs', 'isPaused', 'plan'] as const).every(part => view[part] === heard?.view[part]);
    if (next.changes !== heard?.changes) thinker.cancel();
    heard = next;
    if (!isSame) screen.show(next);
    // Whoever sat down or stood up may be this guest, at this page or at another: then they are somebody else to the table.
    if (next.happened.some(({ kind }) => kind === 'sat' || kind === 'stood')) socket.refresh();
    if (view.phase === 'ended') void keepLog();
    const reached = awaiting.filter(({ seq }) => seq <= next.seq);
    awaiting = awaiting.filter(({ seq }) => seq > next.seq);
    for (const { done } of reached) done();
    tellAll(onlookers);
  }

  async function keepLog(): Promise<void> {
    log ??= await world.fetchLog(id).catch(() => undefined);
  }

  /** Anew with every server: while they are upgraded one by one, the next may be an older one. */
  async function compareVersions(): Promise<void> {
    const game = heard?.view.game;
    if (!hello || game === undefined) return;
    const { oldest, rules } = hello;
    const here = await ask({ type: 'rules', game });
    const there = rules[game] ?? here;
    const next = oldest > WIRE || (here !== undefined && here !== there);
    if (next === isOutdated) return;
    isOutdated = next;
    tellAll(onlookers);
  }

  const socket = openSocket(id, world, {
    seq: () => heard?.seq ?? 0,
    onStatus: () => tellAll(onlookers),
    onMessage(message) {
      if (message.type === 'hello') hello = message;
      if (message.type === 'table') hear(heardWhole(heard, message, world.now()));
      else if (message.type === 'change' && heard) hear(heardChange(heard, message, world.now()));
      else if (message.type === 'pointed') for (const one of pointers) one(message);
      if (message.type === 'table' || message.type === 'hello') void compareVersions();
    },
  });

  /** Resolves when what was done is on this screen, so that the next answer builds on it. */
  const tell: Online['tell'] = async command => {
    if (socket.status() === 'gone' || socket.status() === 'closed') return STOPPED;
    const told = await socket.tell(command);
    if ('refused' in told) return told.refused;
    const { seq } = told;
    if ((heard?.seq ?? 0) < seq)
      await new Promise<void>(done => {
        awaiting = [...awaiting, { seq, done }];
      });
    await screen.settled();
    return undefined;
  };

  const online: Online = {
    table: () => heard,
    status: socket.status,
    isOutdated: () => isOutdated,
    subscribe: added(onlookers),
    tell,
    point: socket.point,
    async rematch() {
      if (heard?.view.next === null) await tell({ do: 'rematch' });
      if (heard?.view.next) world.goTo(heard.view.next);
    },
    onPoint: added(pointers),
    isPlanning: screen.isPlanning,
    triedPlan: screen.triedPlan,
    setPlanning: screen.setPlanning,
  };

  return {
    online,
    snapshot: screen.snapshot,
    failure: () => failure,
    detail: () => undefined,
    subscribe: added(listeners),
    ...playing(screen, tell),
    ...askingServer({
      screen,
      socket,
      ask,
      heard: () => heard,
      keep: (from, entries) => {
        if (heard) heard = withPast(heard, from, entries);
      },
    }),
    review: async () => (log === undefined ? undefined : reviewOf(world.startRules, log)),
    async advise(onAdvice) {
      const { hasHints, you, standing, game } = screen.shown()?.view ?? {};
      if (!hasHints || !screen.snapshot()?.isYours || typeof you !== 'number' || !standing || !game) return;
      const { view, count } = standing;
      let last: Advice | undefined;
      const task = { game, match: id, seat: you, view, seed: `${id} ${count}` };
      await thinker.run({ type: 'advise', ms: ADVICE_MS, ...task }, advice => {
        last = advice;
        onAdvice(advice);
      });
      const chance = last?.chance;
      if (chance !== undefined && screen.shown()?.view.standing?.count === count)
        screen.note(notes => withNote(notes, 'chances', { count, seat: you, chance }));
    },
    canSave: () => log !== undefined,
    file: async () =>
      log === undefined ? undefined : { name: `tessera-${heard?.view.game}-${id}.json`, text: log },
    hurry: socket.hurry,
    dispose() {
      for (const set of [listeners, onlookers, pointers]) set.clear();
      socket.close();
      seat?.close();
      thinker.close();
    },
  };
}

type Changes = 'submit' | 'undo' | 'redo' | 'resign' | 'say' | 'decline' | 'keepTime' | 'offer' | 'consider';

/** What is played goes to the server; what is tried becomes the plan. */
function playing(screen: Screen, tell: Online['tell']): Pick<MatchClient<unknown>, Changes> {
  const standing = () => screen.shown()?.view.standing;
  const plan = (): readonly string[] =>
    (screen.shown()?.view.plan?.moves ?? []).slice(0, screen.triedPlan()?.legalCount ?? 0);
  const keepPlan = (moves: readonly string[]): Promise<Refusal | undefined> =>
    tell({ do: 'plan', moves: [...moves], isOrder: screen.shown()?.view.plan?.isOrder ?? false });
  return {
    async submit(move) {
      if (screen.isTrying()) return keepPlan([...plan(), move]);
      if (!screen.snapshot()?.isYours) return NOT_YOUR_TURN;
      return tell({ do: 'play', move, after: standing()?.count ?? 0 });
    },
    async undo() {
      if (screen.isTrying()) return void (await keepPlan(plan().slice(0, -1)));
      const { undo, undoCount = 1, count = 0 } = standing() ?? {};
      if (undo === 'ready') await tell({ do: 'takeBack', after: count });
      if (undo === 'ask')
        await tell({ do: 'ask', proposal: { kind: 'takeBack', count: undoCount, after: count } });
    },
    resign: async () => void (await tell({ do: 'leave' })),
    /** The others are asked where they are; nothing stands in front of this table meanwhile. */
    async offer() {
      await tell({ do: 'ask', proposal: { kind: 'end' } });
      return undefined;
    },
    // What one screen decides for everybody is the server's here.
    redo: async () => {},
    say: async () => {},
    consider: async () => undefined,
    decline: async () => {},
    keepTime: async () => {},
  };
}

interface Asking {
  readonly screen: Screen;
  readonly socket: TableSocket;
  readonly ask: AskSeat;
  heard(): HeardTable | undefined;
  keep(from: number, entries: readonly HistoryEntry[]): void;
}

function askingServer({
  screen,
  socket,
  ask,
  heard,
  keep,
}: Asking): Pick<MatchClient<unknown>, 'whyNot' | 'viewAt' | 'momentAt' | 'history'> {
  async function viewAt(count: number): Promise<unknown> {
    const standing = screen.shown()?.view.standing;
    return standing?.count === count ? standing.view : socket.ask({ type: 'viewAt', count });
  }
  return {
    viewAt,
    async whyNot(move) {
      const shown = screen.shown();
      const answer = shown && (await ask({ type: 'whyNot', ...knownIn(shown), move }));
      return answer === undefined ? STOPPED : (answer ?? undefined);
    },
    async momentAt(count) {
      const shown = screen.shown();
      const view = await viewAt(count);
      const position = shown && (await ask({ type: 'position', ...knownIn(shown), view }));
      if (position === undefined) throw new Error(`there is no moment after ${count} answers`);
      return { position, log: null };
    },
    async history(from) {
      const known = heard()?.past.length ?? 0;
      if (known < (heard()?.view.moves.length ?? 0)) {
        const entries = await socket.ask({ type: 'history', from: known });
        if (heard()?.past.length === known) keep(known, entries as readonly HistoryEntry[]);
      }
      return (heard()?.past ?? []).slice(from);
    },
  };
}

/** The match is over and its log is open: the rules look at all of it. */
async function reviewOf(startRules: StartPort, log: string): Promise<unknown> {
  const port = startRules();
  if (!port) return undefined;
  const rules = createCaller<RulesRequest, RulesAnswers>(port, () => {});
  await rules.ask({ type: 'open', log: JSON.parse(log), table: { title: '', you: '' } }).reply;
  const reply = await rules.ask({ type: 'review' }).reply;
  rules.close();
  return reply.ok ? reply.value : undefined;
}

function tellAll(set: ReadonlySet<() => void>): void {
  for (const one of [...set]) one();
}

const added =
  <T>(set: Set<T>) =>
  (one: T): (() => void) => {
    set.add(one);
    return () => set.delete(one);
  };
