/** The panels of the rift table, and where they stand in the room there is. */
import { type Colour, other, parseAction, squareName, takenSquares } from '@tessera/games/rift';
import type { ComponentChildren, TargetedPointerEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { isHandheld } from '../../table/breakpoints.ts';
import { LessonLine } from '../../table/coach/LessonLine.tsx';
import type { PartProps } from '../../table/game.ts';
import { HintLine } from '../../table/HintLine.tsx';
import { type Arrangement, column, type Panel, Room, row, tabs } from '../../table/Room.tsx';
import { type Carry, useCarry } from '../../table/useCarry.ts';
import { fill } from '../../text/index.ts';
import { ActionBar } from './ActionBar.tsx';
import { ActionsPanel } from './ActionsPanel.tsx';
import { ChanceBar, ChancePanel } from './ChancePanel.tsx';
import { choiceAt, type Held } from './consider.ts';
import { hintOf } from './hintWords.ts';
import { Legend } from './Legend.tsx';
import { MovesPanel } from './MovesPanel.tsx';
import { PieceIcon } from './pieces.tsx';
import { Strip } from './Strip.tsx';
import type { Scene } from './scene.ts';
import { TableBoard } from './TableBoard.tsx';
import { Slots, Tray } from './Tray.tsx';
import { type Text, TextContext } from './text/index.ts';
import type { Model } from './useModel.ts';
import type { Play } from './usePlay.ts';
import { useTravel } from './useTravel.ts';
import { capitalised, pieceWord } from './words.ts';

type Key = 'board' | 'above' | 'below' | 'piece' | 'moves' | 'chance' | 'hint' | 'reserve' | 'bar';

const PLACES: Arrangement<Key> = {
  all: column(
    'table',
    row(
      'around',
      column('left', 'above', 'piece', 'below'),
      'board',
      column('right', 'chance', 'hint', 'moves'),
    ),
    'bar',
  ),
  middle: column(
    'table',
    row(
      'beside',
      'board',
      column('side', 'above', 'hint', tabs('panels', 'piece', 'moves', 'chance'), 'below'),
    ),
    'bar',
  ),
  portrait: column(
    'table',
    'above',
    'board',
    'below',
    'hint',
    row('lower', 'piece', tabs('panels', 'moves', 'chance')),
    'bar',
  ),
  phone: column(
    'handheld',
    'above',
    'board',
    'below',
    'hint',
    tabs('panels', 'piece', 'moves', 'reserve', 'chance'),
    'bar',
  ),
  landscape: row(
    'handheld',
    column('rail', 'above', 'below'),
    'board',
    column('thumb', 'hint', tabs('panels', 'piece', 'moves', 'chance')),
    'bar',
  ),
};

export interface RoomProps extends PartProps<Model> {
  onGrab(held: Held, event: TargetedPointerEvent<HTMLElement>): void;
}

export function RiftRoom({ model, deeds }: PartProps<Model>) {
  const { layout, text, play, scene } = model;
  const { carried, ghost, grab } = useCarrying(model);
  return (
    <TextContext.Provider value={text}>
      <Room
        layout={layout}
        places={PLACES}
        panels={panelsOf({ model, deeds, onGrab: grab })}
        name={text.table.actions}
        wanted={play.held && 'piece'}
        reason={play.held}
      />
      {carried && (
        <div className="tb-carried" ref={ghost} aria-hidden="true">
          <Carried held={carried} scene={scene} />
        </div>
      )}
    </TextContext.Provider>
  );
}

/** Pieces travel where they were played to, unless the pointer carried them there. */
function useCarrying(model: Model): Carry<Held> {
  const { root, shown, scene, flipped, isMoving, play } = model;
  const wasCarried = useRef(false);
  useTravel({ root, snapshot: shown, state: scene.state, flipped, isMoving, wasCarried });
  return useCarry<Held>({
    onLift: play.lift,
    onDrop: (square, isTouch) => {
      if (square === play.heldPiece?.at) return;
      wasCarried.current = play.offer !== undefined && choiceAt(play.offer, square).type === 'play';
      play.press(square, isTouch ? 'touch' : 'mouse');
    },
  });
}

function Carried({ held, scene }: { readonly held: Held; readonly scene: Scene }) {
  const piece = held.from === 'board' ? scene.pieceOn(held.at) : undefined;
  const letter = held.from === 'hand' ? held.letter : (piece?.letter ?? 'T');
  const isLarge = letter === 'G' || letter === 'I';
  return <PieceIcon letter={letter} colour={scene.view.toMove} size={isLarge ? 92 : 56} />;
}

function panelsOf(props: RoomProps): Readonly<Record<Key, Panel<Key>>> {
  const { model, deeds, onGrab } = props;
  const { text, play, scene, snapshot, back, layout, flipped } = model;
  const { table } = text;
  const bottom: Colour = flipped ? 1 : 0;
  // Held in a hand or upright, a tray is a line at the board.
  const TrayOf = layout === 'phone' || layout === 'portrait' ? Strip : SideTray;
  return {
    board: { content: () => <BoardPlace {...props} /> },
    above: { content: () => <TrayOf {...props} colour={other(bottom)} /> },
    below: { content: () => <TrayOf {...props} colour={bottom} /> },
    piece: {
      label: pieceLabel(text, play),
      content: () => (
        <section className="tb-panel rt-panel rt-acts">
          <div className="rt-scroll">
            <ActionsPanel play={play} scene={scene} />
            {isHandheld(layout) && play.offer && !play.isLook && <p className="tb-sub">{table.tapHint}</p>}
          </div>
          {hasRoom(model) && <Legend hasPivots={play.marks.pivots.length > 0} />}
        </section>
      ),
    },
    moves: {
      label: table.moves,
      content: () => (
        <section className="tb-panel rt-panel rt-game">
          <MovesPanel snapshot={snapshot} back={back} log={model.log} onCopy={model.copy} />
        </section>
      ),
    },
    reserve: {
      label: table.reserve,
      // The tray of whoever is to move, with room for a thumb.
      content: () => <Slots colour={scene.view.toMove} view={scene.view} play={play} onGrab={onGrab} />,
    },
    chance: {
      label: table.hints.chance,
      content: () => (
        <section className="tb-panel rt-panel rt-odds">
          <ChancePanel model={model} />
        </section>
      ),
    },
    // Beside the board or under it: what comes and goes must not move the crossing somebody aims at.
    hint: {
      content: () => (
        <>
          <LessonLine teaching={model.teaching} words={table.lessons} />
          <HintLine
            model={model}
            hintOf={(answer, advice) => hintOf(text, scene, answer, advice)}
            onShow={answer => play.choose(parseAction(answer), 'touch')}
          />
        </>
      ),
    },
    bar: { content: () => <ActionBar model={model} deeds={deeds} /> },
  };
}

/** The legend gives way to a long list, to a narrow window, and to set-up, where nothing lands or turns. */
function hasRoom({ play, scene, layout }: Model): boolean {
  const { dots, pivots } = play.marks;
  const takes = play.offer?.actions.filter(action => takenSquares(action).length > 0).length ?? 0;
  const rows = takes + Math.ceil(dots.length / 6) + Math.ceil(pivots.length / 5);
  const isWide = layout === 'low' || layout === 'wide' || layout === 'huge';
  return isWide && rows < 5 && !scene.view.decision.startsWith('setup');
}

function BoardPlace({ model, onGrab }: RoomProps) {
  return (
    <div className="rt-middle">
      <div className="rt-centre">
        <div className="rt-table">
          <ChanceBar model={model} />
          <TableBoard model={model} onGrab={onGrab} />
        </div>
      </div>
    </div>
  );
}

function SideTray({ model, onGrab, colour }: RoomProps & { readonly colour: Colour }) {
  const { snapshot, scene, play, names } = model;
  const holder = snapshot.setup.seats[colour];
  const name = names[colour] ?? '';
  return <Tray colour={colour} holder={holder} name={name} view={scene.view} play={play} onGrab={onGrab} />;
}

/** "Star f5" with the number of its answers. */
function pieceLabel(text: Text, { heldPiece, held, offer }: Play): ComponentChildren {
  if (!held || !offer) return text.table.info;
  const count = offer.drops ? new Set(offer.drops.values()).size : offer.actions.length;
  const letter = held.from === 'hand' ? held.letter : (heldPiece?.letter ?? 'T');
  const word = capitalised(pieceWord(text, letter));
  return (
    <>
      {heldPiece ? fill(text.table.pieceAt, { piece: word, at: squareName(heldPiece.at) }) : word}
      <sup>{count}</sup>
    </>
  );
}
