/** The camera on its orbit: matrices, and projection of points of the scene to pixels. */

import { AIM_HEIGHT, type Framing, fit, LENS } from './fit.ts';
import { Matrix4, Quaternion, Vector3 } from './math.ts';
import type { Orbit } from './orbit.ts';
import type { Ray } from './picking.ts';
import { columnOf, type Point, type Stage } from './place.ts';
import type { Sight, Zone } from './timeline.ts';

/** Positions of zones around the stage, in half widths and half heights. */
const EXITS: Readonly<Record<Zone, readonly [x: number, y: number]>> = {
  lab: [0, -1.35],
  primed: [-1.25, -0.1],
  board: [1.25, 0.2],
  destroyed: [0, -1.35],
};

/** Positions of rolling dice: before the upper part of the stacks. */
const AIR_HEIGHT = 0.34;
const AIR_ROW = 6;
const AIR_PITCH = 1.4;
/** Share of the stage kept free around everything. */
const MARGIN = 0.02;

const [NEAR, FAR] = [4, 140];
const UP = new Vector3(0, 1, 0);
const AIM = new Vector3(0, AIM_HEIGHT, 0);

/** Perspective projection, shifted up by `shift` half heights and right by `aside` half widths. */
function projection(aspect: number, zoom: number, shift: number, aside: number): Matrix4 {
  const near = zoom / Math.tan((LENS * Math.PI) / 360);
  const depth = NEAR - FAR;
  return new Matrix4().set(
    ...[near / aspect, 0, -aside, 0],
    ...[0, near, -shift * zoom, 0],
    ...[0, 0, (FAR + NEAR) / depth, (2 * FAR * NEAR) / depth],
    ...[0, 0, -1, 0],
  );
}

export function createEye() {
  const [position, toEye, right, up] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()];
  const [toPicture, toScene] = [new Matrix4(), new Matrix4()];
  let lens = new Matrix4();
  let [size, frame]: [Stage, Framing] = [
    { width: 1, height: 1 },
    { distance: 30, width: 1, shift: 0 },
  ];
  /** Horizontal centre of the turntable, in half widths. */
  let middle = 0;

  function aim(): void {
    const place = new Matrix4().lookAt(position, position.clone().sub(toEye), UP).setPosition(position);
    right.setFromMatrixColumn(place, 0);
    up.setFromMatrixColumn(place, 1);
    toPicture.multiplyMatrices(lens, place.invert());
    toScene.copy(toPicture).invert();
  }

  /** Point of the scene at the depth of the stacks' centre. */
  const unproject = (x: number, y: number): Vector3 => {
    const depth = AIM.clone().addScaledVector(toEye, 3.6).applyMatrix4(toPicture).z;
    return new Vector3(x, y, depth).applyMatrix4(toScene);
  };

  const sight: Sight = {
    exit: zone => unproject(...EXITS[zone]),
    air: (slot, count) => {
      const columns = Math.min(count, AIR_ROW);
      const rows = Math.ceil(count / AIR_ROW);
      // A long row keeps to the middle of the stage, a short one is before the stacks.
      const centre = unproject(columns > AIR_ROW / 2 ? 0 : middle, rows > 1 ? 0 : AIR_HEIGHT);
      return centre
        .addScaledVector(right, ((slot % AIR_ROW) - (columns - 1) / 2) * AIR_PITCH)
        .addScaledVector(up, -(Math.floor(slot / AIR_ROW) - (rows - 1) / 2) * AIR_PITCH);
    },
    get facing() {
      const toward = toEye.clone().setY(toEye.y + 0.75);
      return new Quaternion().setFromUnitVectors(UP, toward.normalize());
    },
  };

  return {
    /** Direction from the stacks to the camera. */
    toEye,
    sight,
    look(orbit: Orbit, stage: Stage): void {
      size = stage;
      frame = fit(stage.width / stage.height, orbit.elevation, MARGIN);
      middle = columnOf(stage, frame.width * stage.height) / stage.width;
      const { azimuth, elevation, zoom } = orbit;
      const flat = Math.cos(elevation);
      toEye.set(flat * Math.sin(azimuth), Math.sin(elevation), flat * Math.cos(azimuth));
      lens = projection(stage.width / stage.height, zoom, frame.shift, middle);
      position.copy(AIM).addScaledVector(toEye, frame.distance);
      aim();
    },
    /** Shakes the picture for one frame. */
    shake(x: number, y: number): void {
      position.addScaledVector(right, x).setY(position.y + y);
      aim();
    },
    /** Matrix from the scene to the picture. */
    toPicture,
    /** Width of a die in CSS pixels. */
    dieWidth: (): number => ((lens.elements[5] as number) * size.height) / 2 / frame.distance,
    project(at: Vector3): Point {
      const { x, y } = at.clone().applyMatrix4(toPicture);
      return { x: ((x + 1) / 2) * size.width, y: ((1 - y) / 2) * size.height };
    },
    ray({ x, y }: Point): Ray {
      const through = new Vector3((x / size.width) * 2 - 1, 1 - (y / size.height) * 2, 0.5);
      return { origin: position, direction: through.applyMatrix4(toScene).sub(position).normalize() };
    },
  };
}

export type Eye = ReturnType<typeof createEye>;
