/** Refusals that no rule of a game gives, but the table around it. Their clause is empty. */
import type { Refusal } from './client.ts';

const refusal = (code: string): Refusal => ({ code, clause: '' });

/** Nobody at this screen plays: the bots are watched. */
export const NOT_YOUR_TURN = refusal('E_NOT_YOUR_TURN');
/** Another tab played on: the newer match is shown now, and this answer was not played. */
export const PLAYED_ELSEWHERE = refusal('E_PLAYED_ELSEWHERE');
/** The match stopped; `failure()` says why. */
export const STOPPED = refusal('E_STOPPED');
/** A text that is not notation; `why` says where it goes wrong. */
export const notNotation = (why: string): Refusal => ({ ...refusal('E_NOTATION'), params: { why } });
