/** Section 19, points 1, 2 and 5: what every position reached by play has in common. */
import { FormatError } from '@tessera/engine';
import { at } from './board.ts';
import {
  BLACK,
  type Colour,
  colourOf,
  FULL_HAND,
  HAND_KINDS,
  HAND_SIZE,
  HAND_SLOT,
  isPawn,
  kindOf,
  LETTERS,
  P,
  type RiftState,
  T,
  WHITE,
  X,
} from './types.ts';

/** Throws FormatError for a position that no game can reach. */
export function requireReachable(state: RiftState): void {
  for (const colour of [WHITE, BLACK] as const) requireMaterial(state, colour);
  if (state.phase === 's' || state.phase === 'x') requireProgress(state);
}

function requireMaterial(state: RiftState, colour: Colour): void {
  const placed = placedOf(state, colour);
  const isPlaying = state.phase === 'p' || state.phase === 'e';
  HAND_KINDS.forEach((kind, slot) => {
    const inHand = at(state.hands, colour * HAND_SIZE + slot);
    const total = at(placed, slot) + inHand;
    const full = at(FULL_HAND, slot);
    const name = `${colour === WHITE ? 'White' : 'Black'} has ${total} ${LETTERS[kind]}`;
    if (total > full) throw new FormatError('board', `${name}, more than ${full}`);
    if (total < full && (!isPawn(kind) || !isPlaying)) throw new FormatError('board', `${name} of ${full}`);
    if (isPlaying && inHand > 0 && (kind === T || kind === P || kind === X)) {
      throw new FormatError('hands', `no ${LETTERS[kind]} can be in reserve once play has started`);
    }
  });
  if (state.phase === 'p' && at(placed, 0) === 0) throw new FormatError('board', 'a Tesseract is missing');
}

/** Pieces of a colour on the board, by hand kind. */
function placedOf(state: RiftState, colour: Colour): number[] {
  const placed = Array<number>(HAND_SIZE).fill(0);
  for (const cell of state.board) {
    const kind = kindOf(cell);
    if (kind === 0 || kind > X || colourOf(cell) !== colour) continue;
    const slot = at(HAND_SLOT, kind);
    placed[slot] = at(placed, slot) + 1;
  }
  return placed;
}

/** R-SETUP-2: as many pieces on the board as placements made, shared out evenly. */
function requireProgress(state: RiftState): void {
  const [white, black] = ([WHITE, BLACK] as const).map(colour =>
    placedOf(state, colour).reduce((a, b) => a + b, 0),
  ) as [number, number];
  const ahead = state.side === WHITE ? black - white : white - black;
  if (white + black !== state.ply || ahead !== state.ply % 2) {
    throw new FormatError(
      'ply',
      `says ${state.ply} placements, but White has ${white} and Black has ${black} on the board`,
    );
  }
}
