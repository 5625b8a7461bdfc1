/** Output of `play`: text for people, or JSON lines for programs. */
import { isMatchWord, type Outcome, type Seat } from '@tessera/engine';
import type { OfferReason } from '@tessera/wire';
import type { Manifest } from '../games/manifest.ts';
import { type Io, print, printJson, redraw, wantsColour } from '../io.ts';
import { type Ply, plyData, plyText } from '../line.ts';
import { filled, type Language } from '../words.ts';
import type { Face } from './face.ts';
import { answerLines, type Offer } from './list.ts';
import type { Sitting, Told } from './sitting.ts';
import { PLAY_TEXT } from './text.ts';

export interface Screen {
  board(sitting: Sitting): void;
  /** Shows the question and the legal answers. */
  turn(sitting: Sitting, offers: readonly Offer[]): void;
  /** Shows on a terminal that a bot is thinking; call the result when it is done. */
  thinking(seat: Seat): () => void;
  tell(told: readonly Told[]): void;
  over(outcome: Outcome): void;
  /** Prints the output of a command; `data` is the same for programs. */
  say(about: string, lines: readonly string[], data?: object): void;
}

export function textScreen(io: Io, manifest: Manifest, face: Face, language: Language): Screen {
  const text = PLAY_TEXT[language];
  const words = manifest.words(language);
  const show = (lines: readonly string[]): void => print(io, ...lines);
  const seatName = (seat: Seat): string => words.seats[seat] ?? '';
  const plyLine = (ply: Ply): string => {
    const { move } = ply;
    const answer = isMatchWord(move)
      ? text.said[move]
      : face.isNumbered
        ? face.answer(ply.before(), move)
        : move;
    return `${answer}  ${plyText(ply, words)}`.trimEnd();
  };
  const becauseOf = (why: OfferReason | undefined): string => (why ? ` ${text.offerReasons[why]}` : '');
  const lineOf = (one: Told): string[] => {
    if (one.kind === 'ply') return [plyLine(one.ply)];
    if (one.kind === 'asked') return [filled(text.offered, { seat: seatName(one.seat) })];
    if (one.kind !== 'agreed' && one.kind !== 'declined') return [];
    return [filled(text[one.kind], { seat: seatName(one.seat) }) + becauseOf(one.why)];
  };
  return {
    board: ({ standing }) => show(face.board(standing.view, wantsColour(io))),
    turn: ({ standing }, offers) => {
      show([face.turn(standing.view, standing.toAct ?? 0)]);
      if (face.isNumbered) show(answerLines(offers, text));
    },
    thinking: seat => {
      if (io.stderr.isTTY !== true) return () => {};
      redraw(io, filled(text.thinking, { seat: seatName(seat) }));
      return () => redraw(io, '');
    },
    tell: told => show(told.flatMap(lineOf)),
    over: outcome => show([face.over(outcome)]),
    say: (_about, lines) => show(lines),
  };
}

/** Happenings reported to programs. */
const TOLD: readonly Told['kind'][] = ['asked', 'agreed', 'declined', 'tookBack'];

export function jsonScreen(io: Io, face: Face): Screen {
  return {
    board: ({ position, standing }) =>
      printJson(io, { type: 'board', ...face.boardData(standing.view, position) }),
    turn: ({ standing }) =>
      printJson(io, { type: 'turn', decider: standing.toAct, ...face.turnData(standing.view) }),
    thinking: () => () => {},
    tell(told) {
      for (const one of told) {
        const { kind: type, ...data } = one;
        if (one.kind === 'ply') printJson(io, { type: 'played', ...plyData(one.ply) });
        else if (TOLD.includes(type)) printJson(io, { type, ...data });
      }
    },
    over: outcome => printJson(io, { type: 'over', ...outcome }),
    say: (about, lines, data = {}) => printJson(io, { type: about, text: lines.join('\n'), ...data }),
  };
}
