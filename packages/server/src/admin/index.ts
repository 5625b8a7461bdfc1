/** Administration of a data folder or a database, with or without a running server. */
import { BotPool } from '../bots/pool.ts';
import { steadyClock } from '../host/clock.ts';
import { Rooms } from '../host/rooms.ts';
import { guestUpdates } from '../identity/guestUpdates.ts';
import { Identities } from '../identity/identities.ts';
import { openStore } from '../store/openStore.ts';
import { fileIn } from '../store/sqlite/fileIn.ts';
import { requireFile } from '../store/sqlite/requireFile.ts';
import { execute } from './admin.ts';
import type { AdminAnswer, AdminCommand } from './commands.ts';
import { askDoor } from './door.ts';

export { type AdminAnswer, AdminCommand, AdminRefusal } from './commands.ts';

/** Executes a command by the server that runs in the folder, or here if none does. */
export async function administerFolder(folder: string, command: AdminCommand): Promise<AdminAnswer> {
  const path = fileIn(folder);
  requireFile(path);
  return (await askDoor(folder, command)) ?? administer(`sqlite:${path}`, command);
}

/** Executes a command here as one more server of the database; running servers are notified. */
export const administerDatabase = (url: string, command: AdminCommand): Promise<AdminAnswer> =>
  administer(url, command);

async function administer(url: string, command: AdminCommand): Promise<AdminAnswer> {
  const store = await openStore(url);
  const now = steadyClock();
  const bots = new BotPool();
  try {
    const faults: unknown[] = [];
    const rooms = new Rooms({ store, bots, now, onFault: (_table, error) => faults.push(error) });
    const identities = await Identities.open(store, now);
    // No connections to update; the command reports its own failures.
    const guests = guestUpdates({
      store,
      rooms,
      identities,
      connections: () => [],
      now,
      onFault: () => {},
    });
    const answer = await execute({ store, rooms, now, ...guests }, command);
    faults.length = 0; // faults of the command itself are in its answer
    await rooms.stop();
    if (faults.length > 0) throw faults[0];
    return answer;
  } finally {
    await bots.close();
    await store.close();
  }
}
