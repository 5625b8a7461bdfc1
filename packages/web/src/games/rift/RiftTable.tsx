/** The rift table: a match seen through its client, whoever stands behind it. It contains no rule. */
import type { RiftView } from '@tessera/games/rift';
import { useRef } from 'preact/hooks';
import '../../table/table.css';
import './table.css';
import './phone.css';
import { Waiting } from '../../app/Notice.tsx';
import type { MatchClient, MatchSnapshot } from '../../match/client.ts';
import type { Landing } from '../../table/clock.ts';
import { KeysDialog, ResignDialog } from '../../table/Dialog.tsx';
import { type Clock, useClock } from '../../table/useClock.ts';
import { type Front, useFront } from '../../table/useFront.ts';
import { useTable } from '../../table/useTable.ts';
import { useLoadedWords, useText } from '../../text/index.ts';
import { ActionBar, PromptLine, TableTop } from './Bars.tsx';
import { choiceAt, type Held } from './consider.ts';
import { EndDialog, keysOf } from './Dialogs.tsx';
import { type Deeds, deedsOf } from './deeds.ts';
import { PieceIcon } from './pieces.tsx';
import { promptOf } from './prompt.ts';
import { Stage } from './Stage.tsx';
import type { Scene } from './scene.ts';
import { TableBoard } from './TableBoard.tsx';
import { slotsOf } from './Tray.tsx';
import { loadText, TextContext } from './text/index.ts';
import { type Drag, useDrag } from './useDrag.ts';
import { useKeys } from './useKeys.ts';
import { type Model, useModel } from './useModel.ts';
import { useNews } from './useNews.ts';
import { useTravel } from './useTravel.ts';

/** Longer than any piece travels. */
const ARRIVED_MS = 600;

/** Nothing here is hidden or left to chance: a move is known as soon as it is made. */
const atOnce = (): Landing => ({ lands: 0, lasts: 0 });

interface RiftTableProps {
  readonly client: MatchClient<RiftView>;
  onLeave(): void;
}

export default function RiftTable({ client, onLeave }: RiftTableProps) {
  const { snapshot, clock } = useClock(client, atOnce);
  const { table } = useText();
  const text = useLoadedWords(loadText);
  if (!snapshot || !text) return <Waiting text={table.loading} />;
  return (
    <TextContext.Provider value={text}>
      <Table client={client} snapshot={snapshot} clock={clock} onLeave={onLeave} />
    </TextContext.Provider>
  );
}

interface TableProps extends RiftTableProps {
  readonly snapshot: MatchSnapshot<RiftView>;
  readonly clock: Clock<RiftView>;
}

function Table({ client, snapshot, clock, onLeave }: TableProps) {
  const model = useModel(useTable(client, snapshot, clock));
  const { text, layout, play, back, scene, coach } = model;
  const [front, setFront] = useFront(snapshot.outcome, model.isMoving ? ARRIVED_MS : 0);
  const deeds = deedsOf(model, setFront, onLeave);
  const news = useNews(model);
  const drag = useCarrying(model);
  useTableKeys(model, deeds);
  return (
    <div className={`table-root rift-table is-${layout}`}>
      <TableTop snapshot={snapshot} deeds={deeds} />
      <PromptLine
        prompt={promptOf(text, { snapshot, scene, play, back: back.count })}
        danger={model.danger}
        isPhone={layout === 'phone'}
        onReturn={() => back.show(snapshot.moves.length)}
      />
      <Stage
        model={model}
        board={<TableBoard model={model} onGrab={drag.grab} />}
        onGrab={drag.grab}
        onCopy={deeds.copy}
      />
      <ActionBar snapshot={snapshot} play={play} deeds={deeds} isAsking={coach.isAsking} />
      <div className="only-read" role="status" aria-live="polite">
        {news}
      </div>
      {drag.carried && (
        <div className="rt-carried" ref={drag.ghost} aria-hidden="true">
          <Carried held={drag.carried} scene={scene} />
        </div>
      )}
      <FrontDialog front={front} model={model} deeds={deeds} onClose={() => setFront(undefined)} />
    </div>
  );
}

/** Pieces travel where they were played to, unless the pointer carried them there. */
function useCarrying(model: Model): Drag<Held> {
  const { root, snapshot, scene, flipped, isMoving, play } = model;
  const wasCarried = useRef(false);
  useTravel({ root, snapshot, state: scene.state, flipped, isMoving, wasCarried });
  return useDrag<Held>({
    board: root,
    flipped,
    onLift: play.lift,
    onDrop: (square, isTouch) => {
      if (square === play.heldPiece?.at) return;
      wasCarried.current = play.offer !== undefined && choiceAt(play.offer, square).type === 'play';
      play.press(square, isTouch ? 'touch' : 'mouse');
    },
  });
}

function useTableKeys({ play, back, snapshot, scene, saying, say, teaching }: Model, deeds: Deeds): void {
  const count = snapshot.moves.length;
  useKeys({
    deeds,
    play,
    back,
    count,
    tray: slotsOf(scene.view, scene.view.toMove, play).map(slot => slot.letter),
    onEscape: () => {
      if (saying) say(undefined);
      else if (!play.putBack() && !teaching.close() && back.count !== undefined) back.show(count);
    },
  });
}

interface FrontProps {
  readonly front: Front | undefined;
  readonly model: Model;
  readonly deeds: Deeds;
  onClose(): void;
}

function FrontDialog({ front, model, deeds, onClose }: FrontProps) {
  if (front === 'keys') return <KeysDialog keys={keysOf(model.text)} onClose={onClose} />;
  if (front === 'end') return <EndDialog snapshot={model.snapshot} deeds={deeds} onLook={onClose} />;
  if (front !== 'resign') return null;
  const resign = (): void => {
    onClose();
    model.client.resign();
  };
  return <ResignDialog onClose={onClose} onResign={resign} />;
}

function Carried({ held, scene }: { readonly held: Held; readonly scene: Scene }) {
  const piece = held.from === 'board' ? scene.pieceOn(held.at) : undefined;
  const letter = held.from === 'hand' ? held.letter : (piece?.letter ?? 'T');
  const isLarge = letter === 'G' || letter === 'I';
  return <PieceIcon letter={letter} colour={scene.view.toMove} size={isLarge ? 92 : 56} />;
}
