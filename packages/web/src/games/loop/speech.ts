/** Names of pieces and answers, in the game's words. */
import { type Agent, agentWord, answerWords, type Naming } from '@tessera/games/loop';
import type { MatchSetup } from '../../match/client.ts';
import type { LoopModel, Offered } from './contract.ts';

/** The part of the model needed for names. */
export type Speech = Pick<LoopModel, 'words' | 'view' | 'names'>;

/** Naming for the rules' text: agents have their own names. */
export const namingOf = ({ words, view, names }: Speech): Naming => ({
  text: words.game,
  table: view,
  seat: seat => names[seat] ?? '',
});

/** True if a seat leads several agents, so that the active one is named. */
export const leadsSeveral = ({ view }: Pick<Speech, 'view'>, seat: number): boolean =>
  view.holders.filter(one => one === seat).length > 1;

/** The player of an agent: by name, or by agent if one seat leads several. */
export function playerName(speech: Speech, agent: Agent): string {
  const seat = speech.view.holders[agent] ?? 0;
  return leadsSeveral(speech, seat) ? agentWord(namingOf(speech), agent) : (speech.names[seat] ?? '');
}

/** An agent in a sentence: by its player's name where one was given; "Mr Time uses …", never "You uses …". */
export const calledIn =
  (speech: Speech, { seats }: Pick<MatchSetup, 'seats'>) =>
  (agent: Agent): string =>
    seats[speech.view.holders[agent] ?? 0]?.name
      ? playerName(speech, agent)
      : agentWord(namingOf(speech), agent);

/** An answer as an order: "use Wormhole". */
export const deedWords = (speech: Speech, offered: Offered): string =>
  answerWords(speech.view, offered, namingOf(speech));
