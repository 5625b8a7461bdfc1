// @chunk common
/** A clause id of a rules document, such as `R-BENT-4`. */
export type ClauseId = string;

/** Parameters of a sentence about a refusal. */
export type Params = Readonly<Record<string, string | number>>;

/** Reason why an answer is refused: a value, never an exception. */
export interface RuleViolation {
  readonly clause: ClauseId;
  /** Code of the fault, and key of its sentence in the game's text catalogue: `E_NOT_YOUR_TURN`. */
  readonly code: string;
  readonly params?: Params;
}

export const violation = (clause: ClauseId, code: string, params?: Params): RuleViolation =>
  params ? { clause, code, params } : { clause, code };

/** Thrown when a match is given an answer that `check` refuses: only a bug or a cheat gets there. */
export class IllegalMove extends Error {
  readonly violation: RuleViolation;
  constructor(refused: RuleViolation) {
    super(`${refused.code} (${refused.clause})`);
    this.name = 'IllegalMove';
    this.violation = refused;
  }
}

/** Malformed data from outside: names the field, and the column of the fault if there is one (from 1). */
export class FormatError extends Error {
  readonly field: string;
  readonly column: number | undefined;
  /** Only in texts of more than one line. */
  readonly line: number | undefined;
  constructor(field: string, message: string, column?: number, line?: number) {
    const place = [line && `, line ${line}`, column && `, column ${column}`].filter(Boolean).join('');
    super(`${field}${place}: ${message}`);
    this.name = 'FormatError';
    this.field = field;
    this.column = column;
    this.line = line;
  }
}

/** Asserts an internal promise; a violation is a bug, and never caught to go on playing. */
export function invariant(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`broken invariant: ${what}`);
}
