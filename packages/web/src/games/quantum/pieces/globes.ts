// @chunk *-pieces
/** Planets and clouds of space, painted once by arithmetic: real spheres in the light of one sun, and no picture to load. */

type Colour = readonly [r: number, g: number, b: number];

interface World {
  /** From low ground to high, or from band to band. */
  readonly ramp: readonly Colour[];
  readonly air: Colour;
  /** How strongly its surface runs in bands, and how fine it is. */
  readonly bands: number;
  readonly grain: number;
  readonly clouds: number;
  readonly craters: boolean;
  readonly tilt: number;
}

/** By the number of a planet. */
const WORLDS: Readonly<Record<number, World>> = {
  7: {
    ramp: [
      [16, 62, 84],
      [24, 98, 112],
      [38, 138, 128],
      [92, 170, 120],
      [176, 190, 132],
    ],
    air: [120, 240, 220],
    bands: 0,
    grain: 2.1,
    clouds: 0.85,
    craters: false,
    tilt: 0.3,
  },
  8: {
    ramp: [
      [62, 72, 104],
      [98, 110, 146],
      [142, 154, 190],
      [196, 204, 228],
    ],
    air: [150, 180, 255],
    bands: 0,
    grain: 2.6,
    clouds: 0,
    craters: true,
    tilt: 0.1,
  },
  9: {
    ramp: [
      [70, 42, 112],
      [116, 78, 168],
      [164, 122, 208],
      [210, 178, 236],
      [140, 92, 184],
    ],
    air: [210, 160, 255],
    bands: 5.5,
    grain: 1.5,
    clouds: 0,
    craters: false,
    tilt: 0.42,
  },
  10: {
    ramp: [
      [120, 66, 40],
      [186, 116, 66],
      [226, 168, 104],
      [246, 214, 162],
      [168, 92, 56],
    ],
    air: [255, 204, 140],
    bands: 7,
    grain: 1.4,
    clouds: 0,
    craters: false,
    tilt: -0.38,
  },
};

const mixed = (a: number, b: number, share: number): number => a + (b - a) * share;
const eased = (t: number): number => t * t * (3 - 2 * t);

/** From 0 to 1, the same for a corner of the grid every time. */
function cornerValue(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967295;
}

/** Written out: it runs a million times while a table opens. */
function noise(x: number, y: number, z: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const iz = Math.floor(z);
  const fx = eased(x - ix);
  const fy = eased(y - iy);
  const near = mixed(
    mixed(cornerValue(ix, iy, iz), cornerValue(ix + 1, iy, iz), fx),
    mixed(cornerValue(ix, iy + 1, iz), cornerValue(ix + 1, iy + 1, iz), fx),
    fy,
  );
  const far = mixed(
    mixed(cornerValue(ix, iy, iz + 1), cornerValue(ix + 1, iy, iz + 1), fx),
    mixed(cornerValue(ix, iy + 1, iz + 1), cornerValue(ix + 1, iy + 1, iz + 1), fx),
    fy,
  );
  return mixed(near, far, eased(z - iz));
}

/** Noise upon finer noise, from 0 to 1. */
function clouded(x: number, y: number, z: number): number {
  let sum = 0;
  let share = 0.5;
  let size = 1;
  for (let octave = 0; octave < 4; octave++) {
    sum += share * noise(x * size, y * size, z * size);
    share /= 2;
    size *= 2.03;
  }
  return sum / 0.9375;
}

function onRamp(ramp: readonly Colour[], value: number): Colour {
  const at = Math.min(0.999, Math.max(0, value)) * (ramp.length - 1);
  const [low, high] = [ramp[Math.floor(at)] as Colour, ramp[Math.floor(at) + 1] as Colour];
  const share = at - Math.floor(at);
  return [mixed(low[0], high[0], share), mixed(low[1], high[1], share), mixed(low[2], high[2], share)];
}

const CRATERS = [
  [-0.35, -0.3, 0.2],
  [0.42, -0.12, 0.15],
  [-0.5, 0.36, 0.14],
  [0.12, 0.5, 0.18],
  [0.1, -0.62, 0.11],
  [0.6, 0.42, 0.1],
  [-0.05, 0.08, 0.09],
] as const;

/** Dark floors, and a rim that is bright towards the light. */
function cratered(x: number, y: number): number {
  let shade = 0;
  for (const [cx, cy, radius] of CRATERS) {
    const far = Math.hypot(x - cx, y - cy) / radius;
    if (far < 1) shade -= 0.2 * (1 - far * 0.5);
    if (far > 0.72 && far < 1.12) shade += 0.22 * ((x - cx + (y - cy)) / radius);
  }
  return shade;
}

/** Towards the sun, in the upper left before the map. */
const SUN = [-0.56, -0.6, 0.57] as const;

