/**
 * The rest of the slow implementation: set-up, playing an action, and the end of the game (see `literal.ts`).
 */
import type { RiftOptions } from '../src/rift/types.ts';
import { enemyOf, literalHasAction, literalPlayActions, literalTesseractActions } from './literal.ts';
import {
  EVERY_SPOT,
  formatSituation,
  isSame,
  linesOf,
  nameOf,
  type Piece,
  parseSituation,
  type Side,
  type Situation,
  type Spot,
  spotOf,
} from './situation.ts';

/** R-SETUP-2, R-SETUP-3: the kind of piece placed in each of the fourteen plies. */
const CROSSES_LAST = 'pppppp ssss xxxx'.replaceAll(' ', '');
const CROSSES_FIRST = 'xxxx pppppp ssss'.replaceAll(' ', '');

function campOf(side: Side, options: RiftOptions): readonly Spot[] {
  const ranks = { inset: { w: [2, 3], b: [13, 14] }, outer: { w: [1, 2], b: [14, 15] } }[options.camp][side];
  return EVERY_SPOT.filter(([, rank]) => ranks.includes(rank));
}

function literalPlacements(situation: Situation, options: RiftOptions): string[] {
  const { pieces, side, phase, ply } = situation;
  const stage = (phase === 'x' ? CROSSES_FIRST : CROSSES_LAST)[ply];
  const isFree = (spot: Spot): boolean => !pieces.some(piece => isSame(piece.spots[0]!, spot));
  const places = (letters: string[], spots: readonly Spot[]): string[] =>
    letters.flatMap(letter => spots.map(spot => `${letter}@${nameOf(spot)}`));
  if (stage === 'x')
    return places(
      ['X'],
      EVERY_SPOT.filter(spot => isCrossPlace(spot, pieces, options)),
    );
  const isDue = (letter: string): boolean =>
    !pieces.some(piece => piece.side === side && piece.letter === letter);
  const letters = stage === 's' ? ['H', 'V'] : ['T', 'S', 'P'].filter(isDue);
  return places(letters, campOf(side, options).filter(isFree));
}

function isCrossPlace([file, rank]: Spot, pieces: readonly Piece[], options: RiftOptions): boolean {
  const neutral = options.camp === 'inset' ? [4, 12] : [3, 13];
  const whole: Spot[] = [[file, rank], [file + 1, rank], [file - 1, rank], [file, rank + 1], [file, rank - 1]]; // biome-ignore format: a list of pairs
  const isInside = whole.every(([f, r]) => f >= 1 && f <= 15 && r >= neutral[0]! && r <= neutral[1]!);
  const least = options.crossSpacing === 'disjoint' ? 3 : 2;
  const centres = pieces.filter(piece => piece.letter === 'X').map(piece => piece.spots[0]!);
  return isInside && centres.every(([f, r]) => Math.abs(f - file) + Math.abs(r - rank) >= least);
}

/**
 * Every legal action of a position string, sorted; none once the game is over. `earlier` are the positions
 * before it.
 */
export function literalActions(
  position: string,
  options: RiftOptions,
  earlier: readonly string[] = [],
): string[] {
  const situation = parseSituation(position);
  if (situation.phase === 'e') return [];
  if (situation.phase !== 'p') return literalPlacements(situation, options).sort();
  if (lossByMaterial(situation, options)) return [];
  const actions = literalPlayActions(situation, options).sort();
  // A drop or capture leads to a position with fewer pieces in reserve or on the board than any before.
  const twice = options.repetition === 'forbidden' ? thereTwice([...earlier, position]) : [];
  return twice.length === 0
    ? actions
    : actions.filter(
        action => /[@x]/.test(action) || !twice.includes(sameness(literalAfter(position, action))),
      );
}

/** R-END-6: board, orientations, reserves and side to move. */
const sameness = (position: string): string => position.split(' ').slice(0, 3).join(' ');

/** Positions that came up at least twice. */
function thereTwice(positions: readonly string[]): string[] {
  const seen = positions.map(sameness);
  return [...new Set(seen)].filter(one => seen.filter(other => other === one).length >= 2);
}

const pawnsInPlay = ({ pieces, hands }: Situation, side: Side): string[] => [
  ...pieces.filter(piece => piece.side === side && 'SPRC'.includes(piece.letter)).map(piece => piece.letter),
  ...[...'SPRC'].flatMap(letter => Array<string>(hands[side][letter]!).fill(letter)),
];

