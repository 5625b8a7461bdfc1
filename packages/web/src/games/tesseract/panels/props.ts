/** Model of the panels. They render it and report presses; they contain no rule. */
import type { CubeId, Lab } from '@tessera/games/tesseract';
import type { Signal } from '../../../ui/render/signal.ts';
import type { Said } from '../answers.ts';
import type { Speech } from '../phrases.ts';

export interface PanelModel extends Speech {
  /** True for a past board, which has no probabilities. */
  readonly isPast: boolean;
  /** Labs of the people at this screen. */
  readonly you: ReadonlySet<Lab>;
  /** Selectable cubes in notation: `A:Y3`, `primed:O5`, `destroyed:P`. */
  readonly choosable: ReadonlySet<string>;
  /** Cubes, cards (`L2-01`) and answers of a hint, in notation. */
  readonly hinted: ReadonlySet<string>;
  /** The selected answer. */
  readonly pending: Said | undefined;
  /** The cube whose list of answers is open. */
  readonly asked: string | undefined;
  /** The hovered or focused cube, or answer such as `contain Y2 O3 P4`. */
  readonly hover: Signal<string | undefined>;
  /** The `contain …` answer the player has browsed to; undefined for the best one. */
  readonly planned: string | undefined;
  /** Cubes that the decisive answer of a finished match contained. */
  readonly decided?: ReadonlySet<CubeId>;
  /** Legal answers of the people at this screen, in notation. */
  readonly legal: ReadonlySet<string>;
  /** Handles a press on a cube or stack, in notation. */
  press(target: string): void;
  plan(answer: string): void;
  /** Handles a press on a whole answer. */
  play(answer: string): void;
}

export interface PanelProps {
  readonly model: PanelModel;
}

export interface LabPanelProps extends PanelProps {
  readonly lab: Lab;
}
