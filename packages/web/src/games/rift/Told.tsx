/** The move before the board in words, for players who do not read notation. */
import { isHandheld } from '../../ui/breakpoints.ts';
import { OthersMove } from './told/OthersMove.tsx';
import type { Model } from './useModel.ts';

/** True where the moves are behind a tab: the latest one is then told beside the board as well. */
export const isToldApart = ({ layout }: Model): boolean => layout === 'middle' || isHandheld(layout);

export function Told({ model }: { readonly model: Model }) {
  const { log, text, back, snapshot, trace, play } = model;
  const shown = back.count ?? snapshot.moves.length;
  // A premove is told with the move that it answered.
  const since = shown === play.premoved ? shown - 1 : shown;
  const lines = log.lines.filter(({ count }) => count >= since && count <= shown).toReversed();
  const isOver = snapshot.outcome !== null;
  return (
    <div className="rt-told">
      {trace && back.count === undefined ? (
        <>
          <OthersMove model={model} trace={trace} why={isOver ? undefined : lines[0]?.why} />
          {isOver && <strong>{text.table.log.decisive}</strong>}
        </>
      ) : (
        lines.map(({ key, face, text: told, why, isDecisive }) => (
          <p key={key}>
            {face} {told} {isDecisive && <strong>{text.table.log.decisive}</strong>}{' '}
            {why && <small>{why}</small>}
          </p>
        ))
      )}
    </div>
  );
}
