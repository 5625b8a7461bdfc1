/** Imperative scene of the 3D cube; it renders only while something changes. */
import { type Cell, type TesseractEvent, type TesseractView, tracker } from '@tessera/games/tesseract';
import { type Marks, NO_MARKS } from '../contract.ts';
import { createFrameScheduler } from './frames.ts';
import { facing, heightsOf, type Labels, labelsAt, liftedBy, markedAt } from './labels.ts';
import { CELLS, LIFT } from './layout.ts';
import { Quaternion, Vector3 } from './math.ts';
import { contentsAt, type SceneMoment, shockAt } from './moment.ts';
import { followed, HOME, type Orbit } from './orbit.ts';
import { type Die, pickDie } from './picking.ts';
import { createPicture } from './picture.ts';
import type { Point, Size, Stage } from './place.ts';
import { restPoses } from './poses.ts';
import { timelineOf } from './script.ts';
import type { DieSpot } from './squares.ts';
import { paletteOf } from './theme.ts';
import { still, type Timeline } from './timeline.ts';
import { createEye } from './view.ts';

export interface SceneWishes {
  /** Called after each frame with the positions of labels and the size of the stage. */
  onFrame(labels: Labels, size: Size, spotAt: (cell: Cell, level: number) => DieSpot): void;
}

const LIFT_LAG_MS = 60;
/** Lamps relative to the camera: key light over the left shoulder, fill light from the right. */
const LAMP = new Vector3(-0.55, 0.72, 0.55).normalize();
const SIDE_LAMP = new Vector3(0.85, 0.25, 0.45).normalize();
const UP = new Vector3(0, 1, 0);

export function createScene(canvas: HTMLCanvasElement, wishes: SceneWishes) {
  let palette = paletteOf(canvas);
  const picture = createPicture(canvas, palette);
  const eye = createEye();
  let view: TesseractView | undefined;
  let marks = NO_MARKS;
  let focused: Cell | undefined;
  let timeline: Timeline = still(new Map());
  let began = 0;
  let isMoving = true;
  let size: Stage = { width: 0, height: 0 };
  let [orbit, wish]: [Orbit, Orbit] = [HOME, HOME];
  const lifts = new Array<number>(CELLS).fill(0);
  const frames = createFrameScheduler((elapsed, now) => {
    const isGoing = step(elapsed, now);
    draw(now);
    return isGoing;
  });

  /** Advances all animations; returns true while one is running. */
  function step(elapsed: number, now: number): boolean {
    orbit = isMoving ? followed(orbit, wish, Math.min(50, elapsed)) : wish;
    // Slow renderers shorten the lift animation.
    const rush = Math.max(8, elapsed * elapsed * 0.06);
    let isGoing = orbit !== wish || now - began < timeline.length;
    for (let cell = 0; cell < CELLS; cell++) {
      const goal = cell === focused || cell === liftedBy(marks) ? LIFT : 0;
      const left = (goal - (lifts[cell] as number)) * Math.exp(-rush / LIFT_LAG_MS);
      const isThere = !isMoving || Math.abs(left) < 0.02;
      lifts[cell] = isThere ? goal : goal - left;
      isGoing ||= !isThere;
    }
    return isGoing;
  }

  const momentAt = (shown: TesseractView, now: number): SceneMoment => ({
    view: shown,
    marks,
    focused,
    timeline,
    time: now - began,
    lifts,
    palette,
  });

  function draw(now: number): void {
    if (!view || size.width === 0 || size.height === 0) return;
    const moment = momentAt(view, now);
    eye.look(orbit, size);
    // A breach shakes the table and reddens the light for a moment.
    const shock = shockAt(moment);
    if (shock > 0) eye.shake(Math.sin(now / 17) * shock * 0.09, Math.cos(now / 13) * shock * 0.05);
    const turn = new Quaternion().setFromAxisAngle(UP, orbit.azimuth);
    picture.draw(contentsAt(moment, eye.sight), {
      camera: eye.toPicture,
      toEye: eye.toEye,
      lamp: LAMP.clone().applyQuaternion(turn),
      side: SIDE_LAMP.clone().applyQuaternion(turn),
      flash: palette.danger.clone().multiplyScalar(0.9 * shock * shock),
      dieWidth: eye.dieWidth(),
    });
    const width = eye.dieWidth();
    wishes.onFrame(labelsAt(moment, eye), size, (cell, level) => ({
      ...eye.project(markedAt(moment, cell, level)),
      width,
    }));
  }

  /** Sets a view with the animation that leads to it. */
  function take(next: TesseractView, story: Timeline): void {
    view = next;
    timeline = story;
    began = performance.now();
    const burning = next.stacks.flatMap(({ cubes, symbol }, cell) =>
      cubes.length === 0 && symbol ? [cell] : [],
    );
    picture.light(heightsOf({ view: next }), burning);
    frames.follow();
  }

  return {
    /** Shows a view without animation. */
    show: (next: TesseractView): void => take(next, still(restPoses(next))),
    /** Animates to a view by its events; a running animation is finished at once. */
    play(next: TesseractView, events: readonly TesseractEvent[], tempo: number): void {
      const [before, after] = [timeline.after, restPoses(next)];
      take(
        next,
        isMoving
          ? timelineOf({ before, after, colourOf: tracker(next).colourOf, events, tempo })
          : still(after),
      );
    },
    mark(next: Marks): void {
      marks = next;
      frames.follow();
    },
    focus(cell: Cell | undefined): void {
      focused = cell;
      frames.ask();
    },
    heed: frames.heed,
    move(may: boolean): void {
      isMoving = may;
      if (!may) timeline = still(timeline.after);
      frames.ask();
    },
    /** Sets the target orbit; the camera eases to it. */
    orbit(change: (wish: Orbit) => Orbit): void {
      wish = change(wish);
      frames.ask();
    },
    /** Rotates until a stack is visible. */
    face(cell: Cell): void {
      if (view) wish = facing(momentAt(view, performance.now()), wish, size, cell);
      frames.ask();
    },
    resize(next: Stage): void {
      size = next;
      picture.resize(next);
      // A resized canvas is blank until drawn, so that it is drawn in the same frame.
      frames.draw();
    },
    /** Applies the current theme and look. */
    dress(): void {
      palette = paletteOf(canvas);
      picture.dress(palette);
      frames.ask();
    },
    /** Draws now with a rotation, for measurements. */
    drawTurned(angle: number): void {
      orbit = wish = { ...wish, azimuth: wish.azimuth + angle };
      step(16, performance.now());
      draw(performance.now());
    },
    pick: (point: Point): Die | undefined =>
      view && pickDie(eye.ray(point), heightsOf({ view }), [focused, liftedBy(marks)]),
    dispose(): void {
      frames.stop();
      picture.dispose();
    },
  };
}

export type CubeScene = ReturnType<typeof createScene>;
