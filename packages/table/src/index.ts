export { guestsOf, neutralIn, neutralName, withoutName } from './forgetting.ts';
export {
  type BotThought,
  type BotWord,
  type HeldTable,
  type HeldWorld,
  holdTable,
  type Journal,
  type Post,
} from './held.ts';
export { Table } from './table.ts';
export type {
  BotAsk,
  BotTurn,
  Circumstances,
  Created,
  FirstChair,
  Handled,
  Listing,
  NewIds,
  Presence,
  TableRecord,
  TableSnapshot,
  Who,
  World,
} from './types.ts';
export { canWakeFrom } from './waking.ts';
