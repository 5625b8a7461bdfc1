/** Random rift games and positions from seeds, so that failures are reproducible. */
import { type Chance, noChance, seededChance } from '@tessera/engine';
import { pick } from '@tessera/engine/testkit';
import {
  type Action,
  actionTaken,
  actionType,
  DROP,
  NONE,
  type RiftOptions,
  type RiftState,
  rift,
  takesTesseract,
} from '../src/rift/index.ts';
import { optionsOf } from './riftTable.ts';
import {
  EVERY_SPOT,
  formatSituation,
  linesOf,
  nameOf,
  type Piece,
  readHand,
  type Side,
  type Spot,
} from './situation.ts';

/** Random values of every option; a stall limit ends play that would go on forever. */
export function randomOptions(chance: Chance): RiftOptions {
  const entries = Object.entries(rift.options).map(([name, spec]) => {
    if (spec.kind === 'flag') return [name, chance.below(2) === 1];
    return [name, spec.kind === 'choice' ? pick(chance, spec.values) : pick(chance, [null, 12, 40])];
  });
  return optionsOf(Object.fromEntries(entries));
}

/**
 * A policy with frequent captures, but rarely of the Tesseract, and few drops, so that games reach
 * middlegames and endings.
 */
export function lifelike(state: RiftState, chance: Chance): Action {
  const moves = rift.legalMoves(state, state.side);
  const mayWin = chance.below(12) === 0;
  const captures = moves.filter(
    move => actionTaken(move) !== NONE && (mayWin || !takesTesseract(state, move)),
  );
  if (captures.length > 0 && chance.below(2) === 0) return pick(chance, captures);
  const onBoard = moves.filter(move => actionType(move) !== DROP);
  return onBoard.length > 0 && chance.below(10) < 7 ? pick(chance, onBoard) : pick(chance, moves);
}

/** Calls `visit` with every state of a random game, set-up included, and the action that follows it. */
export function playRandomly(
  seed: string,
  options: RiftOptions,
  plies: number,
  visit: (state: RiftState, next: Action | undefined) => void,
): RiftState {
  const chance = seededChance(seed);
  let state = rift.setup(options, 2, chance);
  for (let ply = 0; ply < plies && state.phase !== 'e'; ply++) {
    const move = lifelike(state, chance);
    visit(state, move);
    state = rift.apply(state, state.side, move, noChance).state;
  }
  visit(state, undefined);
  return state;
}

/** A synthetic position: random material, crowded into part of the board, in play. */
export function syntheticPosition(chance: Chance): string {
  const size = pick(chance, [6, 8, 11, 15]);
  const [left, low] = [1 + chance.below(16 - size), 1 + chance.below(16 - size)];
  const spots = EVERY_SPOT.filter(([f, r]) => f >= left && f < left + size && r >= low && r < low + size);
  const ground = { spots, pieces: [] as Piece[], closed: new Set<string>(), arms: new Set<string>() };
  for (let n = chance.below(5); n > 0; n--) standCross(ground, chance);
  const hands = { w: readHand(''), b: readHand('') };
  for (const side of ['w', 'b'] as const) {
    for (const letter of 'TSSPRCHHHHHGG') {
      if (letter === 'T') standPiece(ground, chance, side, letter);
      else if (chance.below(3) === 0) hands[side][letter]! += 1;
      else if (chance.below(3) > 0) standPiece(ground, chance, side, letter);
    }
  }
  const [quiet, ply] = [chance.below(3), chance.below(60)];
  return formatSituation({
    pieces: ground.pieces,
    side: pick(chance, ['w', 'b']),
    hands,
    phase: 'p',
    quiet,
    ply,
  });
}

interface Half {
  readonly spots: readonly Spot[];
  readonly pieces: Piece[];
  readonly closed: Set<string>;
  readonly arms: Set<string>;
}

function standCross(ground: Half, chance: Chance): void {
  const [file, rank] = pick(chance, ground.spots);
  const arms: Spot[] = [[file + 1, rank], [file - 1, rank], [file, rank + 1], [file, rank - 1]]; // biome-ignore format: a list of pairs
  const isInside = file > 1 && file < 15 && rank > 1 && rank < 15;
  const centre = nameOf([file, rank]);
  if (!isInside || ground.closed.has(centre) || ground.arms.has(centre)) return;
  ground.pieces.push({ side: pick(chance, ['w', 'b']), letter: 'X', spots: [[file, rank]] });
  ground.closed.add(centre);
  for (const arm of arms) ground.arms.add(nameOf(arm));
}

/** Tries a few crossings; a crowded board may leave a piece out, but never a Tesseract. */
function standPiece(ground: Half, chance: Chance, side: Side, letter: string): void {
  const lying =
    letter === 'H' ? pick(chance, ['H', 'V']) : letter === 'G' ? pick(chance, ['G', 'I']) : letter;
  for (let tries = letter === 'T' ? 1000 : 5; tries > 0; tries--) {
    const spots = linesOf(lying, pick(chance, letter === 'T' ? EVERY_SPOT : ground.spots));
    const isFree = spots.every(
      ([file, rank]) => file <= 15 && rank <= 15 && !ground.closed.has(nameOf([file, rank])),
    );
    const isPawn = 'TSPRC'.includes(letter);
    if (!isFree || (isPawn && ground.arms.has(nameOf(spots[0]!)))) continue;
    ground.pieces.push({ side, letter: lying, spots });
    for (const spot of spots) ground.closed.add(nameOf(spot));
    return;
  }
}
