// @chunk own
/**
 * The opening book: layouts as White places them in inset camps. Found by self-play: `node
 * packages/bots/src/rift/book.main.ts` draws layouts from the set-up heuristics with much noise, lets each
 * play against those heuristics with the same search, and keeps the better half in every round;
 * bench/STRENGTH.md has the numbers.
 */
export const LAYOUTS: readonly string[] = [
  'S@a3 P@a2 T@o2 V@o3 H@c3 X@c11 X@b9',
  'S@a3 P@m3 T@m2 V@l3 H@a2 X@n11 X@k8',
  'S@a3 P@a2 T@o2 H@k2 H@j2 X@d11 X@m10',
  'S@a3 P@o3 T@a2 H@o2 V@c2 X@c11 X@b10',
  'S@a3 P@o3 T@a2 H@f3 H@n2 X@b11 X@g10',
  'S@o3 P@a2 T@a3 H@m2 H@o2 X@b11 X@m10',
  'S@o3 P@a3 T@o2 V@c2 V@e3 X@h11 X@b11',
];
