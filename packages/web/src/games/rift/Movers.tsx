/** List of all pieces that can act, while none is lifted; an alternative to the board. */
import { type Action, actionKind, isTake, squareName } from '@tessera/games/rift';
import { capitalised, plural } from '../../text/index.ts';
import { PieceIcon } from './pieces.tsx';
import type { Model } from './useModel.ts';

/** Sorts pawns first, in the order of the rules, then slides. */
const byKind = ([, [a = 0]]: Mover, [, [b = 0]]: Mover): number => actionKind(a) - actionKind(b);
type Mover = readonly [number, readonly Action[]];

export function Movers({ model: { text, play, scene, canAct } }: { readonly model: Model }) {
  const { table, rift, language } = text;
  const movers = [...play.answers.byPiece].sort(byKind);
  return (
    <>
      <div className="rt-movers-head">
        <h2>{movers.length > 0 ? table.canAct : table.info}</h2>
        <p>{canAct ? table.pickHint : table.waitHint}</p>
      </div>
      <div className="rt-movers">
        {movers.map(([at, actions]) => {
          const piece = scene.pieceOn(at);
          if (!piece) return null;
          const isTaking = actions.some(isTake);
          const count = plural(language, table.answers, actions.length);
          return (
            <button
              key={at}
              type="button"
              className={isTaking ? 'rt-mover is-taking' : 'rt-mover'}
              onClick={() => play.lift({ from: 'board', at })}
            >
              <PieceIcon letter={piece.letter} colour={piece.colour} size={26} />
              <b>
                <span className="only-read">{capitalised(rift.pieces[piece.letter])} </span>
                {squareName(at)}
              </b>
              <small aria-hidden="true">{actions.length}</small>
              <span className="only-read">{isTaking ? `${count}, ${table.takes}` : count}</span>
            </button>
          );
        })}
      </div>
    </>
  );
}
