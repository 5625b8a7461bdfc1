/** Orbit of the camera: azimuth, elevation and zoom. Numbers only. */

export interface Orbit {
  /** Azimuth from south toward east, in radians. */
  readonly azimuth: number;
  readonly elevation: number;
  /** Zoom factor; 1 shows everything. */
  readonly zoom: number;
}

const degrees = (angle: number): number => (angle * Math.PI) / 180;

export const HOME: Orbit = { azimuth: degrees(31), elevation: degrees(31), zoom: 1 };

const LOWEST = degrees(12);
const HIGHEST = degrees(80);
const FARTHEST = 0.8;
const NEAREST = 2.4;
const ZOOM_STEP = 1.18;
/** Radians per pixel of a drag: across the stage is about half a turn. */
const DRAG = 0.0065;
/** Time constant of the easing. */
const LAG_MS = 85;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Changes the target orbit within its bounds. */
const moved = (orbit: Orbit, azimuth: number, elevation: number, zoom: number): Orbit => ({
  azimuth: orbit.azimuth + azimuth,
  elevation: clamp(orbit.elevation + elevation, LOWEST, HIGHEST),
  zoom: clamp(orbit.zoom * zoom, FARTHEST, NEAREST),
});

export const dragged = (orbit: Orbit, dx: number, dy: number): Orbit =>
  moved(orbit, -dx * DRAG, dy * DRAG, 1);
export const turnedBy = (orbit: Orbit, angle: number): Orbit => moved(orbit, angle, 0, 1);
export const turned = (orbit: Orbit, quarters: number): Orbit => turnedBy(orbit, (quarters * Math.PI) / 2);
/** Maximum elevation. */
export const raised = (orbit: Orbit): Orbit => ({ ...orbit, elevation: HIGHEST });
export const zoomed = (orbit: Orbit, by: number): Orbit => moved(orbit, 0, 0, ZOOM_STEP ** by);

/** Returns home by the shorter way round. */
export const homeward = (orbit: Orbit): Orbit => {
  const full = 2 * Math.PI;
  const turns = Math.round((orbit.azimuth - HOME.azimuth) / full);
  return { ...HOME, azimuth: HOME.azimuth + turns * full };
};

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 0.0006;

/** One frame of easing towards the target; snaps to it at the end. */
export function followed(orbit: Orbit, wish: Orbit, elapsed: number): Orbit {
  const share = 1 - Math.exp(-elapsed / LAG_MS);
  const toward = (from: number, to: number): number => from + (to - from) * share;
  const next = {
    azimuth: toward(orbit.azimuth, wish.azimuth),
    elevation: toward(orbit.elevation, wish.elevation),
    zoom: toward(orbit.zoom, wish.zoom),
  };
  const isThere =
    isNear(next.azimuth, wish.azimuth) &&
    isNear(next.elevation, wish.elevation) &&
    isNear(next.zoom, wish.zoom);
  return isThere ? wish : next;
}
