import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { AIM_HEIGHT, fit, LENS } from './fit.ts';
import { CELLS, spot } from './layout.ts';
import { dragged, HOME, turned, zoomed } from './orbit.ts';
import { pick } from './picking.ts';
import { createEye } from './view.ts';

const STAGE = { width: 770, height: 497 };

describe('the camera', () => {
  test('projects as a camera of three.js at the same place', () => {
    const eye = createEye();
    eye.look(HOME, STAGE);
    const { distance, shift } = fit(STAGE.width / STAGE.height, HOME.elevation, 0.02);
    const camera = new PerspectiveCamera(LENS, STAGE.width / STAGE.height, 4, 140);
    camera.position
      .copy(eye.toEye)
      .multiplyScalar(distance)
      .add(new Vector3(0, AIM_HEIGHT, 0));
    camera.lookAt(0, AIM_HEIGHT, 0);
    camera.updateMatrixWorld();
    for (let cell = 0; cell < CELLS; cell++) {
      const { x, y } = eye.project(spot(cell, 2));
      const seen = new Vector3(...spot(cell, 2).toArray()).project(camera);
      expect(x).toBeCloseTo(((seen.x + 1) / 2) * STAGE.width, 3);
      expect(y).toBeCloseTo(((1 - seen.y - shift) / 2) * STAGE.height, 3);
    }
  });

  test('picks a lone stack at the projected point of its top, in every orbit', () => {
    const eye = createEye();
    for (const orbit of [HOME, turned(HOME, 1), dragged(HOME, 0, 90), zoomed(turned(HOME, 2), 2)]) {
      eye.look(orbit, STAGE);
      for (let cell = 0; cell < CELLS; cell++) {
        const heights = Array.from({ length: CELLS }, (_, i) => (i === cell ? 3 : 0));
        expect(pick(eye.ray(eye.project(spot(cell, 2))), heights)).toBe(cell);
      }
    }
  });

  test.each([
    ['1366x768', { width: 702, height: 392 }, 320],
    ['1440x900', { width: 776, height: 497 }, 320],
    ['1024x768', { width: 650, height: 422 }, 280],
    ['768x1024', { width: 494, height: 402 }, 140],
  ])('leaves a column free where the cube needs no less room: %s', (_, stage, free) => {
    const [eye, centred] = [createEye(), createEye()];
    for (const orbit of [HOME, turned(HOME, 1)]) {
      eye.look(orbit, { ...stage, aside: 320 });
      centred.look(orbit, stage);
      expect(eye.dieWidth()).toBe(centred.dieWidth());
      const corners = [0, 3, 12, 15].flatMap(cell => [
        eye.project(spot(cell, 0)),
        eye.project(spot(cell, 4)),
      ]);
      const reach = eye.dieWidth() * 0.75;
      expect(Math.min(...corners.map(({ x }) => x)) - reach).toBeGreaterThan(free);
      expect(Math.max(...corners.map(({ x }) => x)) + reach).toBeLessThan(stage.width);
    }
  });

  test('has zones outside the picture on their own side, and rolling dice inside', () => {
    const eye = createEye();
    eye.look(turned(HOME, 3), { ...STAGE, aside: 320 });
    expect(eye.project(eye.sight.exit('primed')).x).toBeLessThan(0);
    expect(eye.project(eye.sight.exit('board')).x).toBeGreaterThan(STAGE.width);
    expect(eye.project(eye.sight.exit('lab')).y).toBeGreaterThan(STAGE.height);
    for (const [slot, count] of [
      [0, 1],
      [5, 6],
      [17, 18],
    ] as const) {
      const { x, y } = eye.project(eye.sight.air(slot, count));
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(STAGE.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(STAGE.height);
    }
  });
});
