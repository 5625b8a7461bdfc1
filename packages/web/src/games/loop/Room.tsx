/** Panels of the loop table, and their arrangement by layout. */
import { ARCHIVES_TO_WIN, archivedIn, cyclesOf } from '@tessera/games/loop';
import type { ComponentChildren } from 'preact';
import { LessonLine } from '../../table/coach/LessonLine.tsx';
import type { PartProps } from '../../table/game.ts';
import { LogList } from '../../table/LogPanel.tsx';
import {
  type Arrangement,
  column,
  type PanelArea,
  Room,
  row,
  type Panel as Shown,
  tabs,
} from '../../table/Room.tsx';
import { Scrubber } from '../../table/Scrubber.tsx';
import { fill } from '../../text/index.ts';
import { isHandheld } from '../../ui/breakpoints.ts';
import { Chosen } from './Chosen.tsx';
import type { LoopModel } from './contract.ts';
import { FooSteps } from './FooSteps.tsx';
import { LoopHint } from './LoopHint.tsx';
import { isFree } from './offers.ts';
import { Choice } from './panels/Choice.tsx';
import { Cycle } from './panels/Cycle.tsx';
import { Ends } from './panels/Ends.tsx';
import { FittedHand } from './panels/Hand.tsx';
import { Loops } from './panels/Loops.tsx';
import { Me } from './panels/Me.tsx';
import { Missions } from './panels/Missions.tsx';
import { Others } from './panels/Others.tsx';
import { PileDialog } from './panels/PileDialog.tsx';
import { Pocket } from './panels/Pocket.tsx';
import { StoryPanel, StoryStrip } from './panels/StoryPanel.tsx';
import { Supply } from './panels/Supply.tsx';
import { Throw } from './panels/Throw.tsx';
import type { Fall } from './panels/throw.ts';
import { useArchiving } from './panels/useArchiving.ts';
import { useFall } from './panels/useFall.ts';
import { Slot } from './Slot.tsx';
import { Stage } from './Stage.tsx';
import { Threats } from './Threats.tsx';
import { useFocusAsked } from './useFocusAsked.ts';
import './room.css';
import './small.css';

type Key =
  | 'threats'
  | 'board'
  | 'missions'
  | 'supply'
  | 'cycle'
  | 'others'
  | 'log'
  | 'hint'
  | 'story'
  | 'me'
  | 'hand'
  | 'deeds';

const RING = column<Key>('ring', 'threats', 'board');
const SHELF = row<Key>('shelf', 'me', 'hand', 'deeds');

/** Three columns above the shelf. */
const around = (left: readonly Key[], ...right: readonly PanelArea<Key>[]): Arrangement<Key>['all'] =>
  column('table', row('around', column('left', ...left), RING, column('right', ...right)), SHELF);

/** Layouts with one column of tabs; `first` stand before the usual ones. */
function beside(...first: readonly Key[]): Pick<Arrangement<Key>, 'middle' | 'portrait'> {
  const panels = tabs<Key>('panels', ...first, 'missions', 'me', 'cycle', 'others', 'log');
  return {
    middle: column(
      'table',
      row('beside', RING, column('side', 'hint', panels)),
      row('shelf', 'hand', 'deeds'),
    ),
    portrait: column('table', 'threats', 'board', 'hint', row('lower', panels, 'deeds'), 'hand'),
  };
}

/** Tabs of phones, below the ring or beside it. */
const POCKET = tabs<Key>('panels', 'hand', 'missions', 'cycle', 'others', 'log');

const PLACES: Arrangement<Key> = {
  all: around(['missions', 'hint'], 'cycle', 'others', tabs('panels', 'log', 'supply')),
  ...beside(),
  phone: column('handheld', 'threats', 'board', 'hint', POCKET, 'deeds'),
  landscape: row('handheld', RING, column('thumb', 'hint', POCKET, 'deeds')),
};

/** Arrangement for low columns: panels that few decisions need are behind tabs. */
const TIGHT: Arrangement<Key> = {
  ...PLACES,
  all: around(['missions'], 'cycle', 'hint', tabs('panels', 'log', 'others', 'supply')),
};

/** Arrangement while the trace is told: it takes the place of panels that few first decisions need. */
const TOLD: Arrangement<Key> = {
  ...PLACES,
  all: around(['missions'], 'hint', tabs('panels', 'story', 'cycle', 'log', 'others', 'supply')),
  ...beside('story'),
};

/** The trace is told while the player has not begun anything else, and no question but about fallen cubes is asked. */
const hasStory = ({ trace, offers, view }: LoopModel): boolean =>
  trace.length > 0 && (offers.length === 0 || isFree(offers) || view.decision?.kind === 'cancelRift');

const placesOf = (model: LoopModel): Arrangement<Key> =>
  hasStory(model) ? TOLD : isTight(model) ? TIGHT : PLACES;

