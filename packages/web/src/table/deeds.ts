/** Actions of every table apart from playing. */
import type { OptionValue } from '@tessera/engine';
import { turnedSeats } from '../match/again.ts';
import { download } from '../ui/download.ts';
import { PATHS } from '../ui/router.ts';
import { beginMatch } from './begin.ts';
import type { Looks } from './look.ts';
import type { SetFront } from './useFront.ts';
import type { TableModel } from './useTable.ts';

export interface Deeds {
  /** Undoes, or says why not. */
  undo(): void;
  redo(): void;
  /** Requests a hint, or says that there is none. */
  hint(): void;
  keys(): void;
  /** Opens the dialog for the look of board and pieces; undefined for a game with only one. */
  readonly looks: (() => void) | undefined;
  /** Downloads the match as a file. */
  save(): void;
  /** Opens the dialog that copies the match, or a position of it, as text or link. */
  share(): void;
  /** Opens the dialog that starts another match from the board on screen. */
  playOn(): void;
  /** Asks for confirmation. */
  resign(): void;
  /** Asks for confirmation, then everybody else for consent. */
  offer(): void;
  /** Stops the clocks until somebody resumes. */
  pause(): void;
  goOn(): void;
  /** Opens the result dialog. */
  showEnd(): void;
  /** Address of the review of a finished match; undefined on the page that shows it. */
  readonly review: string | undefined;
  /** Starts a new match with the same people and options; seats rotate. */
  again(): void;
  leave(): void;
}

export interface DeedWorld {
  readonly undoClause?: string;
  /** Looks of board and pieces that the menu offers, with their style sheet. */
  readonly loadLooks?: () => Promise<Looks>;
  /** Options with a value for each seat, with their defaults. */
  readonly perSeat?: Readonly<Record<string, OptionValue>>;
  /** True if the page shows a review. */
  readonly hasReview: boolean;
  readonly setFront: SetFront;
  onLeave(): void;
}

export function deedsOf(
  { client, snapshot, canAct, may, back, coach, say, text: { table } }: TableModel<unknown>,
  { undoClause, perSeat = {}, loadLooks, hasReview, setFront, onLeave }: DeedWorld,
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
      // A change still arriving may lead to a decision here; the hint is then given for that position.
      if (may.hint && (canAct || (back.count === undefined && client.snapshot()?.isYours))) coach.hint();
      else say({ sentence: table.hintNone });
    },
    keys: () => setFront('keys'),
    looks: loadLooks && (() => setFront('looks')),
    save: async () => download(await client.file()),
    share: () => setFront('share'),
    playOn: () => setFront('playOn'),
    resign: () => setFront('resign'),
    offer: () => setFront('offer'),
    pause: () => void client.people.tell({ do: 'ask', proposal: { kind: 'pause' } }),
    goOn: () => void client.people.tell({ do: 'ask', proposal: { kind: 'resume' } }),
    showEnd: () => setFront('end'),
    review: hasReview ? undefined : PATHS[client.online ? 'replay' : 'review'](setup.id),
    again: () => (client.online ? client.online.rematch() : beginMatch(turnedSeats(setup, perSeat))),
    leave: onLeave,
  };
}
