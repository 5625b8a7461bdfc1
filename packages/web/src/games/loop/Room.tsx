/** The panels of the loop table, and where they stand in the room there is. */
import type { PartProps } from '../../table/game.ts';
import { LogList } from '../../table/LogPanel.tsx';
import { type Arrangement, column, Room, row, type Panel as Shown, tabs } from '../../table/Room.tsx';
import type { LoopModel } from './contract.ts';
import './room.css';

type Key = 'board' | 'missions' | 'supply' | 'cycles' | 'others' | 'log' | 'agent' | 'hand' | 'loops';

const PLACES: Arrangement<Key> = {
  all: column(
    'table',
    row('around', column('left', 'missions', 'supply'), 'board', column('right', 'cycles', 'others', 'log')),
    row('shelf', 'agent', 'hand', 'loops'),
  ),
  middle: column(
    'table',
    row('beside', 'board', tabs('panels', 'missions', 'cycles', 'others', 'supply', 'log')),
    row('shelf', 'agent', 'hand', 'loops'),
  ),
  portrait: column(
    'table',
    'board',
    tabs('panels', 'missions', 'cycles', 'others', 'supply', 'log'),
    row('shelf', 'agent', 'hand', 'loops'),
  ),
  phone: column(
    'handheld',
    'board',
    'hand',
    'loops',
    tabs('panels', 'agent', 'missions', 'cycles', 'others', 'supply', 'log'),
  ),
  landscape: row(
    'handheld',
    'board',
    column(
      'thumb',
      'hand',
      'loops',
      tabs('panels', 'agent', 'missions', 'cycles', 'others', 'supply', 'log'),
    ),
  ),
};

type RoomProps = PartProps<LoopModel>;

export function LoopRoom({ model }: RoomProps) {
  const { words, layout } = model;
  return <Room layout={layout} places={PLACES} panels={panelsOf(model)} name={words.table.tabs.title} />;
}

function panelsOf(model: LoopModel): Readonly<Record<Key, Shown<Key>>> {
  const { words, log, back } = model;
  const { tabs: labels } = words.table;
  return {
    board: { content: () => <Answers model={model} /> },
    missions: { label: labels.missions, content: () => null },
    supply: { label: labels.supply, content: () => null },
    cycles: { label: labels.cycles, content: () => null },
    others: { label: labels.others, content: () => null },
    log: { label: labels.log, content: () => <LogList lines={log.lines} back={back} /> },
    agent: { label: labels.others, content: () => null },
    hand: { content: () => null },
    loops: { content: () => null },
  };
}

/** Every answer as a button, until board and panels stand here. */
const Answers = ({ model: { offers, chosen, press } }: { readonly model: LoopModel }) => (
  <div>
    {offers.map(one => (
      <button key={one.text} type="button" aria-pressed={one === chosen} onClick={() => press(one)}>
        {one.text}
      </button>
    ))}
  </div>
);
