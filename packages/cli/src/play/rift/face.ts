import type { Outcome } from '@tessera/engine';
import { formatRecord, type RecordResult, RIFT_TEXT, type RiftView } from '@tessera/games/rift';
import { filled, type Language, wordsOf } from '../../words/index.ts';
import type { Face } from '../face.ts';
import { PLAY_TEXT } from '../text.ts';
import { boardLines } from './board.ts';
import { RIFT_PLAY_TEXT } from './text.ts';

export function riftFace(language: Language): Face {
  const text = RIFT_PLAY_TEXT[language];
  const { seats, reason: reasonOf } = wordsOf('rift', language);
  return {
    adviser: 'alphabeta@500ms',
    isNumbered: false,
    board: (view, hasColour) => boardLines(view as RiftView, seats, text, hasColour),
    boardData: (view, position) => {
      const { toMove, decision } = view as RiftView;
      return { position, toMove, decision };
    },
    turn: view => {
      const { toMove, decision } = view as RiftView;
      const params = { seat: seats[toMove] ?? '', decision: RIFT_TEXT[language].decisions[decision] };
      return filled(PLAY_TEXT[language].toMove, params);
    },
    turnData: view => {
      const { toMove, decision } = view as RiftView;
      return { toMove, decision };
    },
    over: ({ winners, reason }) =>
      filled(text.over, { winner: seats[winners[0] ?? 0] ?? '', reason: reasonOf(reason) }),
    help: text.help,
    commands: {},
    record: (log, outcome) => formatRecord(log, resultOf(outcome)),
  };
}

const resultOf = (outcome: Outcome | undefined): RecordResult | null =>
  outcome ? ({ winner: outcome.winners[0], reason: outcome.reason } as RecordResult) : null;
