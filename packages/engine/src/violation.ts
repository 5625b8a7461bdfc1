// @chunk common
/** A clause id of a rules document, such as `R-BENT-4`. */
export type ClauseId = string;

/** Values that a sentence about a refusal may mention. */
export type Params = Readonly<Record<string, string | number>>;

/** Reason why an answer is refused: a value, never an exception. */
export interface RuleViolation {
  readonly clause: ClauseId;
  /** The fault, and the key of its sentence in the game's text catalogue: `E_NOT_YOUR_TURN`. */
  readonly code: string;
  readonly params?: Params;
}

export const violation = (clause: ClauseId, code: string, params?: Params): RuleViolation =>
  params ? { clause, code, params } : { clause, code };

/** Thrown when a match is handed an answer that `check` refuses: only a bug or a cheat gets there. */
export class IllegalMove extends Error {
  readonly violation: RuleViolation;
  constructor(refused: RuleViolation) {
    super(`${refused.code} (${refused.clause})`);
    this.name = 'IllegalMove';
    this.violation = refused;
  }
}

/** Malformed outside data: names the field, and the column in it where one can be pointed at (from 1). */
export class FormatError extends Error {
  readonly field: string;
  readonly column: number | undefined;
  /** Only where there is more than one. */
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

/** A promise of ours; breaking it is a bug and is never caught to go on playing. */
export function invariant(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`broken invariant: ${what}`);
}
