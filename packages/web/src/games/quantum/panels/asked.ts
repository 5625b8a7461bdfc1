/** What is asked apart from a free turn, in words: why, what comes of it, and what each choice would change. */
import { type CardName, type DecisionKind, type Die, NOBODY, type QuantumView } from '@tessera/games/quantum';
import { fill } from '../../../text/index.ts';
import { orbitsAfter } from '../completion.ts';
import type { Offered } from '../contract.ts';
import { shipAsked } from '../shipAsked.ts';
import { sumWords } from './outcome.ts';
import type { PanelModel } from './props.ts';

/** Decisions that come of a card have its name. */
const CARD_OF: Partial<Readonly<Record<DecisionKind, CardName>>> = {
  CHOOSE_FACE: 'clever',
  KEEP_ROLL: 'scrappy',
  EXPAND_PLACE: 'expansion',
  REORG_SELECT: 'reorganization',
  REORG_PLACE: 'reorganization',
  RELOCATE: 'relocation',
  RELOCATE_TO: 'relocation',
};

interface Asked {
  readonly title: string;
  readonly texts: readonly string[];
}

/** Undefined in a free turn. */
export function askedOf(model: PanelModel): Asked | undefined {
  const { view, me, words, offers, names } = model;
  const { asked } = words.panels;
  const kind = view.decision?.kind;
  if (kind === 'TURN' && offers.length > 0) return undefined;
  const texts: Readonly<Partial<Record<DecisionKind, string>>> = asked.texts;
  const text = offers.length > 0 && kind ? texts[kind] : undefined;
  if (!kind || text === undefined)
    return { title: asked.fleet, texts: offers.length > 0 || !kind ? [] : [asked.waiting] };
  const titles: Readonly<Partial<Record<DecisionKind, string>>> = asked.titles;
  const card = CARD_OF[kind];
  const frame = view.pending.at(-1);
  const owner = frame?.type === 'relocation' ? (names[frame.owner] ?? '') : '';
  const isSabotage = frame?.type === 'discard' && frame.newest === NOBODY;
  if (isSabotage)
    return {
      title: words.game.cards.sabotage.name,
      texts: [fill(asked.sabotage, { name: names[view.turn.active] ?? '' })],
    };
  const isByLowest = kind === 'SETUP_KEEP' && view.options.firstPlayer === 'lowestFleet';
  return {
    title: titles[kind] ?? (card ? words.game.cards[card].name : ''),
    texts: [
      fill(text, { owner }),
      ...(frame?.type === 'roll' ? [asked.causes[frame.why]] : []),
      ...(isByLowest ? [asked.lowest] : []),
      ...(kind === 'INFAMY' && view.cubesLeft[me] === 1 ? [asked.lastCube] : []),
    ],
  };
}

/** Ships that are lifted already, to be rolled anew. */
export function shipsPicked({ pending }: Pick<QuantumView, 'pending'>): readonly Die[] {
  const frame = pending.at(-1);
  return frame?.type === 'reorganization' && frame.step === 'select' ? frame.picked : [];
}

/** What a choice does to the own sums: "planet 9: 8/9". */
export function remarkOf(model: PanelModel, offered: Offered): string {
  const die = offered.die ?? shipAsked(model.view);
  const about = die === undefined ? offered : { ...offered, die };
  return orbitsAfter(model.view, model.me, about)
    .filter(({ isOpen }) => isOpen)
    .map(orbit => sumWords(model, orbit))
    .join(', ');
}
