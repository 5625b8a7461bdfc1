/**
 * Entry point of all workers: the rules worker holds the match and answers in notation; the bot worker
 * computes beside it, so that clicks are answered while a bot thinks; the seat worker knows the legal answers
 * of one seat of an on-line match. They share most of their code, hence one file and one download; a worker's
 * name selects its role.
 */
import { loadAnalyst, loadBots, loadGame, loadJudge } from './games/workers.ts';
import { createBotHost } from './match/botHost.ts';
import { createHost } from './match/host.ts';
import { lateness, onLate } from './ui/render/persist.ts';

const post = (message: unknown): void => self.postMessage(message);

const hosts = async () => {
  if (self.name === 'bots') return createBotHost(loadBots, post, loadJudge);
  if (self.name === 'rules') return createHost(loadGame, loadAnalyst, post);
  return (await import('./match/remote/seatHost.ts')).createSeatHost(loadGame, loadAnalyst, post);
};
// Reports late chunks: the page waits for the worker's first message and shows what delays it.
const tellLate = (): void => post({ late: lateness() });
onLate(tellLate);
tellLate();
const host = hosts();
self.addEventListener('message', event => void host.then(receive => receive(event.data)));
