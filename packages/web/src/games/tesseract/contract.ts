// @chunk *-board
/** What the parts of the tesseract table hand each other. The 3D cube and the layers view are twins. */
import type {
  Cell,
  ColourName,
  CubeId,
  StackedCubeView,
  TesseractEvent,
  TesseractView,
} from '@tessera/games/tesseract';
import type { ComponentChildren, RefObject } from 'preact';
import type { Signal } from '../../ui/render/signal.ts';
import type { TesseractWords } from './words/index.ts';

/** One light per meaning; shapes and words say the same for those who do not see it. */
export interface Marks {
  /** Stacks whose top cube may be taken or chosen now (lilac rim). */
  readonly choosable: readonly Cell[];
  /** Where a cube may be put now (dashed place on top of the stack). */
  readonly places: readonly Cell[];
  /** Primed next (red rim and tag); several are a tie. Once it is over: where that was decided. */
  readonly next: readonly Cell[];
  /** The stack whose top cube is chosen and not taken yet, or that a chosen cube would be put on (white, lifted). */
  readonly chosen: Cell | undefined;
  /** What a hint points at (dashed accent). */
  readonly hinted: readonly Cell[];
}

export const NO_MARKS: Marks = { choosable: [], places: [], next: [], chosen: undefined, hinted: [] };

export interface CubeProps {
  readonly words: TesseractWords;
  readonly view: TesseractView;
  readonly marks: Marks;
  /** Grows with every change of the match; `events` are animated once for each. */
  readonly seq: number;
  readonly events: readonly TesseractEvent[];
  /** False for reduced motion: everything jumps to its end. */
  readonly isMoving: boolean;
  /** 1, or more for those who like it slower. */
  readonly tempo: number;
  /** Grows when somebody does not want to wait: whatever still moves is to be there. */
  readonly skips: number;
  /** A stack is pressed: the table plays it, or says why not. */
  onPress(cell: Cell, level: number): void;
  /** The stack in focus, by pointer or keyboard (white outline, lifted). */
  readonly focus: Signal<Cell | undefined>;
  /** Placed beside the cube in focus. */
  readonly tooltip?: ComponentChildren;
  /** The 3D cube: filled while it is shown, so that keys can turn it. */
  readonly handle?: RefObject<CubeHandle | null>;
  /** The 3D cube: what is primed next stands behind others, said with every picture. */
  onHidden?(): void;
  /** The 3D cube: its graphics context is gone and does not come back. */
  onLost?(): void;
}

/** A cube wherever it is, as the panels draw it. */
export interface DieLook {
  readonly id?: CubeId;
  readonly colour: ColourName | null;
  /** Null: nobody has seen it; 0: destroyed, blank. */
  readonly value: number | null;
}

/** A cube that nobody has seen. */
export const UNKNOWN: DieLook = { colour: null, value: null };

/** The top cube of a stack, if any. */
export const topOf = (view: TesseractView, cell: Cell): StackedCubeView | undefined =>
  view.stacks[cell]?.cubes.at(-1);

/** What keys and buttons of the table may ask of the 3D cube. */
export interface CubeHandle {
  /** Quarter turns of the turntable, clockwise from above. */
  turn(quarters: number): void;
}
