/** The dialog in front of a table. */
import { useEffect, useState } from 'preact/hooks';
import type { MatchClient, MatchSnapshot } from '../match/client.ts';
import type { Ending } from './EndDialog.tsx';
import { toldEnds } from './remembered.ts';
import type { TableModel } from './useTable.ts';

export type Front = 'end' | 'resign' | 'offer' | 'keys' | 'share' | 'playOn';

/** Longer than any animation of a piece. */
const SEEN_MS = 600;
/** Reading time of one sentence. */
const READ_MS = 2000;

/**
 * Opens the result dialog once, after the last animation and banner; an undo closes it. The resignation of a
 * bot, which comes unexpectedly, is first shown as a toast.
 */
export function useFront(
  { client, snapshot, clock, isMoving, say }: TableModel<unknown>,
  ending: Ending | undefined,
): readonly [Front | undefined, (front: Front | undefined) => void] {
  // An offer that a page left open when it was closed is asked again.
  const [front, setFront] = useState<Front | undefined>(() => (hasOffer(client) ? 'offer' : undefined));
  const { setup, seq, outcome } = snapshot;
  // Only a bot's resignation gets the toast.
  const notice = hasBotResigned(snapshot) ? ending?.reason : undefined;
  const clause = ending?.clause;
  const isTold = outcome !== null && !setup.isAnalysis && clock.isLanded && clock.moment === undefined;
  useEffect(() => {
    if (!isTold || toldEnds.of(setup.id) === seq) return;
    const tell = (): void => {
      toldEnds.note(setup.id, seq);
      setFront('end');
    };
    if (notice !== undefined) say({ sentence: notice, clause });
    const timer = setTimeout(tell, notice !== undefined ? READ_MS : isMoving ? SEEN_MS : 0);
    return () => clearTimeout(timer);
  }, [isTold, setup.id, seq, isMoving, notice, clause, say]);
  return [front === 'end' && !outcome ? undefined : front, setFront];
}

const hasOffer = ({ online, people }: MatchClient<unknown>): boolean =>
  !online && people.table()?.view.asks.some(({ proposal }) => proposal.kind === 'end') === true;

const hasBotResigned = ({ setup, outcome }: MatchSnapshot<unknown>): boolean =>
  outcome?.reason === 'resign' &&
  setup.seats.every(({ kind }, seat) => kind === 'bot' || outcome.winners.includes(seat));
