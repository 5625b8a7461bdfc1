/** Arrows of the engine's lines over the board. */
import { useEffect, useRef } from 'preact/hooks';
import type { Arrow } from '../../../games/analysis.ts';
import type { Ink } from '../../../table/marking/marks.ts';
import { createSheet, Drawn, type Sheet } from '../../../table/marking/sheet.tsx';

const INKS: readonly Ink[] = ['line1', 'line2', 'line3'];

/** Draws an arrow for each line, the best on top; lines without a place have none. */
export function useArrows(arrows: readonly (Arrow | undefined)[]): void {
  const shown = useRef(arrows);
  shown.current = arrows;
  const sheet = useRef<Sheet>(undefined);
  useEffect(() => {
    const made = createSheet(
      spotOf => (
        <svg aria-hidden="true">
          {shown.current
            .map((arrow, i) => ({ arrow, i }))
            .reverse()
            .map(
              ({ arrow, i }) =>
                arrow && (
                  <Drawn
                    key={i}
                    ink={INKS[i] ?? 'line3'}
                    name={String(i + 1)}
                    from={spotOf(arrow.from)}
                    to={spotOf(arrow.to)}
                  />
                ),
            )}
        </svg>
      ),
      'an-arrows',
    );
    sheet.current = made;
    return made.remove;
  }, []);
  // The board may have been drawn anew, or flipped.
  useEffect(() => sheet.current?.paint());
}
