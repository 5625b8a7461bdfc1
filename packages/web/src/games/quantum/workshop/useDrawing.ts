/** The map being drawn, with all that was drawn before; the address follows it. */
import { useState } from 'preact/hooks';
import { useAddress } from '../../../ui/workshop/useAddress.ts';
import { type Edits, useEdits } from '../../../ui/workshop/useEdits.ts';
import { formatLink, type Sketch } from './sketch.ts';

export interface Drawing extends Omit<Edits<Sketch>, 'now'> {
  readonly sketch: Sketch;
  /** No step of its own: undoing is about the map. */
  rename(name: string): void;
}

export function useDrawing(first: Sketch): Drawing {
  const { now, edit, ...edits } = useEdits(first);
  const [name, setName] = useState(first.name);
  const sketch = { ...now, name };
  useAddress(formatLink(sketch));
  return {
    ...edits,
    sketch,
    edit: change =>
      edit(before => {
        const next = change(before);
        if (next !== before && next?.name) setName(next.name);
        return next;
      }),
    rename: setName,
  };
}
