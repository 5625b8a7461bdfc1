/** The tesseract table: a match seen through its client, whoever stands behind it. It contains no rule. */
import type { TesseractEvent, TesseractView } from '@tessera/games/tesseract';
import { useMemo } from 'preact/hooks';
import '../../table/table.css';
import './panels/panels.css';
import './table.css';
import './bars.css';
import './phone.css';
import { useMotion } from '../../app/appearance.ts';
import { Waiting } from '../../app/Notice.tsx';
import type { MatchClient, MatchSnapshot } from '../../match/client.ts';
import type { Clock } from '../../table/clock.ts';
import { KeysDialog, ResignDialog } from '../../table/Dialog.tsx';
import { type Front, useFront } from '../../table/useFront.ts';
import { usePaced } from '../../table/usePaced.ts';
import { useTable } from '../../table/useTable.ts';
import { useText } from '../../text/index.ts';
import { ActionBar } from './ActionBar.tsx';
import { Chooser } from './Chooser.tsx';
import { type Deeds, deedsOf } from './deeds.ts';
import { EndDialog } from './EndDialog.tsx';
import { keysOf } from './keys.ts';
import { showingOf } from './moments.ts';
import { PromptLine } from './PromptLine.tsx';
import { PhoneRoom, Room } from './Room.tsx';
import { Top } from './Top.tsx';
import { useAnchor } from './useAnchor.ts';
import { useKeys } from './useKeys.ts';
import { type Model, useModel } from './useModel.ts';
import { useNews } from './useNews.ts';
import { type TesseractWords, useWords } from './words/index.ts';

interface TesseractTableProps {
  readonly client: MatchClient<TesseractView>;
  onLeave(): void;
}

export default function TesseractTable({ client, onLeave }: TesseractTableProps) {
  const how = useMotion() ? 'cube' : 'flat';
  const { snapshot, clock } = usePaced(
    client,
    events => showingOf(events as readonly TesseractEvent[], how).length,
  );
  const words = useWords();
  const { table } = useText();
  if (!snapshot || !words) return <Waiting text={table.loading} />;
  return <Table client={client} snapshot={snapshot} clock={clock} words={words} onLeave={onLeave} />;
}

interface TableProps extends TesseractTableProps {
  readonly snapshot: MatchSnapshot<TesseractView>;
  readonly clock: Clock;
  readonly words: TesseractWords;
}

function Table({ client, snapshot, clock, words, onLeave }: TableProps) {
  const model = useModel(useTable(client, snapshot, clock), words);
  const { layout, deeds: hand } = model;
  const [front, setFront] = useFront(snapshot.outcome, useEndDelay(model));
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

/** The last banner is read before the dialog covers it; a finished match that is opened again waits for nothing. */
const useEndDelay = ({ events, isMoving }: Model): number =>
  useMemo(
    () => (events.length > 0 ? showingOf(events, isMoving ? 'cube' : 'flat').length : 0),
    [events, isMoving],
  );

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