/** R-END-10: winner and reason as a turn begins. */
export function literalOutcome(
  position: string,
  options: RiftOptions,
  earlier: readonly string[] = [],
): string | undefined {
  const situation = parseSituation(position);
  const { repetition, stallLimit } = options;
  const lost = lossByMaterial(situation, options);
  if (lost) return lost;
  const mayRepeat = repetition === 'forbidden' && thereTwice(earlier).length > 0;
  const canAct = mayRepeat
    ? literalActions(position, options, earlier).length > 0
    : literalHasAction(situation, options);
  if (!canAct) return `${enemyOf(situation.side)} noMove`;
  const before = earlier.filter(one => sameness(one) === sameness(position)).length;
  if (repetition === 'adjudicated' && before >= 2)
    return `${literalAdjudication(situation, options)} repetition`;
  const isStalled = stallLimit !== null && !options.closingRift && situation.quiet >= stallLimit;
  return isStalled ? `${literalAdjudication(situation, options)} stall` : undefined;
}

function lossByMaterial(situation: Situation, options: RiftOptions): string | undefined {
  const { side } = situation;
  const hasTesseract = situation.pieces.some(piece => piece.side === side && piece.letter === 'T');
  if (!hasTesseract) return `${enemyOf(side)} capture`;
  if (options.closingRift && isShutIn(situation)) return `${side} closed`;
  const isBare = pawnsInPlay(situation, side).length === 0;
  if (options.bareTesseractLoses && isBare) return `${enemyOf(side)} bare`;
  if (options.bareTesseractLoses && pawnsInPlay(situation, enemyOf(side)).length === 0) return `${side} bare`;
  const onlyCylinder = pawnsInPlay(situation, side).every(letter => letter === 'C');
  const isEnding = options.endgameImmobilisation ? onlyCylinder : isBare;
  const isStuck = isEnding && literalTesseractActions(situation, options).length === 0;
  return isStuck ? `${enemyOf(side)} immobilised` : undefined;
}

/**
 * R-END-13: the player who is not about to move left the Tesseract in a closed ring. One ring closes at 40 quiet plies
 * and one more at 52, 64, 76, 88, 100, 112 and 124.
 */
function isShutIn({ pieces, side, quiet }: Situation): boolean {
  const rings = [40, 52, 64, 76, 88, 100, 112, 124].filter(plies => quiet >= plies).length;
  const tesseract = pieces.find(piece => piece.side === enemyOf(side) && piece.letter === 'T');
  const [file, rank] = tesseract?.spots[0] ?? [8, 8];
  const fromMiddle = Math.max(Math.abs(file - 8), Math.abs(rank - 8));
  return fromMiddle > 7 - rings;
}

/** R-END-9. The starter is to move after an even number of plies. */
function literalAdjudication(situation: Situation, options: RiftOptions): Side {
  const [white, black] = [pawnsInPlay(situation, 'w'), pawnsInPlay(situation, 'b')];
  if (white.length !== black.length) return white.length > black.length ? 'w' : 'b';
  const worth = (pawns: string[]): number =>
    pawns.reduce((sum, letter) => sum + { R: 4, S: 3, P: 3, C: 2 }[letter]!, 0);
  if (worth(white) !== worth(black)) return worth(white) > worth(black) ? 'w' : 'b';
  const free = (side: Side): number => literalTesseractActions({ ...situation, side }, options).length;
  if (free('w') !== free('b')) return free('w') > free('b') ? 'w' : 'b';
  return situation.ply % 2 === 0 ? enemyOf(situation.side) : situation.side;
}

/** The position string after an action; the phase stays `p` even if the game is over. */
export function literalAfter(position: string, action: string): string {
  const before = parseSituation(position);
  const drop = /^(\w)@(\w+)$/.exec(action);
  const [letter, start, end] = drop
    ? [drop[1]!, '', drop[2]!]
    : (/^(\w)(\w+)[-=]([A-Z]?\w+?)(x|$)/.exec(action)!.slice(1) as [string, string, string]);
  const taken = (action.split('x')[1] ?? '').split(',');
  const isPivot = action.includes('=');
  const to = spotOf(isPivot ? end.slice(1) : end);
  const isGone = (piece: Piece): boolean => {
    const name = nameOf(piece.spots[0]!);
    return taken.includes(name) || (piece.letter === letter && piece.side === before.side && name === start);
  };
  const laid = isPivot ? end[0]! : letter;
  const pieces = [
    ...before.pieces.filter(piece => !isGone(piece)),
    { side: before.side, letter: laid, spots: linesOf(laid, to) },
  ];
  const held = { H: 'H', V: 'H', G: 'G', I: 'G' }[letter] ?? letter;
  const hand = before.hands[before.side];
  const hands = drop
    ? { ...before.hands, [before.side]: { ...hand, [held]: hand[held]! - 1 } }
    : before.hands;
  const isOpening = before.phase !== 'p' && before.ply === 13;
  return formatSituation({
    pieces,
    side: enemyOf(before.side),
    hands,
    phase: isOpening ? 'p' : before.phase,
    quiet: drop || action.includes('x') ? 0 : before.quiet + 1,
    ply: isOpening ? 0 : before.ply + 1,
  });
}
