/** Stacks that the latest events changed, for a short flash. */
import type { Cell, TesseractEvent } from '@tessera/games/tesseract';

export function touchedBy(events: readonly TesseractEvent[]): ReadonlySet<Cell> {
  const cells = new Set<Cell>();
  for (const event of events) {
    if (event.type === 'uncovered') cells.add(event.cell);
    if (event.type !== 'moved') continue;
    if (event.from.zone === 'tess') cells.add(event.from.cell);
    if (event.to.zone === 'tess') cells.add(event.to.cell);
  }
  return cells;
}
