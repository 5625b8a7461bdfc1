/** Our server in a process of its own, on a real SQLite file in the given folder, with one more game. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { AnyGame } from '@tessera/engine';
import { createApp } from '../../../packages/server/src/app.ts';
import { BUILT_IN } from '../../../packages/server/src/host/world.ts';
import { UNLIMITED } from '../../../packages/server/src/limits/limits.ts';
import { openStore } from '../../../packages/server/src/store/openStore.ts';
import { serveTables } from '../../../packages/server/src/tables.ts';
import { endless } from './endless.ts';
import { answerProbes } from './probe.ts';

const folder = process.argv[2] ?? '';
const client = join(folder, 'client');
mkdirSync(client, { recursive: true });
writeFileSync(join(client, 'index.html'), '<title>Tessera</title>');

const games = {
  game: (id: string) => (id === endless.id ? (endless as unknown as AnyGame) : BUILT_IN.game(id)),
  levels: (id: string) => (id === endless.id ? [] : BUILT_IN.levels(id)),
  keeper: BUILT_IN.keeper,
};
const app = await createApp(client);
const store = await openStore(`sqlite:${join(folder, 'tessera.db')}`);
await serveTables(app, {
  store,
  limits: UNLIMITED,
  games,
  ...(process.argv[3] && { idleMs: Number(process.argv[3]) }),
});
await app.listen({ port: 0, host: '127.0.0.1' });
answerProbes((app.server.address() as AddressInfo).port);
