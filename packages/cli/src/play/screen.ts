/** Where a game in the terminal is shown: for people, or as JSON lines for programs. */
import { isMatchWord, type Outcome } from '@tessera/engine';
import type { Manifest } from '../games/manifest.ts';
import { type Io, print, printJson, redraw, wantsColour } from '../io.ts';
import { type Ply, plyData, plyText } from '../line.ts';
import { filled, type Language } from '../words.ts';
import type { Face } from './face.ts';
import { answerLines, type Offer } from './list.ts';
import type { Table } from './table.ts';
import { PLAY_TEXT } from './text.ts';

export interface Screen {
  /** The board. */
  board(table: Table): void;
  /** Whose decision it is, which, and the answers. */
  turn(table: Table, offers: readonly Offer[]): void;
  /** A bot begins to think; call the answer when it has done. Seen on a terminal only. */
  thinking(seat: number): () => void;
  played(ply: Ply): void;
  over(outcome: Outcome): void;
  /** An answer to a command; `data` says the same to programs. */
  say(about: string, lines: readonly string[], data?: object): void;
}

export function textScreen(io: Io, { game, ...manifest }: Manifest, face: Face, language: Language): Screen {
  const text = PLAY_TEXT[language];
  const words = manifest.words(language);
  const answerOf = ({ move, before }: Ply): string =>
    isMatchWord(move)
      ? text.said[move]
      : face.isNumbered
        ? face.answer(game.view(before, 'watcher'), move)
        : move;
  const show = (lines: readonly string[]): void => print(io, ...lines);
  return {
    board: table => show(face.board(table.view(), wantsColour(io))),
    turn: (table, offers) => {
      show([face.turn(table.view(), table.decider() ?? 0)]);
      if (face.isNumbered) show(answerLines(offers, text));
    },
    thinking: seat => {
      if (io.stderr.isTTY !== true) return () => {};
      redraw(io, filled(text.thinking, { seat: words.seats[seat] ?? '' }));
      return () => redraw(io, '');
    },
    played: ply => show([`${answerOf(ply)}  ${plyText(ply, words)}`.trimEnd()]),
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
