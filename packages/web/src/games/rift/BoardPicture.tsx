// @chunk *-board
/** Board without interaction: wood, pieces and marks. Figures of the guide use it too. */
import type { GameEvent } from '@tessera/engine';
import type { PieceView, RiftEvent, RiftOptions } from '@tessera/games/rift';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { memo } from '../../ui/render/memo.ts';
import './board.css';
import { EXTENT, pointOf } from './geometry.ts';
import type { Course, Danger, Marks } from './hints.ts';
import { CourseMark, GroundMarks, TopMarks, TraceMark, WayMarks } from './marks.tsx';
import { isFlat, Piece } from './pieces.tsx';
import type { Trace } from './trace.ts';
import { Ground } from './wood.tsx';

interface PictureProps {
  readonly pieces: readonly PieceView[];
  readonly camp: RiftOptions['camp'];
  readonly marks: Marks;
  readonly danger: Danger;
  readonly lifted: number | undefined;
  /** True while the lifted piece is dragged: a ghost stays at its crossing. */
  readonly isCarried?: boolean;
  /** The considered answer, and the one that a hint proposes. */
  readonly course: Course | undefined;
  readonly advice?: Course | undefined;
  /** A premove. */
  readonly plan?: Course | undefined;
  /** The move before this board. */
  readonly trace?: Trace | undefined;
  /** Crossings that decided the game. */
  readonly glow?: readonly number[] | undefined;
  readonly flipped?: boolean;
  readonly last?: readonly number[];
  /** Latest events: captured pieces fade out where they stood. */
  readonly gone?: readonly GameEvent[] | undefined;
  readonly seq?: number;
  /** Drawn on the wood, below all pieces. */
  readonly children?: ComponentChildren;
}

const NOTHING: readonly never[] = [];

export function BoardPicture(props: PictureProps) {
  const { pieces, lifted, marks, danger, course, advice, plan, trace } = props;
  const {
    flipped = false,
    isCarried = false,
    last = NOTHING,
    gone = NOTHING,
    glow = NOTHING,
    seq = 0,
  } = props;
  const drawn = useMemo(() => inDrawingOrder(pieces), [pieces]);
  const held = lifted === undefined ? undefined : pieces.find(piece => piece.at === lifted);
  return (
    <>
      <Ground flipped={flipped} camp={props.camp} />
      {props.children}
      <svg className="play" viewBox={`0 0 ${EXTENT} ${EXTENT}`} aria-hidden="true">
        <GroundMarks last={last} zone={marks.zone} glow={glow} flipped={flipped} />
        <Pieces pieces={drawn.flat} flipped={flipped} left={isCarried ? lifted : undefined} />
        <WayMarks marks={marks} danger={danger} flipped={flipped} />
        <Pieces pieces={drawn.pawns} flipped={flipped} lifted={lifted} />
        {held && <Held piece={held} flipped={flipped} isCarried={isCarried} />}
        <Gone key={seq} events={gone} flipped={flipped} />
        {trace && <TraceMark trace={trace} flipped={flipped} />}
        <TopMarks marks={marks} danger={danger} lifted={lifted} flipped={flipped} />
        {advice && <CourseMark course={advice} name="advice" flipped={flipped} />}
        {plan && <CourseMark course={plan} name="advice is-plan" flipped={flipped} />}
        {course && <CourseMark course={course} flipped={flipped} />}
      </svg>
    </>
  );
}

/** Sorts pieces by z-order: crosses, slides, pawns; nearer to the viewer comes later. */
function inDrawingOrder(pieces: readonly PieceView[]): { flat: PieceView[]; pawns: PieceView[] } {
  const flat = pieces.filter(piece => isFlat(piece.letter));
  flat.sort((a, b) => Number(b.letter === 'X') - Number(a.letter === 'X'));
  return { flat, pawns: pieces.filter(piece => !isFlat(piece.letter)) };
}

const Pieces = memo(function Pieces({
  pieces,
  flipped,
  lifted,
  left,
}: {
  pieces: readonly PieceView[];
  flipped: boolean;
  lifted?: number | undefined;
  left?: number | undefined;
}) {
  return pieces.map(({ letter, colour, at }) =>
    at === lifted ? null : (
      <Piece
        key={at}
        {...pointOf(at, flipped)}
        letter={letter}
        colour={colour}
        flipped={flipped}
        at={at}
        name={at === left ? 'left' : undefined}
      />
    ),
  );
});

const Gone = memo(function Gone({ events, flipped }: { events: readonly GameEvent[]; flipped: boolean }) {
  return (events as readonly RiftEvent[]).map(event =>
    event.type === 'captured' ? (
      <Piece
        key={event.at}
        {...pointOf(event.at, flipped)}
        letter={event.piece}
        colour={event.colour}
        name="gone"
      />
    ) : null,
  );
});

/** The lifted piece: a pawn rises from the board, a slide is outlined in its groove. */
function Held({ piece, flipped, isCarried }: { piece: PieceView; flipped: boolean; isCarried: boolean }) {
  const { x, y } = pointOf(piece.at, flipped);
  if (isFlat(piece.letter))
    return <rect className="held-slide" {...outlineOf(piece, x, y, flipped)} rx="26" />;
  return (
    <g className="held">
      <circle className="halo" cx={x} cy={y} r="62" />
      <circle className="halo-line" cx={x} cy={y} r="56" />
      <Piece
        x={x}
        y={isCarried ? y : y - 6}
        letter={piece.letter}
        colour={piece.colour}
        name={isCarried ? 'left' : 'lifted'}
      />
    </g>
  );
}

function outlineOf({ letter }: PieceView, x: number, y: number, flipped: boolean) {
  const [length, girth] = [letter === 'G' || letter === 'I' ? 206 : 106, 52];
  const start = flipped ? length - 53 : 53;
  return letter === 'H' || letter === 'G'
    ? { x: x - start, y: y - girth / 2, width: length, height: girth }
    : { x: x - girth / 2, y: y - length + start, width: girth, height: length };
}
