/** How long people may think, in seconds; without the schemas, for pages too. */
import type { Pace } from './table.ts';

/** Whoever must answer within an hour has to be there; all else is turn by turn, over days. */
export const isLive = ({ total, move }: Pace): boolean => total !== null || (move !== null && move <= 3600);
