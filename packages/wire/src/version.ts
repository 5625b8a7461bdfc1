/** Which messages a page and a server understand; docs/protocol.md says what may change without a new number. */

/** Raised when pages begin to say something that servers before do not understand. A page names it when it connects. */
export const WIRE = 2;

/** The oldest pages that this server understands; raised when a message or a field of theirs is given up. */
export const OLDEST_PAGE = 1;