function surfaceOf(
  { ramp, bands, grain, clouds, craters, tilt }: World,
  x: number,
  y: number,
  z: number,
): Colour {
  const [u, v] = [x * Math.cos(tilt) - y * Math.sin(tilt), x * Math.sin(tilt) + y * Math.cos(tilt)];
  const ground = clouded(u * grain + 7, v * grain + 3, z * grain + 5);
  const height = bands > 0 ? 0.5 + 0.5 * Math.sin(v * bands * 2 + ground * 4.4) : eased(ground) * 1.5 - 0.28;
  const shade = craters ? cratered(x, y) : 0;
  const colour = onRamp(ramp, bands > 0 ? mixed(height, ground, 0.28) : height + shade);
  if (clouds === 0) return colour;
  const cloud = Math.max(0, clouded(u * 2.6 + 31, v * 4.4 + 11, z * 2.6) - 0.5) * 3.6 * clouds;
  const share = Math.min(0.9, cloud);
  return [mixed(colour[0], 246, share), mixed(colour[1], 252, share), mixed(colour[2], 255, share)];
}

function lit(world: World, x: number, y: number): Colour {
  const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
  const light = Math.max(0, x * SUN[0] + y * SUN[1] + z * SUN[2]);
  const day = 0.1 + 1.12 * light ** 0.85;
  const rim = (1 - z) ** 2.6 * (0.15 + 1.1 * light);
  const colour = surfaceOf(world, x, y, z);
  const at = (i: 0 | 1 | 2): number => colour[i] * day + world.air[i] * rim * 0.9;
  return [at(0), at(1), at(2)];
}

/** Draws pixel by pixel; undefined where there is nothing to draw on. */
function painted(
  size: number,
  colourAt: (x: number, y: number) => readonly [...Colour, number],
): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  const image = context.createImageData(size, size);
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      image.data.set(colourAt((column + 0.5) / size, (row + 0.5) / size), (row * size + column) * 4);
  context.putImageData(image, 0, 0);
  return canvas.toDataURL();
}

const GLOBE = 152;

function globe(number: number): string | undefined {
  const world = WORLDS[number] ?? WORLDS[8];
  if (!world) return undefined;
  return painted(GLOBE, (u, v) => {
    const [x, y] = [(u * 2 - 1) * 1.015, (v * 2 - 1) * 1.015];
    const far = Math.hypot(x, y);
    if (far > 1.02) return [0, 0, 0, 0];
    const edge = Math.min(1, far) / Math.max(far, 1e-6);
    return [...lit(world, x * edge, y * edge), 255 * Math.min(1, Math.max(0, ((1.012 - far) * GLOBE) / 2))];
  });
}

/** Hues of clouds of gas, by tile. */
const GASES: readonly Colour[] = [
  [44, 132, 150],
  [54, 74, 178],
  [126, 66, 190],
  [66, 58, 168],
  [40, 104, 178],
  [176, 60, 132],
  [34, 130, 128],
  [98, 56, 184],
  [168, 70, 84],
];
const CLOUD = 64;

function cloud(seed: number): string | undefined {
  const [one, other] = [GASES[seed % 9] as Colour, GASES[(seed * 5 + 4) % 9] as Colour];
  return painted(CLOUD, (u, v) => {
    // Streams: where one looks is bent by another cloud.
    const bend = clouded(u * 2.4 + seed * 5.3, v * 2.4 + 9, seed + 0.5) * 1.9;
    const thick = clouded(u * 2.6 + bend + seed * 3.1, v * 3.2 - bend + seed * 1.7, seed + 0.3);
    const share = Math.min(1, Math.max(0, (clouded(u * 2 + 40 + bend, v * 2 + 20, seed + 0.7) - 0.34) * 2.8));
    const dense = Math.min(1, Math.max(0, (thick - 0.36) * 2.5)) ** 1.5;
    return [
      mixed(one[0], other[0], share),
      mixed(one[1], other[1], share),
      mixed(one[2], other[2], share),
      210 * dense,
    ];
  });
}

const done = new Map<string, string | undefined>();

/** Gives an image its picture, once there is time for it; the same picture is painted once. */
function paint(key: string, make: () => string | undefined): (image: SVGImageElement | null) => void {
  return image => {
    if (!image || image.dataset.painted === key) return;
    image.dataset.painted = key;
    const put = (): void => {
      if (!done.has(key)) done.set(key, make());
      const url = done.get(key);
      if (url) image.setAttribute('href', url);
    };
    if (done.has(key)) put();
    else setTimeout(put);
  };
}

/** For the `ref` of an image. */
export const asGlobe = (number: number) => paint(`globe ${number}`, () => globe(number));
export const asCloud = (seed: number) => paint(`cloud ${seed % 9}`, () => cloud(seed % 9));
