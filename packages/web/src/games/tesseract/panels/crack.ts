/** Breach track as a crack: a jagged line through eight stations, with growing branches. */

/** Number of stations, 0 to 7. */
export const STATIONS = 8;
const MARGIN = 9;
const MIDDLE = 26;

export const stationX = (station: number, width: number): number =>
  MARGIN + (station * (width - 2 * MARGIN)) / (STATIONS - 1);

/** Heights of the zigzag between two stations; constant, so that the crack always looks the same. */
const JAGS = [
  [5, -8, 6],
  [-6, 7, -9],
  [7, -6, 8],
  [-8, 6, -7],
  [6, -9, 9],
  [-7, 8, -10],
  [8, -9, 11],
] as const;

/** Distance of stations below which there is one jag between them. */
const DENSE = 20;

const round = (n: number): number => Math.round(n * 10) / 10;

/** Points from one station to the next, without the first. */
function pieceTo(station: number, depth: number, width: number): string {
  const from = stationX(station - 1, width);
  const gap = stationX(station, width) - from;
  const jags = (JAGS[station - 1] ?? []).slice(gap < DENSE ? -1 : 0);
  const points = jags.map(
    (jag, i) => `L${round(from + (gap * (i + 1)) / (jags.length + 1))} ${round(MIDDLE + jag * depth)}`,
  );
  return `${points.join('')}L${round(stationX(station, width))} ${MIDDLE}`;
}

/** Line from one station to another; `depth` is its amplitude. */
export function crackPath(from: number, to: number, depth: number, width: number): string {
  const pieces = Array.from({ length: to - from }, (_, i) => pieceTo(from + i + 1, depth, width));
  return `M${round(stationX(from, width))} ${MIDDLE}${pieces.join('')}`;
}

/** Branches of the open part: more and longer ones the further it goes. */
export function branches(breach: number, width: number): string {
  const sizes = Array.from({ length: breach }, (_, i) => Math.min(1.5, 0.7 + 0.2 * (breach - i)));
  return sizes.map((size, i) => branch(stationX(i + 1, width), i, size)).join('');
}

function branch(end: number, station: number, size: number): string {
  const x = end - 8 + (station % 3) * 3;
  const side = station % 2 === 0 ? -1 : 1;
  const at = (dx: number, dy: number): string =>
    `${round(x + dx * size)} ${round(MIDDLE + side * dy * size)}`;
  return `M${at(0, 2)}L${at(-3, 8)}L${at(2, 12)}L${at(-1, 16)}M${at(-3, 8)}L${at(-8, 11)}`;
}
