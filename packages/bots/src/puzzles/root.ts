import { type AnyGame, parseOptions } from '@tessera/engine';
import type { Candidate } from './types.ts';

/** The state in which a puzzle begins. Throws FormatError if its position cannot be read. */
export function rootIn(game: AnyGame, puzzle: Candidate): unknown {
  const options: object = parseOptions(game.options, puzzle.options);
  return game.notation.parsePosition(puzzle.position, options, 'lenient');
}
