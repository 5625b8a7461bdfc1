/** Client of a match at this screen: a worker of this page holds its table. */
import { isLeaving } from '@tessera/engine';
import type { MatchClient, MatchSetup, Offer } from './client.ts';
import { openPort, type Port, type PortWorld } from './port.ts';
import { knownIn } from './screen.ts';
import { createTableClient, type TableWorld } from './tableClient.ts';

export interface LocalWorld extends TableWorld, PortWorld {
  readonly now: () => number;
}

/** Never rejects before `dispose`, except for a failed look back. */
export function createLocalClient(id: string, world: LocalWorld): MatchClient<unknown> {
  let port: Port | undefined;
  const { client, connection, screen, isOver } = createTableClient<Port>(id, world, {
    connect(connected) {
      port = openPort(id, world, connected);
      return port;
    },
    onPush: push => port?.onPush(push),
    changesAt: seq => port?.changesAt(seq),
    // Newer rules may write the options differently.
    setupOf: ({ options }) => ({ ...(port?.setup() as MatchSetup), options }),
    onHeard({ happened, view }) {
      if (view.phase === 'ended') connection.thinker.forget(id);
      for (const one of happened)
        if (one.kind === 'played' && view.chairs[one.seat]?.kind === 'bot')
          connection.report('bot', one.by === 'fallback' ? 'botFailed' : undefined);
    },
  });

  return {
    ...client,
    canSave: () => screen.snapshot() !== undefined,
    review: () => connection.ask({ type: 'review' }),
    async file() {
      const shown = isOver() ? undefined : screen.shown();
      const log = shown && (await connection.ask({ type: 'log' }));
      if (!log) return undefined;
      const entry = world.store.entries().get(id);
      const updated = entry && 'row' in entry ? entry.row.updated : world.now();
      return (await import('./saving.ts')).fileOf(log, { notes: shown.notes, updated });
    },
    async offer(): Promise<Offer | undefined> {
      const shown = screen.shown();
      const { you, moves } = shown?.view ?? {};
      const isGone = moves?.some(({ seat, move }) => seat === you && isLeaving(move));
      if (!shown || typeof you !== 'number' || isGone) return undefined;
      const end = await connection.ask({ type: 'offer', ...knownIn(shown) });
      return end ? { ...end, by: you } : undefined;
    },
  };
}
