/**
 * Consequences of a placement once play begins: pieces that could capture it and over which line, and its own
 * ways.
 */
import { type Action, actionTo, type Colour, type RiftState, waysOf } from '@tessera/games/rift';
import { after, type Danger, dangerIn, isRisky, type Marks, NO_DANGER, pieceMarks } from '../hints.ts';
import type { Offer } from '../offer.ts';
import type { Scene } from '../scene.ts';

export interface Ahead {
  readonly danger: Danger;
  readonly marks: Marks;
}

/**
 * `considered`: the placement pointed at or selected; else `pointed`, a crossing that may be occupied. `isHelped`:
 * whether captures are told, as a hint would.
 */
export function aheadOf(
  scene: Scene,
  me: Colour,
  { actions, marks }: Offer,
  considered: Action | undefined,
  pointed: number | undefined,
  isHelped = true,
): Ahead {
  const { state } = scene;
  const look = (at: number | undefined): Ahead => {
    const { legs, ways } = pieceMarks(scene, at === undefined ? [] : waysOf(state, at));
    const risky = considered === undefined && isHelped ? riskyOf(state, actions) : [];
    return {
      danger: isHelped ? dangerIn(state, me, considered === undefined ? -1 : at) : NO_DANGER,
      marks: { ...marks, legs, ways, risky },
    };
  };
  if (considered !== undefined) return after(state, considered, () => look(actionTo(considered)));
  return look(pointed === undefined ? undefined : scene.pieceOn(pointed)?.at);
}

const riskyOf = (state: RiftState, placements: readonly Action[]): readonly number[] =>
  placements.filter(placement => isRisky(state, placement)).map(actionTo);
