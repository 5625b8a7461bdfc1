/** Animates moves along their ways, derived from the latest events, by the Web Animations API. */
import type { GameEvent } from '@tessera/engine';
import { parseAction, pathsOf, type RiftEvent, type RiftState, SIZE } from '@tessera/games/rift';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Point, pointOf } from './geometry.ts';
import type { Model } from './useModel.ts';

const EASE = 'cubic-bezier(.2,.8,.2,1)';

/** `wasCarried`, set by drag and drop: the piece is at its crossing already. */
export function useTravel(model: Model, wasCarried: RefObject<boolean>): void {
  const { root, shown: snapshot, flipped, isMoving } = model;
  const { state } = model.scene;
  const before = useRef({ seq: snapshot.seq, state });
  useLayoutEffect(() => {
    const { seq, state: old } = before.current;
    before.current = { seq: snapshot.seq, state };
    const isCarried = wasCarried.current;
    wasCarried.current = false;
    // Only the next answer is animated; jumps through the past are not.
    if (!isMoving || isCarried || snapshot.seq !== seq + 1) return;
    const running = snapshot.events.flatMap(event => {
      const frames = framesOf(event, old, snapshot.moves.at(-1)?.move, flipped);
      const body = frames && root.current?.querySelector(`.body[data-at="${frames.at}"]`);
      return body ? [body.animate(frames.keys, { duration: frames.duration, easing: EASE })] : [];
    });
    return () => {
      for (const animation of running) animation.cancel();
    };
  }, [snapshot, state, flipped, isMoving, root, wasCarried]);
}

interface PieceAnimation {
  readonly at: number;
  readonly keys: Keyframe[];
  readonly duration: number;
}

function framesOf(
  event: GameEvent,
  old: RiftState,
  move: string | undefined,
  flipped: boolean,
): PieceAnimation | undefined {
  const happened = event as RiftEvent;
  if (happened.type === 'placed')
    return {
      at: happened.at,
      keys: [{ transform: 'scale(1.5)', opacity: 0 }, { transform: 'none' }],
      duration: 200,
    };
  if (happened.type === 'pivoted') return turnFrames(happened, flipped);
  if (happened.type !== 'moved' || move === undefined) return undefined;
  const path = pathsOf(old, parseAction(move))[0] ?? [happened.from, happened.to];
  return { at: happened.to, ...pathFrames(path, flipped) };
}

/** Keyframes along the way, corner by corner, at constant speed. */
function pathFrames(path: readonly number[], flipped: boolean): { keys: Keyframe[]; duration: number } {
  const points = path.map(square => pointOf(square, flipped));
  const end = points.at(-1) ?? { x: 0, y: 0 };
  const lengths = points.map((point, i) => {
    const last = points[i - 1] ?? point;
    return Math.hypot(point.x - last.x, point.y - last.y);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  const keys = points.map(({ x, y }, i) => {
    gone += lengths[i] as number;
    return { transform: `translate(${x - end.x}px,${y - end.y}px)`, offset: gone / total };
  });
  return { keys, duration: Math.min(350, 170 + total / 6) };
}

/** Keyframes of a quarter turn around the line that stays in place. */
function turnFrames({ piece, from, to }: RiftEvent & { type: 'pivoted' }, flipped: boolean): PieceAnimation {
  const isUpright = piece === 'V' || piece === 'I';
  const isLarge = piece === 'G' || piece === 'I';
  const newTail = to + (isUpright ? SIZE : 1);
  const oldTail = from + (isUpright ? 1 : SIZE);
  const stays = isLarge && to !== from && to !== oldTail ? newTail : to;
  const moved = stays === to ? newTail : to;
  const wasAt = stays === from ? oldTail : from;
  const [anchor, centre, now, then] = [to, stays, moved, wasAt].map(square => pointOf(square, flipped)) as [
    Point,
    Point,
    Point,
    Point,
  ];
  const [ox, oy] = [centre.x - anchor.x, centre.y - anchor.y];
  const cross = (now.x - centre.x) * (then.y - centre.y) - (now.y - centre.y) * (then.x - centre.x);
  const turn = (angle: number): string =>
    `translate(${ox}px,${oy}px) rotate(${angle}deg) translate(${-ox}px,${-oy}px)`;
  return { at: to, keys: [{ transform: turn(cross > 0 ? 90 : -90) }, { transform: turn(0) }], duration: 220 };
}
