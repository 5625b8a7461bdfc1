export {
  type Chance,
  noChance,
  type RecordingChance,
  recordingChance,
  type ScriptedChance,
  scriptedChance,
  seededChance,
  shuffled,
  wordGenerator,
} from './chance.ts';
export { decode, digest, encode } from './codec.ts';
export {
  type AnyGame,
  defineGame,
  type Game,
  type GameEvent,
  type MoveList,
  moveList,
  type Notation,
  type Outcome,
  type Rules,
  type Seat,
  type Step,
  type Viewer,
} from './game.ts';
export {
  type AnyMatch,
  type LogEntry,
  type LogHeader,
  Match,
  type MatchLog,
  type MatchStart,
  type UndoRefusal,
} from './match.ts';
export {
  nonDefaultOptions,
  type OptionSpec,
  type OptionSpecs,
  type OptionValue,
  parseOptions,
} from './options.ts';
export { parseLog, replay } from './replay.ts';
export {
  type ClauseId,
  FormatError,
  IllegalMove,
  invariant,
  type Params,
  type RuleViolation,
  violation,
} from './violation.ts';
