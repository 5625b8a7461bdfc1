// @chunk own
/** Section 14: formatting of game records. Needs no rules, so that a table can afford it. */
import { type Colour, REASONS, type Reason, WHITE } from './types.ts';

/** Winner and reason. */
export interface RecordResult {
  readonly winner: Colour;
  readonly reason: Reason;
}

export interface RecordFields {
  /** Options that differ from the defaults. */
  readonly options: object;
  readonly starter: Colour;
  /** The players, White first. */
  readonly names?: readonly [string, string];
  /** Null while the game is open. */
  readonly result: RecordResult | null;
  readonly seed?: string;
  readonly position?: string;
}

const WIDTH = 100;
/** Result and reason of an open game. */
export const OPEN = '*';
export const colourLetter = (colour: Colour): string => (colour === WHITE ? 'w' : 'b');

/** Header lines, an empty line, and the plies; the ply that ended the game on the board is marked `#`. */
export function writeRecord(fields: RecordFields, moves: readonly string[]): string {
  const { options, starter, names, result, seed, position } = fields;
  const header: Readonly<Record<string, string | undefined>> = {
    Game: 'rift',
    Options: JSON.stringify(options),
    Starter: colourLetter(starter),
    White: names?.[0],
    Black: names?.[1],
    Result: result ? colourLetter(result.winner) : OPEN,
    Reason: result ? result.reason : OPEN,
    Seed: seed,
    Position: position,
  };
  const lines = Object.entries(header).flatMap(([key, value]) =>
    value === undefined ? [] : [`[${key} ${JSON.stringify(value)}]`],
  );
  const isDecidedOnBoard = REASONS.some(reason => reason === result?.reason);
  const plies = moves.map((move, i) => (isDecidedOnBoard && i === moves.length - 1 ? `${move}#` : move));
  return `${[...lines, '', ...wrapped(plies)].join('\n')}\n`;
}

/** The plies separated by blanks, in lines of a readable length. */
function wrapped(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= WIDTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
