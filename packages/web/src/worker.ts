/**
 * All workers: the rules worker holds the match and answers in notation; the bot worker thinks beside it, so that
 * a click is answered while a bot ponders; the seat worker knows what one seat of an on-line match does. They share most
 * of their code, so they share one file and one download; a worker's name says which of them it is.
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
// The page waits for a first word, and shows it when a part is late.
const tellLate = (): void => post({ late: lateness() });
onLate(tellLate);
tellLate();
const host = hosts();
self.addEventListener('message', event => void host.then(receive => receive(event.data)));
