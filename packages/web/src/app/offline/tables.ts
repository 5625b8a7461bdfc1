/** Web locks tell the windows of this browser whether any of them shows a table. */
const TABLE = 'tessera-table';

/** Holds the lock of a table until the returned function is called, or the window is closed. */
export function holdTable(): () => void {
  let leave = () => {};
  const left = new Promise<void>(resolve => {
    leave = resolve;
  });
  navigator.locks?.request(TABLE, { mode: 'shared' }, () => left);
  return leave;
}

/** Runs once no window shows a table, unless it is aborted before. */
export async function onceTablesAreLeft(run: () => Promise<void>, signal: AbortSignal): Promise<void> {
  if (navigator.locks) await navigator.locks.request(TABLE, { signal }, run).catch(() => {});
  else await run();
}
