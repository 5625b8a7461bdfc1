/**
 * Both workers: the rules worker holds the match and answers in notation; the bot worker thinks beside it, so that
 * a click is answered while a bot ponders. They share most of their code, so they share one file and one download;
 * a worker's name says which of the two it is.
 */
import { createBotHost } from './botHost.ts';
import { loadAnalyst, loadBots, loadGame } from './games.ts';
import { createHost } from './host.ts';

const post = (message: unknown): void => self.postMessage(message);
const receive =
  self.name === 'bots' ? createBotHost(loadBots, post) : createHost(loadGame, loadAnalyst, post);
self.addEventListener('message', event => void receive(event.data));
