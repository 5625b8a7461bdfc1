/** The map being drawn, with all that was drawn before; the address follows it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useStable } from '../../../table/useStable.ts';
import { begun, changed, redone, undone } from './history.ts';
import { formatLink, type Sketch } from './sketch.ts';

export interface Drawing {
  readonly sketch: Sketch;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** From the map as it is by now, which may be newer than what is drawn; false where nothing changes. */
  edit(change: (sketch: Sketch) => Sketch | undefined): boolean;
  /** No step of its own: undoing is about the map. */
  rename(name: string): void;
  undo(): void;
  redo(): void;
}

export function useDrawing(first: Sketch): Drawing {
  const [history, setHistory] = useState(() => begun(first));
  const latest = useRef(history);
  const keep = (next: typeof history): void => {
    latest.current = next;
    setHistory(next);
  };
  const [name, setName] = useState(first.name);
  const sketch = { ...history.now, name };
  const link = formatLink(sketch);
  const [opened] = useState(link);
  useEffect(() => {
    if (link !== opened || location.hash)
      globalThis.history.replaceState(globalThis.history.state, '', `#${link}`);
  }, [link, opened]);
  const drawing: Drawing = {
    sketch,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    edit: change => {
      const { now } = latest.current;
      const next = change(now);
      if (next === undefined || next === now) return false;
      if (next.name) setName(next.name);
      keep(changed(latest.current, next));
      return true;
    },
    rename: setName,
    undo: () => keep(undone(latest.current)),
    redo: () => keep(redone(latest.current)),
  };
  useUndoKeys(drawing);
  return drawing;
}

/** Typing fields keep their own. */
const TYPING = 'input:not([type=radio]), textarea, select, dialog *';

function useUndoKeys({ undo, redo }: Drawing): void {
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
