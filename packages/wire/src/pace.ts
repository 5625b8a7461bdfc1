/** Kinds of pace. Separate from the schemas, since pages need it at run time. */
import type { Pace } from './primitives.ts';

/** A live pace needs people to be there: an answer is due within the hour. Anything slower is played over days. */
export const isLive = ({ total, move }: Pace): boolean => total !== null || (move !== null && move <= 3600);
