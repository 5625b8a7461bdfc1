/** Analyses of this browser, in IndexedDB; each is stored as its text. */
import { createSignal } from '../../ui/render/signal.ts';
import { answered, openValues } from '../keptValues.ts';

export interface StoredAnalysis {
  readonly id: string;
  readonly game: string;
  /** Empty for a title made of its names. */
  readonly title: string;
  readonly names: readonly string[];
  /** Answers in all variations. */
  readonly answers: number;
  /** Milliseconds since 1970. */
  readonly updated: number;
  /** Id of the match that it is about. */
  readonly match?: string;
  readonly text: string;
  /** Number of the continuation at each step to the place that was looked at last. */
  readonly at: readonly number[];
}

const opened = (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  openValues('tessera.analyses', 'analyses', mode);

const changes = createSignal(0);

/** Counts changes made in this tab. */
export const analysisChanges = changes.get;
export const onAnalyses = changes.subscribe;

const noted = <T>(value: T): T => {
  changes.set(changes.get() + 1);
  return value;
};

/** All analyses, the latest first; none where the browser has no database. */
export async function listAnalyses(): Promise<readonly StoredAnalysis[]> {
  try {
    const all: readonly StoredAnalysis[] = await answered((await opened('readonly')).getAll());
    return all.toSorted((a, b) => b.updated - a.updated);
  } catch {
    return [];
  }
}

export async function readAnalysis(id: string): Promise<StoredAnalysis | undefined> {
  try {
    return await answered((await opened('readonly')).get(id));
  } catch {
    return undefined;
  }
}

/** False if the browser refuses: storage is full or barred. */
export async function writeAnalysis(analysis: StoredAnalysis): Promise<boolean> {
  try {
    await answered((await opened('readwrite')).put(analysis, analysis.id));
    return noted(true);
  } catch {
    return false;
  }
}

export async function removeAnalysis(id: string): Promise<void> {
  try {
    await answered((await opened('readwrite')).delete(id));
  } finally {
    noted(undefined);
  }
}
