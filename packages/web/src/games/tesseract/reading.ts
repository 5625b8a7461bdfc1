/** Rules with the parser of positions. */
export { tesseract as rules } from '@tessera/games/tesseract';
