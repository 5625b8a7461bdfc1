/**
 * Both workers of a page: the table worker holds the match of this screen and answers questions about what a seat knows; the bot worker
 * thinks beside it, so that a click is answered while a bot ponders. They share most of their code, so they share one file and one
 * download; a worker's name says which of them it is.
 */
import { loadAnalyst, loadBots, loadGame, loadJudges } from './games/workers.ts';
import { createBotHost } from './match/botHost.ts';
import { createTableHost } from './match/tableHost.ts';
import { lateness, onLate } from './ui/render/persist.ts';

const post = (message: unknown): void => self.postMessage(message);

// The page waits for a first word, and shows it when a part is late.
const tellLate = (): void => post({ late: lateness() });
onLate(tellLate);
tellLate();
const receive =
  self.name === 'bots'
    ? createBotHost(loadBots, post, loadJudges)
    : createTableHost(loadGame, loadAnalyst, post);
self.addEventListener('message', event => void receive(event.data));
