/** Text of the LOOP buttons. */
import { CENTRIFUGE_NEED, type Dimension, HOLE, type LoopPreview, loopPreview } from '@tessera/games/loop';
import { fill, plural } from '../../../text/index.ts';
import { cardNames, dimensionName } from './names.ts';
import type { PanelModel } from './props.ts';

type Model = Pick<PanelModel, 'view' | 'words' | 'agent'>;

interface LoopItem {
  readonly dimension: Dimension;
  readonly cost: number;
  readonly isPossible: boolean;
  /** True if it readies a card. */
  readonly isWorth: boolean;
  readonly caption: string;
  readonly short: string;
}

/** LOOPs of the agent whose hand is beside them, also in the turn of another one. */
export function loopItems({ view, words, agent }: Model): readonly LoopItem[] {
  const own = agent === view.active ? view : { ...view, active: agent, loops: 0 };
  return Array.from({ length: HOLE }, (_, dimension) => loopItem({ view: own, words, agent }, dimension));
}

function loopItem(model: Model, dimension: Dimension): LoopItem {
  const preview = loopPreview(model.view, dimension);
  const { cost, readies, refusal } = preview;
  const isPossible = refusal === undefined;
  const [caption, short] = isPossible ? gainWords(model, preview) : refusalWords(model, refusal.code);
  return { dimension, cost, isPossible, isWorth: isPossible && readies.length > 0, caption, short };
}

function gainWords(model: Model, { readies, missions, centrifuge }: LoopPreview): [string, string] {
  const { loops } = model.words.panels;
  const cards = cardNames(model, readies);
  const more = [
    ...(missions.length > 0 ? [plural(model.words.language, loops.missions, missions.length)] : []),
    ...(centrifuge ? [centrifugeWords(model, centrifuge)] : []),
  ];
  const readied = readies.length > 0 ? fill(loops.readies, { cards }) : loops.readiesNothing;
  const [first] = more;
  const short = readies.length > 1 ? plural(model.words.language, loops.cards, readies.length) : cards;
  return [[readied, ...more].join(', '), short || (first ?? loops.nothing)];
}

function centrifugeWords(
  { words }: Model,
  { damage, isDestroyed }: NonNullable<LoopPreview['centrifuge']>,
): string {
  const { loops } = words.panels;
  return isDestroyed ? loops.centrifugeGone : fill(loops.centrifuge, { damage, need: CENTRIFUGE_NEED });
}

function refusalWords(model: Model, code: string): [string, string] {
  const { view, words } = model;
  const { loops } = words.panels;
  const here = view.eras[view.active] ?? 0;
  if (code === 'E_NO_CARD_OF_DIMENSION') return [loops.noCard, loops.noCardShort];
  if (code === 'E_DIMENSION_LOCKED') {
    const dimension = dimensionName(model, view.lasers[view.centrifuges.indexOf(here)] ?? HOLE);
    return [fill(loops.locked, { dimension }), loops.lockedShort];
  }
  const have = (view.energy[here] ?? 0) + (view.perpetual[here] ?? 0);
  const only = have === 0 ? loops.noEnergyAtAll : fill(loops.noEnergy, { have });
  return [only, fill(loops.noEnergyShort, { have })];
}
