/** Popup list for a crossing that stands for several answers. */
import { type Action, formatAction, letterOf, squareName, takenSquares } from '@tessera/games/rift';
import type { CSSProperties } from 'preact';
import { useEffect } from 'preact/hooks';
import { Chooser as List } from '../../table/Chooser.tsx';
import { capitalised, fill } from '../../text/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { EXTENT, type Point, pointOf } from './geometry.ts';
import { PieceIcon } from './pieces.tsx';
import type { Scene } from './scene.ts';
import type { Model } from './useModel.ts';
import type { Asking } from './usePlay.ts';
import { restOn, wayOf } from './ways.ts';
import { effectOf } from './words.ts';

interface ChooserProps {
  readonly model: Model;
  readonly asking: Asking;
}

export default function Chooser({ model: { text, play, scene, flipped, layout }, asking }: ChooserProps) {
  const { square, about } = asking;
  // Captures first, as the panel of the piece lists them: Enter confirms the first entry.
  const actions = [...asking.actions].sort((a, b) => takenSquares(b).length - takenSquares(a).length);
  const { preview, choose, putBack } = play;
  useEffect(() => () => preview(undefined), [preview]);
  const at = pointOf(square, flipped);
  return (
    <List
      title={fill(text.table.chooser[about], { at: squareName(square) })}
      entries={actions.map(action => {
        const words = [
          effectOf(text, scene, action),
          wayOf(text, scene.state, action),
          restOn(text, action),
        ].filter(Boolean);
        return {
          key: action,
          face: <Victim action={action} scene={scene} />,
          title: capitalised(words[0] ?? ''),
          more: words.slice(1).join(', '),
          notation: formatAction(action),
        };
      })}
      style={layout === 'landscape' ? {} : placeOf(at, pointOf(play.heldPiece?.at ?? square, flipped))}
      onTake={index => choose(actions[index] as Action, 'enter')}
      onLook={index => index !== undefined && preview(actions[index])}
      onBack={putBack}
    />
  );
}

/** Position beside the crossing, on the side away from the lifted piece, so that its ways stay visible. */
function placeOf(target: Point, held: Point): CSSProperties {
  const share = (value: number): string => `${((value / EXTENT) * 100).toFixed(2)}%`;
  const isAbove = target.y <= held.y ? target.y > EXTENT * 0.3 : target.y > EXTENT * 0.7;
  const isRight = target.x >= held.x;
  return {
    ...(isAbove
      ? { bottom: `calc(${share(EXTENT - target.y)} + 30px)` }
      : { top: `calc(${share(target.y)} + 30px)` }),
    ...(isRight
      ? { left: `clamp(0px, ${share(target.x)} - 20px, 100% - 260px)` }
      : { right: `clamp(0px, ${share(EXTENT - target.x)} - 20px, 100% - 260px)` }),
  };
}

function Victim({ action, scene }: { readonly action: Action; readonly scene: Scene }) {
  const [victim] = takenSquares(action).map(scene.pieceOn);
  if (victim) return <PieceIcon letter={victim.letter} colour={victim.colour} size={30} />;
  return 'HVGI'.includes(letterOf(action)) ? <Icon name="turn" /> : <i className="rt-dot" />;
}
