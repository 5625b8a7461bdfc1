// @chunk *
/** Rules for workers, re-exported by these names so that tree shaking drops the rest. */
export { insightOf, tesseractFromSetup as rules } from '@tessera/games/tesseract';
