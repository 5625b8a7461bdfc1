/** Replay of a finished match: it is not stored here, and cannot be changed. */
import type { MatchClient, MatchSnapshot, SeatHolder } from './client.ts';
import type { Disk } from './disk.ts';
import { openLog, type Refused } from './opening.ts';
import { createShelf, type ShelfWorld } from './shelf.ts';
import { createStore } from './store.ts';

const refuse = (): Promise<never> => Promise.reject(new Error('nothing is kept here'));

/** Disk that refuses everything: matches live in the page alone. */
export const NO_DISK: Disk = { list: refuse, read: refuse, append: refuse, remove: refuse };

/** Opens a replay, or returns why the log cannot be replayed. */
export async function openReplay(
  world: ShelfWorld,
  id: string,
  text: string,
  /** People become guests, unless the match was played in this browser. */
  people: 'asGuests' | 'asSeated' = 'asGuests',
): Promise<MatchClient<unknown> | Refused> {
  const apart = { ...world, store: createStore(NO_DISK) };
  const opened = await openLog(apart, () => id, text, { title: '', you: '' });
  if ('failure' in opened) return opened;
  return frozen(createShelf(apart).openMatch(id), people === 'asGuests' ? seenFrom : holder => holder);
}

/** Nobody at this screen has a seat. */
const seenFrom = (holder: SeatHolder): SeatHolder =>
  holder.kind === 'bot' ? holder : { kind: 'guest', name: holder.name };

function frozen(
  client: MatchClient<unknown>,
  seenAs: (holder: SeatHolder) => SeatHolder,
): MatchClient<unknown> {
  let from: MatchSnapshot<unknown> | undefined;
  let still: MatchSnapshot<unknown> | undefined;
  const nothing = async (): Promise<void> => {};
  return {
    ...client,
    snapshot() {
      const now = client.snapshot();
      if (now !== from) {
        from = now;
        still = now && {
          ...now,
          setup: { ...now.setup, seats: now.setup.seats.map(seenAs) },
          isYours: false,
          legal: [],
          undo: 'nothingToUndo',
          redo: false,
          thinking: null,
        };
      }
      return still;
    },
    undo: nothing,
    redo: nothing,
    resign: nothing,
  };
}
