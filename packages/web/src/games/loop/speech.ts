/** How the table calls things and deeds, in the words of the game. */
import { type Agent, agentWord, answerWords, type Naming } from '@tessera/games/loop';
import type { LoopModel, Offered } from './contract.ts';

/** Enough to say anything about a table. */
export type Speech = Pick<LoopModel, 'words' | 'view' | 'names'>;

/** Agents are called by their own names. */
export const namingOf = ({ words, view, names }: Speech): Naming => ({
  text: words.game,
  table: view,
  seat: seat => names[seat] ?? '',
});

/** Whether a seat leads more than one agent: then it is said which of them acts. */
export const leadsSeveral = ({ view }: Pick<Speech, 'view'>, seat: number): boolean =>
  view.holders.filter(one => one === seat).length > 1;

/** Who leads an agent: by name, or by agent where one seat leads several. */
export function playerName(speech: Speech, agent: Agent): string {
  const seat = speech.view.holders[agent] ?? 0;
  return leadsSeveral(speech, seat) ? agentWord(namingOf(speech), agent) : (speech.names[seat] ?? '');
}

/** "use Wormhole": what an answer does, as an order. */
export const deedWords = (speech: Speech, offered: Offered): string =>
  answerWords(speech.view, offered, namingOf(speech));
