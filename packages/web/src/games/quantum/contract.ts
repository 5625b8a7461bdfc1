/** What the parts of the quantum table hand each other. Board and panels are functions of the model. */
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
import type { AnyOffered } from '../../table/offers/hand.ts';
import type { OfferModel } from '../../table/offers/model.ts';
import type { Chronicle, Fight, Step, Tracks } from './chronicle.ts';
import type { Marks } from './marks.ts';
import type { QuantumWords } from './words/index.ts';

/** A legal answer, taken apart once. */
export interface Offered extends Meaning, AnyOffered {
  /** Of what attacks. */
  readonly odds?: Odds | undefined;
  /** Ends the turn while actions are left. */
  readonly losesActions: boolean;
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

export interface QuantumModel extends OfferModel<QuantumView, QuantumEvent, QuantumWords, Offered, Review> {
  /** By seat. */
  readonly factions: readonly Faction[];
  /** The ship in hand. */
  readonly selected: Die | undefined;
  readonly mode: Mode | undefined;
  /** Ship that a Flagship takes along. */
  readonly cargo?: Die | undefined;
  /** What the board marks. */
  readonly marks: Marks;
  readonly hovered: Pointed;
  /** The whole match, deed by deed. */
  readonly chronicle: Chronicle;
  /** What others did since the player last acted; gone with the player's own first deed. */
  readonly trace: readonly Step[];
  /** The one of those deeds that is looked at alone. */
  readonly step: number | undefined;
  showStep(step: number | undefined): void;
  /** A fight whose dice lie on the table, and one that was decided a moment ago. */
  readonly fight: Fight | undefined;
  /** Where tracks stood before all that. */
  readonly before: Tracks | undefined;
  /** Ships that were lost by it. */
  readonly lost: ReadonlySet<Die>;
  /** Cards lie open over the map. */
  readonly isReading: boolean;
  read(isReading: boolean): void;
  /** Takes a ship into the hand, or puts it back; nobody else's ship is taken. */
  select(die: Die | undefined): void;
  /** A deed of the bar; chosen again, it is put back. */
  enter(mode: Mode): void;
  /** A square of the board. */
  pressSquare(square: Square): void;
  hover(pointed: Pointed): void;
}
