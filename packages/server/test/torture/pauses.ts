/** R7: a suspended or stopped server costs nobody time on the clock. */
import { inFolder } from './folder.ts';
import { Player } from './player.ts';
import { ServerProcess } from './processes.ts';
import type { Trial } from './trial.ts';

const SIZES = { short: { pauseMs: 6000 }, long: { pauseMs: 30_000 } };
/** Shorter than the downtime: a player charged for it would lose on time. */
const MOVE_SECONDS = 5;

/** Takes a server down; resolves when it serves again. */
type Downtime = (server: ServerProcess, ms: number) => Promise<void>;

const LULLS: Readonly<Record<string, Downtime>> = {
  async 'a pause'(server, ms) {
    server.pause();
    await new Promise(resolve => setTimeout(resolve, ms));
    server.resume();
  },
  async 'a stop'(server, ms) {
    await server.kill();
    await new Promise(resolve => setTimeout(resolve, ms));
    await server.start();
  },
};

export const pauses: Trial = {
  id: 'R7',
  what: 'a server paused, another killed and started late: nobody loses time by it',
  async run(size, say) {
    const { pauseMs } = SIZES[size];
    const faults = await Promise.all(
      Object.entries(LULLS).map(([name, lull]) =>
        inFolder(async folder => {
          const found = await faultsOf(folder, name, server => lull(server, pauseMs));
          say(`R7: played on after ${name}`);
          return found;
        }),
      ),
    );
    const did = `one paused and one stopped for ${pauseMs / 1000} s with ${MOVE_SECONDS} s a move`;
    return { did, faults: faults.flat() };
  },
};

async function faultsOf(
  folder: string,
  name: string,
  lull: (server: ServerProcess) => Promise<void>,
): Promise<readonly string[]> {
  const server = await ServerProcess.start(folder);
  try {
    const address = (): string => server.address;
    const [ada, bob] = [await Player.enter('Ada', address), await Player.enter('Bob', address)];
    const table = await ada.create({
      game: 'rift',
      chairs: [{ kind: 'me' }, { kind: 'open' }],
      pace: { total: null, increment: 0, move: MOVE_SECONDS },
      openTo: 'link',
      onTime: 'loss',
      language: 'en',
    });
    for (const player of [ada, bob]) await player.join(table);
    await bob.do({ do: 'sit', name: 'Bob' });
    await ada.do({ do: 'start' });
    // Waits until both players know whose turn it is.
    await Promise.all([ada, bob].map(player => player.until(() => player.memory.table?.phase === 'playing')));
    await lull(server);
    const faults: string[] = [];
    const mover = [ada, bob].find(({ memory }) => memory.table?.standing?.toAct === memory.table?.you) ?? ada;
    const count = mover.memory.moves.length;
    const [move = ''] = await mover.legal();
    const done = await mover.do({ do: 'play', move, after: count });
    if (done.type !== 'done') return [`an answer right after ${name}: ${JSON.stringify(done)}`];
    await Promise.all([ada, bob].map(player => player.until(() => player.memory.moves.length > count)));
    const { phase, clocks } = ada.memory.table ?? {};
    if (phase !== 'playing') faults.push(`after ${name} the match is ${phase}`);
    else if ((clocks?.turn ?? 0) < 1000) faults.push(`after ${name} ${clocks?.turn} ms are left`);
    for (const player of [ada, bob]) player.leave();
    return faults;
  } finally {
    await server.kill();
  }
}
