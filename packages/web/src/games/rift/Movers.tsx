/** With empty hands: the pieces that can act. */
import { type Action, actionKind, squareName, takenSquares } from '@tessera/games/rift';
import { plural } from '../../text/index.ts';
import { PieceIcon } from './pieces.tsx';
import type { Scene } from './scene.ts';
import { useText } from './text/index.ts';
import type { Play } from './usePlay.ts';
import { capitalised } from './words.ts';

/** Pawns first, in the order of the rules, then slides. */
const byKind = ([, [a = 0]]: Mover, [, [b = 0]]: Mover): number => actionKind(a) - actionKind(b);
type Mover = readonly [number, readonly Action[]];

/** Every piece that can act, as a list: the board is not the only way to choose one. */
export function Movers({ play, scene }: { readonly play: Play; readonly scene: Scene }) {
  const { table, rift, language } = useText();
  const movers = [...play.answers.byPiece].sort(byKind);
  return (
    <>
      <div className="rt-movers-head">
        <h2>{movers.length > 0 ? table.canAct : table.info}</h2>
        <p>{play.canAct ? table.pickHint : table.waitHint}</p>
      </div>
      <div className="rt-movers">
        {movers.map(([at, actions]) => {
          const piece = scene.pieceOn(at);
          if (!piece) return null;
          const isTaking = actions.some(action => takenSquares(action).length > 0);
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
