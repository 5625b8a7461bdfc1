/** Versions of the protocol; docs/protocol.md says which changes need a new number. */

/** Raised when pages begin to send something that older servers do not understand. A page names it when it connects. */
export const WIRE = 2;

/** The oldest page version that this server understands; raised when a message or a field of clients is dropped. */
export const OLDEST_PAGE = 1;
