/** Creation of all Web Workers. */
import { noteLate, persist } from '../ui/render/persist.ts';
import type { Port, StartPort } from './caller.ts';

/** Module workers, so that neither rules nor bots ever block the page. */
export const startTableWorker: StartPort = () =>
  start(() => new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'table' }));
export const startBotWorker: StartPort = () =>
  start(() => new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'bots' }));

function start(make: () => Worker): Port | undefined {
  if (typeof Worker === 'undefined') return undefined;
  try {
    return portOf(make(), make);
  } catch {
    return undefined; // forbidden: treated as missing
  }
}

/**
 * Port to a worker. A worker that cannot be fetched is started again, and its messages are queued. Its first
 * message signals that it runs; a broken script raises an error with a message, a failed fetch one without.
 */
function portOf(worker: Worker, make: () => Worker): Port {
  let unsent: unknown[] | undefined = [];
  let isClosed = false;
  let isFirst = true;
  const load = (): Promise<string | undefined> =>
    new Promise((resolve, reject) => {
      if (isClosed) return;
      if (!isFirst) worker = make();
      isFirst = false;
      worker.onmessage = () => resolve(undefined);
      worker.onerror = event => (event.message ? resolve(event.message) : reject(event));
    });
  return {
    post: message => void (unsent ? unsent.push(message) : worker.postMessage(message)),
    async listen(onMessage, onCrash) {
      const fault = await persist(load);
      if (fault) return onCrash(fault);
      worker.onmessage = ({ data }) => ('late' in data ? noteLate(load, data.late) : onMessage(data));
      worker.onmessageerror = () => onCrash('an answer could not be read');
      worker.onerror = ({ message }) => onCrash(message);
      for (const message of unsent ?? []) worker.postMessage(message);
      unsent = undefined;
    },
    close() {
      isClosed = true;
      worker.terminate();
      noteLate(load, 0);
    },
  };
}
