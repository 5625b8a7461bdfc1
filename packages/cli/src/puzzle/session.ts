/** Solves puzzles at the keyboard or from a pipe: every answer is judged by the prover. */
import {
  type Judgement,
  judgeAnswer,
  type Prover,
  type Puzzle,
  proverFor,
  replyOf,
  rootOf,
} from '@tessera/bots/puzzles';
import { FormatError, scriptedChance } from '@tessera/engine';
import type { Manifest } from '../games/manifest.ts';
import { type Io, print, printJson, wantsColour } from '../io.ts';
import { boundedLines, TOO_LONG } from '../lines.ts';
import type { Face } from '../play/face.ts';
import { beginning, legalLines, type Offer } from '../play/list.ts';
import { PLAY_TEXT } from '../play/text.ts';
import { told } from '../play/things.ts';
import { filled, type Language, type Words } from '../words.ts';
import { PUZZLE_TEXT, type PuzzleText } from './text.ts';
import { goalOf, refutedBy, solutionLines } from './told.ts';

const LONGEST_LINE = 1 << 12;

/** One puzzle being solved. */
class Attempt {
  readonly puzzle: Puzzle;
  readonly #manifest: Manifest;
  readonly #face: Face;
  readonly #words: Words;
  readonly #text: PuzzleText;
  readonly #language: Language;
  readonly #say: (type: string, lines: readonly string[], data?: object) => void;
  readonly #hasColour: boolean;
  readonly #prover: Prover;
  readonly #root: unknown;
  #state: unknown;
  isSolved = false;

  constructor(puzzle: Puzzle, manifest: Manifest, language: Language, io: Io, isJson: boolean) {
    this.puzzle = puzzle;
    this.#manifest = manifest;
    this.#face = manifest.face(language);
    this.#words = manifest.words(language);
    this.#text = PUZZLE_TEXT[language];
    this.#language = language;
    this.#hasColour = wantsColour(io);
    this.#say = (type, lines, data = {}) =>
      isJson ? printJson(io, { type, ...data, text: lines.join('\n') }) : print(io, ...lines);
    this.#root = rootOf(puzzle);
    this.#state = this.#root;
    this.#prover = proverFor(puzzle, this.#root);
  }

