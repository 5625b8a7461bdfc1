import type { Review } from '@tessera/games/tesseract';
import type { Found } from '../../table/useReview.ts';

/** The number of the answer that decided a match: the last that a review names, else the last of all. */
export const decisiveOf = (review: Found<Review>, answers: number): number | undefined =>
  review === undefined || review === 'none' ? undefined : (review.decisive.at(-1)?.index ?? answers - 1) + 1;
