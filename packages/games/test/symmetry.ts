/** The symmetries of section 20.2 on position strings and notation. */
import {
  byIndex,
  formatSituation,
  linesOf,
  nameOf,
  type Piece,
  parseSituation,
  type Spot,
  spotOf,
} from './situation.ts';

export interface Symmetry {
  readonly name: string;
  readonly turn: (spot: Spot) => Spot;
  /** True when files become ranks, so that H and V, G and I change places. */
  readonly isSwapped: boolean;
}

const MIRRORED = 16;

/** All eight of the square; the first is the identity. */
export const SYMMETRIES: readonly Symmetry[] = [
  { name: 'identity', turn: spot => spot, isSwapped: false },
  { name: 'file mirror', turn: ([f, r]) => [MIRRORED - f, r], isSwapped: false },
  { name: 'rank mirror', turn: ([f, r]) => [f, MIRRORED - r], isSwapped: false },
  { name: 'half turn', turn: ([f, r]) => [MIRRORED - f, MIRRORED - r], isSwapped: false },
  { name: 'diagonal mirror', turn: ([f, r]) => [r, f], isSwapped: true },
  { name: 'other diagonal mirror', turn: ([f, r]) => [MIRRORED - r, MIRRORED - f], isSwapped: true },
  { name: 'quarter turn left', turn: ([f, r]) => [MIRRORED - r, f], isSwapped: true },
  { name: 'quarter turn right', turn: ([f, r]) => [r, MIRRORED - f], isSwapped: true },
];

const CROSSWISE: Readonly<Record<string, string>> = { H: 'V', V: 'H', G: 'I', I: 'G' };
const letterUnder = ({ isSwapped }: Symmetry, letter: string): string =>
  (isSwapped ? CROSSWISE[letter] : undefined) ?? letter;
// Cache of crossings: drops make up most of an opening's actions.
const places = new Map<string, string>();
function placeUnder(symmetry: Symmetry, letter: string, name: string): string {
  const key = `${symmetry.name} ${letter} ${name}`;
  const place = places.get(key) ?? nameOf(linesUnder(symmetry, letter, spotOf(name))[0]!);
  places.set(key, place);
  return place;
}
const linesUnder = ({ turn }: Symmetry, letter: string, anchor: Spot): readonly Spot[] =>
  linesOf(letter, anchor).map(turn).sort(byIndex);

const OTHER = { w: 'b', b: 'w' } as const;

/** The image of a position under a symmetry, with the colours swapped or not. */
export function positionUnder(symmetry: Symmetry, swapsColours: boolean, position: string): string {
  const { pieces, side, hands, ...rest } = parseSituation(position);
  const seen = (piece: Piece): Piece => ({
    side: swapsColours ? OTHER[piece.side] : piece.side,
    letter: letterUnder(symmetry, piece.letter),
    spots: linesUnder(symmetry, piece.letter, piece.spots[0]!),
  });
  return formatSituation({
    ...rest,
    pieces: pieces.map(seen),
    side: swapsColours ? OTHER[side] : side,
    hands: swapsColours ? { w: hands.b, b: hands.w } : hands,
  });
}

/** The image of an action under a symmetry; notation has no colours. */
export function actionUnder(symmetry: Symmetry, action: string): string {
  const [head, taken] = action.split('x') as [string, string | undefined];
  const [, letter, from, sign, turned, to] = /^([A-Z])(\w*)([-=@])([A-Z]?)(\w+)$/.exec(
    head,
  ) as unknown as string[];
  const place = (kind: string, name: string): string => placeUnder(symmetry, kind, name);
  const victims = (taken ?? '')
    .split(',')
    .filter(Boolean)
    .map(name => symmetry.turn(spotOf(name)));
  return [
    letterUnder(symmetry, letter!),
    from ? place(letter!, from) : '',
    sign,
    turned ? letterUnder(symmetry, turned) : '',
    place(turned || letter!, to!),
    victims.length > 0 ? `x${victims.sort(byIndex).map(nameOf).join(',')}` : '',
  ].join('');
}