  begin(): void {
    this.#state = this.#root;
    this.isSolved = false;
    const { id, game, goal, odds, position, difficulty } = this.puzzle;
    this.#say('puzzle', [`${id}: ${goalOf(this.puzzle, this.#words, this.#text)}`], {
      ...{ id, game, goal, odds, position, difficulty },
    });
    this.board();
  }

  board(): void {
    const { game } = this.#manifest;
    const seat = game.decider(this.#state) ?? this.puzzle.seat;
    const view = game.view(this.#state, seat);
    this.#say('board', [...this.#face.board(view, this.#hasColour), this.#face.turn(view, seat)]);
  }

  help(): void {
    this.#say('help', this.#text.help);
  }

  legal(prefix: string): void {
    const offers = beginning(this.#offers(), prefix);
    this.#say('legal', offers.length > 0 ? legalLines(offers, false) : [this.#text.none], {
      legal: offers.map(({ notation }) => notation),
    });
  }

  what(name: string): void {
    const { game } = this.#manifest;
    const view = game.view(this.#state, game.decider(this.#state) ?? this.puzzle.seat);
    const { things, lines } = told(this.#face.things(view), name, PLAY_TEXT[this.#language]);
    this.#say('what', lines, { things });
  }

  solution(): void {
    const { solution, explanation } = this.puzzle;
    const lines = solutionLines(this.puzzle, this.#manifest, this.#face, this.#words, this.#text);
    this.#say('solution', lines, { solution, explanation });
  }

  #offers(): Offer[] {
    const { game } = this.#manifest;
    const seat = game.decider(this.#state) ?? 0;
    const view = game.view(this.#state, seat);
    return game.legalMoves(this.#state, seat).map((move, i) => {
      const notation = game.notation.formatMove(this.#state, move);
      return { notation, words: this.#face.answer(view, notation), number: i + 1 };
    });
  }

  answer(text: string): void {
    const { game } = this.#manifest;
    const seat = game.decider(this.#state) ?? 0;
    let move: unknown;
    try {
      move = game.notation.parseMove(this.#state, text);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      this.#say('malformed', [filled(this.#text.malformed, { text: text.slice(0, 40) })]);
      return;
    }
    const refused = game.check(this.#state, seat, move);
    if (refused) this.#say('refused', [this.#words.refusal(refused)], refused);
    else this.#judge(move, text);
  }

  #judge(move: unknown, text: string): void {
    const judged = judgeAnswer(this.#manifest.game, this.#prover, this.#state, move);
    if (judged.kind === 'unproved') this.#say('wrong', [this.#text.unproved]);
    else if (judged.kind === 'refuted') {
      const { odds, line } = judged;
      this.#say('wrong', [refutedBy(odds, line, this.#text), this.#text.again], { odds, line });
    } else {
      this.#tell(move, judged, text);
      this.#state = judged.next;
      if (judged.isDone) this.#finish();
      else this.#goOn();
    }
  }

  /** Events of an answer; none for an answer that was counted and not played. */
  #tell(move: unknown, { next, numbers }: Extract<Judgement, { kind: 'kept' }>, answer: string): void {
    const { game } = this.#manifest;
    const seat = game.decider(this.#state) ?? 0;
    const story =
      next === this.#state
        ? []
        : this.#words.story(
            game.apply(this.#state, seat, move, scriptedChance([...numbers, ...SPARE])).events,
            game.view(this.#state, seat),
          );
    this.#say('right', [[this.#text.right, ...story].join(' ')], { answer, numbers });
  }

  /** Other seats reply as well as they can, then the solver is asked again. */
  #goOn(): void {
    const { game } = this.#manifest;
    for (let seat = game.decider(this.#state); seat !== undefined; seat = game.decider(this.#state)) {
      if (game.isTogether || seat === this.puzzle.seat) break;
      const reply = replyOf(game, this.#prover, this.#state);
      const move = game.notation.formatMove(this.#state, reply);
      const words = this.#face.answer(game.view(this.#state, seat), move);
      this.#say('reply', [filled(this.#text.reply, { move: words })], { move });
      const judged = judgeAnswer(game, this.#prover, this.#state, reply);
      if (judged.kind !== 'kept') return;
      this.#state = judged.next;
    }
    this.board();
  }

  #finish(): void {
    this.isSolved = true;
    const { rating } = this.puzzle.difficulty;
    this.#say('solved', [filled(this.#text.solved, { rating })], { rating });
    this.solution();
  }
}

/** Numbers for what a last answer sets off beyond the goal. */
const SPARE: readonly number[] = Array<number>(400).fill(1);

interface Session {
  readonly puzzles: readonly Puzzle[];
  readonly language: Language;
  readonly isJson: boolean;
  manifestOf(puzzle: Puzzle): Manifest;
}

/** Gives the puzzles one after the other, until the input ends. Returns how many were solved. */
export async function solveSession(
  { puzzles, language, isJson, manifestOf }: Session,
  io: Io,
): Promise<number> {
  let at = 0;
  let solved = 0;
  const open = (): Attempt | undefined => {
    const puzzle = puzzles[at];
    const attempt = puzzle && new Attempt(puzzle, manifestOf(puzzle), language, io, isJson);
    attempt?.begin();
    return attempt;
  };
  let attempt = open();
  for await (const line of boundedLines(io.stdin, LONGEST_LINE)) {
    if (line === TOO_LONG)
      throw new FormatError('standard input', `has a line of more than ${LONGEST_LINE} characters`);
    const [word = '', ...rest] = line.trim().split(/\s+/);
    if (word === 'quit' || word === 'exit' || !attempt) break;
    if (word === 'next') {
      at++;
      attempt = open();
    } else if (word === '?' || word === 'help') attempt.help();
    else if (word === 'legal') attempt.legal(rest.join(' '));
    else if (word === 'what') attempt.what(rest.join(' '));
    else if (word === 'board') attempt.board();
    else if (word === 'restart') attempt.begin();
    else if (word === 'solution') attempt.solution();
    else if (word !== '' && !attempt.isSolved) attempt.answer(line.trim());
    if (attempt?.isSolved && word !== 'solution') solved++;
    if (!attempt) break;
  }
  return solved;
}
