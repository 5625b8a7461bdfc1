/** What every table can be asked to do apart from playing. */
import type { OptionValue } from '@tessera/engine';
import { turnedSeats } from '../match/again.ts';
import { download } from '../ui/download.ts';
import { beginMatch } from './begin.ts';
import type { Front } from './useFront.ts';
import type { TableModel } from './useTable.ts';

export interface Deeds {
  /** Or says why not. */
  undo(): void;
  redo(): void;
  /** Or says that there is none. */
  hint(): void;
  keys(): void;
  /** The match as a file. */
  save(): void;
  /** The match, or a moment of it, as a text or a link. */
  share(): void;
  /** Another match from the board that is looked at. */
  playOn(): void;
  /** Asks first. */
  resign(): void;
  /** Asks first, then everybody else. */
  offer(): void;
  /** The clocks stand until somebody goes on. */
  pause(): void;
  goOn(): void;
  /** The dialog of the end once more. */
  showEnd(): void;
  /** A new match with the same people and options; colours are swapped, somebody else begins. */
  again(): void;
  leave(): void;
}

export interface DeedWorld {
  /** The rule that says what can be taken back. */
  readonly undoClause?: string;
  /** Options with a value for each seat, and what they are by default. */
  readonly perSeat?: Readonly<Record<string, OptionValue>>;
  setFront(front: Front | undefined): void;
  onLeave(): void;
}

export function deedsOf(
  { client, snapshot, canAct, may, back, coach, say, text: { table } }: TableModel<unknown>,
  { undoClause, perSeat = {}, setFront, onLeave }: DeedWorld,
): Deeds {
  const { undo, redo, setup } = snapshot;
  return {
    undo: () => {
      if (undo === 'ready') client.undo();
      else say({ sentence: table.undoRefusals[undo], clause: undoClause });
    },
    redo: () => {
      if (redo) client.redo();
    },
    hint: () => {
      // What is still on its way to the table may lead to a decision here: the hint comes with it.
      if (may.hint && (canAct || (back.count === undefined && client.snapshot()?.isYours))) coach.hint();
      else say({ sentence: table.hintNone });
    },
    keys: () => setFront('keys'),
    save: async () => download(await client.file()),
    share: () => setFront('share'),
    playOn: () => setFront('playOn'),
    resign: () => setFront('resign'),
    offer: () => setFront('offer'),
    pause: () => void client.people.tell({ do: 'ask', proposal: { kind: 'pause' } }),
    goOn: () => void client.people.tell({ do: 'ask', proposal: { kind: 'resume' } }),
    showEnd: () => setFront('end'),
    again: () => (client.online ? client.online.rematch() : beginMatch(turnedSeats(setup, perSeat))),
    leave: onLeave,
  };
}
