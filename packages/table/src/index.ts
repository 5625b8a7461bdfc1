export { guestsOf, neutralIn, neutralName, withoutName } from './forgetting.ts';
export {
  type BotThought,
  type HeldTable,
  type HeldWorld,
  holdTable,
  type Journal,
  type Post,
} from './held.ts';
export { LocalTable } from './localTable.ts';
export { notesUpTo, withNote } from './notes.ts';
export { SEALED_DICE } from './sealedDice.ts';
export type { Eyes } from './seats.ts';
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
  SealedDice,
  TableRecord,
  TableSnapshot,
  Who,
  World,
} from './types.ts';
export { canWakeFrom } from './waking.ts';
