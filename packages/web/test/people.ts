/** Players of the tests. */
import type { SeatHolder } from '../src/match/client.ts';

export const friend = (name: string): SeatHolder => ({ kind: 'friend', name });
export const ADA: SeatHolder = { kind: 'you', name: 'Ada' };
export const MILO: SeatHolder = friend('Milo');
