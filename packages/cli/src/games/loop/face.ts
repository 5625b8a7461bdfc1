import {
  type Artifact,
  agentWord,
  answerOf,
  answerWords,
  cardSentences,
  cardWord,
  contentOf,
  type LoopView,
  meaningOf,
  missionRow,
  missionStates,
  outlookOf,
  questionOf,
} from '@tessera/games/loop';
import type { Face } from '../../play/face.ts';
import { filled, type Language, labelled } from '../../words.ts';
import { LOOP_TEXT } from '../texts.ts';
import { boardLines, namingOf } from './board.ts';
import { LOOP_PLAY_TEXT } from './text.ts';
import { thingsOf } from './things.ts';
import { loopWords, seatName } from './words.ts';

export function loopFace(language: Language): Face<LoopView> {
  const text = LOOP_PLAY_TEXT[language];
  const { reason: reasonOf } = loopWords(language);
  return {
    isNumbered: true,
    board: (view, hasColour) => boardLines(view, language, hasColour),
    boardData: ({ decision }, position) => ({ position, decision }),
    turn: view => {
      if (!view.decision) return '';
      const naming = namingOf(view, language);
      return filled(text.turn, {
        seat: seatName(view.decision.seat),
        agent: agentWord(naming, view.decision.agent),
        question: questionOf(view, naming),
      });
    },
    turnData: ({ decision }) => ({ decision }),
    answer: (view, notation) =>
      answerWords(view, meaningOf(view, answerOf(view, notation)), namingOf(view, language)),
    things: view => thingsOf(view, namingOf(view, language), text),
    over: outcome => filled(outcome.winners.length > 0 ? text.won : text.lost, { reason: reasonOf(outcome) }),
    help: text.help,
    commands: {
      cards: view => cardLines(view, language),
      missions: view => {
        const { missions } = namingOf(view, language).text;
        return missionStates(view).map(({ mission, damage, need }) => {
          const { name, text: does } = missions[missionRow(mission).id as keyof typeof missions];
          return labelled(language, `${name} ${damage}/${need}`, does);
        });
      },
      chances: view => chanceLines(view, language),
    },
  };
}

/** Open cards: in the hands, at the eras, and Ultramachina cards. */
function cardLines(view: LoopView, language: Language): string[] {
  const naming = namingOf(view, language);
  const { text } = naming;
  const { cards, ultras } = contentOf(view);
  const artifacts = [...view.hands.flat(), ...view.available.flat()].map(card =>
    labelled(language, cardWord(naming, card), cardSentences(cards[card] as Artifact, text).join(' ')),
  );
  const machines = view.ultras.flatMap((at, ultra) => {
    const words = text.ultras[ultras[ultra]?.id as keyof typeof text.ultras];
    return at >= 0 ? [labelled(language, words.name, words.text)] : [];
  });
  return [...artifacts, ...machines];
}

const percent = (chance: number): number => Math.round(chance * 100);

/** Chances of the next throw: eras where something can happen, then all of it. */
function chanceLines(view: LoopView, language: Language): string[] {
  const text = LOOP_PLAY_TEXT[language];
  const { eras, defeat, cubes } = outlookOf(view);
  const lines = eras.flatMap((outlook, era) => {
    if (percent(outlook.overflow) === 0) return [];
    const at = LOOP_TEXT[language].eras[era] as string;
    return [
      filled(text.chance, { at, overflow: percent(outlook.overflow), defeat: percent(outlook.defeat) }),
    ];
  });
  return [...lines, filled(text.defeat, { defeat: percent(defeat), ...cubes })];
}
