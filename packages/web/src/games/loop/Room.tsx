/** The panels of the loop table, and where they stand in the room there is. */
import { ARCHIVES_TO_WIN, archivedIn, cyclesOf } from '@tessera/games/loop';
import type { ComponentChildren } from 'preact';
import { isHandheld } from '../../table/breakpoints.ts';
import { LessonLine } from '../../table/coach/LessonLine.tsx';
import type { PartProps } from '../../table/game.ts';
import { LogList } from '../../table/LogPanel.tsx';
import { type Arrangement, column, Room, row, type Panel as Shown, tabs } from '../../table/Room.tsx';
import { Scrubber } from '../../table/Scrubber.tsx';
import { fill } from '../../text/index.ts';
import { Chosen } from './Chosen.tsx';
import type { LoopModel } from './contract.ts';
import { LoopHint } from './LoopHint.tsx';
import { isFree } from './offers.ts';
import { Stage } from './Stage.tsx';
import { Threats } from './Threats.tsx';
import './room.css';

type Key =
  | 'threats'
  | 'board'
  | 'missions'
  | 'supply'
  | 'cycle'
  | 'others'
  | 'log'
  | 'hint'
  | 'me'
  | 'hand'
  | 'deeds';

const PLACES: Arrangement<Key> = {
  all: column(
    'table',
    row(
      'around',
      column('left', 'missions', 'supply'),
      column('ring', 'threats', 'board'),
      column('right', 'cycle', 'others', 'hint', 'log'),
    ),
    row('shelf', 'me', 'hand', 'deeds'),
  ),
  middle: column(
    'table',
    row(
      'beside',
      column('ring', 'threats', 'board'),
      column('side', 'hint', tabs('panels', 'missions', 'cycle', 'others', 'supply', 'log')),
    ),
    row('shelf', 'me', 'hand', 'deeds'),
  ),
  portrait: column(
    'table',
    'threats',
    'board',
    'hint',
    row('lower', 'me', tabs('panels', 'missions', 'cycle', 'others', 'supply', 'log')),
    row('shelf', 'hand', 'deeds'),
  ),
  phone: column(
    'handheld',
    'threats',
    'board',
    'hint',
    tabs('panels', 'hand', 'missions', 'cycle', 'others', 'log'),
    'deeds',
  ),
  landscape: row(
    'handheld',
    column('ring', 'threats', 'board'),
    column('thumb', 'hint', tabs('panels', 'hand', 'missions', 'cycle', 'others', 'log'), 'deeds'),
  ),
};

type RoomProps = PartProps<LoopModel>;

export function LoopRoom(props: RoomProps) {
  const { words, layout, view, offers, agent } = props.model;
  return (
    <Room
      layout={layout}
      places={PLACES}
      panels={panelsOf(props)}
      name={words.table.tabs.title}
      wanted={offers.length > 0 ? 'hand' : undefined}
      reason={`${view.decision?.kind} ${agent}`}
    />
  );
}

function panelsOf(props: RoomProps): Readonly<Record<Key, Shown<Key>>> {
  const { model } = props;
  const { words, view } = model;
  const { tabs: labels } = words.table;
  const { turn, turnsLeft } = cyclesOf(view);
  return {
    threats: { content: () => <Threats model={model} /> },
    board: { content: () => <Stage model={model} /> },
    missions: {
      label: fill(labels.missions, { count: archivedIn(view), all: ARCHIVES_TO_WIN }),
      content: () => null,
    },
    supply: { label: labels.supply, content: () => null },
    cycle: { label: fill(labels.cycle, { turn, all: turn + turnsLeft }), content: () => null },
    others: { label: labels.agents, content: () => null },
    log: { label: labels.log, content: () => <LogPanel model={model} /> },
    hint: {
      content: () => (
        <>
          <LessonLine teaching={model.teaching} words={words.lessons} />
          <LoopHint model={model} />
        </>
      ),
    },
    me: { content: () => null },
    hand: { label: labels.me, content: () => null },
    deeds: { content: () => <Deeds {...props} /> },
  };
}

/** The story, and the way along it. */
const LogPanel = ({ model: { log, back, snapshot, text } }: { readonly model: LoopModel }) => (
  <section className="tb-panel lt-log" aria-label={text.table.log.title}>
    <LogList lines={log.lines} back={back} />
    <Scrubber back={back} all={snapshot.moves.length} marks={log.marks} />
  </section>
);

/** What can be done now; in a hand, what is chosen stands in its place. */
function Deeds({ model }: RoomProps): ComponentChildren {
  const { offers, chosen, layout, press } = model;
  if (isHandheld(layout) && chosen) return <Chosen model={model} />;
  return (
    <div className="lt-deeds">
      {(isFree(offers) ? offers.filter(({ thing }) => !thing) : offers).map(one => (
        <button key={one.text} type="button" className="tb-button" onClick={() => press(one)}>
          {one.text}
        </button>
      ))}
    </div>
  );
}
