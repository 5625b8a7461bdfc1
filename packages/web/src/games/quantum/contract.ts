/** What the parts of the quantum table hand each other. Board and panels are functions of the model. */
import type { Fortune } from '@tessera/bots/quantum';
import type { Seat } from '@tessera/engine';
import type {
  Die,
  Faction,
  Meaning,
  Odds,
  QuantumEvent,
  QuantumView,
  Review,
  Square,
} from '@tessera/games/quantum';
import type { Teaching } from '../../table/coach/useCoaching.ts';
import type { Log } from '../../table/useLog.ts';
import type { Found } from '../../table/useReview.ts';
import type { TableModel } from '../../table/useTable.ts';
import type { Marks } from './marks.ts';
import type { QuantumWords } from './words/index.ts';

/** What is known once the match is over. */
export interface EndReview extends Review {
  /** By seat. */
  readonly fortunes: readonly Fortune[];
}

/** A legal answer, taken apart once. */
export interface Offered extends Meaning {
  /** In notation. */
  readonly text: string;
  /** Of what attacks. */
  readonly odds?: Odds | undefined;
  /** It cannot be taken back: it draws chance or reveals. */
  readonly isLasting: boolean;
}

/** What the pointer or the focus is on: board and panels light up together. */
export type Pointed = { readonly die: Die } | { readonly square: Square } | undefined;

/**
 * The deed of the bar that is meant: squares and ships that are pressed next answer it. Without one, a pressed square is
 * where the ship in hand goes, or whom it attacks.
 */
export type Mode =
  | 'reconfigure'
  | 'deploy'
  | 'transport'
  | 'construct'
  | 'warp'
  | 'modify'
  | 'flexible'
  | 'resourceful'
  | 'nomadic';

export interface QuantumModel extends TableModel<QuantumView> {
  /** What board and panels draw: what has landed, or the past one looks at. */
  readonly view: QuantumView;
  /** What happened last in what is shown. */
  readonly events: readonly QuantumEvent[];
  readonly words: QuantumWords;
  /** Through whose eyes: the one asked, where several sit at this screen. */
  readonly me: Seat;
  /** By seat. */
  readonly factions: readonly Faction[];
  /** Empty when it is not for this screen to decide. */
  readonly offers: readonly Offered[];
  /** The ship in hand. */
  readonly selected: Die | undefined;
  readonly mode: Mode | undefined;
  /** Chosen first, done second. */
  readonly chosen: Offered | undefined;
  /** All that the last press may mean, where it is more than one; the chosen one is among them. */
  readonly choices: readonly Offered[];
  /** What the board marks. */
  readonly marks: Marks;
  readonly hovered: Pointed;
  /** Takes a ship into the hand, or puts it back; nobody else's ship is taken. */
  select(die: Die | undefined): void;
  /** A deed of the bar; chosen again, it is put back. */
  enter(mode: Mode): void;
  /** An answer is meant: chosen, or done if it is chosen already or can be taken back. */
  press(offered: Offered): void;
  /** A square of the board. */
  pressSquare(square: Square): void;
  /** Chooses an answer, however harmless, to be looked at. */
  show(answer: string): void;
  /** What is chosen is done. */
  confirm(): void;
  /** One step back; false when there was nothing to put back. */
  letGo(): boolean;
  hover(pointed: Pointed): void;
  readonly log: Log;
  readonly teaching: Teaching;
  /** Once the match is over. */
  readonly review: Found<EndReview>;
}
