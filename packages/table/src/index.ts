export { guestsOf, neutralIn, neutralName, withoutName } from './forgetting.ts';
export { Table } from './table.ts';
export type {
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
