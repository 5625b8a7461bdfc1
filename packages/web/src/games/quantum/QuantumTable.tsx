/** The quantum table: a match seen through its client, whoever stands behind it. It contains no rule. */
import type { QuantumEvent, QuantumView } from '@tessera/games/quantum';
import './table.css';
import { useMotion } from '../../app/appearance.ts';
import { Waiting } from '../../app/Notice.tsx';
import { useSettings } from '../../app/settings.ts';
import type { MatchClient, MatchSnapshot } from '../../match/client.ts';
import { Frame } from '../../table/Frame.tsx';
import { type Clock, TEMPOS, useClock } from '../../table/useClock.ts';
import { useDesk } from '../../table/useDesk.ts';
import { useEscape } from '../../table/useEscape.ts';
import { useTable } from '../../table/useTable.ts';
import { useText } from '../../text/index.ts';
import { endingOf } from './ending.tsx';
import { headingOf } from './heading.tsx';
import { keysOf } from './keys.ts';
import { landingOf } from './landing.ts';
import { newsOf } from './news.ts';
import { promptOf } from './prompt.ts';
import { QuantumRoom } from './Room.tsx';
import { useModel } from './useModel.ts';
import { type QuantumWords, useWords } from './words/index.ts';

/** Factions stay with whoever chose them when seats are turned. */
const PER_SEAT = { factions: 'own' };

interface QuantumTableProps {
  readonly client: MatchClient<QuantumView>;
  onLeave(): void;
}

export default function QuantumTable({ client, onLeave }: QuantumTableProps) {
  const isMoving = useMotion();
  const tempo = TEMPOS[useSettings().animation];
  const { snapshot, clock } = useClock(client, events =>
    landingOf(events as readonly QuantumEvent[], isMoving ? tempo : undefined),
  );
  const words = useWords();
  const { table } = useText();
  if (!snapshot || !words) return <Waiting text={table.loading} />;
  return <Table {...{ client, snapshot, clock, words, onLeave }} />;
}

interface TableProps extends QuantumTableProps {
  readonly snapshot: MatchSnapshot<QuantumView>;
  readonly clock: Clock<QuantumView>;
  readonly words: QuantumWords;
}

function Table({ client, snapshot, clock, words, onLeave }: TableProps) {
  const model = useModel(useTable(client, snapshot, clock), words);
  const { selected, mode, chosen, letGo, confirm } = model;
  const desk = useDesk(model, { undoClause: 'Q-HID-3', perSeat: PER_SEAT, onLeave });
  useEscape(Boolean(mode ?? chosen) || selected !== undefined, letGo);
  return (
    <Frame
      model={model}
      desk={desk}
      heading={headingOf(model)}
      prompt={promptOf(model)}
      keys={keysOf(model)}
      confirm={chosen ? confirm : undefined}
      log={model.log}
      news={newsOf(model)}
      ending={endingOf(model)}
      state={`is-${snapshot.view.turn.phase}`}
    >
      <QuantumRoom model={model} deeds={desk.deeds} />
    </Frame>
  );
}
