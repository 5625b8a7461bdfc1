/** Content of each era, derived from the view. */
import {
  type Agent,
  type Card,
  CENTRIFUGE_NEED,
  contentOf,
  type Dimension,
  damageOn,
  type Era,
  hasMegaVortices,
  type LoopView,
  MISSIONS,
  type Mission,
  missionAt,
  perEra,
  RING,
  type Token,
  type Ultra,
  ultrasAt,
} from '@tessera/games/loop';

/** State of a mission tile's place. */
export type Tile =
  | { readonly kind: 'hidden' | 'archived' | 'vortex' | 'mega' }
  | { readonly kind: 'mission'; readonly mission: Mission; readonly damage: number; readonly need: number };

/** Damage on a piece. */
interface Damaged {
  readonly damage: number;
  readonly need: number;
}

export interface EraThings {
  readonly era: Era;
  readonly rifts: number;
  /** Cubes that fell here and are not placed yet. */
  readonly fallen: number;
  readonly energy: number;
  readonly perpetual: number;
  readonly tile: Tile;
  readonly clones: readonly Token[];
  readonly pawns: readonly Agent[];
  readonly cards: readonly Card[];
  readonly ultras: readonly (Damaged & { readonly ultra: Ultra })[];
  readonly centrifuge: (Damaged & { readonly dimension: Dimension }) | undefined;
  readonly isFoo: boolean;
}

export function thingsOf(view: LoopView, fallen: readonly number[]): readonly EraThings[] {
  return Array.from({ length: RING }, (_, era) => ({
    era,
    rifts: view.rifts[era] ?? 0,
    fallen: fallen[era] ?? 0,
    energy: view.energy[era] ?? 0,
    perpetual: view.perpetual[era] ?? 0,
    tile: tileAt(view, era),
    clones: placesOf(view.tokens, era),
    pawns: placesOf(view.eras, era),
    cards: view.available[era] ?? [],
    ultras: ultrasAt(view, era).map(ultra => ({
      ultra,
      damage: view.overload[ultra] ?? 0,
      need: contentOf(view).ultras[ultra]?.slots ?? 0,
    })),
    centrifuge: centrifugeAt(view, era),
    isFoo: view.foo === era,
  }));
}

/** Cubes that have left the Machine and are not placed until somebody decides. */
export function fallenIn({ pending }: Pick<LoopView, 'pending'>): readonly number[] {
  return pending.find(frame => frame.type === 'foo')?.fallen ?? perEra();
}

const placesOf = (places: readonly number[], era: Era): readonly number[] =>
  places.flatMap((at, one) => (at === era ? [one] : []));

/** The tile of an era; it is removed by archiving or by a vortex. */
function tileAt(view: LoopView, era: Era): Tile {
  if (view.isVortex[era]) return { kind: hasMegaVortices(view) ? 'mega' : 'vortex' };
  if (view.hiddenTiles.includes(era)) return { kind: 'hidden' };
  const mission = missionAt(view, era);
  if (mission < 0) return { kind: 'archived' };
  return { kind: 'mission', mission, damage: damageOn(view, mission), need: MISSIONS[mission]?.need ?? 0 };
}

function centrifugeAt({ centrifuges, lasers, heat }: LoopView, era: Era): EraThings['centrifuge'] {
  const token = centrifuges.indexOf(era);
  if (token < 0) return undefined;
  return { dimension: lasers[token] ?? 0, damage: heat[token] ?? 0, need: CENTRIFUGE_NEED };
}
