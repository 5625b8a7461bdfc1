import { cardTextOf, EVENTS, researcherTextOf, type TesseractView } from '@tessera/games/tesseract';
import type { Face } from '../../play/face.ts';
import { PLAY_TEXT } from '../../play/text.ts';
import { filled, type Language, labelled } from '../../words.ts';
import { TESSERACT_TEXT } from '../texts.ts';
import { answerWords, cubeWords, wordsOf } from './answers.ts';
import { boardLines, labName, type Texts } from './board.ts';
import { TESSERACT_PLAY_TEXT } from './text.ts';
import { thingsOf } from './things.ts';

export function tesseractFace(language: Language): Face<TesseractView> {
  const texts: Texts = { own: TESSERACT_PLAY_TEXT[language], game: TESSERACT_TEXT[language] };
  const { own, game } = texts;
  return {
    isNumbered: true,
    board: (view, hasColour) => boardLines(view, texts, hasColour),
    boardData: ({ turn, phase, active, breach, decision }, position) => ({
      position,
      turn,
      phase,
      active,
      breach,
      decision,
    }),
    turn: view => {
      const { decision } = view;
      if (!decision) return '';
      const params = { lab: labName(decision.lab), decision: game.decisions[decision.type] };
      if (decision.wish) {
        const { wish, picked, mayStep } = decision;
        const words = wordsOf(view, wish, texts);
        const asked = picked === null ? words : labelled(language, cubeWords(view, picked, texts), words);
        return filled(mayStep ? own.wishStep : own.wish, { ...params, wish: asked });
      }
      return filled(PLAY_TEXT[language].toMove, { seat: params.lab, decision: params.decision });
    },
    turnData: ({ decision }) => ({ decision }),
    answer: (view, notation) => answerWords(view, notation, texts),
    things: view => thingsOf(view, game),
    over: ({ winners, reason }) =>
      filled(winners.length > 0 ? own.won : own.lost, {
        reason: (game.reasons as Readonly<Record<string, string>>)[reason] ?? reason,
      }),
    help: own.help,
    commands: {
      cards: view => cardLines(view, texts, language),
      symbols: view => symbolLines(view, texts, language),
    },
  };
}

/** Open cards and researchers. */
function cardLines(
  { options, labs, columns }: TesseractView,
  { own, game }: Texts,
  language: Language,
): string[] {
  const line = (id: string, where: string): string => {
    const { name, text } = cardTextOf(options, id, game);
    return labelled(language, `${where}  ${name}`, text);
  };
  return [
    ...labs.flatMap(({ researcher, hand }, lab) => {
      const { name, ability, action } = researcherTextOf(options, researcher, game);
      const own =
        researcher === '-' ? [] : [labelled(language, `${labName(lab)}  ${name}`, `${ability} / ${action}`)];
      return [...own, ...hand.map(id => line(id, labName(lab)))];
    }),
    ...columns.flatMap(({ card, state }, i) =>
      card === null ? [] : `${line(card, `${i + 1}`)} (${filled(own.stateNames[state], { column: i + 1 })})`,
    ),
  ];
}

/** Symbols of the base in play. */
function symbolLines({ stacks }: TesseractView, { game }: Texts, language: Language): string[] {
  return EVENTS.filter(event => stacks.some(({ symbol }) => symbol === event)).map(event => {
    const { name, text, clause } = game.symbols[event];
    return labelled(language, `${event}  ${name}`, `${text} (${clause})`);
  });
}
