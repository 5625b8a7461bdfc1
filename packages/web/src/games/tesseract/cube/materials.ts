/** Uniforms that the programs share: lamps, colours, textures, and the baked light. */

import { createBlock, createPicture, type Picture } from './gl.ts';
import { LIGHT_TEXELS } from './light.ts';
import { Matrix4, Vector3 } from './math.ts';
import { groundPicture, pipAtlas, symbolAtlas } from './textures.ts';
import type { Palette } from './theme.ts';

const held = <T>(value: T): { value: T } => ({ value });
const vector = () => held(new Vector3());
const colours = () => held(Array.from({ length: 5 }, () => new Vector3()));

/** Linear light to display values; square roots approximate the gamma curve. */
const shownAs = (target: Vector3, { x, y, z }: Vector3): Vector3 =>
  target.set(Math.sqrt(x), Math.sqrt(y), Math.sqrt(z));

export function createMaterials(gl: WebGL2RenderingContext, palette: Palette) {
  const { x, y, z } = LIGHT_TEXELS;
  const block = createBlock(gl, [x, y, z]);
  const values = {
    camera: held(new Matrix4()),
    light: held(block.picture),
    eye: vector(),
    lamp: vector(),
    halfway: vector(),
    side: vector(),
    sky: vector(),
    ground: vector(),
    key: vector(),
    fill: vector(),
    rim: vector(),
    flash: vector(),
    tints: colours(),
    pips: colours(),
    atlas: held(createPicture(gl, pipAtlas())),
    map: held<Picture>({ target: gl.TEXTURE_2D, texture: gl.createTexture() }),
    edge: vector(),
    accent: vector(),
    symbols: held(createPicture(gl, symbolAtlas())),
    burnt: vector(),
    solid: held(0),
    detail: held(0),
    outline: vector(),
  };

  function dress(next: Palette): void {
    for (const [i, tint] of values.tints.value.entries()) tint.copy(next.dice[i] ?? tint);
    for (const [i, pip] of values.pips.value.entries()) pip.copy(next.pips[i] ?? pip);
    gl.deleteTexture(values.map.value.texture);
    values.map.value = createPicture(gl, groundPicture(next));
    for (const name of ['edge', 'accent'] as const) shownAs(values[name].value, next[name]);
    values.burnt.value.copy(next.burnt);
    values.outline.value.copy(next.outline);
    values.solid.value = next.isLight ? 1 : 0;
    for (const name of ['sky', 'ground', 'key', 'fill', 'rim'] as const) values[name].value.copy(next[name]);
  }

  dress(palette);
  return { values, dress, fillLight: block.fill };
}
