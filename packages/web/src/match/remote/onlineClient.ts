/** Client of a match on a server: its transport is a socket, and people at other screens take part. */
import type { Chair, ServerMessage, TableView } from '@tessera/wire';
import { WIRE } from '@tessera/wire/version';
import type { MatchClient, MatchSetup, People, Refusal, SeatHolder } from '../client.ts';
import { STOPPED } from '../refusals.ts';
import { knownIn } from '../screen.ts';
import { added, createTableClient, type TableWorld } from '../tableClient.ts';
import type { Online, Pointed } from './online.ts';
import { createPlanning, type Planning } from './planning.ts';
import { openSocket, type SocketWorld, type TableSocket } from './socket.ts';

export interface OnlineWorld extends SocketWorld, TableWorld {
  /** Fetches the sealed log of a finished match. */
  readonly fetchLog: (table: string) => Promise<string>;
  /** Navigates to another table. */
  readonly goTo: (table: string) => void;
}

export interface OnlineClient extends MatchClient<unknown> {
  readonly online: Online;
  /** Reconnects at once: the page is visible again, or the network is back. */
  hurry(): void;
}

export function createOnlineClient(id: string, world: OnlineWorld): OnlineClient {
  const pointers = new Set<(pointed: Pointed) => void>();
  let planning: Planning | undefined;
  let log: string | undefined;
  let hello: Extract<ServerMessage, { readonly type: 'hello' }> | undefined;
  let isOutdated = false;

  const { client, connection, transport, screen } = createTableClient<TableSocket>(id, world, {
    overlay(connected) {
      planning = createPlanning(connected.ask);
      return planning;
    },
    setupOf,
    connect: ({ heard, hear, stir }) =>
      openSocket(id, world, {
        seq: () => heard()?.seq ?? 0,
        onStatus: stir,
        onMessage(message) {
          if (message.type === 'hello') hello = message;
          if (message.type === 'pointed') for (const one of pointers) one(message);
          hear(message);
          if (message.type === 'table' || message.type === 'hello') void compareVersions();
        },
      }),
    onHeard({ happened, view }) {
      // The guest who sat down or stood up may be this one, on this page or another: what the table tells
      // them changes.
      if (happened.some(({ kind }) => kind === 'sat' || kind === 'stood')) transport.refresh();
      if (view.phase === 'ended') void keepLog();
    },
  });

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

  const { people } = client;
  const tell: People['tell'] = async command =>
    ['gone', 'closed'].includes(transport.status()) ? STOPPED : people.tell(command);

  const view = (): TableView | undefined => screen.shown()?.view;
  const plan = (): readonly string[] =>
    (view()?.plan?.moves ?? []).slice(0, planning?.trial()?.legalCount ?? 0);
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
    triedPlan: () => planning?.trial(),
    setPlanning(isOn) {
      if (planning) planning.isOn = isOn;
      void screen.cover().then(connection.stir);
    },
  };

  return {
    ...client,
    people: online,
    online,
    submit: move => (screen.isCovered() ? keepPlan([...plan(), move]) : client.submit(move)),
    undo: async () => (screen.isCovered() ? void (await keepPlan(plan().slice(0, -1))) : client.undo()),
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
