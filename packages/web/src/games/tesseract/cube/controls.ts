/** Pointer input of the stage: hover and press on stacks, drag to rotate, pinch and wheel to zoom. */
import type { Cell } from '@tessera/games/tesseract';
import { LONG_PRESS_MS } from '../../../table/hand.ts';
import { dragged, zoomed } from './orbit.ts';
import type { Point } from './place.ts';
import type { CubeScene } from './scene.ts';

export interface ControlWishes {
  onPress(cell: Cell, level: number): void;
  onFocus(cell: Cell | undefined): void;
  isMoving(): boolean;
}

/** Distance in pixels above which a press is a drag. */
const DRAG_FROM = { mouse: 5, touch: 10 } as const;
/** Milliseconds for which a flick goes on at its last speed. */
const FLICK_MS = 190;
const WHEEL_STEP = 260;
const PINCH_STEP = 90;

interface Grip extends Point {
  readonly startX: number;
  readonly startY: number;
  readonly isTouch: boolean;
  readonly since: number;
}

export function control(stage: HTMLElement, scene: CubeScene, wishes: ControlWishes): () => void {
  const grips = new Map<number, Grip>();
  let isDragging = false;
  let hovered: Cell | undefined;
  let speed = { x: 0, y: 0, at: 0 };

  const pointOf = (event: PointerEvent): Point => {
    const { left, top } = stage.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  /** The stack whose top die is at a point; covered dice do not count. */
  const topAt = (point: Point): Cell | undefined => {
    const die = scene.pick(point);
    return die?.isTop ? die.cell : undefined;
  };

  function hover(cell: Cell | undefined): void {
    if (cell === hovered) return;
    hovered = cell;
    stage.style.cursor = cell === undefined ? '' : 'pointer';
    wishes.onFocus(cell);
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    stage.setPointerCapture(event.pointerId);
    const { x, y } = pointOf(event);
    const isTouch = event.pointerType !== 'mouse';
    grips.set(event.pointerId, { x, y, startX: x, startY: y, isTouch, since: event.timeStamp });
    isDragging = grips.size > 1;
    speed = { x: 0, y: 0, at: event.timeStamp };
  }

  function move(event: PointerEvent): void {
    const grip = grips.get(event.pointerId);
    const point = pointOf(event);
    if (!grip) {
      if (event.pointerType === 'mouse') hover(topAt(point));
      return;
    }
    const way = Math.hypot(point.x - grip.startX, point.y - grip.startY);
    if (!isDragging && way < DRAG_FROM[grip.isTouch ? 'touch' : 'mouse']) return;
    if (!isDragging) hover(undefined);
    isDragging = true;
    stage.style.cursor = 'grabbing';
    if (grips.size > 1) pinch(event.pointerId, point);
    else drag(grip, point, event.timeStamp);
    grips.set(event.pointerId, { ...grip, ...point });
  }

  function drag(from: Point, to: Point, now: number): void {
    const [x, y] = [to.x - from.x, to.y - from.y];
    const elapsed = Math.max(1, now - speed.at);
    speed = { x: x / elapsed, y: y / elapsed, at: now };
    scene.orbit(wish => dragged(wish, x, y));
  }

  function pinch(id: number, to: Point): void {
    const from = grips.get(id);
    const other = [...grips].find(([key]) => key !== id)?.[1];
    if (!from || !other) return;
    const wider = Math.hypot(to.x - other.x, to.y - other.y) - Math.hypot(from.x - other.x, from.y - other.y);
    scene.orbit(wish => zoomed(wish, wider / PINCH_STEP));
  }

  function up(event: PointerEvent): void {
    const grip = grips.get(event.pointerId);
    grips.delete(event.pointerId);
    if (!grip || grips.size > 0) return;
    stage.style.cursor = '';
    if (isDragging) flick(event.timeStamp);
    else if (event.type === 'pointerup' && !hasMarked(grip, event.timeStamp)) press(grip);
    isDragging = false;
  }

  const hasMarked = ({ isTouch, since }: Grip, now: number): boolean =>
    isTouch && now - since >= LONG_PRESS_MS;

  function flick(now: number): void {
    const isThrown = wishes.isMoving() && now - speed.at < 60;
    if (isThrown) scene.orbit(wish => dragged(wish, speed.x * FLICK_MS, speed.y * FLICK_MS * 0.4));
  }

  function press(grip: Grip): void {
    const die = scene.pick(grip);
    hover(topAt(grip));
    if (die) wishes.onPress(die.cell, die.level);
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    event.stopPropagation(); // over other boards the wheel steps through the answers
    scene.orbit(wish => zoomed(wish, -event.deltaY / WHEEL_STEP));
  }

  const leave = (): void => {
    if (grips.size === 0) hover(undefined);
  };

  const stop = new AbortController();
  const { signal } = stop;
  stage.addEventListener('pointerdown', down, { signal });
  // Prevents the focus change of a press: the canvas cannot take the focus, so that it would only be lost.
  stage.addEventListener('mousedown', event => event.preventDefault(), { signal });
  stage.addEventListener('pointermove', move, { signal });
  stage.addEventListener('pointerup', up, { signal });
  stage.addEventListener('pointercancel', up, { signal });
  stage.addEventListener('pointerleave', leave, { signal });
  stage.addEventListener('wheel', wheel, { signal, passive: false });
  return () => stop.abort();
}
