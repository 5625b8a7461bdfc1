export { guestsOf, neutralIn, neutralName, withoutName } from './forgetting.ts';
export { holdTable } from './held.ts';
export type { BotThought, HeldTable, HeldWorld, Journal, Post } from './heldTypes.ts';
export { LocalTable } from './localTable.ts';
export { notesUpTo, withNote } from './notes.ts';
export type { Eyes } from './seats.ts';
export { SentState } from './sentState.ts';
export { canWakeFrom } from './snapshots.ts';
export { Table } from './table.ts';
export type {
  BotAsk,
  BotTurn,
  BotWord,
  Circumstances,
  Created,
  FirstChair,
  Handled,
  Listing,
  NewIds,
  Presence,
  Summary,
  TableRecord,
  TableSnapshot,
  Who,
  World,
} from './types.ts';
