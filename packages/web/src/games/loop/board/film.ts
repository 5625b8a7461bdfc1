/** The ring between two positions: the view after the events shown so far. */
import { ARCHIVED, contentOf, GONE, type LoopView, OUT, perEra } from '@tessera/games/loop';
import type { Shot } from '../landing.ts';
import { fallenIn } from './eras.ts';

export interface RingFrame {
  readonly view: LoopView;
  /** Fallen cubes by era that are not placed yet. */
  readonly fallen: readonly number[];
}

/** The frame of a position at rest; `unplaced`: the cubes that a lost match does not place (L-VORTEX-5). */
export const stillOf = (view: LoopView, unplaced: () => readonly number[] = perEra): RingFrame => ({
  view,
  fallen: view.outcome?.startsWith('VORTEX') ? unplaced() : fallenIn(view),
});

/** The frame after some shots; the final position follows when the change lands. */
export function frameAfter(view: LoopView, shots: readonly Shot[]): RingFrame {
  const after = {
    ...view,
    rifts: [...view.rifts],
    energy: [...view.energy],
    perpetual: [...view.perpetual],
    isVortex: [...view.isVortex],
    tokens: [...view.tokens],
    eras: [...view.eras],
    ultras: [...view.ultras],
    missions: [...view.missions],
    available: view.available.map(cards => [...cards]),
  };
  const fallen = [...fallenIn(view)];
  for (const { event } of shots) tell(after, fallen, event);
  return { view: after, fallen };
}

type Scene = LoopView & { missions: number[]; hiddenTiles: readonly number[] };

function tell(scene: Scene, fallen: number[], event: Shot['event']): void {
  const add = (list: number[], at: number, many: number): void => {
    list[at] = Math.max(0, (list[at] ?? 0) + many);
  };
  const leave = (card: number): void => {
    scene.available = scene.available.map(cards => cards.filter(one => one !== card));
  };
  switch (event.type) {
    case 'cube':
      add(fallen, event.era, 1);
      return;
    case 'cancelled':
      add(fallen, event.era, -1);
      return;
    case 'rift':
      add(fallen, event.era, -event.count);
      add(scene.rifts, event.era, event.count);
      return;
    case 'riftRemoved':
      add(scene.rifts, event.era, -1);
      return;
    case 'vortex':
      fallen[event.era] = 0;
      scene.rifts[event.era] = 0;
      scene.isVortex[event.era] = true;
      return;
    case 'energy':
      add(event.perpetual ? scene.perpetual : scene.energy, event.era, 1);
      return;
    case 'energyLost':
    case 'paid':
      add(scene.energy, event.era, -event.count);
      return;
    case 'clone':
      scene.tokens[event.token] = event.era;
      return;
    case 'cloneMoved':
      scene.tokens[event.token] = event.to;
      return;
    case 'cloneDestroyed':
      scene.tokens[event.token] = GONE;
      return;
    case 'moved':
      scene.eras[event.agent] = event.to;
      return;
    case 'foo':
      scene.foo = event.era;
      return;
    case 'available':
      scene.available[contentOf(scene).cards[event.card]?.origin ?? 0]?.push(event.card);
      return;
    case 'destroyed':
    case 'added':
      leave(event.card);
      return;
    case 'ultra':
      scene.ultras[event.ultra] = contentOf(scene).ultras[event.ultra]?.era ?? GONE;
      return;
    case 'missionTurned':
      scene.missions[event.mission] = event.era;
      hide(scene, event.era);
      return;
    case 'missionLost':
      scene.missions = scene.missions.map(at => (at === event.era ? OUT : at));
      hide(scene, event.era);
      return;
    case 'archived':
      scene.missions[event.mission] = ARCHIVED;
      return;
  }
}

function hide(scene: { hiddenTiles: readonly number[] }, era: number): void {
  scene.hiddenTiles = scene.hiddenTiles.filter(at => at !== era);
}
