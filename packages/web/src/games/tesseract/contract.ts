// @chunk *-board
/** Types that the parts of the tesseract table share. The 3D cube and the layers have the same props. */
import type {
  Cell,
  ColourName,
  CubeId,
  StackedCubeView,
  TesseractEvent,
  TesseractView,
} from '@tessera/games/tesseract';
import type { RefObject } from 'preact';
import type { Signal } from '../../ui/render/signal.ts';
import type { TesseractWords } from './words/index.ts';

/** Highlights, one per meaning; shapes and text say the same without colour. */
export interface Marks {
  /** Stacks whose top cube may be removed or selected now (lilac rim). */
  readonly choosable: readonly Cell[];
  /** Stacks on which a cube may be placed now (dashed outline on top). */
  readonly places: readonly Cell[];
  /** Stacks primed next (red rim and tag); several are a tie. After the end: the decisive ones. */
  readonly next: readonly Cell[];
  /** The stack of the selected cube, or the target of a selected placement (white, lifted). */
  readonly chosen: Cell | undefined;
  /** Stacks of a hint (dashed accent). */
  readonly hinted: readonly Cell[];
}

export const NO_MARKS: Marks = { choosable: [], places: [], next: [], chosen: undefined, hinted: [] };

export interface CubeProps {
  readonly words: TesseractWords;
  readonly view: TesseractView;
  readonly marks: Marks;
  /** Sequence number of the change; `events` are animated once for each. */
  readonly seq: number;
  readonly events: readonly TesseractEvent[];
  /** False for reduced motion: animations jump to their end. */
  readonly isMoving: boolean;
  /** Factor on animation times: 1, or more for slower animations. */
  readonly tempo: number;
  /** Incremented on every skip: running animations jump to their end. */
  readonly skips: number;
  /** Called when a stack is pressed. */
  onPress(cell: Cell, level: number): void;
  /** The hovered or focused stack (white outline, lifted). */
  readonly focus: Signal<Cell | undefined>;
  /** Imperative handle of the 3D cube, set while it is shown. */
  readonly handle?: RefObject<CubeHandle | null>;
  /** Called with every frame in which the cube primed next is hidden behind others (3D cube only). */
  onHidden?(): void;
  /** Called when the WebGL context is lost for good (3D cube only). */
  onLost?(): void;
}

/** Appearance of a cube in panels. */
export interface DieLook {
  readonly id?: CubeId;
  readonly colour: ColourName | null;
  /** Null: unseen; 0: destroyed, blank. */
  readonly value: number | null;
}

/** An unseen cube. */
export const UNKNOWN: DieLook = { colour: null, value: null };

/** The top cube of a stack, if any. */
export const topOf = (view: TesseractView, cell: Cell): StackedCubeView | undefined =>
  view.stacks[cell]?.cubes.at(-1);

/** Imperative commands of the 3D cube. */
export interface CubeHandle {
  /** Quarter turns of the turntable, clockwise from above. */
  turn(quarters: number): void;
}
