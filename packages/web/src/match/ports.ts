/** The only place where workers are made. */
import type { Port, StartPort } from './caller.ts';

/** Module workers, so that the page itself never loads rules or bots. */
export const startRulesWorker: StartPort = () =>
  start(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'rules' }));
export const startBotWorker: StartPort = () =>
  start(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bots' }));
/** For an on-line table: what one seat knows. */
export const startSeatWorker: StartPort = () =>
  start(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'seat' }));

function start(make: () => Worker): Port | undefined {
  if (typeof Worker === 'undefined') return undefined;
  try {
    return portOf(make());
  } catch {
    return undefined; // forbidden here, which is as good as not having them
  }
}

const portOf = (worker: Worker): Port => ({
  post: message => worker.postMessage(message),
  listen(onMessage, onCrash) {
    worker.addEventListener('message', event => onMessage(event.data));
    worker.addEventListener('messageerror', () => onCrash('an answer could not be read'));
    worker.addEventListener('error', event => onCrash(event.message || 'the worker could not be loaded'));
  },
  close: () => worker.terminate(),
});
