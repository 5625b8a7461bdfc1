/**
 * Minimal WebGL wrapper for four draw calls: programs with uniforms, textures, meshes and instances. The
 * renderer of three.js would dominate the table's download; only its math is reimplemented, in `math.ts`.
 */
import { Matrix4, Vector3 } from './math.ts';

/** A texture and its target. */
export interface Picture {
  readonly target: number;
  readonly texture: WebGLTexture;
}

type Value = number | Vector3 | readonly Vector3[] | Matrix4 | Picture;

/** Uniforms, read at every draw, so that programs can share and change them. */
type Values = Readonly<Record<string, { value: Value }>>;

/** Mesh: vertices with attributes, and triangles. */
export interface Shape {
  readonly corners: Readonly<Record<string, { readonly size: number; readonly data: readonly number[] }>>;
  readonly triangles: readonly number[];
}

export interface Kind {
  readonly vertex: string;
  readonly fragment: string;
  readonly values: Values;
  readonly shape: Shape;
  /** Components of each instance attribute, and the maximum number of instances. */
  readonly instances?: { readonly sizes: Readonly<Record<string, number>>; readonly capacity: number };
  /** True to draw back faces only, for outlines. */
  readonly isInsideOut?: boolean;
  /** True for blending with premultiplied alpha, without depth writes. */
  readonly isShine?: boolean;
}

export interface Drawn {
  /** Instance attributes, to be changed in place. */
  readonly arrays: Readonly<Record<string, Float32Array<ArrayBuffer>>>;
  /** Draws so many instances with the current attributes. */
  draw(count?: number): void;
}

type GL = WebGL2RenderingContext;

export function openGl(canvas: HTMLCanvasElement): GL {
  const gl = canvas.getContext('webgl2', { antialias: true, powerPreference: 'high-performance' });
  if (!gl) throw new Error('this browser has no WebGL 2');
  gl.enable(gl.DEPTH_TEST);
  gl.enable(gl.CULL_FACE);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  return gl;
}

export function clear(gl: GL): void {
  gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
  gl.clearColor(0, 0, 0, 0);
  gl.depthMask(true);
  gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
}

function compile(gl: GL, type: number, source: string): WebGLShader {
  const shader = gl.createShader(type) as WebGLShader;
  gl.shaderSource(shader, `#version 300 es\nprecision highp float;precision highp sampler3D;\n${source}`);
  gl.compileShader(shader);
  return shader;
}

function link(gl: GL, vertex: string, fragment: string): WebGLProgram {
  const program = gl.createProgram();
  const shaders = [compile(gl, gl.VERTEX_SHADER, vertex), compile(gl, gl.FRAGMENT_SHADER, fragment)];
  for (const shader of shaders) gl.attachShader(program, shader);
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS)) return program;
  throw new Error(
    shaders.map(shader => gl.getShaderInfoLog(shader)).join('') || 'the graphics context is lost',
  );
}

/** Uploads uniforms; textures take units in the order of the program. */
function valueSetter(gl: GL, program: WebGLProgram, values: Values): () => void {
  const count = gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS) as number;
  let units = 0;
  const setters = Array.from({ length: count }, (_, i) => {
    const { name } = gl.getActiveUniform(program, i) as WebGLActiveInfo;
    const place = gl.getUniformLocation(program, name);
    const held = values[name.replace('[0]', '')] as { value: Value };
    const unit = typeof held.value === 'object' && 'texture' in held.value ? units++ : 0;
    return () => setValue(gl, place, held.value, unit);
  });
  return () => {
    for (const set of setters) set();
  };
}

function setValue(gl: GL, place: WebGLUniformLocation | null, value: Value, unit: number): void {
  if (typeof value === 'number') gl.uniform1f(place, value);
  else if (value instanceof Vector3) gl.uniform3f(place, value.x, value.y, value.z);
  else if (value instanceof Matrix4) gl.uniformMatrix4fv(place, false, value.elements);
  else if ('texture' in value) {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(value.target, value.texture);
    gl.uniform1i(place, unit);
  } else
    gl.uniform3fv(
      place,
      value.flatMap(vector => vector.toArray()),
    );
}

/** Creates the buffer of an attribute, per vertex or per instance. */
function feed(gl: GL, program: WebGLProgram, name: string, size: number, perInstance: boolean): WebGLBuffer {
  const buffer = gl.createBuffer();
  const place = gl.getAttribLocation(program, name);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  if (place < 0) return buffer;
  gl.enableVertexAttribArray(place);
  gl.vertexAttribPointer(place, size, gl.FLOAT, false, 0, 0);
  gl.vertexAttribDivisor(place, perInstance ? 1 : 0);
  return buffer;
}

export function createKind(gl: GL, kind: Kind): Drawn {
  const { shape, instances, isInsideOut = false, isShine = false } = kind;
  const program = link(gl, kind.vertex, kind.fragment);
  const setValues = valueSetter(gl, program, kind.values);
  const corners = gl.createVertexArray();
  gl.bindVertexArray(corners);
  for (const [name, { size, data }] of Object.entries(shape.corners)) {
    feed(gl, program, name, size, false);
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(data), gl.STATIC_DRAW);
  }
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, new Uint16Array(shape.triangles), gl.STATIC_DRAW);
  const fed = Object.entries(instances?.sizes ?? {}).map(([name, size]) => {
    const buffer = feed(gl, program, name, size, true);
    return { name, size, buffer, array: new Float32Array(size * (instances?.capacity ?? 0)) };
  });
  gl.bindVertexArray(null);
  return {
    arrays: Object.fromEntries(fed.map(({ name, array }) => [name, array])),
    draw(count = 1) {
      // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's own name, not a hook.
      gl.useProgram(program);
      setValues();
      gl.cullFace(isInsideOut ? gl.FRONT : gl.BACK);
      gl.depthMask(!isShine);
      if (isShine) gl.enable(gl.BLEND);
      else gl.disable(gl.BLEND);
      gl.bindVertexArray(corners);
      for (const { buffer, array, size } of fed) {
        gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
        gl.bufferData(gl.ARRAY_BUFFER, array.subarray(0, size * count), gl.STREAM_DRAW);
      }
      gl.drawElementsInstanced(gl.TRIANGLES, shape.triangles.length, gl.UNSIGNED_SHORT, 0, count);
    },
  };
}

/** A 2D texture with mipmaps. */
export function createPicture(gl: GL, source: HTMLCanvasElement | ImageData): Picture {
  const picture = { target: gl.TEXTURE_2D, texture: gl.createTexture() };
  gl.bindTexture(gl.TEXTURE_2D, picture.texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, source);
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_NEAREST);
  return picture;
}

/** A 3D texture of RGBA bytes that can be updated. */
export function createBlock(gl: GL, [width, height, depth]: readonly [number, number, number]) {
  const picture = { target: gl.TEXTURE_3D, texture: gl.createTexture() };
  return {
    picture,
    fill(texels: Uint8Array): void {
      gl.bindTexture(gl.TEXTURE_3D, picture.texture);
      gl.texImage3D(gl.TEXTURE_3D, 0, gl.RGBA, width, height, depth, 0, gl.RGBA, gl.UNSIGNED_BYTE, texels);
      gl.texParameteri(gl.TEXTURE_3D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
      for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T, gl.TEXTURE_WRAP_R]) {
        gl.texParameteri(gl.TEXTURE_3D, side, gl.CLAMP_TO_EDGE);
      }
    },
  };
}
