/** What the parts of the loop table hand each other. Board and panels are functions of the model and contain no rule. */
import type { Fortune } from '@tessera/bots/loop';
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
import type { AnyOffered } from '../../table/offers/hand.ts';
import type { OfferModel } from '../../table/offers/model.ts';
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
export interface Offered extends Meaning, AnyOffered {
  /** Where it is pressed; what has none is a button. */
  readonly thing?: Thing | undefined;
}

/** How a thing is marked; `lasting`: it can be chosen, and what it does cannot be taken back. */
export type Mark = 'can' | 'lasting' | 'chosen' | 'hint' | 'decisive';

/** What decided a match, and what luck had to do with it. */
export interface EndReview extends LoopReview {
  readonly fortune: Fortune;
}

export interface LoopModel extends OfferModel<LoopView, LoopEvent, LoopWords, Offered, EndReview> {
  /** Through whose eyes: the agent who decides, else the one who is on, else the first of this seat. */
  readonly agent: Agent;
  markOf(thing: Thing): Mark | undefined;
  /** What the pointer or the focus is on: board and panels light up together. */
  readonly hovered: Thing | undefined;
  hover(thing: Thing | undefined): void;
  /** Whatever it means now; if nothing, the rules say why. */
  pressThing(thing: Thing): void;
  /** Exact chances of what the next throw does. */
  readonly outlook: Outlook;
}
