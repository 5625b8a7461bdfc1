/** Picture of the guide: a part of the board with the marks that the table would show. */
import { parseOptions } from '@tessera/engine';
import {
  actionTo,
  fileOf,
  letterOf,
  type PieceView,
  parseAction,
  RIFT_OPTIONS,
  type RiftView,
  rankOf,
  SIZE,
  waysOf,
} from '@tessera/games/rift';
import type { CSSProperties } from 'preact';
import { useMemo } from 'preact/hooks';
import { BoardPicture } from '../BoardPicture.tsx';
import { EXTENT, MARGIN, PITCH } from '../geometry.ts';
import { courseOf, dangerTo, NO_DANGER, NO_MARKS, pieceMarks } from '../hints.ts';
import { type Scene, sceneOf } from '../scene.ts';
import { FIGURES, type FigurePosition, type RiftFigure } from './figures.ts';
import './figure.css';

export function Figure({ figure }: { readonly figure: string }) {
  const position: FigurePosition = FIGURES[figure as RiftFigure];
  const picture = useMemo(() => pictureOf(position), [position]);
  return (
    <div className="rift-figure" style={partOf(position)} aria-hidden="true">
      <div className="rift-board mini">
        <BoardPicture {...picture} />
      </div>
    </div>
  );
}

/** A reserve without pawns, which would force a lone Tesseract's side to drop one (R-RES-6). */
const HAND = { H: 3 };

const piecesOf = (text: string, colour: 0 | 1): readonly PieceView[] =>
  text.split(' ').map(drop => {
    const action = parseAction(drop);
    return { colour, letter: letterOf(action), at: actionTo(action) };
  });

/** A scene of the position with the fields that drawing helpers read. */
export function sceneOfFigure({ white, black }: FigurePosition): Scene {
  const side = { hand: HAND, lost: {}, isLimited: false };
  const view: RiftView = {
    options: parseOptions(RIFT_OPTIONS, {}),
    pieces: [...piecesOf(white, 0), ...piecesOf(black, 1)],
    sides: [side, side],
    toMove: 0,
    starter: 0,
    decision: 'play.action',
    quiet: 0,
    ply: 14,
    result: null,
    position: '- w - p 0 14',
    past: [],
    twice: [],
    repeats: 1,
  };
  return sceneOf(view);
}

function pictureOf({ danger, course, ...position }: FigurePosition) {
  const scene = sceneOfFigure(position);
  const lifted = position.lifted === undefined ? undefined : squareOf(position.lifted);
  return {
    pieces: scene.view.pieces,
    camp: scene.view.options.camp,
    marks: lifted === undefined ? NO_MARKS : pieceMarks(scene, waysOf(scene.state, lifted)),
    danger: danger === undefined ? NO_DANGER : dangerTo(scene.state, danger === 'white' ? 0 : 1),
    course: course === undefined ? undefined : courseOf(scene.state, parseAction(course), 0),
    lifted,
  } as const;
}

const squareOf = (name: string): number => actionTo(parseAction(`T@${name}`));

/** Scale and offset of the part, as CSS variables. */
function partOf({ part = ['a1', 'o15'] }: FigurePosition): CSSProperties {
  const [from, to] = [squareOf(part[0]), squareOf(part[1])];
  const isWhole = to - from === SIZE * SIZE - 1;
  const edge = isWhole ? MARGIN : PITCH / 2;
  const [columns, rows] = [fileOf(to) - fileOf(from), rankOf(to) - rankOf(from)];
  const width = columns * PITCH + 2 * edge;
  const share = (units: number): string => `${(100 * units) / width}%`;
  return {
    aspectRatio: `${width} / ${rows * PITCH + 2 * edge}`,
    '--board': share(EXTENT),
    '--left': share(edge - MARGIN - fileOf(from) * PITCH),
    '--top': share(edge - MARGIN - (SIZE - 1 - rankOf(to)) * PITCH),
  } as CSSProperties;
}
