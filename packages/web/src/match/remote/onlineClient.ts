/** Client of a match on a server: its transport is a socket, and people at other screens take part. */
import type { Chair, Command, ServerMessage, TableView } from '@tessera/wire';
import { WIRE } from '@tessera/wire/version';
import type { MatchClient, MatchSetup, Refusal, SeatHolder } from '../client.ts';
import { STOPPED } from '../refusals.ts';
import { knownIn } from '../screen.ts';
import { added, createTableClient, type TableWorld, type Told } from '../tableClient.ts';
import type { Online, Pointed } from './online.ts';
import { createPlanning, lostIn, type Planning, type SentMove } from './planning.ts';
import { openSocket, type SocketWorld, type TableSocket } from './socket.ts';
import { UNSENT } from './unsent.ts';

export interface OnlineWorld extends SocketWorld, TableWorld {
  /** Fetches the sealed log of a finished match. */
  readonly fetchLog: (table: string) => Promise<string>;
  /** Navigates to another table. */
  readonly goTo: (table: string) => void;
  /** Store for answers given without a connection: they survive the page. */
  readonly aside?: {
    read(table: string): readonly string[];
    write(table: string, moves: readonly string[]): void;
  };
}

export interface OnlineClient extends MatchClient<unknown> {
  readonly online: Online;
  /** Reconnects at once: the page is visible again, or the network is back. */
  hurry(): void;
}

