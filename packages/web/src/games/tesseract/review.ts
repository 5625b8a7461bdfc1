/** Review of a finished match, lazy-loaded. */
export { reviewOf } from '@tessera/games/tesseract';
