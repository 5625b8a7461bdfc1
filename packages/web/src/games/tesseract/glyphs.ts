/** One set of outlines for everything that draws: the 3D cube on a canvas, the panels and layers as SVG. */
import type { ColourName, EventSymbol } from '@tessera/games/tesseract';

/** The eight events in a 24 x 24 box: strokes (round caps, about 1.8 wide), no fill. */
export const SYMBOL_PATHS: Readonly<Record<EventSymbol, string>> = {
  // Acceleration: falling chevrons.
  AC: 'M5 4.5l7 6 7-6M5 12.5l7 6 7-6',
  // Shield, with the cross of what it strengthens.
  SH: 'M12 2.8l7.6 2.7v5.7c0 4.6-3.1 8-7.6 10-4.5-2-7.6-5.4-7.6-10V5.5zM12 8.2v7.6M8.2 12h7.6',
  // Chain reaction: three bodies, each linked to the next.
  CR: 'M12 3.5a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4zM6 14.1a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4zM18 14.1a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4zM10.4 9.5l-2.8 5M13.6 9.5l2.8 5M9.2 17.3h5.6',
  // Fission: a body torn into halves that fly apart.
  FI: 'M10 6.2a6 6 0 1 0 0 11.6l1.4-2.9-2.2-2.9 2.2-2.9zM14 6.2a6 6 0 1 1 0 11.6l1.4-2.9-2.2-2.9 2.2-2.9zM9.5 2.8l.5 1M14.5 2.8l-.5 1M9.5 21.2l.5-1M14.5 21.2l-.5-1',
  // Static discharge: a bolt.
  SD: 'M13.5 2.5l-8 11H11l-1.5 8 9-11.5h-6z',
  // Electromagnetic pulse: waves on both sides of a source.
  EM: 'M12 9.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8zM7.2 7.2a6.8 6.8 0 0 0 0 9.6M16.8 7.2a6.8 6.8 0 0 1 0 9.6M4 4a11.3 11.3 0 0 0 0 16M20 4a11.3 11.3 0 0 1 0 16',
  // Interphase: two phases slide past each other, one step up.
  IP: 'M3 15.5h4.5v-7H12v7h4.5v-7H21M7 4.5l2.7-2 2.7 2M11.6 19.5l2.7 2 2.7-2',
  // Shockwave: a burst inside its front.
  SW: 'M12 7v2.5M12 14.5V17M7 12h2.5M14.5 12H17M8.5 8.5l1.7 1.7M13.8 13.8l1.7 1.7M15.5 8.5l-1.7 1.7M10.2 13.8l-1.7 1.7M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z',
};

/** A colour's mark around 0,0 with a radius of about 1: its pips, and its slots on the board. Filled. */
export const MARK_PATHS: Readonly<Record<ColourName, string>> = {
  Y: 'M1 0A1 1 0 1 1-1 0 1 1 0 1 1 1 0z',
  O: 'M0-1.15L1.1.800H-1.1z',
  P: 'M-.87-.87H.87V.87H-.87z',
  B: 'M0-1.2L1.2 0 0 1.2-1.2 0z',
};

/** Where the pips of a face stand, by its number; 0 is a blank face. The face is 1 x 1, y down. */
export const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0.5, 0.5]],
  [
    [0.28, 0.28],
    [0.72, 0.72],
  ],
  [
    [0.26, 0.26],
    [0.5, 0.5],
    [0.74, 0.74],
  ],
  [
    [0.28, 0.28],
    [0.72, 0.28],
    [0.28, 0.72],
    [0.72, 0.72],
  ],
  [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.5, 0.5],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
  [
    [0.29, 0.25],
    [0.71, 0.25],
    [0.29, 0.5],
    [0.71, 0.5],
    [0.29, 0.75],
    [0.71, 0.75],
  ],
];

/** Radius of a pip on a face of 1 x 1: a single one is larger. */
export const pipRadius = (value: number): number => (value === 1 ? 0.108 : 0.084);
