/** The panels of the quantum table, and where they stand in the room there is. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { LessonLine } from '../../table/coach/LessonLine.tsx';
import type { PartProps } from '../../table/game.ts';
import { LogList } from '../../table/LogPanel.tsx';
import { type Arrangement, column, Room, row, type Panel as Shown, tabs } from '../../table/Room.tsx';
import { Scrubber } from '../../table/Scrubber.tsx';
import { useEscape } from '../../table/useEscape.ts';
import { isHandheld } from '../../ui/breakpoints.ts';
import { AnswerBar } from './AnswerBar.tsx';
import { layoutOf } from './board/layout.ts';
import { Chosen, hasOwnButton, isBeside } from './Chosen.tsx';
import type { QuantumModel } from './contract.ts';
import { HowWon } from './ending.tsx';
import { isFree } from './offers.ts';
import { ActionBar } from './panels/ActionBar.tsx';
import { CardsBar } from './panels/CardsBar.tsx';
import { CardTable } from './panels/CardTable.tsx';
import { Commands } from './panels/Commands.tsx';
import { hasStakes, openFight } from './panels/ends.ts';
import { Again, Fight } from './panels/Fight.tsx';
import { Offer } from './panels/Offer.tsx';
import { Panel } from './panels/Panel.tsx';
import { Reactions } from './panels/Reactions.tsx';
import { Rivals } from './panels/Rivals.tsx';
import { Sheet } from './panels/Sheet.tsx';
import { ShipPanel } from './panels/ShipPanel.tsx';
import { StoryPanel } from './panels/StoryPanel.tsx';
import { Strip } from './panels/Strip.tsx';
import { QuantumHint } from './QuantumHint.tsx';
import { Stage } from './Stage.tsx';
import './room.css';

type Key = 'board' | 'sheet' | 'ship' | 'rivals' | 'cards' | 'strip' | 'log' | 'hint' | 'bar';

/** The same in every moment of a match: the map never moves, and never changes its size. */
const PLACES: Arrangement<Key> = {
  all: column(
    'table',
    row(
      'around',
      column('left', 'sheet', 'ship'),
      'board',
      column('right', 'rivals', 'hint', 'log', 'strip'),
    ),
    'bar',
  ),
  middle: column(
    'table',
    row('beside', 'board', column('side', 'hint', tabs('panels', 'ship', 'sheet', 'rivals', 'cards', 'log'))),
    'bar',
  ),
  portrait: column(
    'table',
    'board',
    row(
      'lower',
      column('own', 'sheet'),
      column('news', 'hint', tabs('panels', 'ship', 'rivals', 'cards', 'log')),
    ),
    'bar',
  ),
  phone: column(
    'handheld',
    'board',
    tabs('panels', 'ship', 'sheet', 'rivals', 'cards', 'log'),
    'hint',
    'bar',
  ),
  landscape: row(
    'handheld',
    'board',
    column('thumb', tabs('panels', 'ship', 'sheet', 'rivals', 'cards', 'log'), 'hint', 'bar'),
  ),
};

type RoomProps = PartProps<QuantumModel>;

/** What the table is about: the map, unless there is a fight, or cards to be taken or given up. */
type About = 'map' | 'fight' | 'taking' | 'givingUp';

export function aboutOf({ view, offers }: Pick<QuantumModel, 'view' | 'offers'>): About {
  if (openFight(view)) return 'fight';
  const kind = offers.length > 0 ? view.decision?.kind : undefined;
  return kind === 'ADVANCE' ? 'taking' : kind === 'DISCARD_COMMAND' ? 'givingUp' : 'map';
}

/** News of others are told until a ship is taken into the hand. */
const hasStory = ({ trace, selected, chosen, offers }: QuantumModel): boolean =>
  trace.length > 0 &&
  selected === undefined &&
  chosen === undefined &&
  (offers.length === 0 || isFree(offers));

/** The panel that a decision is about. */
function wantedOf(model: QuantumModel): Key | undefined {
  // The fleet one may roll again is seen on the sheet alone.
  if (model.view.decision?.kind === 'SETUP_KEEP') return 'sheet';
  const isTurn = isFree(model.offers) || model.offers.length === 0;
  return !isTurn || model.selected !== undefined || model.trace.length > 0 ? 'ship' : undefined;
}

