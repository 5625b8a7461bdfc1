/** The look of board and pieces that this browser chose for a game. */
import type { ComponentType } from 'preact';
import { readStored } from '../ui/stored.ts';

/** Looks of a game's table, with their style sheet and the dialog that offers them. */
export interface Looks {
  readonly default: ComponentType<LooksDialogProps>;
  /** Dresses the document in the stored look. */
  dress(): void;
}

export interface LooksDialogProps {
  onClose(): void;
}

/** Key of the stored look of a game. */
export const lookKey = (game: string): string => `tessera.${game}`;

/** Fetches the looks if one is stored; without them the board keeps its usual look. */
export const dressed = (game: string, load?: () => Promise<Looks>): unknown =>
  load && readStored(lookKey(game)) && load().then(looks => looks.dress(), Boolean);
