/** Result of a game of rift, and the captures that led to it. */
import type { Ending } from '../../table/EndDialog.tsx';
import { plural } from '../../text/index.ts';
import './ending.css';
import { PieceIcon } from './pieces.tsx';
import type { Model } from './useModel.ts';

/** Number of captures in the dialog. */
const SHOWN = 6;

export function endingOf(model: Model): Ending | undefined {
  const { text, snapshot, names, me, ended } = model;
  const { table, rift, language } = text;
  const { outcome, moves } = snapshot;
  if (!outcome || !ended) return undefined;
  const winner = outcome.winners[0] === 1 ? 1 : 0;
  return {
    ...ended,
    picture: <PieceIcon letter="T" colour={winner} size={104} />,
    isWon: winner === me,
    sums: [[rift.colours[winner], names[winner]].join(', '), plural(language, table.plies, moves.length)],
    why: <Captures model={model} />,
  };
}

/** The captures of the match in words, in order; the last ones, so that the buttons stay in sight. */
function Captures({ model: { log, snapshot } }: { readonly model: Model }) {
  const counts = snapshot.moves.flatMap(({ move }, i) => (move.includes('x') ? [i + 1] : []));
  // The log begins with the latest answer.
  const lines = counts.slice(-SHOWN).flatMap(at => log.lines.findLast(({ count }) => count === at) ?? []);
  if (lines.length === 0) return null;
  return (
    <ol className="rt-captures">
      {lines.map(({ key, count, face, text: told }) => (
        <li key={key} value={count}>
          {face} {told}
        </li>
      ))}
    </ol>
  );
}
