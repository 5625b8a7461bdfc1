/** What a client shows: the last snapshot, the worst of its failures, and whoever wants to be told. */
import type { MatchSnapshot } from './client.ts';
import { type FailureKey, stopsPlay } from './failures.ts';
import type { KeptMatch } from './journal.ts';
import type { Situation } from './protocol.ts';
import { snapshotOf } from './snapshot.ts';

/** Where a failure comes from: each source has at most one, and takes it back by itself. */
type Source = 'match' | 'bot' | 'store';

export interface Display {
  snapshot(): MatchSnapshot<unknown> | undefined;
  failure(): FailureKey | undefined;
  /** What exactly went wrong with the match. */
  detail(): string | undefined;
  subscribe(listener: () => void): () => void;
  /** A new situation of the match, and whether it is kept. What a bot failed at before is over. */
  show(match: KeptMatch, situation: Situation, storeFailure: FailureKey | undefined): void;
  /** What an analyst has to say about what is shown. */
  addInsight(insight: unknown): void;
  /** What is shown has been thought about. */
  addNotes(match: KeptMatch): void;
  /** A failure of one source, or undefined when it is over. Tells the listeners if that changes anything. */
  report(source: Source, failure: FailureKey | undefined, detail?: string): void;
  /** Nothing more will be played: the match failed, or the client was disposed of. */
  isOver(): boolean;
  close(): void;
}

export function createDisplay(): Display {
  const listeners = new Set<() => void>();
  const failures = new Map<Source, FailureKey>();
  let shown: readonly [KeptMatch, Situation] | undefined;
  let insight: unknown;
  let snapshot: MatchSnapshot<unknown> | undefined;
  let detail: string | undefined;
  let isClosed = false;

  const failure = (): FailureKey | undefined =>
    failures.get('match') ?? failures.get('bot') ?? failures.get('store');

  function note(source: Source, key: FailureKey | undefined): void {
    if (key === undefined) failures.delete(source);
    else failures.set(source, key);
  }

  function publish(): void {
    if (isClosed) return;
    if (shown) snapshot = snapshotOf(...shown, insight, !failures.has('match') && !failures.has('bot'));
    for (const listener of [...listeners]) listener();
  }

  return {
    snapshot: () => snapshot,
    failure,
    detail: () => detail,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(match, situation, storeFailure) {
      shown = [match, situation];
      insight = undefined;
      note('store', storeFailure);
      note('bot', undefined);
      publish();
    },
    addInsight(found) {
      insight = found;
      publish();
    },
    addNotes(match) {
      if (shown) shown = [match, shown[1]];
      publish();
    },
    report(source, key, why) {
      if (failures.get(source) === key) return;
      note(source, key);
      if (source === 'match') detail = why;
      publish();
    },
    isOver: () => isClosed || stopsPlay(failures.get('match')),
    close() {
      isClosed = true;
      listeners.clear();
    },
  };
}