export function QuantumRoom(props: RoomProps) {
  const { words, layout, view, selected } = props.model;
  return (
    <Room
      layout={layout}
      places={PLACES}
      panels={panelsOf(props)}
      name={words.table.tabs.title}
      wanted={wantedOf(props.model)}
      reason={`${selected} ${view.decision?.kind}`}
    />
  );
}

function panelsOf(props: RoomProps): Readonly<Record<Key, Shown<Key>>> {
  const { model } = props;
  const { words } = model;
  const labels = words.table.tabs;
  const isFight = openFight(model.view) !== undefined;
  const isOver = model.snapshot.outcome !== null && model.back.count === undefined;
  return {
    board: { content: () => <BoardPlace model={model} /> },
    sheet: { label: labels.sheet, content: () => <Sheet model={model} /> },
    ship: {
      label: isFight ? labels.fight : isOver || hasStory(model) ? labels.story : labels.ship,
      content: () => (
        <>
          {isFight ? (
            <Fight model={model} />
          ) : isOver ? (
            <Panel className="qt-ended" name={words.table.outcome.how}>
              <HowWon model={model} />
            </Panel>
          ) : hasStory(model) ? (
            <StoryPanel model={model} />
          ) : (
            !(isBeside(model) && isFree(model.offers) && model.selected === undefined) && (
              <ShipPanel model={model} />
            )
          )}
          {isBeside(model) && <Chosen model={model} />}
        </>
      ),
    },
    rivals: {
      label: labels.rivals,
      content: () => (
        <>
          <Rivals model={model} />
          {isFight && hasStakes(model.layout) && <Again model={model} />}
        </>
      ),
    },
    cards: {
      label: labels.cards,
      content: () => (
        <>
          <Offer model={model} />
          <Commands model={model} />
        </>
      ),
    },
    // During a fight its place belongs to the rerolls and the log.
    strip: { content: () => !isFight && <Strip model={model} /> },
    log: { label: labels.log, content: () => <LogPanel model={model} /> },
    hint: {
      // Beside the map: what comes and goes moves no square away from under a finger.
      content: () => (
        <>
          <LessonLine teaching={model.teaching} words={model.words.lessons} />
          <QuantumHint model={model} />
        </>
      ),
    },
    bar: { content: () => <Bar {...props} /> },
  };
}

/** The map, and over it cards while they are taken, given up or read. */
function BoardPlace({ model }: { readonly model: QuantumModel }) {
  const about = aboutOf(model);
  const { view, isReading, read } = model;
  const { columns, rows } = layoutOf(view);
  const isAsked = about === 'taking' || about === 'givingUp';
  // Cards that are asked about lie open from the start; whoever wants to see the map folds them.
  const [folded, fold] = useState<number>();
  const moment = view.turn.draws;
  const isOpen = isAsked ? folded !== moment : isReading;
  const close = (): void => (isAsked ? fold(moment) : read(false));
  useEscape(isOpen && !isAsked, close);
  return (
    <div className="qt-middle" style={{ '--ratio': columns / rows, '--tall': rows / columns }}>
      <Stage model={model} />
      {isOpen && <CardTable model={model} about={isAsked ? about : 'reading'} onClose={close} />}
      {isAsked && !isOpen && (
        <button type="button" className="q-over-open" onClick={() => fold(undefined)}>
          {model.words.panels.row.toCards}
        </button>
      )}
    </div>
  );
}

/** The story, and the way along it. */
const LogPanel = ({ model: { log, back, snapshot, text } }: { readonly model: QuantumModel }) => (
  <Panel className="qt-log" name={text.table.log.title}>
    <LogList lines={log.lines} back={back} />
    <Scrubber back={back} all={snapshot.moves.length} marks={log.marks} />
  </Panel>
);

/** What can be done now; in a hand, what is chosen stands in its place. */
function Bar(props: RoomProps): ComponentChildren {
  const { model } = props;
  const { offers, view, chosen, layout } = model;
  if (isHandheld(layout) && chosen && !hasOwnButton(chosen)) return <Chosen model={model} />;
  if (offers.length === 0 || isFree(offers)) return <ActionBar {...props} />;
  if (openFight(view) || view.decision?.kind === 'OCCUPY') return <Reactions model={model} />;
  return view.decision?.kind === 'ADVANCE' ? <CardsBar {...props} /> : <AnswerBar {...props} />;
}
