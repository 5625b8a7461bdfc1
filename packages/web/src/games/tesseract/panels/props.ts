/** What the table hands to its panels. They draw it and say what was pressed; no rule lives in them. */
import type { Lab } from '@tessera/games/tesseract';
import type { Signal } from '../../../ui/render/signal.ts';
import type { Said } from '../answers.ts';
import type { Speech } from '../phrases.ts';

export interface PanelModel extends Speech {
  /** One looks back: nobody works out what was likely then. */
  readonly isPast: boolean;
  /** Labs of the people at this screen. */
  readonly you: ReadonlySet<Lab>;
  /** Cubes that may be pressed now, in notation: `A:Y3`, `primed:O5`, `destroyed:P`. */
  readonly choosable: ReadonlySet<string>;
  /** Cubes, cards (`L2-01`) and answers a hint points at, in notation. */
  readonly hinted: ReadonlySet<string>;
  /** What is chosen and waits to be done. */
  readonly pending: Said | undefined;
  /** The cube, or the answer such as `contain Y2 O3 P4`, under the pointer or the focus. */
  readonly hover: Signal<string | undefined>;
  /** The `contain …` answer the player has leafed to; undefined for the best one. */
  readonly planned: string | undefined;
  /** Legal answers of the people at this screen, in notation. */
  readonly legal: ReadonlySet<string>;
  /** A cube or stack is pressed, in notation. */
  press(target: string): void;
  plan(answer: string): void;
  /** A whole answer is meant. */
  play(answer: string): void;
}

/** The props of most panels. */
export interface PanelProps {
  readonly model: PanelModel;
}

/** The props of a panel about one lab. */
export interface LabPanelProps extends PanelProps {
  readonly lab: Lab;
}
