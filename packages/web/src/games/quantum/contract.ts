/** What the parts of the quantum table hand each other. Board and panels are functions of the model. */
import type { Seat } from '@tessera/engine';
import type { Die, FACTIONS, Meaning, Odds, QuantumEvent, QuantumView, Square } from '@tessera/games/quantum';
import type { TableModel } from '../../table/useTable.ts';
import type { QuantumWords } from './words/index.ts';

export type Faction = (typeof FACTIONS)[number];

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
  readonly hovered: Pointed;
  /** Takes a ship into the hand, or puts it back; nobody else's ship is taken. */
  select(die: Die | undefined): void;
  /** A deed of the bar; chosen again, it is put back. */
  enter(mode: Mode): void;
  /** An answer is meant: chosen, or done if it is chosen already or can be taken back. */
  press(offered: Offered): void;
  /** What is chosen is done. */
  confirm(): void;
  /** One step back; false when there was nothing to put back. */
  letGo(): boolean;
  hover(pointed: Pointed): void;
}

/** A ship die fills the box it stands in. Colour and pattern by faction, icon and number by face. */
export interface ShipProps {
  readonly faction: Faction;
  /** 1 to 6. */
  readonly face: number;
  readonly isMoved?: boolean;
  readonly isUsed?: boolean;
}

/** A Quantum cube of a faction; without one, the empty slot. Fills its box. */
export interface CubeProps {
  readonly faction?: Faction | undefined;
}

/** A black or white combat die that shows a number. Fills its box. */
export interface CombatDieProps {
  readonly value: number;
  readonly faction: Faction;
}
