/** What the parts of the loop table hand each other. Board and panels are functions of the model and contain no rule. */
import type { Fortune } from '@tessera/bots/loop';
import type { Seat } from '@tessera/engine';
import type {
  Agent,
  Card,
  Dimension,
  Era,
  LoopEvent,
  LoopReview,
  LoopView,
  Meaning,
  Mission,
  Outlook,
  Token,
  Ultra,
} from '@tessera/games/loop';
import type { Teaching } from '../../table/coach/useCoaching.ts';
import type { Log } from '../../table/useLog.ts';
import type { Found } from '../../table/useReview.ts';
import type { TableModel } from '../../table/useTable.ts';
import type { LoopWords } from './words/index.ts';

/** A thing on the table that can be pressed, pointed at and marked. */
export type Thing =
  | { readonly kind: 'era'; readonly era: Era }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'token'; readonly token: Token }
  | { readonly kind: 'agent'; readonly agent: Agent }
  | { readonly kind: 'mission'; readonly mission: Mission }
  | { readonly kind: 'ultra'; readonly ultra: Ultra }
  | { readonly kind: 'dimension'; readonly dimension: Dimension };

/** A legal answer, taken apart once. */
export interface Offered extends Meaning {
  /** In notation. */
  readonly text: string;
  /** Where it is pressed; what has none is a button. */
  readonly thing?: Thing | undefined;
  /** It cannot be taken back: it draws chance or reveals. */
  readonly isLasting: boolean;
}

/** How a thing is marked; `lasting`: it can be chosen, and what it does cannot be taken back. */
export type Mark = 'can' | 'lasting' | 'chosen' | 'hint' | 'decisive';

/** What decided a match, and what luck had to do with it. */
export interface EndReview extends LoopReview {
  readonly fortune: Fortune;
}

export interface LoopModel extends TableModel<LoopView> {
  /** What board and panels draw: what has landed, or the past one looks at. */
  readonly view: LoopView;
  /** What happened last in what is shown. */
  readonly events: readonly LoopEvent[];
  readonly words: LoopWords;
  /** Who sits here: the one asked, where several sit at this screen. */
  readonly me: Seat;
  /** Through whose eyes: the agent who decides, else the one who is on, else the first of this seat. */
  readonly agent: Agent;
  /** Empty when it is not for this screen to decide. */
  readonly offers: readonly Offered[];
  /** Chosen first, done second. */
  readonly chosen: Offered | undefined;
  /** All that the last press may mean, where it is more than one; the chosen one is among them. */
  readonly choices: readonly Offered[];
  markOf(thing: Thing): Mark | undefined;
  /** What the pointer or the focus is on: board and panels light up together. */
  readonly hovered: Thing | undefined;
  hover(thing: Thing | undefined): void;
  /** An answer is meant: chosen, or done if it is chosen already or can be taken back. */
  press(offered: Offered): void;
  /** Whatever it means now; if nothing, the rules say why. */
  pressThing(thing: Thing): void;
  /** Chooses an answer, however harmless, to be looked at. */
  show(answer: string): void;
  /** What is chosen is done. */
  confirm(): void;
  /** One step back; false when there was nothing to put back. */
  letGo(): boolean;
  /** Exact chances of what the next throw does. */
  readonly outlook: Outlook;
  /** Undefined until it has come, and while the game goes on. */
  readonly review: Found<EndReview>;
  readonly log: Log;
  readonly teaching: Teaching;
}
