/** Section 14: what the parts of an effect are. A card's effect is a flat list of them; longer ones say how far they reach. */

/** Which era or eras a part is about, as the cards write it. */
export const SELECTORS = [
  'here',
  'prev',
  'next',
  'foo',
  'adj',
  'hereOrAdj',
  'any',
  'vortex',
  'eraOf(other)',
  'eraOf(any)',
  'hereOrEachVortex',
  'eachAdj',
  'eachVortex',
  'eraOf(each)',
  'origin(drawn)',
  'origin(revealed)',
  'sentTo',
] as const;
export type Selector = (typeof SELECTORS)[number];

export const CONDITIONS = ['otherAgent(here)', 'onVortex(here)', 'rift(here)=0'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const COUNTED = ['clone(here)', 'dimension(hand)'] as const;
export type Counted = (typeof COUNTED)[number];

export type Part =
  | { readonly op: 'addEnergy'; readonly at: Selector; readonly count: number | 'removed' }
  | { readonly op: 'removeRift'; readonly at: Selector; readonly count: number | 'all' }
  | { readonly op: 'levelEnergy' | 'levelRift' | 'jumpSelf' | 'takeAvailable'; readonly at: Selector }
  | { readonly op: 'pushClone' | 'destroyClone'; readonly at: Selector; readonly count: number | 'all' }
  | { readonly op: 'pullClone'; readonly count: number }
  | { readonly op: 'moveSelf'; readonly steps: number; readonly carry: number; readonly fromVortex: boolean }
  | { readonly op: 'moveAgent'; readonly who: 'other' | 'any'; readonly steps: number }
  | { readonly op: 'swapSelf' | 'readyDim' | 'letOther' }
  | { readonly op: 'swapClone'; readonly from: Selector; readonly to: Selector }
  | {
      readonly op: 'draw' | 'discardHand' | 'destroyHand' | 'makeAvailable' | 'ready';
      readonly count: number;
    }
  | { readonly op: 'applyCard'; readonly zone: 'available'; readonly at: Selector }
  | { readonly op: 'applyCard'; readonly zone: 'handOf(other)' | 'topDestroyed' }
  // Those that hold others: `reach` parts follow that are theirs.
  | { readonly op: 'may' | 'eachPlayer'; readonly reach: number }
  | { readonly op: 'choose'; readonly reach: number }
  | { readonly op: 'if'; readonly condition: Condition; readonly reach: number }
  | { readonly op: 'foreach'; readonly of: Counted; readonly reach: number }
  // Made by the reader: over the other branch, and back for the next round.
  | { readonly op: 'skip' | 'again'; readonly reach: number };

export type Op = Part['op'];
export type PartOf<O extends Op> = Extract<Part, { readonly op: O }>;
