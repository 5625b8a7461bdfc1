export { catalogue, inEveryLanguage, type Load } from './catalogue.ts';
export {
  type Chance,
  noChance,
  type PlacedChance,
  type RecordingChance,
  recordingChance,
  type ScriptedChance,
  scriptedChance,
  seededChance,
  shuffled,
  wordGenerator,
} from './chance.ts';
export { digest, encode } from './codec.ts';
export { completed, completedAll, type Files, unmarked } from './completed.ts';
export { decode } from './decode.ts';
export { counted, czechForms } from './forms/czech.ts';
export { frenchForms } from './forms/french.ts';
export {
  type FrameHandler,
  type FrameIn,
  frameLoop,
  type IdleHandler,
  offer,
  type Playing,
  pop,
  push,
  topOf,
} from './frames.ts';
export {
  type AnyGame,
  defineGame,
  type Facts,
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
  COMPLETE_LANGUAGES,
  type CompleteLanguage,
  DRAFTS,
  type Draft,
  fill,
  type InLanguages,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  MARK,
  spoken,
  withForms,
} from './language.ts';
export { harmfulIn, withoutHarmful } from './letters.ts';
export {
  AGREE,
  isLeaving,
  isMatchWord,
  LEAVE,
  LEAVE_ON_TIME,
  type LeaveCause,
  type LogEntry,
  type LogHeader,
  MATCH_WORDS,
  type MatchLog,
  type MatchWord,
  type Numbers,
  type Promised,
  type PublicEntry,
  type PublicLog,
  type Seal,
  wordsAtEnd,
} from './log.ts';
export {
  type AnyMatch,
  Match,
  type MatchStart,
  type Past,
  type PastEntry,
  type Snapshot,
} from './match.ts';
export {
  defaultOf,
  nonDefaultOptions,
  type OptionSpec,
  type OptionSpecs,
  type OptionValue,
  parseOptions,
} from './options.ts';
export {
  type Check,
  checkId,
  checkName,
  checkOneOf,
  checkReadable,
  checkText,
  complaintAbout,
  complaintsAbout,
  formatTables,
  type PackComplaint,
  type PackField,
  type PackTables,
  readPack,
} from './pack.ts';
export { type RowWords, type WordedRow, wordFields, wordsOf } from './packWords.ts';
export { parseEntries, parseLog } from './parseLog.ts';
export { positionFor, publicLog, publicPosition, seenBy } from './public.ts';
export {
  type Fields,
  optional,
  type Reader,
  readCount,
  readFlag,
  readInteger,
  readIntegerIn,
  readList,
  readListOf,
  readObject,
  readOneOf,
  readOrNull,
  readText,
  refuseUnknown,
} from './read.ts';
export { type Fairness, replay, type Verified, verify } from './replay.ts';
export {
  type DecisiveMoment,
  heaviestOf,
  percentOf,
  type ReviewAdvice,
  type ReviewLuck,
  reviewLuck,
  type Weighed,
  weigherOf,
} from './review.ts';
export { dicePromise, diceSeed, keptPromise, sealedChance } from './sealed.ts';
export { sha256 } from './sha256.ts';
export type { Stream } from './stream.ts';
export { typeset, typesetAll } from './typography.ts';
export { type UndoRefusal, undoBarOf } from './undo.ts';
export {
  type ClauseId,
  FormatError,
  IllegalMove,
  invariant,
  type Params,
  type RuleViolation,
  violation,
} from './violation.ts';