/** The panel that a moment is about. */
function wantedOf(model: LoopModel): Key | undefined {
  if (hasStory(model) && !isHandheld(model.layout)) return 'story';
  return model.offers.length > 0 ? 'hand' : undefined;
}

/** True if three other hands, a mode's panel or a hint need the space of a panel. */
const isTight = ({ layout, view, coach }: LoopModel): boolean =>
  layout === 'low' ||
  view.agents.length > 3 ||
  view.options.mode !== 'sabotage' ||
  coach.isHint ||
  coach.isStale;

type RoomProps = PartProps<LoopModel>;

export function LoopRoom(props: RoomProps) {
  const { words, layout, view, shown, agent } = props.model;
  const fall = useFall(props.model);
  useArchiving(props.model);
  useFocusAsked(isAsked(props.model) ? shown.seq : undefined);
  return (
    <>
      <Room
        layout={layout}
        places={placesOf(props.model)}
        panels={panelsOf(props, fall)}
        name={words.table.tabs.title}
        wanted={wantedOf(props.model)}
        reason={`${view.decision?.kind} ${agent} ${hasStory(props.model)}`}
      />
      <PileDialog model={props.model} />
    </>
  );
}

function panelsOf(props: RoomProps, fall: Fall | undefined): Readonly<Record<Key, Shown<Key>>> {
  const { model } = props;
  const { words, view, layout } = model;
  const { tabs: labels } = words.table;
  const hasStrip = isHandheld(layout) && hasStory(model);
  const { turn, turnsLeft } = cyclesOf(view);
  return {
    threats: {
      content: () => (fall ? <FooSteps model={model} fall={fall} /> : <Threats model={model} />),
    },
    board: { content: () => <Stage model={model} /> },
    missions: {
      label: fill(labels.missions, { count: archivedIn(view), all: ARCHIVES_TO_WIN }),
      content: () => <Missions model={model} />,
    },
    supply: { label: labels.supply, content: () => <Supply model={model} /> },
    cycle: {
      label: fill(labels.cycle, { turn, all: turn + turnsLeft }),
      content: () => (
        <>
          <Cycle model={model} />
          {isNarrow(layout) && <Supply model={model} />}
        </>
      ),
    },
    others: { label: labels.agents, content: () => <Others model={model} /> },
    log: { label: labels.log, content: () => <LogPanel model={model} /> },
    hint: {
      content: () =>
        layout === 'phone' || layout === 'portrait' ? (
          <Slot model={model} hasStory={hasStrip} />
        ) : (
          <>
            {!hasStrip && <LessonLine teaching={model.teaching} words={words.lessons} />}
            <LoopHint model={model} />
            {hasStrip && <StoryStrip model={model} />}
          </>
        ),
    },
    story: { label: words.story.tab, content: () => <StoryPanel model={model} /> },
    me: { label: labels.me, content: () => <Me model={model} /> },
    hand: { label: labels.me, content: () => <Held model={model} fall={fall} /> },
    deeds: { content: () => <Actions {...props} /> },
  };
}

/** Log and timeline. */
const LogPanel = ({ model: { log, back, snapshot, text } }: { readonly model: LoopModel }) => (
  <section className="tb-panel lt-log" aria-label={text.table.log.title}>
    <LogList lines={log.lines} back={back} />
    <Scrubber back={back} all={snapshot.moves.length} marks={log.marks} />
  </section>
);

/** True for layouts without room for two columns. */
const isNarrow = (layout: LoopModel['layout']): boolean =>
  isHandheld(layout) || layout === 'middle' || layout === 'portrait';

/** True for a decision other than the free choice of actions. */
export const isAsked = ({ offers }: LoopModel): boolean => offers.length > 0 && !isFree(offers);

interface HeldProps {
  readonly model: LoopModel;
  readonly fall: Fall | undefined;
}

/** The hand; during a throw or a decision its panel instead. On phones, LOOPs are below it. */
function Held({ model, fall }: HeldProps) {
  if (fall) return <Throw model={model} fall={fall} />;
  if (isAsked(model)) return <Choice model={model} />;
  return (
    <>
      <FittedHand model={model} />
      {isHandheld(model.layout) && <Loops model={model} />}
    </>
  );
}

/** Actions; on phones the card of the selected answer lies over them, so that nothing moves. */
function Actions(props: RoomProps): ComponentChildren {
  const { chosen, layout } = props.model;
  if (isHandheld(layout))
    return (
      <>
        <Pocket {...props} />
        {chosen && (
          <div className="lt-over">
            <Chosen model={props.model} />
          </div>
        )}
      </>
    );
  return (
    <div className={isNarrow(layout) ? 'lt-deeds is-stacked' : 'lt-deeds'}>
      {!isAsked(props.model) && <Loops model={props.model} />}
      {isNarrow(layout) ? <Pocket {...props} /> : <Ends {...props} />}
    </div>
  );
}
