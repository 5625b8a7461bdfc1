/** What the LOOP control says of each dimension. */
import { CENTRIFUGE_NEED, type Dimension, HOLE, type LoopPreview, loopPreview } from '@tessera/games/loop';
import { fill } from '../../../text/index.ts';
import { cardNames, dimensionName, missionText } from './names.ts';
import type { PanelModel } from './props.ts';

type Model = Pick<PanelModel, 'view' | 'words'>;

interface LoopItem {
  readonly dimension: Dimension;
  readonly cost: number;
  readonly isPossible: boolean;
  /** It readies something, or serves a mission. */
  readonly isWorth: boolean;
  readonly caption: string;
  readonly short: string;
}

export const loopItems = (model: Model): readonly LoopItem[] =>
  Array.from({ length: HOLE }, (_, dimension) => loopItem(model, dimension));

function loopItem(model: Model, dimension: Dimension): LoopItem {
  const preview = loopPreview(model.view, dimension);
  const { cost, readies, missions, centrifuge, refusal } = preview;
  const isPossible = refusal === undefined;
  const [caption, short] = isPossible ? gainWords(model, preview) : refusalWords(model, refusal.code);
  const isWorth = readies.length > 0 || missions.length > 0 || centrifuge !== undefined;
  return { dimension, cost, isPossible, isWorth: isPossible && isWorth, caption, short };
}

function gainWords(model: Model, { readies, missions, centrifuge }: LoopPreview): [string, string] {
  const { loops } = model.words.panels;
  const cards = cardNames(model, readies);
  const more = [
    ...missions.map(mission => fill(loops.mission, { mission: missionText(model, mission).name })),
    ...(centrifuge ? [centrifugeWords(model, centrifuge)] : []),
  ];
  const readied = readies.length > 0 ? fill(loops.readies, { cards }) : loops.readiesNothing;
  const short = [...(cards ? [cards] : []), ...(missions.length > 0 ? [loops.missionShort] : [])];
  return [[readied, ...more].join(', '), short.join(', ') || loops.nothing];
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
  return [fill(loops.noEnergy, { have }), fill(loops.noEnergyShort, { have })];
}
