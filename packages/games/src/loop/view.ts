/** L-HID: the view, the same for everybody, and its determinizations. */
import type { Chance, Seat } from '@tessera/engine';
import type { DecisionKind } from './decision.ts';
import { askedOf } from './flow.ts';
import { shuffledPile } from './rules/piles.ts';
import { copyState, isTurned, type PublicState, seatOf } from './state.ts';
import { type Card, type LoopState, type Mission, OUT } from './types.ts';

/** A pile: its cards by id, and the order of the known cards on top, the top last. */
interface PileView {
  readonly cards: readonly Card[];
  readonly known: readonly Card[];
}

export interface LoopView extends PublicState {
  readonly bigDeck: readonly Card[];
  readonly draws: readonly PileView[];
  readonly fooPile: readonly number[];
  readonly ultraPile: readonly number[];
  /** By mission: the place of a revealed tile; NONE of the others, which lie at `hiddenTiles` or are out. */
  readonly missions: readonly number[];
  readonly hiddenTiles: readonly number[];
  /** The pending decision and its decider; null when the game is over. */
  readonly decision: { readonly kind: DecisionKind; readonly seat: Seat; readonly agent: number } | null;
}

/** Place of an unrevealed tile. */
const UNSEEN = -3;

const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);

export function viewOf(state: LoopState): LoopView {
  const { known, ...copy } = copyState(state);
  const asked = askedOf(state);
  return {
    ...copy,
    bigDeck: sorted(copy.bigDeck),
    fooPile: sorted(copy.fooPile),
    ultraPile: sorted(copy.ultraPile),
    draws: copy.draws.map((pile, player) => pileView(pile, known[player] as number)),
    missions: copy.missions.map((at, mission) => (isTurned(state, mission) ? at : UNSEEN)),
    hiddenTiles: sorted(copy.missions.filter((at, mission) => at >= 0 && !isTurned(state, mission))),
    decision: asked ? { ...asked, seat: seatOf(state, asked.agent) } : null,
  };
}

function pileView(pile: readonly Card[], known: number): PileView {
  const from = Math.max(0, pile.length - known);
  return { cards: sorted(pile.slice(0, from)), known: pile.slice(from) };
}

export function determinize(view: LoopView, chance: Chance): LoopState {
  const { hiddenTiles: _tiles, decision: _asked, ...table } = view;
  return copyState({
    ...table,
    bigDeck: shuffledPile(view.bigDeck, chance),
    fooPile: shuffledPile(view.fooPile, chance),
    ultraPile: shuffledPile(view.ultraPile, chance),
    draws: view.draws.map(({ cards, known }) => [...shuffledPile(cards, chance), ...known]),
    known: view.draws.map(({ known }) => known.length),
    missions: dealTiles(view, chance),
  });
}

/** Deals unrevealed tiles to the eras where one lies face down. */
function dealTiles({ missions, hiddenTiles }: LoopView, chance: Chance): number[] {
  const unseen: Mission[] = missions.flatMap((at, mission) => (at === UNSEEN ? [mission] : []));
  const order = shuffledPile(unseen, chance);
  const dealt = missions.slice();
  order.forEach((mission, i) => {
    dealt[mission] = hiddenTiles[i] ?? OUT;
  });
  return dealt;
}
