/** Animates pieces from their old to their new places: along the ring, or out of the bag. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { LoopModel } from '../contract.ts';
import { type Point, type Ring, wayAlong } from './layout.ts';
import type { Film } from './useFilm.ts';

/** Place of a piece: its centre, relative to the board. */
interface PiecePlace {
  readonly at: Point;
  readonly era: number;
  readonly size: number;
  /** Clone of the element for the exit animation: the element itself may be gone or an empty slot by then. */
  readonly picture: Node | undefined;
}

interface Picture {
  readonly ring: Ring;
  readonly places: ReadonlyMap<string, PiecePlace>;
}

const STEP_MS = 300;
const SETTLE_MS = 220;
const ENTER_MS = 380;
const LEAVE_MS = 450;
/** Pieces with an exit animation: removed or paid cubes, destroyed clones. */
const LEAVING = /^(rift|energy|perpetual|token) /;
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

export function useTravel(
  root: RefObject<HTMLElement | null>,
  ring: Ring | undefined,
  { view, fallen, tempo }: Film,
  { isMoving, clock }: LoopModel,
): void {
  const last = useRef<Picture>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: things move when the picture changes, and at no other time.
  useLayoutEffect(() => {
    const board = root.current;
    if (!board || !ring) return;
    const before = last.current;
    const pieces = [...board.querySelectorAll<HTMLElement>('[data-piece]')];
    stop(board, new Set(pieces));
    const places = new Map(pieces.map(piece => [piece.dataset.piece ?? '', placeOf(piece, board)]));
    last.current = { ring, places };
    // After a resize nothing is animated.
    if (!isMoving || before?.ring !== ring) return;
    for (const piece of pieces) {
      const key = piece.dataset.piece ?? '';
      const [now, then] = [places.get(key), before.places.get(key)];
      const [frames, length] = then && now ? wayOf(then, now, ring) : [entranceOf(key), ENTER_MS];
      if (frames) piece.animate(frames, { duration: length * tempo, easing: EASE });
    }
    for (const [key, place] of before.places) if (!places.has(key)) leave(board, place, LEAVE_MS * tempo);
  }, [root, ring, view, fallen, isMoving]);
  // A skip finishes all animations.
  const { skips } = clock;
  useEffect(() => {
    if (skips > 0) for (const one of root.current?.getAnimations({ subtree: true }) ?? []) one.finish();
  }, [root, skips]);
}

/** Listed before the first one ends: the list brings all styles up to date. */
function stop(board: HTMLElement, pieces: ReadonlySet<Element | null>): void {
  for (const one of board.getAnimations({ subtree: true })) {
    const { target, pseudoElement } = one.effect as KeyframeEffect;
    if (pieces.has(target) && !pseudoElement) one.cancel();
  }
}

function placeOf(piece: HTMLElement, board: HTMLElement): PiecePlace {
  const [box, corner] = [piece.getBoundingClientRect(), board.getBoundingClientRect()];
  const svg = LEAVING.test(piece.dataset.piece ?? '') ? piece.querySelector('svg') : undefined;
  return {
    at: [box.left + box.width / 2 - corner.left, box.top + box.height / 2 - corner.top],
    era: Number(piece.closest<HTMLElement>('[data-era]')?.dataset.era),
    size: svg?.getBoundingClientRect().height ?? 0,
    picture: svg?.cloneNode(true),
  };
}

/** Keyframes along the ring between eras, straight inside an era. */
function wayOf(
  then: PiecePlace,
  now: PiecePlace,
  { wedges }: Ring,
): readonly [Keyframe[] | undefined, number] {
  const from = ([x, y]: Point): Keyframe => ({
    transform: `translate(${x - now.at[0]}px, ${y - now.at[1]}px)`,
  });
  if (then.era === now.era) {
    const isNear = Math.hypot(then.at[0] - now.at[0], then.at[1] - now.at[1]) < 3;
    return [isNear ? undefined : [from(then.at), from(now.at)], SETTLE_MS];
  }
  const passed = wayAlong(then.era, now.era).slice(0, -1);
  const stops = passed.flatMap((era): Point[] => {
    const box = wedges[era]?.box;
    return box ? [[box.left + box.width / 2, box.top + box.height / 2]] : [];
  });
  return [[then.at, ...stops, now.at].map(from), STEP_MS * (1 + stops.length)];
}

/** Keyframes of an entry: clones fall out of the bag, cubes land, revealed pieces flip. */
function entranceOf(piece: string): Keyframe[] {
  const [kind = ''] = piece.split(' ');
  if (kind === 'token')
    return [
      { transform: 'translateY(-180%) rotate(-14deg)', opacity: 0 },
      { transform: 'translateY(0) rotate(4deg)', opacity: 1, offset: 0.6 },
      { transform: 'translateY(-12%) rotate(0deg)', offset: 0.8 },
      { transform: 'none' },
    ];
  if (kind === 'rift' || kind === 'energy' || kind === 'perpetual')
    return [
      { transform: 'scale(0.2)', opacity: 0 },
      { transform: 'scale(1.35)', opacity: 1, offset: 0.55 },
      { transform: 'none' },
    ];
  return [{ transform: 'rotateY(90deg) scale(1.1)' }, { transform: 'none' }];
}

/** Exit animation: the piece grows and fades where it was. */
function leave(board: HTMLElement, { at: [x, y], size, picture }: PiecePlace, duration: number): void {
  const layer = board.querySelector('.lb-leaving');
  if (!picture || !layer) return;
  const ghost = document.createElement('i');
  ghost.style.setProperty('--piece-size', `${size}px`);
  ghost.append(picture);
  layer.append(ghost);
  const at = (more: string): string => `translate(${x}px, ${y}px) translate(-50%, -50%) ${more}`;
  ghost.animate(
    [
      { transform: at('scale(1)'), opacity: 1 },
      { transform: at('scale(1.6) rotate(20deg)'), opacity: 0.9, offset: 0.35 },
      { transform: at('scale(0.1) rotate(120deg)'), opacity: 0 },
    ],
    { duration, easing: EASE },
  ).onfinish = () => ghost.remove();
}
