import { moveList, type Seat, seededChance } from '@tessera/engine';
import {
  CARD_NAMES,
  cardWords,
  formatAnswer,
  oddsOf,
  type QuantumView,
  quantum,
} from '@tessera/games/quantum';
import type { Face } from '../../play/face.ts';
import { filled, type Language, labelled } from '../../words.ts';
import { QUANTUM_TEXT } from '../texts.ts';
import { wordsOf } from './answers.ts';
import { boardLines } from './board.ts';
import { QUANTUM_PLAY_TEXT } from './text.ts';
import { thingsOf } from './things.ts';
import { quantumWords, SEAT_NAMES } from './words.ts';

const nameOf = (seat: Seat): string => SEAT_NAMES[seat] ?? '';

export function quantumFace(language: Language): Face<QuantumView> {
  const text = QUANTUM_PLAY_TEXT[language];
  const { decisions, cards } = QUANTUM_TEXT[language];
  const { reason: reasonOf } = quantumWords(language);
  const turn = ({ decision, turn: { actions } }: QuantumView): string => {
    if (!decision) return '';
    const asked = filled(text.turn, { seat: nameOf(decision.seat), decision: decisions[decision.kind] });
    return decision.kind === 'TURN' ? `${asked} ${filled(text.actions, { count: actions })}` : asked;
  };
  return {
    isNumbered: true,
    board: (view, hasColour) => boardLines(view, language, hasColour),
    boardData: ({ decision }, position) => ({ position, decision }),
    turn,
    turnData: ({ decision }) => ({ decision }),
    answer: (view, notation) => wordsOf(view, notation, language),
    things: view => thingsOf(view, language),
    over: outcome => {
      const winners = outcome.winners.map(nameOf).join(', ');
      return winners ? filled(text.over, { winners, reason: reasonOf(outcome) }) : reasonOf(outcome);
    },
    help: text.help,
    commands: {
      odds: view => oddsLines(view, language),
      cards: ({ rows, commands, options }) =>
        [...rows.command, ...rows.gambit, ...commands.flat()].map(card => {
          const { name, text: does } = cardWords(cards, options, language)[
            CARD_NAMES[card] as keyof typeof cards
          ];
          return labelled(language, name, does);
        }),
    },
  };
}

/**
 * Win probabilities of every attack. Hidden information has no influence on a fight, so any determinization
 * of the view gives the same ones.
 */
function oddsLines(view: QuantumView, language: Language): readonly string[] {
  const text = QUANTUM_PLAY_TEXT[language];
  const state = quantum.determinize(view, seededChance('odds'));
  const legal = moveList<number>();
  if (view.decision) quantum.generate(state, view.decision.seat, legal);
  const lines = legal.items.slice(0, legal.count).flatMap(given => {
    const odds = oddsOf(state, given);
    if (!odds) return [];
    const params = {
      answer: wordsOf(view, formatAnswer(state, given), language),
      chance: Math.round(odds.chance * 100),
    };
    return [filled(odds.isDangerous ? text.dangerous : text.odds, params)];
  });
  return lines.length > 0 ? lines : [text.noOdds];
}
