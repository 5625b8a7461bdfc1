/** Formats a match as text, for the clipboard. */
import { type RecordResult, type RiftView, writeRecord } from '@tessera/games/rift';
import type { MatchSnapshot } from '../../match/client.ts';

export function gameRecord(
  { setup, view, moves, outcome }: MatchSnapshot<RiftView>,
  [white = '', black = '']: readonly string[],
): string {
  const fields = {
    options: setup.options,
    starter: view.starter,
    names: [white, black] as const,
    result: outcome && ({ winner: outcome.winners[0], reason: outcome.reason } as RecordResult),
    ...(setup.position === undefined ? {} : { position: setup.position }),
  };
  return writeRecord(
    fields,
    moves.map(({ move }) => move),
  );
}
