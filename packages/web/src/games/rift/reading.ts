/** The same with a reader of positions, and with words for what is refused. */
export { rift as rules } from '@tessera/games/rift';
