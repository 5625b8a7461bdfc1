/** Finished reviews in IndexedDB, by the seal of their log: a second visit computes nothing. */
import { type MatchReview, REVIEW_VERSION } from '@tessera/bots/review';

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

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function opened(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(REVIEWS);
  const database = await answered(opening);
  const transaction = database.transaction(REVIEWS, mode);
  transaction.oncomplete = () => database.close();
  return transaction.objectStore(REVIEWS);
}

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
