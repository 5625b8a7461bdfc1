/** The stage and the panels around it, in the room there is. */
import type { Lab } from '@tessera/games/tesseract';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { LessonLine } from '../../table/coach/LessonLine.tsx';
import type { Deeds } from '../../table/deeds.ts';
import { LogList } from '../../table/LogPanel.tsx';
import { Scrubber } from '../../table/Scrubber.tsx';
import { Tabs } from '../../table/Tabs.tsx';
import { UndoButton } from '../../table/UndoButton.tsx';
import { useStable } from '../../table/useStable.ts';
import { Answers, EndButton } from './ActionBar.tsx';
import { ConfirmBar } from './ConfirmBar.tsx';
import { ActionIcon, type IconName } from './icons.tsx';
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
import { TesseractHint } from './TesseractHint.tsx';
import { type SideKey, type TabKey, wantedTab } from './tabs.ts';
import type { Model } from './useModel.ts';

/** All labs but the one shown largest. */
const otherLabs = ({ shown, lab }: Model): readonly Lab[] =>
  shown.view.labs.flatMap((_, one) => (one === lab ? [] : [one]));

export function Room({ model }: { readonly model: Model }) {
  const { panel, lab, layout } = model;
  if (layout === 'middle') {
    return (
      <main className="tt-room is-middle">
        <div className="tt-column">
          <LessonLine teaching={model.teaching} words={model.words.table.lessons} />
          <Stage model={model} />
          <LabPanel model={panel} lab={lab} />
        </div>
        <aside className="tt-column tt-side">
          <TesseractHint model={model} />
          <SidePanels model={model} />
        </aside>
      </main>
    );
  }
  return (
    <main className="tt-room is-wide">
      <aside className="tt-column" aria-label={model.words.panels.primed.title}>
        <PrimedPanel model={panel} />
        <BreachPanel model={panel} />
        <TesseractHint model={model} />
        <LogPanel model={model} />
      </aside>
      <div className="tt-column">
        <LessonLine teaching={model.teaching} words={model.words.table.lessons} />
        <Stage model={model} />
        <div className="tt-own">
          <LabPanel model={panel} lab={lab} />
          <HandPanel model={panel} lab={lab} />
        </div>
      </div>
      <aside className="tt-column" aria-label={model.words.panels.containment.title}>
        <ContainmentPanel model={panel} />
        <TeamPanel model={panel} labs={otherLabs(model)} />
      </aside>
    </main>
  );
}

/** One side panel with tabs; what is asked about brings its tab to the front. */
function SidePanels({ model }: { readonly model: Model }) {
  const { words } = model;
  const [chosen, choose] = useState<SideKey>('primed');
  useWantedTab(model, tab => tab !== 'cube' && choose(tab));
  const keys: readonly SideKey[] = ['primed', 'board', 'labs', 'cards', 'log'];
  const tabs = keys.map(key => ({ key, label: words.table.tabs[key], content: () => contentOf(key, model) }));
  return <Tabs<SideKey> tabs={tabs} chosen={chosen} name={words.table.tabs.title} onChoose={choose} />;
}

function contentOf(key: TabKey, model: Model): ComponentChildren {
  const { panel, lab } = model;
  switch (key) {
    case 'primed':
      return (
        <>
          <PrimedPanel model={panel} />
          <BreachPanel model={panel} />
        </>
      );
    case 'board':
      return <ContainmentPanel model={panel} />;
    case 'labs':
      return <TeamPanel model={panel} labs={otherLabs(model)} />;
    case 'cards':
      return <HandPanel model={panel} lab={lab} />;
    case 'log':
      return <LogPanel model={model} />;
    default:
      return (
        <>
          <LessonLine teaching={model.teaching} words={model.words.table.lessons} />
          <Stage model={model} />
        </>
      );
  }
}

/** The story, and the way along it. */
function LogPanel({ model: { log, back, snapshot, text } }: { readonly model: Model }) {
  return (
    <Panel className="tess-log" title={text.table.log.title}>
      <LogList lines={log.lines} back={back} />
      <Scrubber back={back} all={snapshot.moves.length} marks={log.marks} />
    </Panel>
  );
}

function useWantedTab(model: Model, show: (tab: TabKey) => void): void {
  const { panel, lab } = model;
  const wanted = wantedTab(panel.choosable, 'ABCD'[lab] ?? 'A');
  const follow = useStable(show);
  // Only a new wish moves the tabs.
  useEffect(() => {
    if (wanted) follow(wanted);
  }, [wanted, follow]);
}

interface PhoneProps {
  readonly model: Model;
  readonly deeds: Deeds;
}

const PHONE_TABS: readonly (readonly [Exclude<TabKey, 'primed'>, IconName])[] = [
  ['cube', 'cube'],
  ['board', 'board'],
  ['labs', 'labs'],
  ['cards', 'cards'],
  ['log', 'log'],
];

/** The cube above, the own lab and the actions under a thumb, everything else behind tabs. */
export function PhoneRoom({ model, deeds }: PhoneProps) {
  const [tab, choose] = useState<TabKey>('cube');
  useWantedTab(model, choose);
  const { words, panel, shown } = model;
  const unlocked = shown.view.columns.filter(column => column.state === 'unlocked').length;
  return (
    <>
      <ThreatStrip
        model={panel}
        isOpen={tab === 'primed'}
        onToggle={() => choose(tab === 'primed' ? 'cube' : 'primed')}
      />
      <main className={`tt-screen is-${tab}`}>{contentOf(tab, model)}</main>
      <section className="tt-sheet" aria-label={words.table.decide.title}>
        <TesseractHint model={model} />
        <div className="tt-sheetrow">
          <ActionTokens model={panel} />
          <UndoButton model={model} deeds={deeds} className="tt-act tt-undo" />
          <EndButton model={model} deeds={deeds} />
        </div>
        <LabPanel model={panel} lab={model.lab} />
        {model.deeds.hand.pending ? <ConfirmBar model={model} /> : <Answers model={model} />}
      </section>
      <nav className="tt-tabs" aria-label={words.table.tabs.title}>
        {PHONE_TABS.map(([key, icon]) => (
          <button
            key={key}
            type="button"
            aria-current={tab === key ? 'page' : undefined}
            onClick={() => choose(key)}
          >
            <ActionIcon name={icon} size={20} />
            {words.table.tabs[key]}
            {key === 'board' && unlocked > 0 && <em>{unlocked}</em>}
          </button>
        ))}
      </nav>
    </>
  );
}
