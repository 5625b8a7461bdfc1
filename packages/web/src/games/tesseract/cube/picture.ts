/** Renders the scene in four draw calls: board and turntable, dice, focus outline, glows. */

import { DIE_SIZES, MOST_DICE, writeDice, writePose } from './dice.ts';
import { baseShape, dieShape, SQUARE } from './geometry.ts';
import { clear, createKind, openGl } from './gl.ts';
import { GLOW_SIZES, type Glow, MOST_GLOWS, writeGlows } from './glows.ts';
import { bakeLight } from './light.ts';
import { createMaterials } from './materials.ts';
import type { Matrix4, Vector3 } from './math.ts';
import type { Size } from './place.ts';
import type { Pose } from './poses.ts';
import {
  BASE_FRAGMENT,
  BASE_VERTEX,
  DIE_FRAGMENT,
  DIE_VERTEX,
  GLOW_FRAGMENT,
  GLOW_VERTEX,
  OUTLINE_FRAGMENT,
  OUTLINE_VERTEX,
} from './shaders.ts';
import { FACE_PIXELS } from './textures.ts';
import type { Palette } from './theme.ts';

/** Content of a frame. */
export interface Contents {
  readonly poses: readonly Pose[];
  readonly outlined: Pose | undefined;
  readonly glows: readonly Glow[];
}

/** Camera and lamps of a frame. */
export interface Lighting {
  readonly camera: Matrix4;
  readonly toEye: Vector3;
  readonly lamp: Vector3;
  readonly side: Vector3;
  readonly flash: Vector3;
  /** Width of a die in CSS pixels. */
  readonly dieWidth: number;
}

/** Maximum pixel ratio: phones have more pixels than motion needs. */
const MOST_PIXELS = 2;
const pixelRatio = (): number => Math.min(MOST_PIXELS, devicePixelRatio);

export function createPicture(canvas: HTMLCanvasElement, palette: Palette) {
  const gl = openGl(canvas);
  const { values, dress, fillLight } = createMaterials(gl, palette);
  const shape = dieShape();
  const base = createKind(gl, { vertex: BASE_VERTEX, fragment: BASE_FRAGMENT, values, shape: baseShape() });
  const dice = createKind(gl, {
    vertex: DIE_VERTEX,
    fragment: DIE_FRAGMENT,
    values,
    shape,
    instances: { sizes: DIE_SIZES, capacity: MOST_DICE },
  });
  const outline = createKind(gl, {
    vertex: OUTLINE_VERTEX,
    fragment: OUTLINE_FRAGMENT,
    values,
    shape,
    instances: { sizes: DIE_SIZES, capacity: 1 },
    isInsideOut: true,
  });
  const shine = createKind(gl, {
    vertex: GLOW_VERTEX,
    fragment: GLOW_FRAGMENT,
    values,
    shape: SQUARE,
    instances: { sizes: GLOW_SIZES, capacity: MOST_GLOWS },
    isShine: true,
  });
  let lit = '';
  return {
    dress,
    /** Bakes the light, unless the stacks have not changed. */
    light(heights: readonly number[], burning: readonly number[]): void {
      const next = `${heights} ${burning}`;
      if (next !== lit) fillLight(bakeLight(heights, burning));
      lit = next;
    },
    resize({ width, height }: Size): void {
      const ratio = pixelRatio();
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
    },
    draw(
      { poses, outlined, glows }: Contents,
      { camera, toEye, lamp, side, flash, dieWidth }: Lighting,
    ): void {
      values.camera.value.copy(camera);
      values.eye.value.copy(toEye);
      values.lamp.value.copy(lamp);
      values.side.value.copy(side);
      values.halfway.value.copy(lamp).add(toEye).normalize();
      values.flash.value.copy(flash);
      values.detail.value = Math.max(0, Math.log2(FACE_PIXELS / (dieWidth * pixelRatio())));
      clear(gl);
      dice.draw(writeDice(dice.arrays, poses, toEye));
      base.draw();
      if (outlined) {
        writePose(outline.arrays, 0, outlined);
        outline.draw();
      }
      shine.draw(writeGlows(shine.arrays, glows));
    },
    dispose: (): void => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}
