/** Journals in IndexedDB: records by match and number, and a row for each match. */
import { type Disk, type Listed, type Row, writeRefusal } from './disk.ts';

const NAME = 'tessera';
const [MATCHES, RECORDS] = ['matches', 'records'];

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Resolves when the transaction is committed; rejects with nothing written. */
const committed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

function open(close: () => void): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(MATCHES, { keyPath: 'id' });
    opening.result.createObjectStore(RECORDS);
  };
  return answered(opening).then(database => {
    // The browser closed the database, or a newer version of this page waits to upgrade it.
    database.onclose = close;
    database.onversionchange = close;
    return database;
  });
}

const recordsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

/** Opens the database on first use, and again after it was closed. */
export function openDisk(): Disk {
  let opened: Promise<IDBDatabase> | undefined;
  const close = (): void => {
    opened?.then(database => database.close()).catch(() => {});
    opened = undefined;
  };

  /** Both object stores in one transaction. */
  async function stores(mode: IDBTransactionMode = 'readonly') {
    opened ??= open(close);
    opened.catch(close);
    const transaction = (await opened).transaction([MATCHES, RECORDS], mode);
    const matches = transaction.objectStore(MATCHES);
    const records = transaction.objectStore(RECORDS);
    const row = (id: string): Promise<Row | undefined> => answered(matches.get(id));
    return { transaction, matches, records, row };
  }

  return {
    async list() {
      const { matches, records } = await stores();
      const rows: readonly Row[] = await answered(matches.getAll());
      const listed = async (row: Row): Promise<Listed> => ({
        row,
        created: await answered(records.get([row.id, 1])),
      });
      return Promise.all(rows.map(listed));
    },
    async read(id) {
      const { row, records } = await stores();
      const [found, all] = await Promise.all([row(id), answered(records.getAll(recordsOf(id)))]);
      return found && { row: found, records: all };
    },
    async append(added, row) {
      const { transaction, matches, records, row: rowOf } = await stores('readwrite');
      const kept = committed(transaction);
      kept.catch(() => {}); // reported below, or by an earlier failure
      const refusal = writeRefusal(await rowOf(row.id), added[0]?.seq ?? 0);
      if (!refusal) {
        for (const record of added) records.add(record, [row.id, record.seq]);
        matches.put(row);
      }
      await kept;
      return refusal ?? 'kept';
    },
    async remove(id) {
      const { transaction, matches, records } = await stores('readwrite');
      matches.delete(id);
      records.delete(recordsOf(id));
      await committed(transaction);
    },
  };
}
