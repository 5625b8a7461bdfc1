/**
 * Holds the PostgreSQL of `npm run cluster` in a session of its own. Ctrl+C reaches every process of a
 * terminal: a PostgreSQL among them would shut down under servers that are still draining. Prints the address
 * on standard output, and stops when standard input ends, however the parent process ended.
 */
import { postgresIn } from './postgres.ts';

const { url, server } = await postgresIn(process.argv[2] as string).catch(({ message }) => {
  process.stderr.write(`tessera: ${message}\n`);
  process.exit(1);
});
// Without the package's signal handlers, which would stop PostgreSQL.
for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal).on(signal, () => {});
process.stdout.write(`${url}\n`);
process.stdin.resume().once('end', async () => {
  await server.stop();
  process.exit(0);
});
