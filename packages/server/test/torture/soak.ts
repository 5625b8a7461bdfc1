/** R13: soak test: no leak over many matches. */
import { inFolder } from './folder.ts';
import { begin } from './match.ts';
import { ServerProcess } from './processes.ts';
import type { Trial } from './trial.ts';

const SIZES = {
  short: { atOnce: 6, matches: 24, ms: 0, answers: 6 },
  long: { atOnce: 1000, matches: 1000, ms: 600_000, answers: 20 },
};
/** Samples of memory and handles in a long trial; a short one samples after every match. */
const SAMPLES = 40;
const GAMES = ['rift', 'quantum', 'tesseract', 'loop'] as const;
/** Limit of memory growth, as a factor from the second quarter to the last. */
const GROWTH = 1.2;
/** Limit of growth of handles, which vary with the connections. */
const HANDLES = 1.5;

export const soak: Trial = {
  id: 'R13',
  what: 'matches come and go: memory and handles stay flat',
  run: (size, say) =>
    inFolder(async folder => {
      const { atOnce, matches, ms, answers } = SIZES[size];
      const server = await ServerProcess.start(folder);
      try {
        const address = (): string => server.address;
        const memory: number[] = [];
        const handles: number[] = [];
        const start = performance.now();
        const passed = (): number => performance.now() - start;
        let begun = 0;
        let next = 0;
        const visitor = async (): Promise<void> => {
          while (begun < matches || passed() < ms) {
            const n = begun++;
            const match = await begin(GAMES[n % GAMES.length] as string, `m${n}`, answers, address);
            await match.over;
            for (const player of match.players) player.leave();
            if (passed() < next) continue;
            next += ms / SAMPLES;
            memory.push(await server.metric('process_resident_memory_bytes'));
            handles.push(await server.metric('nodejs_active_handles_total'));
            say(
              `R13: ${Math.round(passed() / 1000)} s, ${n} matches, ${Math.round((memory.at(-1) ?? 0) / 1e6)} MB`,
            );
          }
        };
        await Promise.all(Array.from({ length: atOnce }, visitor));
        const left = await socketsLeft(server);
        const [more, open] = [growthOf(memory), growthOf(handles)];
        const faults = [
          ...(more > GROWTH ? [`memory grew ${more.toFixed(2)} times`] : []),
          ...(open > HANDLES ? [`handles grew ${open.toFixed(2)} times`] : []),
          ...(left > 0 ? [`${left} sockets are open that nobody has any more`] : []),
        ];
        const grew = `memory ${more.toFixed(2)} and handles ${open.toFixed(2)} times those of the second quarter`;
        return { did: `${begun} matches, ${atOnce} at once, ${grew}`, faults };
      } finally {
        await server.kill();
      }
    }),
};

/** Growth from the second quarter to the last; the first one is warm-up. */
function growthOf(samples: readonly number[]): number {
  const quarter = (n: number): number => {
    const part = samples.slice(
      Math.floor((n * samples.length) / 4),
      Math.ceil(((n + 1) * samples.length) / 4),
    );
    return part.reduce((sum, one) => sum + one, 0) / part.length;
  };
  return quarter(3) / quarter(1);
}

/** Open sockets, once lost connections are detected. */
async function socketsLeft(server: ServerProcess): Promise<number> {
  for (let tries = 0; ; tries++) {
    const sockets = await server.metric('tessera_sockets');
    if (sockets === 0 || tries > 100) return sockets;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
}
