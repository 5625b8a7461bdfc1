/** The tesseract table: a match seen through its client, whoever stands behind it. It contains no rule. */
import type { TesseractEvent, TesseractView } from '@tessera/games/tesseract';
import '../../table/table.css';
import './panels/panels.css';
import './table.css';
import './bars.css';
import './phone.css';
import { useMotion } from '../../app/appearance.ts';
import { Waiting } from '../../app/Notice.tsx';
import { useSettings } from '../../app/settings.ts';
import type { MatchClient, MatchSnapshot } from '../../match/client.ts';
import { KeysDialog, ResignDialog } from '../../table/Dialog.tsx';
import { type Clock, TEMPOS, useClock } from '../../table/useClock.ts';
import { type Front, useFront } from '../../table/useFront.ts';
import { useTable } from '../../table/useTable.ts';
import { useText } from '../../text/index.ts';
import { ActionBar } from './ActionBar.tsx';
import { Chooser } from './Chooser.tsx';
import { type Deeds, deedsOf } from './deeds.ts';
import { EndDialog } from './EndDialog.tsx';
import { keysOf } from './keys.ts';
import { landingOf } from './landing.ts';
import { PromptLine } from './PromptLine.tsx';
import { PhoneRoom, Room } from './Room.tsx';
import { Top } from './Top.tsx';
import { useAnchor } from './useAnchor.ts';
import { type DrawingChoice, useDrawing } from './useDrawing.ts';
import { useKeys } from './useKeys.ts';
import { type Model, useModel } from './useModel.ts';
import { useNews } from './useNews.ts';
import { type TesseractWords, useWords } from './words/index.ts';

interface TesseractTableProps {
  readonly client: MatchClient<TesseractView>;
  onLeave(): void;
}

export default function TesseractTable({ client, onLeave }: TesseractTableProps) {
  const isMoving = useMotion();
  const drawing = useDrawing(isMoving);
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
  // The last banner is read before a dialog covers it.
  const [front, setFront] = useFront(clock.moment ? null : snapshot.outcome, 0);
  const deeds = deedsOf(model, setFront, onLeave);
  const news = useNews(model);
  const { anchor, on } = useAnchor();
  useKeys(model, deeds);
  const { asking } = hand.hand;
  return (
    <div
      className={`table-root tesseract-table is-${layout} is-${snapshot.view.phase}`}
      data-seq={snapshot.seq}
      {...on}
    >
      <Top model={model} deeds={deeds} />
      <PromptLine model={model} />
      {layout === 'phone' ? <PhoneRoom model={model} deeds={deeds} /> : <Room model={model} />}
      {layout !== 'phone' && <ActionBar model={model} deeds={deeds} />}
      {asking && <Chooser key={asking.about} model={model} asking={asking} anchor={anchor(asking.about)} />}
      <div className="only-read" role="status" aria-live="polite">
        {news}
      </div>
      <FrontDialog front={front} model={model} deeds={deeds} onClose={() => setFront(undefined)} />
    </div>
  );
}

interface FrontProps {
  readonly front: Front | undefined;
  readonly model: Model;
  readonly deeds: Deeds;
  onClose(): void;
}

function FrontDialog({ front, model, deeds, onClose }: FrontProps) {
  if (front === 'keys') return <KeysDialog keys={keysOf(model)} onClose={onClose} />;
  if (front === 'end') return <EndDialog model={model} deeds={deeds} onLook={onClose} />;
  if (front !== 'resign') return null;
  const resign = (): void => {
    onClose();
    model.client.resign();
  };
  return <ResignDialog onClose={onClose} onResign={resign} />;
}
