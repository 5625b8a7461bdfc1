/** R16: overload. The server sheds load, loses nothing, and recovers soon. */
import { join } from 'node:path';
import { openStore } from '../../src/store/openStore.ts';
import { inFolder } from './folder.ts';
import { contradictions } from './history.ts';
import { begin, type Disturbed, seenIn } from './match.ts';
import { ServerProcess } from './processes.ts';
import type { Trial } from './trial.ts';

const SIZES = {
  short: { matches: 12, floodMs: 500 },
  long: { matches: 1500, floodMs: 60_000 },
};
/** Above the number of answers possible in that time. */
const MANY = 100_000;
const SOON_MS = 5000;

export const flood: Trial = {
  id: 'R16',
  what: 'overload: nothing is lost, and answers are fast again soon after',
  run: (size, say) =>
    inFolder(async folder => {
      const { matches: count, floodMs } = SIZES[size];
      const server = await ServerProcess.start(folder);
      try {
        const address = (): string => server.address;
        const quiet = await begin('rift', 'quiet', 4, address);
        await quiet.over;
        const matches: Disturbed[] = [];
        // In groups: a thousand handshakes at once would only queue.
        for (let i = 0; i < count; i += 50) {
          const swarm = Array.from({ length: Math.min(50, count - i) }, (_, n) =>
            begin('rift', `m${i + n}`, MANY, address),
          );
          matches.push(...(await Promise.all(swarm)));
          say(`R16: ${matches.length} of ${count} matches play flat out`);
        }
        await new Promise(resolve => setTimeout(resolve, floodMs));
        for (const { players } of matches) for (const player of players) player.leave();
        const start = performance.now();
        const after = await begin('rift', 'after', 4, address);
        await after.over;
        const ms = performance.now() - start;
        for (const { players } of [quiet, after]) for (const player of players) player.leave();
        await server.kill();
        const store = await openStore(`sqlite:${join(folder, 'data', 'tessera.db')}`);
        // A disconnected player may not know the result of the last answer; everything seen must be in the journal.
        const all = await contradictions(store, [...matches, quiet, after]);
        await store.close();
        const faults = all.filter(fault => !/answers were done/.test(fault));
        if (ms > SOON_MS)
          faults.push(`after the flood a new match with four answers took ${Math.round(ms)} ms`);
        const moves = matches.reduce((sum, match) => sum + seenIn(match), 0);
        return {
          did: `${count} matches flat out, ${moves} answers; then four answers in ${Math.round(ms)} ms`,
          faults,
        };
      } finally {
        await server.kill();
      }
    }),
};
