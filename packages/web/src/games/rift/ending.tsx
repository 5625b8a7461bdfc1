/** Result of a game of rift. */
import type { Reason } from '@tessera/games/rift';
import type { Ending } from '../../table/EndDialog.tsx';
import { plural } from '../../text/index.ts';
import { outcomeOf } from './outcome.ts';
import { PieceIcon } from './pieces.tsx';
import type { Model } from './useModel.ts';

export function endingOf({ text, snapshot, names, me }: Model): Ending | undefined {
  const { table, rift, language } = text;
  const { outcome, moves } = snapshot;
  const ended = outcomeOf(text, snapshot, names);
  if (!outcome || !ended) return undefined;
  const winner = outcome.winners[0] === 1 ? 1 : 0;
  return {
    ...ended,
    picture: <PieceIcon letter="T" colour={winner} size={104} />,
    isWon: winner === me,
    clause: rift.reasonClauses[outcome.reason as Reason],
    sums: [[rift.colours[winner], names[winner]].join(', '), plural(language, table.plies, moves.length)],
  };
}
