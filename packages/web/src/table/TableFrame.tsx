/** Frame of every table: top bar, prompt, live region and dialogs around a game's own board and panels. */
import './table.css';
import type { GameEvent } from '@tessera/engine';
import type { ComponentType } from 'preact';
import { lazy } from '../ui/render/lazy.tsx';
import { LateDialog } from '../ui/Waiting.tsx';
import type { LoadEnding } from './EndDialog.tsx';
import type { GameModel, TableGame, TableProps } from './game.ts';
import { handsOf } from './hands.ts';
import type { Key } from './keys.ts';
import type { LooksDialogProps } from './look.ts';
import { PromptBand } from './PromptBand.tsx';
import { Recap } from './Recap.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { TopBar } from './TopBar.tsx';
import { type Desk, useDesk } from './useDesk.ts';
import { useEscape } from './useEscape.ts';
import { keysOf, useFocusKept, useKeys } from './useKeys.ts';
import { useMarking } from './useMarking.ts';
import { useNews } from './useNews.ts';
import type { TableModel } from './useTable.ts';

/** Only for several people at one screen. */
const HandOver = lazy(() => import('./HandOver.tsx'), LateDialog, false);
// Dialogs are lazy-loaded.
const ShareDialog = lazy(() => import('./share/ShareDialog.tsx'), LateDialog, false);
const PlayOnDialog = lazy(() => import('./share/PlayOnDialog.tsx'), LateDialog, false);
const KeysDialog = lazy(() => import('./KeysDialog.tsx'), LateDialog, false);
const EndDialog = lazy(() => import('./EndDialog.tsx'), LateDialog, false);
const ResignDialog = lazy(() => import('./ending/Resign.tsx'), LateDialog, false);
const OfferDialog = lazy(() => import('./ending/Offer.tsx'), LateDialog, false);

const noKeys = (): readonly Key[] => [];

interface TableFrameProps<V, W, M extends GameModel<V>, S>
  extends Omit<TableProps<V>, 'client' | 'manifest'> {
  readonly game: TableGame<V, W, M, S>;
  readonly model: M;
  readonly Looks: ComponentType<LooksDialogProps> | undefined;
}

export function TableFrame<V, W, M extends GameModel<V>, S>(props: TableFrameProps<V, W, M, S>) {
  const { game, model, onLeave, around, Rules, Looks } = props;
  const { facts, Beside, Room } = game;
  const { snapshot, log } = model;
  const prompt = game.promptOf(model);
  const news = useNews(model, game.sounds, prompt);
  const heading = game.headingOf(model);
  const desk = useDesk(model, { ...game, onLeave, hasReview: around?.Foot !== undefined });
  const { letGo, confirm } = game.begunOf(model);
  useEscape(letGo !== undefined, () => letGo?.());
  const { handlers, mark } = useMarking(model.shown.moves, model.client.online);
  const ofPage = (around?.useKeys ?? noKeys)(model);
  const keys = keysOf(model, desk.deeds, confirm, game.keysOf(model), mark, ofPage);
  const deedOf = (view: unknown, answer: string): string => game.deedOf(model, view as V, answer);
  const Foot = around?.Foot;
  const hasPast = snapshot.moves.length > 0;
  const hands = handsOf(snapshot);
  useKeys(keys, hasPast);
  useFocusKept();
  return (
    <div
      className={`table-root ${facts.id}-table ${game.stateOf?.(model) ?? ''}${Foot ? ' has-course' : ''}`}
      data-seq={snapshot.seq}
      data-hands={hands}
      {...handlers}
      onWheel={event =>
        hasPast && import('./wheel.ts').then(({ wheeled }) => wheeled(event, model.back.step))
      }
    >
      <TopBar model={model} deeds={desk.deeds} facts={facts} heading={heading} around={around} />
      <PromptBand model={model} deeds={desk.deeds} prompt={prompt} decisive={log.decisive}>
        {Beside && <Beside model={model} />}
        {/* Moments of a review are behind the match, and nothing of it was missed. */}
        {!Foot && <Recap model={model} lines={log.lines} />}
        {around && <around.Band model={model} deeds={desk.deeds} deedOf={deedOf} />}
      </PromptBand>
      <Room model={model} deeds={desk.deeds} />
      {Foot && <Foot model={model} seats={heading.seats} isTogether={facts.isTogether} deedOf={deedOf} />}
      {hands !== undefined && <HandOver model={model} hands={hands} prompt={prompt} />}
      <div className="only-read" role="status" aria-live="polite">
        {news}
      </div>
      <RulesPanel match={snapshot.setup.id} Rules={Rules} />
      {around?.Panel && <around.Panel model={model} deedOf={deedOf} />}
      <InFront
        model={model}
        desk={desk}
        keys={keys}
        loadEnding={game.loadEnding}
        isTogether={facts.isTogether}
        Looks={Looks}
        countWords={events => game.countWords?.(model, events)}
      />
    </div>
  );
}

interface FrontProps {
  readonly model: TableModel<unknown>;
  readonly desk: Desk;
  readonly keys: readonly Key[];
  readonly loadEnding: LoadEnding<TableModel<unknown>>;
  readonly isTogether: boolean;
  readonly Looks: ComponentType<LooksDialogProps> | undefined;
  countWords(events: readonly GameEvent[]): string | undefined;
}

function InFront({ model, desk, keys, loadEnding, isTogether, Looks, countWords }: FrontProps) {
  const { front, close } = desk;
  if (front === 'share') return <ShareDialog model={model} onClose={close} />;
  if (front === 'playOn') return <PlayOnDialog model={model} onClose={close} />;
  if (front === 'keys') return <KeysDialog keys={keys} onClose={close} />;
  if (front === 'looks' && Looks) return <Looks onClose={close} />;
  if (front === 'end')
    return <EndDialog model={model} deeds={desk.deeds} loadEnding={loadEnding} onClose={close} />;
  if (front === 'offer') return <OfferDialog model={model} countWords={countWords} onClose={close} />;
  return front === 'resign' ? <ResignDialog model={model} isTogether={isTogether} onClose={close} /> : null;
}
