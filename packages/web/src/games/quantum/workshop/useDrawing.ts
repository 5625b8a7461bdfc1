/** The map being drawn, with all that was drawn before; the address and the shelf of maps follow it. */
import { useState } from 'preact/hooks';
import { useAddress } from '../../../ui/workshop/useAddress.ts';
import { type Edits, useEdits } from '../../../ui/workshop/useEdits.ts';
import { formatLink, type Sketch } from './sketch.ts';
import { useKeeping } from './useKeeping.ts';

/** A map with the id under which it is kept. */
export interface Page {
  readonly id: string;
  readonly sketch: Sketch;
}

export interface Drawing extends Omit<Edits<Sketch>, 'now'> {
  readonly id: string;
  readonly sketch: Sketch;
  /** Undefined until something was to be kept; then whether the browser stored it. */
  readonly isKept: boolean | undefined;
  /** No step of its own: undoing is about the map. */
  rename(name: string): void;
  /** Lays another map on the desk; undo brings the one before back. */
  open(page: Page): void;
}

export function useDrawing(first: Page): Drawing {
  const { now, edit, ...edits } = useEdits(first);
  const { id } = now;
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const rename = (name: string): void => setNames(all => ({ ...all, [id]: name }));
  const sketch = { ...now.sketch, name: names[id] ?? now.sketch.name };
  const link = formatLink(sketch);
  useAddress(link);
  return {
    ...edits,
    id,
    sketch,
    isKept: useKeeping(id, sketch, link),
    edit: change =>
      edit(before => {
        const next = change(before.sketch);
        if (next === undefined || next === before.sketch) return undefined;
        if (next.name && next.name !== before.sketch.name) rename(next.name);
        return { ...before, sketch: next };
      }),
    rename,
    open: page => {
      setNames(({ [page.id]: _, ...others }) => others);
      edit(() => page);
    },
  };
}
