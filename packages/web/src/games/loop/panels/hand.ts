/** Text of the cards in the hand. */
import { type Card, HOLE, isOnStack, type LoopEvent } from '@tessera/games/loop';
import type { HistoryEntry } from '../../../match/client.ts';
import { fill, plural } from '../../../text/index.ts';
import { isHandheld } from '../../../ui/breakpoints.ts';
import { cardRowOf, dimensionName } from './names.ts';
import type { PanelModel } from './props.ts';

export type CardState = 'ready' | 'exhausted' | 'applying';

export const cardStateOf = ({ view }: Pick<PanelModel, 'view'>, card: Card): CardState =>
  isOnStack(view, card) ? 'applying' : view.exhausted[card] ? 'exhausted' : 'ready';

/** The hand in the order of the screen: what was drawn in this turn comes last, so that no other card moves. */
export function handOf({
  view,
  agent,
  entries,
}: Pick<PanelModel, 'view' | 'agent' | 'entries'>): readonly Card[] {
  const drawn = drawnIn(entries);
  return (view.hands[agent] ?? []).toSorted((a, b) => drawn.lastIndexOf(a) - drawn.lastIndexOf(b));
}

/** Cards drawn since the turn began, in their order. */
function drawnIn(entries: readonly HistoryEntry[]): readonly Card[] {
  const drawn: Card[] = [];
  for (const { events } of entries.toReversed())
    for (const event of (events as readonly LoopEvent[]).toReversed()) {
      if (event.type === 'turn') return drawn;
      if (event.type === 'drawn') drawn.unshift(event.card);
    }
  return drawn;
}

/** Number of uses of each card since the turn began. */
export function usesOf(entries: readonly HistoryEntry[]): ReadonlyMap<Card, number> {
  const uses = new Map<Card, number>();
  for (const { events } of entries.toReversed())
    for (const event of (events as readonly LoopEvent[]).toReversed()) {
      if (event.type === 'turn') return uses;
      if (event.type === 'used') uses.set(event.card, (uses.get(event.card) ?? 0) + 1);
    }
  return uses;
}

/** Text of an exhausted card, in place of its current effect. */
export function exhaustedWords(
  model: Pick<PanelModel, 'view' | 'words' | 'layout'>,
  card: Card,
  uses: number,
  isSmall: boolean,
): string {
  const { hand } = model.words.panels;
  const { dimension } = cardRowOf(model, card);
  const rests = uses > 0 ? plural(model.words.language, hand.looped, uses) : hand.rests;
  const cure =
    dimension === HOLE ? hand.byNothing : fill(hand.byLoop, { dimension: dimensionName(model, dimension) });
  // The tilt of the card says that it is exhausted, where there is room for one sentence.
  return isSmall || isHandheld(model.layout) ? cure : `${rests} ${cure}`;
}
