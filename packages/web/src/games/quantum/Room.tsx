/** The panels of the quantum table, and where they stand in the room there is. */

import { isHandheld } from '../../table/breakpoints.ts';
import { LessonLine } from '../../table/coach/LessonLine.tsx';
import type { Deeds } from '../../table/deeds.ts';
import { LogList } from '../../table/LogPanel.tsx';
import { type Arrangement, column, type Panel, Room, row, tabs } from '../../table/Room.tsx';
import { Scrubber } from '../../table/Scrubber.tsx';
import { AnswerBar } from './AnswerBar.tsx';
import { Chosen } from './Chosen.tsx';
import type { QuantumModel } from './contract.ts';
import { isFree } from './offers.ts';
import { QuantumHint } from './QuantumHint.tsx';
import { Stage } from './Stage.tsx';
import { TurnBar } from './TurnBar.tsx';

type Key = 'board' | 'log' | 'hint' | 'bar';

const ALL = column('table', row('around', column('left', 'hint'), 'board', column('right', 'log')), 'bar');

const ARRANGEMENT: Arrangement<Key> = {
  huge: ALL,
  wide: ALL,
  low: ALL,
  middle: column('table', row('beside', 'board', column('side', 'hint', tabs('panels', 'log'))), 'bar'),
  portrait: column('table', 'board', 'hint', tabs('panels', 'log'), 'bar'),
  phone: column('handheld', 'board', 'hint', tabs('panels', 'log'), 'bar'),
  landscape: row('handheld', 'board', column('thumb', 'hint', tabs('panels', 'log'), 'bar')),
};

interface RoomProps {
  readonly model: QuantumModel;
  readonly deeds: Deeds;
}

export function QuantumRoom(props: RoomProps) {
  const { words, layout } = props.model;
  return <Room place={ARRANGEMENT[layout]} panels={panelsOf(props)} name={words.table.tabs.title} />;
}

function panelsOf({ model, deeds }: RoomProps): Readonly<Record<Key, Panel<Key>>> {
  const { words, log, back, snapshot, offers, layout, chosen } = model;
  const { tabs: labels } = words.table;
  return {
    board: {
      content: () => (
        <>
          <LessonLine teaching={model.teaching} words={words.lessons} />
          <Stage model={model} />
        </>
      ),
    },
    hint: { content: () => <QuantumHint model={model} /> },
    log: {
      label: labels.log,
      content: () => (
        <section className="tb-panel qt-log">
          <LogList lines={log.lines} back={back} />
          <Scrubber back={back} all={snapshot.moves.length} marks={log.marks} />
        </section>
      ),
    },
    bar: {
      content: () =>
        isHandheld(layout) && chosen && offers[0]?.verb !== 'ships' ? (
          <Chosen model={model} />
        ) : isFree(offers) ? (
          <TurnBar model={model} deeds={deeds} />
        ) : (
          <AnswerBar model={model} />
        ),
    },
  };
}
