/** Actions at a table apart from playing, and the dialogs they open. */
import { type Deeds, type DeedWorld, deedsOf } from './deeds.ts';
import { type Front, useFront } from './useFront.ts';
import type { TableModel } from './useTable.ts';

export interface Desk {
  readonly deeds: Deeds;
  readonly front: Front | undefined;
  close(): void;
}

export function useDesk(model: TableModel<unknown>, world: Omit<DeedWorld, 'setFront'>): Desk {
  const [front, setFront] = useFront(model);
  return {
    deeds: deedsOf(model, { ...world, setFront }),
    front,
    close: () => setFront(undefined),
  };
}
