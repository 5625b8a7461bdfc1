/** R7: a server that is paused, or stopped for a while, takes nobody's time. */
import { inFolder } from './folder.ts';
import { Player } from './player.ts';
import { ServerProcess } from './processes.ts';
import type { Trial } from './trial.ts';

const SIZES = { short: { pauseMs: 6000 }, long: { pauseMs: 30_000 } };
/** Less than the pause: whoever has to pay for it has lost on time. */
const MOVE_SECONDS = 5;

export const pauses: Trial = {
  id: 'R7',
  what: 'a server paused, then killed and started late: nobody loses time by it',
  run: (size, say) =>
    inFolder(async folder => {
      const { pauseMs } = SIZES[size];
      const server = await ServerProcess.start(folder);
      const faults: string[] = [];
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
        const check = (after: string): void => {
          const { phase, clocks } = ada.memory.table ?? {};
          if (phase !== 'playing') faults.push(`after ${after} the match is ${phase}`);
          else if ((clocks?.turn ?? 0) < 1000) faults.push(`after ${after} ${clocks?.turn} ms are left`);
        };
        const answer = async (): Promise<void> => {
          const mover =
            [ada, bob].find(({ memory }) => memory.table?.standing?.toAct === memory.table?.you) ?? ada;
          const count = mover.memory.moves.length;
          const [move] = await mover.legal();
          const done = await mover.do({ do: 'play', move: move ?? '', after: count });
          if (done.type !== 'done') faults.push(`an answer right after it: ${JSON.stringify(done)}`);
          await Promise.all([ada, bob].map(player => player.until(() => player.memory.moves.length > count)));
        };
        server.pause();
        await new Promise(resolve => setTimeout(resolve, pauseMs));
        server.resume();
        await answer();
        check('a pause');
        say('R7: paused and played on');
        await server.kill();
        await new Promise(resolve => setTimeout(resolve, pauseMs));
        await server.start();
        await answer();
        check('a stop');
        for (const player of [ada, bob]) player.leave();
        return { did: `paused and stopped for ${pauseMs / 1000} s with ${MOVE_SECONDS} s a move`, faults };
      } finally {
        await server.kill();
      }
    }),
};
