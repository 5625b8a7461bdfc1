// @chunk *
/** What a worker fetches of the rules: by this name alone, so that whatever else they offer need not come along. */
export { riftFromSetup as rules } from '@tessera/games/rift';
