/** Two answers end on one crossing: a small list beside it asks which is meant. */
import { type Action, formatAction, type Letter, squareName, takenSquares } from '@tessera/games/rift';
import type { CSSProperties, TargetedKeyboardEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Sign } from '../../table/signs.tsx';
import { fill } from '../../text/index.ts';
import { letterOf } from './answers.ts';
import { EXTENT, type Point, pointOf } from './geometry.ts';
import { PieceIcon } from './pieces.tsx';
import type { Scene } from './scene.ts';
import { type Text, useText } from './text/index.ts';
import type { Asking, Play } from './usePlay.ts';
import { effectOf, restOn, wayOf } from './words.ts';

interface ChooserProps {
  readonly asking: Asking;
  readonly play: Play;
  readonly scene: Scene;
  readonly flipped: boolean;
}

export function Chooser({ asking, play, scene, flipped }: ChooserProps) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const { preview } = play;
  useEffect(() => {
    const cameFrom = document.activeElement as HTMLElement | null;
    box.current?.querySelector('button')?.focus({ preventScroll: true });
    return () => {
      preview(undefined);
      cameFrom?.focus({ preventScroll: true });
    };
  }, [preview]);
  const title = fill(text.table.chooser[asking.about], {
    count: asking.actions.length,
    at: squareName(asking.square),
  });
  const style = placeOf(
    pointOf(asking.square, flipped),
    pointOf(play.heldPiece?.at ?? asking.square, flipped),
  );
  return (
    <div ref={box} className="rt-chooser" role="dialog" aria-label={title} style={style} onKeyDown={walk}>
      <h2>{title}</h2>
      {asking.actions.map(action => (
        <button
          key={action}
          type="button"
          onClick={() => play.choose(action, 'enter')}
          onFocus={() => preview(action)}
          onPointerEnter={() => preview(action)}
        >
          <Victim action={action} scene={scene} />
          <span>
            <b>{formatAction(action)}</b>
            <em>{describe(text, scene, action)}</em>
          </span>
        </button>
      ))}
    </div>
  );
}

/** Beside the crossing, on the side away from the lifted piece, so that its ways stay in sight. */
function placeOf(target: Point, held: Point): CSSProperties {
  const share = (value: number): string => `${((value / EXTENT) * 100).toFixed(2)}%`;
  const isAbove = target.y <= held.y ? target.y > EXTENT * 0.3 : target.y > EXTENT * 0.7;
  const isRight = target.x >= held.x;
  return {
    ...(isAbove
      ? { bottom: `calc(${share(EXTENT - target.y)} + 1.875rem)` }
      : { top: `calc(${share(target.y)} + 1.875rem)` }),
    ...(isRight
      ? { left: `clamp(0px, ${share(target.x)} - 1.25rem, 100% - 16.25rem)` }
      : { right: `clamp(0px, ${share(EXTENT - target.x)} - 1.25rem, 100% - 16.25rem)` }),
  };
}

const describe = (text: Text, scene: Scene, action: Action): string =>
  [effectOf(text, scene, action), wayOf(text, scene.state, action), restOn(text, action)]
    .filter(Boolean)
    .join(', ');

function Victim({ action, scene }: { readonly action: Action; readonly scene: Scene }) {
  const victim = takenSquares(action).map(scene.pieceOn)[0];
  if (victim) return <PieceIcon letter={victim.letter} colour={victim.colour} size={30} />;
  const letter: Letter = letterOf(action);
  if ('HVGI'.includes(letter)) return <Sign name="turn" />;
  return <i className="rt-dot" />;
}

/** Arrows walk through the list. */
function walk(event: TargetedKeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(here + step + buttons.length) % buttons.length]?.focus();
}
