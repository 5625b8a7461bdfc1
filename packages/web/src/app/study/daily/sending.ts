/** Sends results to the table of the day. */
import { dayAt, isOpen, isPublished } from '@tessera/table/daily';
import type { DailyBoard } from '@tessera/wire';
import { fileOf } from '../../../match/library.ts';
import { hasTables } from '../../../table/share/moved.ts';
import { ApiError, api } from '../../online/api.ts';
import { changeDaily } from './memory.ts';
import { type Attempt, withPlace } from './record.ts';

/** True for a result that the server of this page can put on its table. */
export const canSend = ({ date, seed, result, place }: Attempt, now: number): boolean =>
  hasTables() &&
  result !== undefined &&
  place === undefined &&
  !isPublished(seed) &&
  isOpen(dayAt(date) ?? 0, now);

/** Several parts of a page may want the same result sent. */
const sending = new Map<string, Promise<DailyBoard>>();

/** Resolves with the table of the day; rejects with an ApiError. */
export function sendAttempt(attempt: Attempt): Promise<DailyBoard> {
  const { id } = attempt;
  const sent = sending.get(id) ?? send(attempt).finally(() => sending.delete(id));
  sending.set(id, sent);
  return sent;
}

async function send({ id, game, date, number }: Attempt): Promise<DailyBoard> {
  const file = await fileOf(id);
  if (!file) throw new ApiError(undefined);
  const { header, entries, seal } = JSON.parse(file.text);
  const board = await api.sendDaily(game, { date, attempt: number, log: { header, entries, seal } });
  changeDaily(record => withPlace(record, id, board));
  return board;
}
