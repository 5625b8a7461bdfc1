/** The camera on its orbit: from wishes to matrices, from points of the scene to points of the page. */
import { Matrix4, PerspectiveCamera, Quaternion, Vector3 } from 'three';
import { AIM_HEIGHT, type Frame, fit, LENS } from './fit.ts';
import type { Orbit } from './orbit.ts';
import type { Ray } from './picking.ts';
import type { Point, Size } from './place.ts';
import type { Sight, Zone } from './timeline.ts';

/** Where zones lie around the stage, in half widths and half heights. */
const EXITS: Readonly<Record<Zone, readonly [x: number, y: number]>> = {
  lab: [0, -1.35],
  primed: [-1.25, -0.1],
  board: [1.25, 0.2],
  destroyed: [0, -1.35],
};

/** Where dice are rolled: before the upper part of the stacks. */
const AIR_HEIGHT = 0.34;
const AIR_ROW = 6;
const AIR_PITCH = 1.4;
/** The share of the stage that stays free around everything. */
const MARGIN = 0.02;

export function createEye() {
  const camera = new PerspectiveCamera(LENS, 1, 4, 140);
  const toEye = new Vector3();
  let [size, frame]: [Size, Frame] = [
    { width: 1, height: 1 },
    { distance: 30, shift: 0 },
  ];

  /** A point as far away as the middle of the stacks. */
  const unproject = (x: number, y: number): Vector3 => {
    const depth = new Vector3(0, AIM_HEIGHT, 0).addScaledVector(toEye, 3.6).project(camera).z;
    return new Vector3(x, y, depth).unproject(camera);
  };

  const sight: Sight = {
    exit: zone => unproject(...EXITS[zone]),
    air: (slot, count) => {
      const columns = Math.min(count, AIR_ROW);
      const rows = Math.ceil(count / AIR_ROW);
      const middle = unproject(0, rows > 1 ? 0 : AIR_HEIGHT);
      const right = new Vector3(1, 0, 0).applyQuaternion(camera.quaternion);
      const up = new Vector3(0, 1, 0).applyQuaternion(camera.quaternion);
      return middle
        .addScaledVector(right, ((slot % AIR_ROW) - (columns - 1) / 2) * AIR_PITCH)
        .addScaledVector(up, -(Math.floor(slot / AIR_ROW) - (rows - 1) / 2) * AIR_PITCH);
    },
    get facing() {
      return new Quaternion().setFromUnitVectors(
        new Vector3(0, 1, 0),
        toEye
          .clone()
          .setY(toEye.y + 0.75)
          .normalize(),
      );
    },
  };

  return {
    /** From the stacks to the eye. */
    toEye,
    sight,
    look(orbit: Orbit, stage: Size): void {
      size = stage;
      frame = fit(stage.width / stage.height, orbit.elevation, MARGIN);
      const { azimuth, elevation, zoom } = orbit;
      const flat = Math.cos(elevation);
      toEye.set(flat * Math.sin(azimuth), Math.sin(elevation), flat * Math.cos(azimuth));
      camera.aspect = stage.width / stage.height;
      camera.zoom = zoom;
      camera.position.set(0, AIM_HEIGHT, 0).addScaledVector(toEye, frame.distance);
      camera.lookAt(0, AIM_HEIGHT, 0);
      const down = (-frame.shift * zoom * stage.height) / 2;
      camera.setViewOffset(stage.width, stage.height, 0, -down, stage.width, stage.height);
      camera.updateMatrixWorld();
    },
    /** Shakes the picture for one frame. */
    shake(x: number, y: number): void {
      const right = new Vector3(1, 0, 0).applyQuaternion(camera.quaternion);
      camera.position.addScaledVector(right, x).setY(camera.position.y + y);
      camera.updateMatrixWorld();
    },
    /** From the scene to the picture. */
    matrix: (): Matrix4 => new Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse),
    /** In pixels of the page. */
    dieWidth: (): number => camera.projectionMatrix.elements[5] * (size.height / 2 / frame.distance),
    project(at: Vector3): Point {
      const { x, y } = at.clone().project(camera);
      return { x: ((x + 1) / 2) * size.width, y: ((1 - y) / 2) * size.height };
    },
    ray({ x, y }: Point): Ray {
      const through = new Vector3((x / size.width) * 2 - 1, 1 - (y / size.height) * 2, 0.5).unproject(camera);
      return { origin: camera.position, direction: through.sub(camera.position).normalize() };
    },
  };
}

export type Eye = ReturnType<typeof createEye>;
