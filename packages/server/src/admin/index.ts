/** Administration by hand: of a folder or a database, whether a server runs there or not. */
import { BotPool } from '../bots/pool.ts';
import { steadyClock } from '../host/clock.ts';
import { Host } from '../host/host.ts';
import { guestNews } from '../identity/guestUpdates.ts';
import { Identities } from '../identity/identities.ts';
import { openStore } from '../store/openStore.ts';
import { fileIn } from '../store/sqlite/fileIn.ts';
import { requireFile } from '../store/sqlite/requireFile.ts';
import { carryOut } from './admin.ts';
import type { AdminAnswer, AdminCommand } from './commands.ts';
import { askDoor } from './door.ts';

export { type AdminAnswer, AdminCommand, AdminRefusal } from './commands.ts';

/** A server that runs in the folder does it; where none does, it is done here. */
export async function administerFolder(folder: string, command: AdminCommand): Promise<AdminAnswer> {
  const path = fileIn(folder);
  requireFile(path);
  return (await askDoor(folder, command)) ?? administer(`sqlite:${path}`, command);
}

/** As one more server of the database: those that run hear of everything it writes. */
export const administerDatabase = (url: string, command: AdminCommand): Promise<AdminAnswer> =>
  administer(url, command);

async function administer(url: string, command: AdminCommand): Promise<AdminAnswer> {
  const store = await openStore(url);
  const now = steadyClock();
  const bots = new BotPool();
  try {
    const faults: unknown[] = [];
    const host = new Host({ store, bots, now, onFault: (_table, error) => faults.push(error) });
    const identities = await Identities.open(store, now);
    const news = guestNews({ store, host, identities, lines: () => [], now });
    const answer = await carryOut({ store, host, now, ...news }, command);
    faults.length = 0; // what stood in the way of the command itself was answered by it
    await host.stop();
    if (faults.length > 0) throw faults[0];
    return answer;
  } finally {
    await bots.close();
    await store.close();
  }
}
