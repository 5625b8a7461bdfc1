/**
 * Types that the parts of the loop table share. Board and panels are functions of the model and contain no
 * rule.
 */
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
import type { Tracing } from '../../table/story/useTrace.ts';
import type { Chronicle } from './chronicle.ts';
import type { Decisive } from './decisive.ts';
import type { Told } from './grouping.ts';
import type { LoopWords } from './words/index.ts';

/** A piece that can be pressed, hovered and marked. */
export type Thing =
  | { readonly kind: 'era'; readonly era: Era }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'token'; readonly token: Token }
  | { readonly kind: 'agent'; readonly agent: Agent }
  | { readonly kind: 'mission'; readonly mission: Mission }
  | { readonly kind: 'ultra'; readonly ultra: Ultra }
  | { readonly kind: 'dimension'; readonly dimension: Dimension };

/** A legal answer, parsed once. */
export interface Offered extends Meaning, AnyOffered {
  /** The piece that is pressed for it; an answer without one is a button. */
  readonly thing?: Thing | undefined;
}

/** Marks of pieces; `lasting`: selectable, and the answer cannot be undone. */
export type ThingMark = 'can' | 'lasting' | 'chosen' | 'hint' | 'decisive';

export interface LoopModel
  extends OfferModel<LoopView, LoopEvent, LoopWords, Offered, LoopReview>,
    Tracing<Told> {
  /** Undefined until somebody else has had a turn. */
  readonly chronicle: Chronicle | undefined;
  /** The deed that decided the match, once it is over. */
  readonly decisive: Decisive | undefined;
  /**
   * The agent whose perspective is shown: the one who decides, else the active one, else the seat's first.
   */
  readonly agent: Agent;
  markOf(thing: Thing): ThingMark | undefined;
  /** The hovered or focused piece, highlighted on board and panels. */
  readonly hovered: Thing | undefined;
  hover(thing: Thing | undefined): void;
  /** Handles a press on a piece; without a meaning the rules explain why. */
  pressThing(thing: Thing): void;
  /** Exact chances of the next throw. */
  readonly outlook: Outlook;
}
