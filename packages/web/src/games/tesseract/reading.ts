/** The same with a reader of positions. */
export { tesseract as rules } from '@tessera/games/tesseract';
