/** Where a game in the terminal is shown: for people, or as JSON lines for programs. */
import type { Outcome } from '@tessera/engine';
import { type Io, print, printJson, redraw, wantsColour } from '../io.ts';
import { type Ply, plyData, plyText } from '../line.ts';
import { filled, type Language, type Words } from '../words.ts';
import type { Face } from './face.ts';
import { answerLines } from './list.ts';
import type { Table } from './table.ts';
import { PLAY_TEXT } from './text.ts';

export interface Screen {
  /** The board. */
  board(table: Table): void;
  /** Whose decision it is, and which. */
  turn(table: Table): void;
  /** A bot begins to think; call the answer when it has done. Seen on a terminal only. */
  thinking(seat: number): () => void;
  played(ply: Ply): void;
  over(outcome: Outcome): void;
  /** An answer to a command; `data` says the same to programs. */
  say(about: string, lines: readonly string[], data?: object): void;
}

export function textScreen(io: Io, words: Words, face: Face, language: Language): Screen {
  const text = PLAY_TEXT[language];
  const show = (lines: readonly string[]): void => print(io, ...lines);
  return {
    board: table => show(face.board(table.view(), wantsColour(io))),
    turn: table => {
      show([face.turn(table.view(), table.decider() ?? 0)]);
      if (face.isNumbered) show(answerLines(table.legal(), text));
    },
    thinking: seat => {
      if (io.stderr.isTTY !== true) return () => {};
      redraw(io, filled(text.thinking, { seat: words.seats[seat] ?? '' }));
      return () => redraw(io, '');
    },
    played: ply => show([`${ply.move}  ${plyText(ply, words)}`.trimEnd()]),
    over: outcome => show([face.over(outcome)]),
    say: (_about, lines) => show(lines),
  };
}

export function jsonScreen(io: Io, face: Face): Screen {
  return {
    board: ({ match, view }) => {
      const position = match.game.notation.formatPosition(match.state);
      printJson(io, { type: 'board', ...face.boardData(view(), position) });
    },
    turn: ({ view, decider }) =>
      printJson(io, { type: 'turn', decider: decider() ?? null, ...face.turnData(view()) }),
    thinking: () => () => {},
    played: ply => printJson(io, { type: 'played', ...plyData(ply) }),
    over: outcome => printJson(io, { type: 'over', ...outcome }),
    say: (about, lines, data = {}) => printJson(io, { type: about, text: lines.join('\n'), ...data }),
  };
}
