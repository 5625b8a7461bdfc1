/** Why a match cannot be played, or not kept. Each name is the key of a sentence in the shell's texts. */
const FAILURES = {
  /** There is no such match here. */
  missing: 'stops',
  /** The browser has no Web Workers, or does not let this page start one. */
  noWorkers: 'stops',
  /** A worker died. Every move up to then is stored: reloading the page goes on from there. */
  crashed: 'stops',
  /** What is stored cannot be read, or does not replay to the state it was stored with. */
  broken: 'stops',
  /** Stored under another version of the rules, under which it might mean something else. */
  otherRules: 'stops',
  /** The game of this match is not in this build. */
  unknownGame: 'stops',
  /** The bot in this seat failed or does not exist: the rules answer for it. */
  botFailed: 'goesOn',
  /** The browser refuses to store more: play goes on, but only until the page is closed. */
  notKept: 'goesOn',
  /** Another tab removed the match: play goes on here, but nothing is stored any more. */
  removed: 'goesOn',
} as const;

export type FailureKey = keyof typeof FAILURES;

/** Of a match that is there. */
export type TroubleKey = Exclude<FailureKey, 'missing'>;

/** Whether a failure ends the match on this page, rather than being a warning beside the table. */
export const stopsPlay = (failure: string | undefined): boolean =>
  failure !== undefined && FAILURES[failure as FailureKey] !== 'goesOn';
