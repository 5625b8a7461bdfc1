// @chunk *
/** What a worker fetches of the rules: by these names alone, so that whatever else they offer need not come along. */
export { insightOf, tesseractFromSetup as rules } from '@tessera/games/tesseract';
