/** Crossings that glow after the end. */
import { actionTo, type RiftView } from '@tessera/games/rift';
import type { MatchOutcome } from '../../../match/client.ts';
import { isFlat } from '../pieces.tsx';
import type { Trace } from '../trace.ts';

/** Endings about the loser's Tesseract. */
const ABOUT_TESSERACT = ['closed', 'bare', 'immobilised', 'noMove', 'resign'];

/**
 * The last capture; the Tesseract that is bare, shut in or given up; else the winner's pawns, which decided by their
 * number. Time decides nothing on the board.
 */
export function glowOf({ pieces }: RiftView, trace: Trace | undefined, end: MatchOutcome): readonly number[] {
  const [winner] = end.winners;
  if (end.reason === 'time') return [];
  if (end.reason === 'capture' && trace)
    return [actionTo(trace.course.action), ...trace.taken.map(({ at }) => at)];
  const isAboutTesseract = ABOUT_TESSERACT.includes(end.reason);
  return pieces
    .filter(({ letter, colour }) =>
      isAboutTesseract ? letter === 'T' && colour !== winner : colour === winner && !isFlat(letter),
    )
    .map(({ at }) => at);
}
