/** How the seats of a match are called. */
import type { SeatHolder } from '../match/client.ts';

export const namesOf = (seats: readonly SeatHolder[]): readonly string[] => seats.map(({ name }) => name);
