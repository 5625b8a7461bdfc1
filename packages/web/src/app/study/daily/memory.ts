/** The player's daily challenges in this browser. */
import { createSignal } from '../../../ui/render/signal.ts';
import { parseObject, readStored, writeStored } from '../../../ui/stored.ts';
import { type DailyRecord, EMPTY } from './record.ts';

const KEY = 'tessera.daily';

function read(): DailyRecord {
  const { attempts, promises, seeds } = parseObject(readStored(KEY)) as Partial<DailyRecord>;
  return {
    attempts: Array.isArray(attempts) ? attempts : EMPTY.attempts,
    promises: Object(promises),
    seeds: Object(seeds),
  };
}

const state = createSignal<DailyRecord>(read());

export const dailyRecord = state.get;
export const onDailyRecord = state.subscribe;

/** Another page of this browser may have added attempts: the stored record is read first. */
export function changeDaily(change: (record: DailyRecord) => DailyRecord): DailyRecord {
  const before = readStored(KEY) === null ? state.get() : read();
  const next = change(before);
  state.set(next);
  if (next !== before) writeStored(KEY, next);
  return next;
}
