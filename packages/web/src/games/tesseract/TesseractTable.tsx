/** The tesseract table: a match seen through its client, whoever stands behind it. It contains no rule. */
import type { TesseractEvent, TesseractView } from '@tessera/games/tesseract';
import './panels/panels.css';
import './table.css';
import './bars.css';
import './phone.css';
import { useMotion } from '../../app/appearance.ts';
import { Waiting } from '../../app/Notice.tsx';
import { useSettings } from '../../app/settings.ts';
import type { MatchClient, MatchSnapshot } from '../../match/client.ts';
import { isHandheld } from '../../table/breakpoints.ts';
import { Frame } from '../../table/Frame.tsx';
import { type Clock, TEMPOS, useClock } from '../../table/useClock.ts';
import { useDesk } from '../../table/useDesk.ts';
import { useEscape } from '../../table/useEscape.ts';
import { useLayout } from '../../table/useLayout.ts';
import { useTable } from '../../table/useTable.ts';
import { useText } from '../../text/index.ts';
import { Chooser } from './Chooser.tsx';
import { endingOf } from './ending.tsx';
import { DrawingButton, headingOf } from './heading.tsx';
import { keysOf } from './keys.ts';
import { landingOf } from './landing.ts';
import { bandOf } from './prompt.ts';
import { TesseractRoom } from './Room.tsx';
import { type DrawingChoice, useDrawing } from './useDrawing.ts';
import { useModel } from './useModel.ts';
import { useNews } from './useNews.ts';
import { type TesseractWords, useWords } from './words/index.ts';

/** T-VAR-6: a lab for which nobody was chosen is dealt a researcher. */
const PER_SEAT = { researchers: 'random' };

interface TesseractTableProps {
  readonly client: MatchClient<TesseractView>;
  onLeave(): void;
}

export default function TesseractTable({ client, onLeave }: TesseractTableProps) {
  const isMoving = useMotion();
  const drawing = useDrawing(isMoving, useLayout() === 'huge');
  const how = !isMoving ? 'still' : drawing.drawing === 'cube' ? 'cube' : 'flat';
  const tempo = TEMPOS[useSettings().animation];
  const { snapshot, clock } = useClock(client, events =>
    landingOf(events as readonly TesseractEvent[], how, tempo),
  );
  const words = useWords();
  const { table } = useText();
  if (!snapshot || !words) return <Waiting text={table.loading} />;
  return (
    <Table
      client={client}
      snapshot={snapshot}
      clock={clock}
      drawing={drawing}
      words={words}
      onLeave={onLeave}
    />
  );
}

interface TableProps extends TesseractTableProps {
  readonly snapshot: MatchSnapshot<TesseractView>;
  readonly clock: Clock<TesseractView>;
  readonly drawing: DrawingChoice;
  readonly words: TesseractWords;
}

function Table({ client, snapshot, clock, drawing, words, onLeave }: TableProps) {
  const model = useModel(useTable(client, snapshot, clock), words, drawing);
  const { layout, deeds: hand } = model;
  const desk = useDesk(model, { undoClause: 'T-DEC-7', perSeat: PER_SEAT, onLeave });
  const { deeds } = desk;
  const { mode, asking, pending } = hand.hand;
  useEscape(Boolean(mode ?? asking ?? pending), hand.putBack);
  return (
    <Frame
      model={model}
      desk={desk}
      heading={headingOf(model)}
      prompt={bandOf(model)}
      beside={isHandheld(layout) && <DrawingButton model={model} />}
      keys={keysOf(model)}
      confirm={pending ? hand.confirm : undefined}
      log={model.log}
      news={useNews(model)}
      ending={endingOf(model)}
      state={`is-${snapshot.view.phase}`}
    >
      <TesseractRoom model={model} deeds={deeds} />
      {asking && <Chooser key={asking.about} model={model} asking={asking} />}
    </Frame>
  );
}
