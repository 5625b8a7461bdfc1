/** The same with a reader of positions. */
export { rift as rules } from '@tessera/games/rift';
