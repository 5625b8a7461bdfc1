/** Requirements and aims of each row, in the order of the rows. */
import type { Target } from './results.ts';

const atLeast = (must: number, aim: number): Target => ({ must, aim, better: 'higher' });
const atMost = (must: number, aim: number): Target => ({ must, aim, better: 'lower' });

export const TARGETS = {
  B5: atLeast(1.6, 1.9),
  /** Seconds. */
  B9: { first: atMost(3, 1.5), all: atMost(15, 8) },
  E1: atLeast(150, 500),
  E2: atLeast(60, 120),
  E3: atLeast(50, 200),
  E4: atLeast(4, 8),
  E5: { rift: atLeast(2, 5), quantum: atLeast(1, 3), tesseract: atLeast(1, 3), loop: atLeast(0.5, 2) },
  E6: atLeast(1.8, 1.95),
  S1: atLeast(2.5, 4),
  S2: atMost(1, 0.5),
  S3: atMost(0.4, 0.3),
  S4: atMost(1, 0.5),
  /** Kilobytes, and milliseconds. */
  S5: { heap: atMost(1, 0), wake: atMost(20, 5) },
  /** Seconds. */
  S6: atMost(5, 1),
  W1: atMost(1.5, 1),
  W2: atMost(0.6, 0.5),
  W3: atLeast(0.9, 1.5),
  W4: atMost(0, 0),
  W5: atMost(1, 0.85),
  W6: atMost(4, 2),
  W7: atMost(2, 1.2),
  W8: atMost(1.2, 1),
  W9: atMost(1.5, 1),
  /** Milliseconds. */
  W10: atMost(300, 50),
} as const;