export function createOnlineClient(id: string, world: OnlineWorld): OnlineClient {
  const pointers = new Set<(pointed: Pointed) => void>();
  const refused = new Set<() => void>();
  let planning: Planning | undefined;
  let log: string | undefined;
  let hello: Extract<ServerMessage, { readonly type: 'hello' }> | undefined;
  let isOutdated = false;
  let hasTrial = false;
  let sent: readonly SentMove[] = [];

  const { client, connection, transport, screen } = createTableClient<TableSocket>(id, world, {
    overlay(connected) {
      planning = createPlanning(connected.ask);
      planning.aside = world.aside?.read(id) ?? [];
      return planning;
    },
    setupOf,
    connect: ({ heard, hear }) => {
      const socket = openSocket(id, world, {
        seq: () => heard()?.seq ?? 0,
        onStatus: noticeStatus,
        onMessage(message) {
          if (message.type === 'hello') hello = message;
          if (message.type === 'pointed') for (const one of pointers) one(message);
          hear(message);
          if (message.type === 'table' || message.type === 'hello') void compareVersions();
        },
      });
      return { ...socket, tell: async command => (isAway() ? unsent() : heeded(await socket.tell(command))) };
    },
    onHeard({ happened, view }) {
      // The guest who sat down or stood up may be this one, on this page or another: what the table tells
      // them changes.
      if (happened.some(({ kind }) => kind === 'sat' || kind === 'stood')) transport.refresh();
      if (view.phase !== 'ended') return fetchTrial();
      void keepLog();
      if (planning?.aside.length) void keepAside([]);
    },
  });

  /** Fetches the code of trials while there is a connection: without one, plans need it. */
  function fetchTrial(): void {
    const heard = connection.heard();
    if (hasTrial || !heard?.view.standing || heard.view.you === null) return;
    hasTrial = true;
    void connection.ask({ type: 'trial', ...knownIn(heard), moves: [] });
  }

  async function keepLog(): Promise<void> {
    log ??= await world.fetchLog(id).catch(() => undefined);
  }

  /** Runs for every new connection: during a rolling upgrade, the next server may be an older one. */
  async function compareVersions(): Promise<void> {
    const game = connection.heard()?.view.game;
    if (!hello || game === undefined) return;
    const { oldest, rules } = hello;
    const here = await connection.ask({ type: 'rules', game });
    const there = rules[game] ?? here;
    const next = oldest > WIRE || (here !== undefined && here !== there);
    if (next === isOutdated) return;
    isOutdated = next;
    connection.stir();
  }

  /** Called by the socket, at the earliest after its first timer. */
  function noticeStatus(): void {
    if (planning) {
      planning.isAway = transport.status() === 'reconnecting';
      if (planning.isAway) planning.lost = sent;
    }
    connection.stir();
    coverAgain();
  }

  function coverAgain(): Promise<void> {
    return screen.cover().then(connection.stir);
  }

  const isAway = (): boolean => planning?.isAway === true;

  /** Refuses a command without a connection: sent later, it would be a surprise. */
  const unsent = (): Told => heeded({ refused: UNSENT });

  function heeded(told: Told): Told {
    if ('refused' in told && told.refused === UNSENT) for (const listener of refused) listener();
    return told;
  }

  /** The answer counts as lost from a loss of the connection until the server replies. */
  async function send(move: string): Promise<Refusal | undefined> {
    const one = { move, after: (view()?.standing?.count ?? 0) + sent.length };
    sent = [...sent, one];
    const refusal = await client.submit(move);
    sent = sent.filter(other => other !== one);
    if (planning?.lost.includes(one)) {
      planning.lost = planning.lost.filter(other => other !== one);
      await coverAgain();
    }
    return refusal;
  }

  async function keepAside(moves: readonly string[]): Promise<void> {
    if (planning) planning.aside = moves;
    world.aside?.write(id, moves);
    await coverAgain();
  }

  const { people } = client;
  /** A plan made without a connection stays with the page: as an order, it would be played unseen. */
  async function tell(command: Command): Promise<Refusal | undefined> {
    if (['gone', 'closed'].includes(transport.status())) return STOPPED;
    if (!isAway() || command.do !== 'plan') return people.tell(command);
    await keepAside(command.moves);
    return undefined;
  }

  const view = (): TableView | undefined => screen.shown()?.view;
  const plan = (): readonly string[] =>
    asideOr(view()?.plan?.moves ?? []).slice(0, triedPlan()?.legalCount ?? 0);
  const lost = (): readonly string[] => {
    const shown = screen.shown();
    return planning && shown ? lostIn(planning, shown) : [];
  };
  function triedPlan(): ReturnType<Online['triedPlan']> {
    const trial = planning?.trial();
    const before = lost().length;
    return (
      trial && { legalCount: Math.max(0, trial.legalCount - before), befores: trial.befores.slice(before) }
    );
  }
  const asideOr = (moves: readonly string[]): readonly string[] =>
    planning && planning.aside.length > 0 ? planning.aside : moves;
  const keepPlan = (moves: readonly string[]): Promise<Refusal | undefined> =>
    tell({ do: 'plan', moves: [...moves], isOrder: view()?.plan?.isOrder ?? false });

  const online: Online = {
    ...people,
    tell,
    status: transport.status,
    isOutdated: () => isOutdated,
    point: transport.point,
    async rematch() {
      if (connection.heard()?.view.next === null) await tell({ do: 'rematch' });
      const next = connection.heard()?.view.next;
      if (next) world.goTo(next);
    },
    onPoint: added(pointers),
    async agreedEnd() {
      const shown = screen.shown();
      return (shown && (await connection.ask({ type: 'offer', ...knownIn(shown) }))) ?? undefined;
    },
    isPlanning: () => planning?.isOn === true,
    triedPlan,
    isLost: () => lost().length > 0,
    onUnsent: added(refused),
    setPlanning(isOn) {
      if (planning) planning.isOn = isOn;
      void coverAgain();
    },
    setAside: () => (planning?.aside.length ? planning.aside : undefined),
    keepAside,
    async playAside() {
      let rest = planning?.aside ?? [];
      await keepAside([]);
      // A plan may cover the match: whose turn it is, the table says.
      while (rest[0] !== undefined && view()?.standing?.toAct === view()?.you) {
        const refusal = await send(rest[0]);
        if (refusal) return refusal;
        rest = rest.slice(1);
      }
      return rest.length > 0 ? tell({ do: 'plan', moves: [...rest], isOrder: false }) : undefined;
    },
  };

  return {
    ...client,
    people: online,
    online,
    async submit(move) {
      if (screen.isCovered()) return keepPlan([...plan(), move]);
      const { isYours, legal } = screen.snapshot() ?? {};
      if (!isAway() || !isYours) return send(move);
      return legal?.includes(move) ? keepPlan([move]) : client.whyNot(move);
    },
    // Commands take their turn behind an answer that is lost: without a connection none may queue there.
    async undo() {
      if (screen.isCovered()) await keepPlan(plan().slice(0, -1));
      else await (isAway() ? unsent() : client.undo());
    },
    redo: async () => void (await (isAway() ? unsent() : client.redo())),
    resign: async () => void (await (isAway() ? unsent() : client.resign())),
    /** Asks the others on their screens; no dialog covers this table meanwhile. */
    async offer() {
      await tell({ do: 'ask', proposal: { kind: 'end' } });
      return undefined;
    },
    review: async () =>
      log === undefined ? undefined : connection.ask({ type: 'review', log: JSON.parse(log) }),
    canSave: () => log !== undefined,
    file: async () =>
      log === undefined
        ? undefined
        : { name: `tessera-${connection.heard()?.view.game}-${id}.json`, text: log },
    hurry: transport.hurry,
    dispose() {
      pointers.clear();
      refused.clear();
      client.dispose();
    },
  };
}

/** Setup without a seed: nothing of the dice is known before the end. */
function setupOf({ id, game, title, options, chairs, you }: TableView): MatchSetup {
  return {
    id,
    game,
    title,
    options,
    seats: chairs.map((chair, seat) => holderOf(chair, seat === you)),
    seed: '',
  };
}

function holderOf(chair: Chair, isYou: boolean): SeatHolder {
  if (chair.kind === 'person') return { kind: isYou ? 'you' : 'guest', name: chair.name };
  return chair.kind === 'bot' ? { kind: 'bot', level: chair.level, name: '' } : { kind: 'guest', name: '' };
}
