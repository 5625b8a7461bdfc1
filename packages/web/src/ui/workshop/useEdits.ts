/** An edited value with undo and redo by button and by key. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useStable } from '../useStable.ts';
import { begun, changed, type History, redone, undone } from './history.ts';

export interface Edits<T> {
  readonly now: T;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /**
   * Applies a change to the latest value, which may be newer than the rendered one; false if nothing changes.
   */
  edit(change: (now: T) => T | undefined): boolean;
  undo(): void;
  redo(): void;
}

export function useEdits<T>(first: T): Edits<T> {
  const [history, setHistory] = useState(() => begun(first));
  const latest = useRef(history);
  const keep = (next: History<T>): void => {
    latest.current = next;
    setHistory(next);
  };
  const edits: Edits<T> = {
    now: history.now,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    edit: change => {
      const { now } = latest.current;
      const next = change(now);
      if (next === undefined || next === now) return false;
      keep(changed(latest.current, next));
      return true;
    },
    undo: () => keep(undone(latest.current)),
    redo: () => keep(redone(latest.current)),
  };
  useUndoKeys(edits);
  return edits;
}

/** Text fields keep the undo of the browser. */
const TYPING = 'input:not([type=radio]), textarea, select, dialog *';

function useUndoKeys({ undo, redo }: Pick<Edits<unknown>, 'undo' | 'redo'>): void {
  const keyed = useStable((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (event.target as Element).matches?.(TYPING))
      return;
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    addEventListener('keydown', keyed);
    return () => removeEventListener('keydown', keyed);
  }, [keyed]);
}
