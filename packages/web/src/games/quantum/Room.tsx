/** The panels of the quantum table, and where they stand in the room there is. */
import type { ComponentChildren } from 'preact';
import { LessonLine } from '../../table/coach/LessonLine.tsx';
import type { PartProps } from '../../table/game.ts';
import { LogList } from '../../table/LogPanel.tsx';
import { type Arrangement, column, Room, row, type Panel as Shown, tabs } from '../../table/Room.tsx';
import { Scrubber } from '../../table/Scrubber.tsx';
import { isHandheld } from '../../ui/breakpoints.ts';
import { AnswerBar } from './AnswerBar.tsx';
import { Chosen, hasOwnButton } from './Chosen.tsx';
import type { QuantumModel } from './contract.ts';
import { isFree } from './offers.ts';
import { ActionBar } from './panels/ActionBar.tsx';
import { CardsBar } from './panels/CardsBar.tsx';
import { Commands } from './panels/Commands.tsx';
import { hasStakes, openFight } from './panels/ends.ts';
import { Fight } from './panels/Fight.tsx';
import { FightStakes } from './panels/FightStakes.tsx';
import { Offer } from './panels/Offer.tsx';
import { Panel } from './panels/Panel.tsx';
import { Reactions } from './panels/Reactions.tsx';
import { Rivals } from './panels/Rivals.tsx';
import { Sheet } from './panels/Sheet.tsx';
import { ShipPanel } from './panels/ShipPanel.tsx';
import { QuantumHint } from './QuantumHint.tsx';
import { Stage } from './Stage.tsx';
import './room.css';

/** `ship` and `rivals` make room for a fight and for what is at stake in it. */
type Key = 'board' | 'sheet' | 'ship' | 'rivals' | 'commands' | 'offer' | 'cards' | 'log' | 'hint' | 'bar';

const PLACES: Arrangement<Key> = {
  all: column(
    'table',
    row('around', column('left', 'sheet', 'ship'), 'board', column('right', 'rivals', 'hint', 'log')),
    row('shelf', 'commands', 'offer'),
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
    row('lower', column('own', 'sheet'), tabs('panels', 'ship', 'rivals', 'cards', 'log')),
    'hint',
    'bar',
  ),
  phone: column(
    'handheld',
    'board',
    'hint',
    tabs('panels', 'ship', 'sheet', 'rivals', 'cards', 'log'),
    'bar',
  ),
  landscape: row(
    'handheld',
    'board',
    column('thumb', 'hint', tabs('panels', 'ship', 'sheet', 'rivals', 'cards', 'log'), 'bar'),
  ),
};

/** Where there is room, what a fight is about stands on both sides of the map, in the place of all else. */
const FIGHT: Arrangement<Key> = {
  ...PLACES,
  all: column(
    'table',
    row('around', column('left', 'ship'), 'board', column('right', 'rivals', 'hint', 'log')),
    'bar',
  ),
  portrait: column(
    'table',
    'board',
    'hint',
    row('lower', column('own', 'ship'), tabs('panels', 'sheet', 'rivals', 'cards', 'log')),
    'bar',
  ),
};

/** And while cards are taken or given up they lie in the middle, large enough to be read. */
const TAKING: Arrangement<Key> = {
  ...PLACES,
  all: column(
    'table',
    row(
      'around',
      column('left', 'sheet', 'commands'),
      column('offers', 'offer'),
      column('right', 'board', 'hint', 'rivals'),
    ),
    'bar',
  ),
  portrait: column('table', 'board', 'hint', column('lower', 'cards'), 'bar'),
};

const GIVING_UP: Arrangement<Key> = {
  ...PLACES,
  all: column(
    'table',
    row(
      'around',
      column('left', 'sheet', 'ship'),
      column('offers', 'commands', 'board'),
      column('right', 'rivals', 'hint', 'log'),
    ),
    'bar',
  ),
};

type RoomProps = PartProps<QuantumModel>;

/** What the table is about: the map, unless there is a fight, or cards to be taken or given up. */
type About = 'map' | 'fight' | 'taking' | 'givingUp';

const ARRANGED: Readonly<Record<About, Arrangement<Key>>> = {
  map: PLACES,
  fight: FIGHT,
  taking: TAKING,
  givingUp: GIVING_UP,
};

export function aboutOf({ view, offers }: Pick<QuantumModel, 'view' | 'offers'>): About {
  if (openFight(view)) return 'fight';
  const kind = offers.length > 0 ? view.decision?.kind : undefined;
  return kind === 'ADVANCE' ? 'taking' : kind === 'DISCARD_COMMAND' ? 'givingUp' : 'map';
}

/** The panel that a decision is about. */
function wantedOf(model: QuantumModel): Key | undefined {
  const about = aboutOf(model);
  if (about === 'taking' || about === 'givingUp') return 'cards';
  // The fleet one may roll again is seen on the sheet alone.
  if (model.view.decision?.kind === 'SETUP_KEEP') return 'sheet';
  const isTurn = isFree(model.offers) || model.offers.length === 0;
  return !isTurn || model.selected !== undefined ? 'ship' : undefined;
}

export function QuantumRoom(props: RoomProps) {
  const { words, layout, view, selected } = props.model;
  return (
    <Room
      layout={layout}
      places={ARRANGED[aboutOf(props.model)]}
      panels={panelsOf(props)}
      name={words.table.tabs.title}
      wanted={wantedOf(props.model)}
      reason={`${selected} ${view.decision?.kind}`}
    />
  );
}

function panelsOf(props: RoomProps): Readonly<Record<Key, Shown<Key>>> {
  const { model } = props;
  const { words, layout } = model;
  const labels = words.table.tabs;
  const isFight = openFight(model.view) !== undefined;
  return {
    board: { content: () => <BoardPlace model={model} /> },
    sheet: { label: labels.sheet, content: () => <Sheet model={model} /> },
    ship: {
      label: isFight ? labels.fight : labels.ship,
      content: () =>
        isFight ? (
          <Fight model={model} />
        ) : (
          <>
            <LastTurn model={model} />
            <ShipPanel model={model} />
          </>
        ),
    },
    rivals: {
      label: labels.rivals,
      content: () =>
        isFight && hasStakes(layout) ? <FightStakes model={model} /> : <Rivals model={model} />,
    },
    commands: { content: () => <Commands model={model} /> },
    offer: { content: () => <Offer model={model} /> },
    cards: {
      label: labels.cards,
      content: () => (
        <>
          {aboutOf(model) !== 'givingUp' && <Offer model={model} />}
          <Commands model={model} />
        </>
      ),
    },
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

/** What a bot has just done, where the log stands behind a tab; gone with one's own first deed. */
function LastTurn({ model: { log, layout } }: { readonly model: QuantumModel }) {
  const [latest] = log.lines;
  const sum = log.lines.find(({ tone, count }) => tone === 'sum' && count === latest?.count);
  return sum && !hasStakes(layout) ? <p className="q-note q-last-turn">{sum.text}</p> : null;
}

const BoardPlace = ({ model }: { readonly model: QuantumModel }) => (
  <div className="qt-middle">
    <Stage model={model} />
  </div>
);

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
