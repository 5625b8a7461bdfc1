/** Where a game in the terminal is shown: for people, or as JSON lines for programs. */
import type { Outcome } from '@tessera/engine';
import { RIFT_TEXT, type RiftView } from '@tessera/games/rift';
import { type Io, print, printJson, wantsColour } from '../io.ts';
import { type Ply, plyText } from '../line.ts';
import { filled, type Language, wordsOf } from '../words.ts';
import { boardLines } from './board.ts';
import { PLAY_TEXT } from './text.ts';

export interface Screen {
  /** The board. */
  board(view: RiftView): void;
  /** Whose decision it is, and which. */
  turn(view: RiftView): void;
  /** A bot begins to think; call the answer when it has done. Seen on a terminal only. */
  thinking(seat: number): () => void;
  played(ply: Ply): void;
  over(outcome: Outcome): void;
  /** An answer to a command; `data` says the same to programs. */
  say(about: string, lines: readonly string[], data?: object): void;
}

export function textScreen(io: Io, language: Language): Screen {
  const text = PLAY_TEXT[language];
  const words = wordsOf('rift', language);
  const show = (lines: readonly string[]): void => {
    for (const line of lines) print(io, line);
  };
  return {
    board: view => show(boardLines(view, words.seats, text, wantsColour(io))),
    turn: view => {
      const decision = RIFT_TEXT[language].decisions[view.decision];
      show([filled(text.toMove, { seat: words.seats[view.toMove] ?? '', decision })]);
    },
    thinking: seat => {
      if (io.stderr.isTTY !== true) return () => {};
      io.stderr.write(filled(text.thinking, { seat: words.seats[seat] ?? '' }));
      return () => io.stderr.write('\r\x1b[K');
    },
    played: ply => show([`${ply.move}  ${plyText(ply, words)}`]),
    over: ({ winners, reason }) => {
      const winner = words.seats[winners[0] ?? 0] ?? '';
      show([filled(text.over, { winner, reason: words.reason(reason) })]);
    },
    say: (_about, lines) => show(lines),
  };
}

export function jsonScreen(io: Io): Screen {
  return {
    board: ({ position, toMove, decision }) => printJson(io, { type: 'board', position, toMove, decision }),
    turn: ({ toMove, decision }) => printJson(io, { type: 'turn', toMove, decision }),
    thinking: () => () => {},
    played: ply => printJson(io, { type: 'played', ...ply }),
    over: outcome => printJson(io, { type: 'over', ...outcome }),
    say: (about, lines, data = {}) => printJson(io, { type: about, text: lines.join('\n'), ...data }),
  };
}
