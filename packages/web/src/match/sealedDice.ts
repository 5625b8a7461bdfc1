/** Dice as a server promises them: fetched by whoever opens a match that was played on one. */
export { sealedChance } from '@tessera/engine';
