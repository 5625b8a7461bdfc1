/** A database of this browser with a single object store, opened for each transaction. */

/** Result of a request. */
export const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Opens the object store, which is created with its database. */
export async function openValues(
  database: string,
  store: string,
  mode: IDBTransactionMode,
): Promise<IDBObjectStore> {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(store);
  const opened = await answered(opening);
  const transaction = opened.transaction(store, mode);
  transaction.oncomplete = () => opened.close();
  return transaction.objectStore(store);
}
