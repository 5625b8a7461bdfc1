/** A match of a server goes on in this browser. */
import { addLocal, isHere } from '../../match/moving.ts';
import { navigate, PATHS } from '../../ui/router.ts';
import { matchOfTable, noteMatch } from './moved.ts';

/** Opens it here; false where that did not work, and nothing has changed that asking again would not mend. */
export async function takeHome(table: string, yours: readonly number[]): Promise<boolean> {
  const known = matchOfTable(table);
  if (known !== undefined && (await isHere(known))) {
    navigate(PATHS.match(known));
    return true;
  }
  const address = `/api/tables/${encodeURIComponent(table)}/home`;
  const response = await fetch(address, { method: 'POST' }).catch(() => undefined);
  if (!response?.ok) return false;
  const added = await addLocal(await response.text(), yours).catch(() => undefined);
  if (!added || 'failure' in added) return false;
  noteMatch(table, added.id);
  navigate(PATHS.match(added.id));
  return true;
}
