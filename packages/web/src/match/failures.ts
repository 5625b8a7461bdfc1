/** Failures of playing or storing a match. Each name is the key of a sentence in the shell's texts. */
const FAILURES = {
  /** No match of this id in this browser. */
  missing: 'stops',
  /** The browser has no Web Workers, or does not let this page start one. */
  noWorkers: 'stops',
  /** A worker died. Every move until then is stored: reloading the page continues the match. */
  crashed: 'stops',
  /** The stored match is unreadable, or does not replay to the state it was stored with. */
  broken: 'stops',
  /** Stored under another version of the rules, under which it could mean something else. */
  otherRules: 'stops',
  /** The game of this match is not in this build. */
  unknownGame: 'stops',
  /** The bot in this seat failed or does not exist: the rules answer for it. */
  botFailed: 'goesOn',
  /** The browser refuses to store more: play continues, but is lost with the page. */
  notKept: 'goesOn',
  /** Another tab removed the match: play continues here, but nothing is stored any more. */
  removed: 'goesOn',
} as const;

export type FailureKey = keyof typeof FAILURES;

/** Failures of a match that exists. */
export type TroubleKey = Exclude<FailureKey, 'missing'>;

/** True for a failure that ends the match on this page, false for a warning beside the table. */
export const stopsPlay = (failure: string | undefined): boolean =>
  failure !== undefined && FAILURES[failure as FailureKey] !== 'goesOn';
