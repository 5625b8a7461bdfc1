/** The rift table: a match seen through its client, whoever stands behind it. It contains no rule. */
import { RIFT_FACTS, type RiftView } from '@tessera/games/rift';
import { useRef } from 'preact/hooks';
import './table.css';
import './phone.css';
import { copyText } from '../../app/clipboard.ts';
import { Waiting } from '../../app/Notice.tsx';
import type { MatchClient, MatchSnapshot } from '../../match/client.ts';
import type { Landing } from '../../table/clock.ts';
import { Frame } from '../../table/Frame.tsx';
import type { Heading } from '../../table/TopBar.tsx';
import { type Clock, useClock } from '../../table/useClock.ts';
import { useDesk } from '../../table/useDesk.ts';
import { useEscape } from '../../table/useEscape.ts';
import { useStable } from '../../table/useStable.ts';
import { useTable } from '../../table/useTable.ts';
import { useLoadedWords, useText } from '../../text/index.ts';
import { ActionBar } from './ActionBar.tsx';
import { choiceAt, type Held } from './consider.ts';
import { endingOf } from './ending.tsx';
import { keysOf } from './keys.ts';
import { newsOf } from './news.ts';
import { PieceIcon } from './pieces.tsx';
import { countersOf, promptOf, threatOf } from './prompt.ts';
import { RiftRoom } from './Room.tsx';
import { gameRecord } from './record.ts';
import type { Scene } from './scene.ts';
import { TableBoard } from './TableBoard.tsx';
import { loadText, TextContext } from './text/index.ts';
import { type Drag, useDrag } from './useDrag.ts';
import { type Model, useModel } from './useModel.ts';
import { useTravel } from './useTravel.ts';

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
  const { text, play, back, scene, names } = model;
  const desk = useDesk(model, { onLeave });
  const copy = useCopy(model);
  const drag = useCarrying(model);
  const { held, asking, pending, considered, choice } = play;
  useEscape(held !== undefined || asking !== undefined || pending !== undefined, play.putBack);
  return (
    <Frame
      model={model}
      desk={desk}
      heading={headingOf(model, copy)}
      prompt={{
        ...promptOf(text, { snapshot, scene, play, back: back.count, names }),
        threat: back.count === undefined ? threatOf(model) : undefined,
        counters: countersOf(text, scene.view),
      }}
      keys={keysOf(model)}
      confirm={considered !== undefined || choice.type === 'ask' ? play.confirm : undefined}
      log={model.log}
      news={newsOf(model)}
      ending={endingOf(model)}
    >
      <RiftRoom
        model={model}
        board={<TableBoard model={model} onGrab={drag.grab} />}
        bar={<ActionBar model={model} deeds={desk.deeds} />}
        onGrab={drag.grab}
        onCopy={copy}
      />
      {drag.carried && (
        <div className="rt-carried" ref={drag.ghost} aria-hidden="true">
          <Carried held={drag.carried} scene={scene} />
        </div>
      )}
    </Frame>
  );
}

function headingOf({ snapshot, text, names, flip }: Model, copy: () => void): Heading {
  const { table, rift } = text;
  const { toAct, thinking } = snapshot;
  return {
    facts: RIFT_FACTS,
    game: rift.name,
    seats: ([0, 1] as const).map(colour => ({
      key: rift.colours[colour],
      name: names[colour] ?? '',
      badge: <PieceIcon letter="T" colour={colour} size={24} />,
      remark: rift.colours[colour],
      isOn: toAct === colour,
      isThinking: thinking === colour,
    })),
    entries: [
      { label: table.flipLong, onChoose: flip },
      { label: table.copy, onChoose: copy },
    ],
  };
}

/** The record of the game, on the clipboard. */
const useCopy = ({ snapshot, names, say, text: { table } }: Model): (() => void) =>
  useStable(() => {
    copyText(gameRecord(snapshot, names)).then(isDone =>
      say({ sentence: isDone ? table.recordCopied : table.recordNotCopied }),
    );
  });

/** Pieces travel where they were played to, unless the pointer carried them there. */
function useCarrying(model: Model): Drag<Held> {
  const { root, shown, scene, flipped, isMoving, play } = model;
  const wasCarried = useRef(false);
  useTravel({ root, snapshot: shown, state: scene.state, flipped, isMoving, wasCarried });
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

function Carried({ held, scene }: { readonly held: Held; readonly scene: Scene }) {
  const piece = held.from === 'board' ? scene.pieceOn(held.at) : undefined;
  const letter = held.from === 'hand' ? held.letter : (piece?.letter ?? 'T');
  const isLarge = letter === 'G' || letter === 'I';
  return <PieceIcon letter={letter} colour={scene.view.toMove} size={isLarge ? 92 : 56} />;
}
