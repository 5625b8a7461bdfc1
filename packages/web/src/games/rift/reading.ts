/** Rules with the parser of positions and the text of refusals. */
export { rift as rules } from '@tessera/games/rift';
