/** Finished reviews in IndexedDB, by the seal of their log: a second visit computes nothing. */
import { type MatchReview, REVIEW_VERSION } from '@tessera/bots/review';
import { answered, openValues } from './keptValues.ts';

export interface ReviewStore {
  read(key: string): Promise<MatchReview | undefined>;
  /** Never rejects: a review that cannot be stored is computed again. */
  write(key: string, review: MatchReview): Promise<void>;
}

const NAME = 'tessera.reviews';
const REVIEWS = 'reviews';
/** Maximum of stored reviews; the oldest make room. */
const MOST = 60;

interface Kept {
  readonly review: MatchReview;
  readonly at: number;
}

const opened = (mode: IDBTransactionMode): Promise<IDBObjectStore> => openValues(NAME, REVIEWS, mode);

/** Reviews of this browser; without a database nothing is stored. */
export const browserReviews: ReviewStore = {
  async read(key) {
    try {
      const kept: Kept | undefined = await answered((await opened('readonly')).get(key));
      return kept?.review.version === REVIEW_VERSION ? kept.review : undefined;
    } catch {
      return undefined;
    }
  },
  async write(key, review) {
    try {
      const store = await opened('readwrite');
      const [keys, all] = await Promise.all([answered(store.getAllKeys()), answered(store.getAll())]);
      const oldest = keys
        .map((one, i) => ({ one, at: (all[i] as Kept).at }))
        .toSorted((a, b) => b.at - a.at)
        .slice(MOST - 1);
      for (const { one } of oldest) store.delete(one);
      store.put({ review, at: Date.now() } satisfies Kept, key);
    } catch {
      // storage is full or barred
    }
  },
};
