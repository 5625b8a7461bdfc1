/** What the ring says, in Czech. */
import type { BoardText } from '../en/board.ts';

export const board: BoardText = {};
