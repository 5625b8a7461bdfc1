import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { AIM_HEIGHT, fit, LENS } from './fit.ts';
import { dieShape } from './geometry.ts';
import { CELLS, cellUnder, DISC_RADIUS, DISC_TOP, LEVEL, spot } from './layout.ts';
import { bakeLight, LIGHT_FROM, LIGHT_TEXELS, TEXEL } from './light.ts';
import { dragged, followed, HOME, homeward, turned, zoomed } from './orbit.ts';
import { pick, pickDie } from './picking.ts';
import { aboveCube } from './place.ts';

describe('layout', () => {
  test('[T-GEO-1] cellUnder() finds every stack by its centre, and none beside the base', () => {
    for (let cell = 0; cell < CELLS; cell++) {
      const { x, z } = spot(cell, 2);
      expect(cellUnder(x, z)).toBe(cell);
    }
    expect(cellUnder(9, 0)).toBeUndefined();
  });

  test('a die is one unit wide with rounded edges, and its normals point outward', () => {
    const { corners, triangles } = dieShape();
    const read = (name: string, i: number) => new Vector3().fromArray(corners[name]?.data as number[], 3 * i);
    const count = (corners.position?.data.length ?? 0) / 3;
    expect(Math.max(...triangles)).toBe(count - 1);
    for (let i = 0; i < count; i++) {
      const [point, out] = [read('position', i), read('normal', i)];
      expect(Math.max(...point.toArray().map(Math.abs))).toBeLessThan(0.5001);
      expect(out.length()).toBeCloseTo(1);
      expect(out.dot(point)).toBeGreaterThan(0);
    }
  });
});

describe('camera', () => {
  test('everything fits the stage in every rotation', () => {
    for (const aspect of [0.8, 1.1, 1.55, 2.4]) {
      for (const elevation of [0.3, HOME.elevation, 1.2]) {
        const { distance, shift } = fit(aspect, elevation, 0.02);
        for (const azimuth of [0, 0.5, 0.785, 2, 4]) {
          const camera = new PerspectiveCamera(LENS, aspect, 1, 200);
          const flat = Math.cos(elevation) * distance;
          camera.position.set(
            flat * Math.sin(azimuth),
            AIM_HEIGHT + Math.sin(elevation) * distance,
            flat * Math.cos(azimuth),
          );
          camera.lookAt(0, AIM_HEIGHT, 0);
          camera.updateMatrixWorld();
          const corners = [0, 3, 12, 15].map(
            cell =>
              new Vector3(
                ...spot(cell, 4)
                  .setY(4 * LEVEL)
                  .toArray(),
              ),
          );
          for (const point of [
            ...corners,
            new Vector3(DISC_RADIUS, DISC_TOP, 0),
            new Vector3(0, DISC_TOP, DISC_RADIUS),
          ]) {
            const { x, y } = point.project(camera);
            expect(Math.abs(x)).toBeLessThanOrEqual(1);
            expect(Math.abs(y + shift)).toBeLessThanOrEqual(1);
          }
        }
      }
    }
  });

  test('the turntable reaches its target, within its bounds', () => {
    const wish = dragged(zoomed(turned(HOME, 1), 50), 0, 5000);
    let orbit = HOME;
    for (let i = 0; i < 200; i++) orbit = followed(orbit, wish, 16);
    expect(orbit).toBe(wish);
    expect(wish.azimuth - HOME.azimuth).toBeCloseTo(Math.PI / 2);
    expect(wish.zoom).toBeLessThan(3);
    expect(wish.elevation).toBeLessThan(Math.PI / 2);
  });

  test('dragging to the right rotates the near side to the right; home is reached by the shorter way', () => {
    expect(dragged(HOME, 100, 0).azimuth).toBeLessThan(HOME.azimuth);
    const far = turned(HOME, 7);
    expect(Math.abs(homeward(far).azimuth - far.azimuth)).toBeLessThan(Math.PI);
    expect(Math.cos(homeward(far).azimuth)).toBeCloseTo(Math.cos(HOME.azimuth));
  });
});

describe('picking', () => {
  const down = (x: number, z: number) => ({
    origin: new Vector3(x, 20, z),
    direction: new Vector3(0.001, -1, 0.001),
  });
  const heights = Array.from({ length: CELLS }, (_, cell) => cell % 5);

  test('from above hits every stack or bare cell', () => {
    for (let cell = 0; cell < CELLS; cell++) {
      const { x, z } = spot(cell, 0);
      expect(pick(down(x, z), heights)).toBe(cell);
    }
    expect(pick(down(8, 8), heights)).toBeUndefined();
  });

  test('hits a high stack before the one behind it, and a lifted cube where it hovers', () => {
    const fromSouth = (y: number) => ({
      origin: new Vector3(spot(0, 0).x, y, 20),
      direction: new Vector3(1e-6, 1e-6, -1),
    });
    const only = (...list: readonly (readonly [number, number])[]) => {
      const flat = new Array<number>(CELLS).fill(0);
      for (const [cell, height] of list) flat[cell] = height;
      return flat;
    };
    expect(pick(fromSouth(0.5), only([0, 4], [12, 1]))).toBe(12);
    expect(pick(fromSouth(2), only([0, 4], [12, 1]))).toBe(0);
    expect(pick(fromSouth(1.4), only([12, 1]))).toBeUndefined();
    expect(pick(fromSouth(1.4), only([12, 1]), [12])).toBe(12);
    expect([0.5, 1.5, 2.5, 3.5].map(y => pickDie(fromSouth(y), only([12, 4]))?.level)).toEqual([0, 1, 2, 3]);
  });
});

describe('labels', () => {
  const stage = { width: 400, height: 300 };

  test('a tag is above its cube', () => {
    const at = aboveCube({ x: 200, y: 150 }, { width: 80, height: 20 }, stage);
    expect(at.x).toBe(160);
    expect(at.y + 20).toBeLessThan(150);
  });
});

describe('baked light', () => {
  const texel = (light: Uint8Array, x: number, y: number, z: number, channel: number): number => {
    const [i, j, k] = [x - LIGHT_FROM.x, y - LIGHT_FROM.y, z - LIGHT_FROM.z].map(way =>
      Math.floor(way / TEXEL),
    ) as [number, number, number];
    return light[4 * (i + LIGHT_TEXELS.x * (j + LIGHT_TEXELS.y * k)) + channel] as number;
  };

  test('is darker between high stacks than in the open, in both channels', () => {
    const flat = new Array<number>(CELLS).fill(1);
    const walls = flat.map((_, cell) => (cell === 5 ? 1 : 4));
    const { x, z } = spot(5, 1);
    for (const channel of [0, 1]) {
      const open = texel(bakeLight(flat, []), x, 1.3, z, channel);
      expect(texel(bakeLight(walls, []), x, 1.3, z, channel)).toBeLessThan(open * 0.7);
    }
  });

  test('is warmed by a burning cell only near it', () => {
    const light = bakeLight(new Array<number>(CELLS).fill(0), [0]);
    const { x, z } = spot(0, 0);
    expect(texel(light, x, 0.2, z, 2)).toBeGreaterThan(150);
    expect(texel(light, -x, 0.2, -z, 2)).toBe(0);
  });
});
