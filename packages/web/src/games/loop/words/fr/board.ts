/** What the ring says, in French. */
import type { BoardText } from '../en/board.ts';

export const board: BoardText = {};
