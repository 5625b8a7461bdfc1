/** Refusals by the table rather than a rule of the game. Their clause is empty. */
import type { Refusal } from './client.ts';

const refusal = (code: string): Refusal => ({ code, clause: '' });

/** No person at this screen has a seat: the bots are watched. */
export const NOT_YOUR_TURN = refusal('E_NOT_YOUR_TURN');
/** Another tab played on: the newer match is shown now, and this answer was not played. */
export const PLAYED_ELSEWHERE = refusal('E_PLAYED_ELSEWHERE');
/** The match stopped; `failure()` has the reason. */
export const STOPPED = refusal('E_STOPPED');
/** Malformed notation; `why` locates the error. */
export const notNotation = (why: string): Refusal => ({ ...refusal('E_NOTATION'), params: { why } });
