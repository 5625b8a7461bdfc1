/** The panels of a narrow table behind tabs. */
import { squareName } from '@tessera/games/rift';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Tabs } from '../../table/Tabs.tsx';
import { fill } from '../../text/index.ts';
import { ActionsPanel } from './ActionsPanel.tsx';
import { ChancePanel } from './ChancePanel.tsx';
import { MovesPanel } from './MovesPanel.tsx';
import type { StageProps } from './Stage.tsx';
import { Slots } from './Tray.tsx';
import type { Text } from './text/index.ts';
import type { Play } from './usePlay.ts';
import { capitalised, pieceWord } from './words.ts';

type PanelKey = 'piece' | 'moves' | 'reserve' | 'chance';

interface PanelsProps extends StageProps {
  readonly keys: readonly PanelKey[];
}

export function TablePanels(props: PanelsProps) {
  const { text, play } = props.model;
  const [chosen, choose] = useState<PanelKey>('piece');
  // Lifting a piece brings its tab to the front.
  useEffect(() => {
    if (play.held) choose('piece');
  }, [play.held]);
  const { table } = text;
  const labels: Readonly<Record<PanelKey, ComponentChildren>> = {
    piece: pieceLabel(text, play),
    moves: table.moves,
    reserve: table.reserve,
    chance: table.hints.chance,
  };
  const tabs = props.keys.map(key => ({ key, label: labels[key], content: () => contentOf(key, props) }));
  return <Tabs<PanelKey> tabs={tabs} chosen={chosen} name={table.actions} onChoose={choose} />;
}

function contentOf(key: PanelKey, { model, onGrab, onCopy }: PanelsProps): ComponentChildren {
  const { text, play, scene, snapshot, back, layout } = model;
  switch (key) {
    case 'piece':
      return (
        <>
          <ActionsPanel play={play} scene={scene} />
          {layout === 'phone' && play.offer && !play.isLook && <p className="tb-sub">{text.table.tapHint}</p>}
        </>
      );
    case 'moves':
      return <MovesPanel snapshot={snapshot} back={back} log={model.log} onCopy={onCopy} />;
    case 'reserve':
      // The tray of whoever is to move, with room for a thumb.
      return <Slots colour={scene.view.toMove} view={scene.view} play={play} onGrab={onGrab} />;
    case 'chance':
      return <ChancePanel model={model} />;
  }
}

/** "Star f5" with the number of its answers. */
function pieceLabel(text: Text, { heldPiece, held, offer }: Play): ComponentChildren {
  if (!held || !offer) return text.table.info;
  const count = offer.drops ? new Set(offer.drops.values()).size : offer.actions.length;
  const letter = held.from === 'hand' ? held.letter : (heldPiece?.letter ?? 'T');
  const word = capitalised(pieceWord(text, letter));
  return (
    <>
      {heldPiece ? fill(text.table.pieceAt, { piece: word, at: squareName(heldPiece.at) }) : word}
      <sup>{count}</sup>
    </>
  );
}
