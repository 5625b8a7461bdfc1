/** Judges a match that is over; nobody needs it before. */
export { reviewOf } from '@tessera/games/tesseract';
