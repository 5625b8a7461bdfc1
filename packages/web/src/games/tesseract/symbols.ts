// @chunk *-board
/** Symbols of the base as paths. */
import type { EventSymbol } from '@tessera/games/tesseract';

/** The eight events on a 24 x 24 grid: strokes (round caps, about 1.8 wide), no fill. */
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
