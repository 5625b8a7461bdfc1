/** What the table hands to its panels. They draw it and say what was pressed; no rule lives in them. */
import type { Insight, Lab, TesseractText, TesseractView } from '@tessera/games/tesseract';
import type { Signal } from '../../../render/signal.ts';
import type { DieLook } from '../contract.ts';
import type { PanelText } from '../words/en/panels.ts';

/** The words of the game, of the panels, and their language. */
export interface PanelWords {
  readonly language: string;
  readonly game: TesseractText;
  readonly panels: PanelText;
}

export interface PanelModel {
  readonly view: TesseractView;
  readonly insight: Insight | undefined;
  /** One looks back: nobody works out what was likely then. */
  readonly isPast: boolean;
  readonly words: PanelWords;
  /** What people call each lab. */
  readonly labNames: readonly string[];
  /** The lab of somebody without a name: spoken to, not of. */
  readonly self?: Lab | undefined;
  /** Labs of the people at this screen. */
  readonly you: ReadonlySet<Lab>;
  /** Cubes that may be pressed now, in notation: `A:Y3`, `primed:O5`, `destroyed:P`. */
  readonly choosable: ReadonlySet<string>;
  /** Cubes, cards (`L2-01`) and answers a hint points at, in notation. */
  readonly hinted: ReadonlySet<string>;
  /** The cube that is chosen and waits to be done, in notation. */
  readonly chosen?: string | undefined;
  /** The cube, or the answer such as `contain Y2 O3 P4`, under the pointer or the focus. */
  readonly hover: Signal<string | undefined>;
  /** The `contain …` answer the player has leafed to; undefined for the best one. */
  readonly planned: string | undefined;
  /** The cube that is chosen to come into a lab. */
  readonly coming?: { readonly lab: Lab; readonly die: DieLook } | undefined;
  /** The set being contained, and the cube of it that is chosen to go. */
  readonly plan?: { readonly answer: string; readonly goer: string | undefined } | undefined;
  /** Legal answers of the people at this screen, in notation. */
  readonly legal: ReadonlySet<string>;
  onTarget(target: string): void;
  onPlan(answer: string): void;
  onPlay(answer: string): void;
}

/** The props of most panels. */
export interface PanelProps {
  readonly model: PanelModel;
}

/** The props of a panel about one lab. */
export interface LabPanelProps extends PanelProps {
  readonly lab: Lab;
}
