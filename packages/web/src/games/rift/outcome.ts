/** Result as text: winner, reason, the player who left, and the count. */
import type { GameEvent } from '@tessera/engine';
import { type Reason, type RiftEvent, type RiftView, type Standing, standingIn } from '@tessera/games/rift';
import type { MatchSnapshot } from '../../match/client.ts';
import { isPerson } from '../../match/seating.ts';
import { isSpokenTo } from '../../table/ending/names.ts';
import { fill } from '../../text/index.ts';
import type { Text } from './text/index.ts';

type Ended = Pick<MatchSnapshot<RiftView>, 'setup' | 'outcome' | 'view' | 'moves' | 'notes'>;

/** Result from the perspective of this screen. */
export function outcomeOf(
  text: Text,
  ended: Ended,
  names: readonly string[],
): { title: string; reason: string } | undefined {
  const { setup, outcome } = ended;
  if (!outcome) return undefined;
  const { table } = text;
  const [seat = 0] = outcome.winners;
  const isLost = !isPerson(setup, seat) && setup.seats.some(({ kind }) => kind === 'you');
  const title = isSpokenTo(setup, seat)
    ? table.youWin
    : isLost
      ? table.youLose
      : fill(table.wins, { name: names[seat] ?? '' });
  return { title, reason: reasonOf(text, ended, outcome.reason as Reason, 1 - seat, names) };
}

function reasonOf(
  text: Text,
  { setup, view, moves, notes }: Ended,
  reason: Reason,
  loser: number,
  names: readonly string[],
): string {
  const { table, rift } = text;
  const name = names[loser] ?? '';
  if (reason === 'resign' && setup.seats[loser]?.kind === 'bot') {
    const why = notes.reasons.find(({ count }) => count === moves.length)?.reason.key;
    return fill(table.gaveUp[why === 'capture' || why === 'certain' ? why : 'open'], { name });
  }
  if (reason === 'resign' || reason === 'time')
    return fill(table.left[reason][isSpokenTo(setup, loser) ? 'you' : 'other'], { name });
  if (reason !== 'agreed') return fill(rift.reasons[reason], { loser: rift.colours[loser] ?? '' });
  return fill(table.agreed, { count: countSentence(text, standingIn(view), names) });
}

/** Count that would decide an agreed end: "pawns other than the Tesseract 4 to 3". */
export function countWords(
  text: Text,
  events: readonly GameEvent[],
  names: readonly string[],
): string | undefined {
  const standing = (events as readonly RiftEvent[]).flatMap(event =>
    event.type === 'ended' ? (event.standing ?? []) : [],
  )[0];
  return standing && countSentence(text, standing, names);
}

function countSentence({ table }: Text, { by, counts, winner }: Standing, names: readonly string[]): string {
  const [more, less] = [Math.max(...counts), Math.min(...counts)];
  return fill(table.counted[by], { more, less, name: names[winner] ?? '' });
}
