/** Panels of the tesseract table, and their arrangement by layout. */
import type { ComponentChildren } from 'preact';
import { LessonLine } from '../../table/coach/LessonLine.tsx';
import type { PartProps } from '../../table/game.ts';
import { LogList } from '../../table/LogPanel.tsx';
import { type Arrangement, column, Room, row, type Panel as Shown, tabs } from '../../table/Room.tsx';
import { Scrubber } from '../../table/Scrubber.tsx';
import { UndoButton } from '../../table/UndoButton.tsx';
import { isHandheld, type Layout } from '../../ui/breakpoints.ts';
import { onDemand } from '../../ui/render/lazy.tsx';
import { ActionBar, Answers, EndButton } from './ActionBar.tsx';
import { Chosen } from './chosenCard.ts';
import { ActionTokens } from './panels/ActionTokens.tsx';
import { BreachPanel } from './panels/BreachPanel.tsx';
import { ContainmentPanel } from './panels/ContainmentPanel.tsx';
import { HandPanel } from './panels/HandPanel.tsx';
import { LabPanel } from './panels/LabPanel.tsx';
import { Panel } from './panels/Panel.tsx';
import { PrimedPanel } from './panels/PrimedPanel.tsx';
import { TeamPanel } from './panels/TeamPanel.tsx';
import { ThreatStrip } from './panels/ThreatStrip.tsx';
import { Stage } from './Stage.tsx';
import { Sign } from './signs.tsx';
import { TesseractHint } from './TesseractHint.tsx';
import type { Model } from './useModel.ts';

/** Lazy-loaded with the first turn of somebody else. */
const Story = onDemand(() => import('./story/Story.tsx'));
const Trace = onDemand(() => import('./story/Trace.tsx'));

/** Lazy-loaded with the first press that could mean several answers. */
const Chooser = onDemand(() => import('./Chooser.tsx'));

type TabKey = 'stage' | 'threat' | 'board' | 'labs' | 'cards' | 'log';
type Key = TabKey | 'hint' | 'strip' | 'lab' | 'bar' | 'sheet';

const PLACES: Arrangement<Key> = {
  all: column(
    'table',
    row(
      'around',
      column('left', 'threat', 'log'),
      column('centre', 'stage', row('own', 'lab', 'cards')),
      column('right', 'board', 'labs', 'hint'),
    ),
    'bar',
  ),
  middle: column(
    'table',
    row(
      'beside',
      column('centre', 'stage', 'lab'),
      column('side', 'hint', tabs('panels', 'threat', 'board', 'labs', 'cards', 'log')),
    ),
    'bar',
  ),
  portrait: column(
    'table',
    row('upper', column('left', 'threat'), column('centre', 'stage')),
    'lab',
    'hint',
    tabs('panels', 'board', 'cards', 'labs', 'log'),
    'bar',
  ),
  phone: column(
    'handheld',
    'strip',
    tabs('panels', 'stage', 'board', 'labs', 'cards', 'log', 'threat'),
    'sheet',
  ),
  landscape: row(
    'handheld',
    column('rail', 'threat'),
    tabs('panels', 'stage', 'board', 'labs', 'cards', 'log'),
    'sheet',
  ),
};

type RoomProps = PartProps<Model>;

export function TesseractRoom(props: RoomProps) {
  const { model } = props;
  const { choosable, hand, lab, words, layout } = model;
  const { asking } = hand;
  return (
    <>
      <Room
        layout={layout}
        places={PLACES}
        panels={panelsOf(props)}
        name={words.table.tabs.title}
        wanted={wantedTab(choosable, 'ABCD'[lab] ?? 'A')}
      />
      {asking && <Chooser key={asking.about} model={model} asking={asking} />}
      {hasStory(model) && !asking && !hand.pending && <Trace model={model} />}
    </>
  );
}

const hasStory = ({ trace, coach }: Model): boolean => trace.length > 0 && !coach.isHint;

/** Layouts with room for a panel beside the cube. */
const ROOMY: readonly Layout[] = ['low', 'wide', 'huge'];

