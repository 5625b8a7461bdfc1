/** How a game of rift ended. */
import type { Ending } from '../../table/EndDialog.tsx';
import { plural } from '../../text/index.ts';
import { PieceIcon } from './pieces.tsx';
import type { Model } from './useModel.ts';
import { outcomeTitle } from './words.ts';

export function endingOf({ text, snapshot, names, me }: Model): Ending | undefined {
  const { table, rift, language } = text;
  const { outcome, moves } = snapshot;
  if (!outcome) return undefined;
  const winner = outcome.winners[0] === 1 ? 1 : 0;
  const reason = outcome.reason as keyof typeof rift.reasons;
  return {
    title: outcomeTitle(text, snapshot, names),
    picture: <PieceIcon letter="T" colour={winner} size={104} />,
    isWon: winner === me,
    reason: rift.reasons[reason],
    clause: rift.reasonClauses[reason],
    sums: [[rift.colours[winner], names[winner]].join(', '), plural(language, table.plies, moves.length)],
  };
}
