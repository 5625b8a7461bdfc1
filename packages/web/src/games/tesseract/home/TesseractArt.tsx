/** Animated tile: the cube of 64 dice on its turntable. Marks distinguish the dice beside colours. */
import { type DrawnDie, FaceShape, facesOf, Turntable } from './drawnCube.tsx';

const COLOURS = ['Y', 'O', 'P', 'B'] as const;

/** Heights of the 16 stacks, the far row first. */
const HEIGHTS = [4, 4, 4, 3, 4, 4, 4, 4, 4, 4, 3, 4, 2, 4, 3, 1] as const;
/** Ring of the four side values of a die, by its top value. */
const RINGS = [
  [2, 3, 5, 4],
  [1, 4, 6, 3],
  [1, 2, 6, 5],
  [1, 5, 6, 2],
  [1, 3, 6, 4],
  [2, 4, 5, 3],
] as const;

/** Seeded pseudo-random generator: the same cube at every visit. */
function randomizer(seed: number): (n: number) => number {
  let state = seed;
  return n => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
}

const below = randomizer(1994);

function someDie(): DrawnDie {
  const colour = COLOURS[below(4)];
  const [value, turn] = [below(6), below(4)];
  const ring: readonly number[] = RINGS[value] ?? [];
  return { colour, top: value + 1, front: ring[turn] ?? 0, right: ring[(turn + 1) % 4] ?? 0 };
}

const FACES = facesOf(HEIGHTS.map(height => Array.from({ length: height }, someDie)));

/** Static drawing; while the tile is animated, the style sheet highlights the removable dice. */
const CUBE = (
  <svg className="tesseract-art" viewBox="-165 -166 330 342" aria-hidden="true">
    <Turntable />
    {FACES.map(face => (
      <FaceShape key={`${face.side} ${face.centre}`} face={face} isLit={face.isFree} />
    ))}
  </svg>
);

export const TesseractArt = () => CUBE;
