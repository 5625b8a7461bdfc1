/** Result as text: winner, reason, the player who left, and the count. */
import { type Reason, type RiftView, standingIn } from '@tessera/games/rift';
import type { MatchSnapshot } from '../../match/client.ts';
import { isPerson } from '../../match/seating.ts';
import { isSpokenTo } from '../../table/ending/names.ts';
import { fill } from '../../text/index.ts';
import { countSentence } from './count.ts';
import type { EndWords } from './late/ending/index.ts';
import type { Text } from './text/index.ts';

type Ended = Pick<MatchSnapshot<RiftView>, 'setup' | 'outcome' | 'view' | 'moves' | 'notes'>;

/** Result from the perspective of this screen. */
export function outcomeOf(
  text: Text,
  words: EndWords,
  ended: Ended,
  names: readonly string[],
): { title: string; reason: string; clause: string; isLost: boolean } | undefined {
  const { setup, outcome } = ended;
  if (!outcome) return undefined;
  const [seat = 0] = outcome.winners;
  const isLost = !isPerson(setup, seat) && setup.seats.some(({ kind }) => kind === 'you');
  const title = isSpokenTo(setup, seat)
    ? words.youWin
    : isLost
      ? words.youLose
      : fill(words.wins, { name: names[seat] ?? '' });
  const reason = outcome.reason as Reason;
  return {
    title,
    reason: reasonOf(text, words, ended, reason, 1 - seat, names),
    clause: words.game.reasonClauses[reason],
    isLost,
  };
}

function reasonOf(
  text: Text,
  words: EndWords,
  { setup, view, moves, notes }: Ended,
  reason: Reason,
  loser: number,
  names: readonly string[],
): string {
  const { rift } = text;
  const name = names[loser] ?? '';
  if (reason === 'resign' && setup.seats[loser]?.kind === 'bot') {
    const why = notes.reasons.find(({ count }) => count === moves.length)?.reason.key;
    return fill(words.gaveUp[why === 'capture' || why === 'certain' ? why : 'open'], { name });
  }
  if (reason === 'resign' || reason === 'time')
    return fill(words.left[reason][isSpokenTo(setup, loser) ? 'you' : 'other'], { name });
  if (reason === 'agreed') return fill(words.agreed, { count: countSentence(text, standingIn(view), names) });
  // Two people at one screen are told apart by their colours.
  const isAlone = setup.seats.every(({ kind }) => kind !== 'friend');
  const side = isSpokenTo(setup, loser) ? 'yours' : isSpokenTo(setup, 1 - loser) ? 'theirs' : undefined;
  const told: Readonly<Record<string, string>> = side && isAlone ? words.ends[side] : {};
  return told[reason] ?? fill(words.game.reasons[reason], { loser: rift.colours[loser] ?? '' });
}
