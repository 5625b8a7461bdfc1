/** Panels of the rift table, and their arrangement by layout. */
import { type Colour, isTake, other, parseAction, whyOf } from '@tessera/games/rift';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { ChancePanel, hasChance, sampleAt } from '../../table/Chance.tsx';
import { LessonLine } from '../../table/coach/LessonLine.tsx';
import type { PartProps } from '../../table/game.ts';
import { HintLine } from '../../table/HintLine.tsx';
import { type Arrangement, column, type Panel, Room, row, tabs } from '../../table/Room.tsx';
import { type Carry, useCarry } from '../../table/useCarry.ts';
import { capitalised } from '../../text/index.ts';
import { onDemand } from '../../ui/render/lazy.tsx';
import { ActionBar } from './ActionBar.tsx';
import { ActionsPanel } from './ActionsPanel.tsx';
import { Board } from './Board.tsx';
import { Legend } from './Legend.tsx';
import { MovesPanel } from './MovesPanel.tsx';
import type { Held } from './offer.ts';
import { PieceIcon } from './pieces.tsx';
import { isSetup } from './scene.ts';
import { isToldApart, Told } from './Told.tsx';
import { type GrabProps, isHelped, isLine, Slots, Strip, Tray } from './Tray.tsx';
import type { Model } from './useModel.ts';
import { useTravel } from './useTravel.ts';
import { deedWords, pieceWord, placedWords } from './words.ts';

/** Lazy-loaded with the first sample of the win probability. */
const ChanceBar = onDemand(() => import('./ChanceBar.tsx'));
/** Dialogs of this table, lazy-loaded with the first one. */
const PositionDialog = onDemand(() => import('./late/PositionDialog.tsx'));

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
    row('lower', column('own', 'hint', 'piece'), tabs('panels', 'moves', 'chance')),
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

interface RoomProps extends PartProps<Model>, GrabProps {
  /** True while a piece is dragged. */
  readonly isCarried: boolean;
}

export function RiftRoom({ model, deeds }: PartProps<Model>) {
  const { layout, text, play, may, snapshot } = model;
  const { carried, ghost, grab } = useCarrying(model);
  return (
    <>
      <Room
        layout={layout}
        places={PLACES}
        panels={panelsOf({ model, deeds, onGrab: grab, isCarried: carried !== undefined })}
        name={text.table.actions}
        // Spectators and finished matches start with the tab of the moves.
        wanted={play.held ? 'piece' : may.play && !snapshot.outcome ? undefined : 'moves'}
        reason={play.held}
      />
      {model.isListing && <PositionDialog model={model} />}
      {carried && (
        <div className="tb-carried" ref={ghost} aria-hidden="true">
          <Carried model={model} held={carried} />
        </div>
      )}
    </>
  );
}

/** Moves are animated, unless the piece was dragged to its crossing. */
function useCarrying(model: Model): Carry<Held> {
  const { play } = model;
  const wasCarried = useRef(false);
  useTravel(model, wasCarried);
  return useCarry<Held>({
    onLift: play.lift,
    onDrop: (square, isTouch) => {
      if (square === play.heldPiece?.at) return;
      wasCarried.current = play.offer.targets.get(square)?.length === 1;
      play.press(square, isTouch ? 'touch' : 'mouse');
    },
  });
}

/** Colour that the player moves now, or plans for. */
const actorOf = ({ scene, play }: Model): Colour => {
  const { toMove } = scene.view;
  return play.canPlan({ colour: other(toMove) }) ? other(toMove) : toMove;
};

function Carried({ model, held }: { readonly model: Model; readonly held: Held }) {
  const letter = held.from === 'hand' ? held.letter : (model.scene.pieceOn(held.at)?.letter ?? 'T');
  const isLarge = letter === 'G' || letter === 'I';
  return <PieceIcon letter={letter} colour={actorOf(model)} size={isLarge ? 92 : 56} />;
}

function panelsOf(props: RoomProps): Readonly<Record<Key, Panel<Key>>> {
  const { model, deeds, onGrab } = props;
  const { text, play, scene, flipped, me } = model;
  const { table, rift } = text;
  const bottom: Colour = flipped ? 1 : 0;
  const TrayOf = isLine(model) ? Strip : Tray;
  return {
    board: { content: () => <BoardPlace {...props} /> },
    above: { content: () => <TrayOf {...props} colour={other(bottom)} /> },
    below: { content: () => <TrayOf {...props} colour={bottom} /> },
    piece: { label: pieceLabel(model), content: () => <PiecePlace {...props} /> },
    moves: { label: table.moves, content: () => <MovesPanel model={model} deeds={deeds} /> },
    reserve: {
      label: table.reserve,
      // With touch targets.
      content: () => <Slots model={model} colour={actorOf(model)} onGrab={onGrab} />,
    },
    chance: {
      label: hasChance(model) ? table.hints.chance : undefined,
      content: () => (
        <ChancePanel
          model={model}
          who={rift.colours[me]}
          chanceOf={({ seat, chance }) => (seat === me ? chance : 1 - chance)}
        />
      ),
    },
    // Hints have a place beside or below the board, so that they never shift the crossings.
    hint: {
      content: () => (
        <>
          {model.setup && <model.setup.SetupHelp model={model} />}
          {isToldApart(model) && !isHelped(model) && !model.setup && <Told model={model} />}
          <LessonLine teaching={model.teaching} words={table.lessons} />
          <HintLine
            model={model}
            hintOf={(answer, { reasons }) => ({
              deed: deedWords(text, scene, parseAction(answer)),
              why: reasons.map(({ key, params }) => whyOf(text.rift, key, params)),
            })}
            onShow={answer => play.choose(parseAction(answer), 'touch')}
          />
        </>
      ),
    },
    bar: { content: () => <ActionBar model={model} deeds={deeds} /> },
  };
}

function PiecePlace({ model }: RoomProps) {
  return (
    <section className="tb-panel rt-panel rt-acts">
      <div className="tb-scroll">
        <ActionsPanel model={model} />
      </div>
      {hasRoom(model) && <Legend model={model} />}
    </section>
  );
}

/** True if the legend fits: it is hidden beside a long list, in a narrow viewport and during set-up. */
function hasRoom({ play, scene, layout }: Model): boolean {
  const { actions, marks } = play.offer;
  const takes = actions.filter(isTake).length;
  const rows = takes + Math.ceil(marks.dots.length / 6) + Math.ceil(marks.pivots.length / 5);
  const isWide = layout === 'low' || layout === 'wide' || layout === 'huge';
  return isWide && rows < 5 && !isSetup(scene.view);
}

function BoardPlace({ model, onGrab, isCarried }: RoomProps) {
  const sample = sampleAt(model);
  return (
    <div className="rt-middle">
      <div className="rt-centre">
        <div className="rt-table">
          {sample && <ChanceBar model={model} sample={sample} />}
          <Board model={model} onGrab={onGrab} isCarried={isCarried} />
        </div>
      </div>
    </div>
  );
}

/** Label of the tab: "Star f5" with the number of its answers. */
function pieceLabel({ text, play: { heldPiece, held, offer } }: Model): ComponentChildren {
  if (!held || offer.actions.length === 0) return text.table.info;
  const letter = held.from === 'hand' ? held.letter : (heldPiece?.letter ?? 'T');
  const word = heldPiece ? placedWords(text, letter, heldPiece.at) : pieceWord(text, letter);
  return (
    <>
      {capitalised(word)}
      <sup>{offer.actions.length}</sup>
    </>
  );
}