/** The tab of the selectable cubes, if all of them are in one place that is not visible; of a transfer, the other labs. */
export function wantedTab(choosable: ReadonlySet<string>, shown: string): TabKey | undefined {
  const zones = new Set([...choosable].map(target => zoneOf(target, shown)));
  const [only] = zones;
  if (zones.size === 2 && zones.has('labs') && zones.has(undefined)) return 'labs';
  return zones.size === 1 ? only : undefined;
}

function zoneOf(target: string, shown: string): TabKey | undefined {
  if (target.startsWith('primed:')) return 'threat';
  if (target.startsWith('destroyed:')) return 'labs';
  if (/^[A-D]:/.test(target)) return target.startsWith(shown) ? undefined : 'labs';
  return 'stage';
}

function panelsOf(props: RoomProps): Readonly<Record<Key, Shown<Key>>> {
  const { model } = props;
  const { words, lab, layout, panel } = model;
  const lesson = <LessonLine teaching={model.teaching} words={words.table.lessons} />;
  const story = hasStory(model) && <Story model={model} isStrip={!ROOMY.includes(layout)} />;
  return {
    stage: {
      label: labelOf(model, 'stage'),
      content: () => (
        <>
          {isHandheld(layout) && lesson}
          {isHandheld(layout) && story}
          <Stage model={model} />
        </>
      ),
    },
    threat: {
      // On a phone the strip opens it.
      label: layout === 'phone' ? undefined : labelOf(model, 'threat'),
      content: () => (
        <>
          <PrimedPanel model={panel} />
          <BreachPanel model={panel} />
        </>
      ),
    },
    strip: {
      content: ({ tab, show }) => (
        <ThreatStrip
          model={model}
          isOpen={tab === 'threat'}
          onToggle={() => show(tab === 'threat' ? 'stage' : 'threat')}
        />
      ),
    },
    board: { label: labelOf(model, 'board'), content: () => <ContainmentPanel model={panel} /> },
    labs: {
      label: labelOf(model, 'labs'),
      content: () => <TeamPanel model={panel} lab={lab} />,
    },
    cards: { label: labelOf(model, 'cards'), content: () => <HandPanel model={panel} lab={lab} /> },
    log: { label: labelOf(model, 'log'), content: () => <LogPanel model={model} /> },
    // Hints have a place beside the cube, so that they never shift the dice.
    hint: {
      content: () => (
        <>
          {lesson}
          <TesseractHint model={model} />
          {story}
        </>
      ),
    },
    lab: { content: () => <LabPanel model={panel} lab={lab} /> },
    bar: { content: () => <ActionBar {...props} /> },
    sheet: { content: () => <Sheet {...props} /> },
  };
}

/** Label of a tab, with an icon on phones, and the number of unlocked columns. */
function labelOf({ words, layout, view }: Model, key: TabKey): ComponentChildren {
  const unlocked = view.columns.filter(({ state }) => state === 'unlocked').length;
  return (
    <>
      {isHandheld(layout) && key !== 'threat' && <Sign name={key === 'stage' ? 'cube' : key} size={20} />}
      {words.table.tabs[key]}
      {key === 'board' && unlocked > 0 && <em>{unlocked}</em>}
    </>
  );
}

/** Log and timeline. */
function LogPanel({ model: { log, back, snapshot, text } }: { readonly model: Model }) {
  return (
    <Panel className="tess-log" title={text.table.log.title}>
      <LogList lines={log.lines} back={back} />
      <Scrubber back={back} all={snapshot.moves.length} marks={log.marks} />
    </Panel>
  );
}

/** Bottom sheet of phones: the own lab, the actions and the end of the phase, on every tab. */
function Sheet({ model, deeds }: RoomProps) {
  return (
    <section className="tb-sheet" aria-label={model.words.table.decide.title}>
      <TesseractHint model={model} />
      <div className="tt-sheetrow">
        <ActionTokens model={model} />
        <UndoButton model={model} deeds={deeds} className="tt-act tt-undo" />
        <EndButton model={model} deeds={deeds} />
      </div>
      <LabPanel model={model.panel} lab={model.lab} />
      {(!model.pending || model.layout === 'phone') && <Answers model={model} />}
      {model.pending && <Chosen model={model} />}
    </section>
  );
}
