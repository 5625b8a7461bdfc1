/** The board with its overlays: the chooser, or a toast about a refusal. */
import { SIZE } from '@tessera/games/rift';
import { useMemo } from 'preact/hooks';
import { Grid } from '../../table/Grid.tsx';
import { Toast } from '../../table/Toast.tsx';
import { onDemand } from '../../ui/render/lazy.tsx';
import { upTo } from '../../ui/render/upTo.ts';
import { BoardPicture } from './BoardPicture.tsx';
import { focusAfter, squareOnScreen } from './geometry.ts';
import type { GrabProps } from './Tray.tsx';
import { crossingLabels } from './words.ts';

/** Lazy-loaded with the first press that could mean several answers. */
const Chooser = onDemand(() => import('./Chooser.tsx'));

/** Loaded by matches of the house variant alone. */
const Rings = onDemand(() => import('./closing/Rings.tsx'));

const LINES = upTo(SIZE);

interface BoardProps extends GrabProps {
  readonly isCarried: boolean;
}

export function Board({ model, onGrab, isCarried }: BoardProps) {
  const { text, snapshot, scene, play, flipped, back, saying, say, danger, marks, last } = model;
  const { view } = scene;
  const { offer, answers, heldPiece, held } = play;
  const lifted = heldPiece?.at;
  const rows = useMemo(
    () => LINES.map(row => LINES.map(column => squareOnScreen(column, row, flipped))),
    [flipped],
  );
  const movable = useMemo(() => [...answers.byPiece.keys()], [answers]);
  const isDrop = held?.from === 'hand';
  const labels = useMemo(
    () => crossingLabels(text, { scene, marks, danger, last, movable, lifted, isDrop }),
    [text, scene, marks, danger, last, movable, lifted, isDrop],
  );
  return (
    <div className="rt-board">
      <div
        className={`rift-board ${play.isPlanning ? 'is-plan' : play.isLook ? 'is-look' : ''}`}
        data-board
        ref={model.root}
      >
        <BoardPicture
          pieces={view.pieces}
          camp={view.options.camp}
          flipped={flipped}
          last={last}
          marks={marks}
          danger={danger}
          course={play.course}
          advice={model.advice}
          plan={play.planned}
          trace={held && !play.isFresh ? undefined : model.trace}
          glow={model.glow}
          lifted={lifted}
          isCarried={isCarried}
          gone={back.view === undefined && model.isMoving ? snapshot.events : undefined}
          seq={snapshot.seq}
        >
          {view.options.closingRift && <Rings view={view} />}
        </BoardPicture>
        <Grid
          className="cells"
          name={text.table.board}
          rows={rows}
          labels={labels}
          focus={play.focus}
          selected={lifted}
          magnets={[...offer.targets.keys(), ...movable]}
          after={(key, square) => focusAfter(key, square, flipped)}
          onPress={play.press}
          onHover={play.pointTo}
          onFocus={play.focusOn}
          onGrab={(square, event) => {
            const at = scene.pieceOn(square)?.at ?? -1;
            if (answers.byPiece.has(at)) onGrab({ from: 'board', at }, event);
          }}
        />
      </div>
      {play.asking && <Chooser model={model} asking={play.asking} />}
      {saying && <Toast saying={saying} isHigh onClose={() => say(undefined)} />}
    </div>
  );
}
