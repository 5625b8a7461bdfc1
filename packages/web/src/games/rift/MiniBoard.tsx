/** Miniature board for home tiles and lists of matches. */
import type { Letter, RiftOptions } from '@tessera/games/rift';
import { memo } from '../../ui/render/memo.ts';
import './board.css';
import { EXTENT, pointOf } from './geometry.ts';
import { isFlat, Piece } from './pieces.tsx';
import { placesOf } from './places.ts';
import { Ground } from './wood.tsx';

interface MiniBoardProps {
  /** A position string (section 15); an invalid one is drawn as an empty board. */
  readonly position: string;
  readonly camp?: RiftOptions['camp'];
}

export const MiniBoard = memo(function MiniBoard({ position, camp = 'inset' }: MiniBoardProps) {
  const places = placesOf(position);
  const order = (letter: Letter): number => (letter === 'X' ? 0 : isFlat(letter) ? 1 : 2);
  const drawn = [...places].sort((a, b) => order(a.letter) - order(b.letter) || b.at - a.at);
  return (
    <div className="rift-board mini" aria-hidden="true">
      <Ground flipped={false} camp={camp} plain />
      <svg className="play" viewBox={`0 0 ${EXTENT} ${EXTENT}`} aria-hidden="true">
        {drawn.map(({ letter, colour, at }) => (
          <Piece key={at} {...pointOf(at)} letter={letter} colour={colour} />
        ))}
      </svg>
    </div>
  );
});
