// @chunk *-board
/** SVG drawings of the pieces: facets in three shades, a rim, and lines that distinguish the kinds. */
import type { Colour, Letter } from '@tessera/games/rift';
import type { ComponentChildren } from 'preact';
import { memo } from '../../ui/render/memo.ts';
import { rem } from '../../ui/style/rem.ts';
import { PITCH } from './geometry.ts';

type Corner = readonly [number, number];

const points = (corners: readonly Corner[]): string =>
  corners.map(corner => corner.map(value => Math.round(value * 10) / 10).join()).join(' ');

const Facet = ({ shade, corners }: { shade: string; corners: readonly Corner[] }) => (
  <polygon className={shade} points={points(corners)} />
);

const hexagon = (radius: number): readonly Corner[] =>
  [0, 1, 2, 3, 4, 5].map(k => [Math.sin((k * Math.PI) / 3) * radius, -Math.cos((k * Math.PI) / 3) * radius]);

/** A cube seen from its corner: top, left and right face. */
function Cube({ radius, shades }: { radius: number; shades: readonly [string, string, string] }) {
  const [a, b, c, d, e, f] = hexagon(radius) as [Corner, Corner, Corner, Corner, Corner, Corner];
  const centre: Corner = [0, 0];
  return (
    <>
      <Facet shade={shades[0]} corners={[a, b, centre, f]} />
      <Facet shade={shades[1]} corners={[f, centre, d, e]} />
      <Facet shade={shades[2]} corners={[centre, b, c, d]} />
    </>
  );
}

/** A cube within a cube; the inner one glows. */
function Tesseract() {
  const outer = hexagon(46);
  const inner = hexagon(22);
  const struts = outer.map((corner, k) => `M${points([corner])}L${points([inner[k] as Corner])}`).join('');
  return (
    <>
      <polygon className="rim" points={points(outer)} />
      <Cube radius={46} shades={['f1', 'f2', 'f3']} />
      <polygon className="pit" points={points(hexagon(27))} />
      <path className="ink" d={struts} />
      <Cube radius={20} shades={['gold1', 'gold2', 'gold3']} />
    </>
  );
}

/** Sixteen corners; the four long points lie on the diagonals it moves along. */
const STAR: readonly Corner[] = Array.from({ length: 16 }, (_, k) => {
  const radius = k % 2 ? 20 : k % 4 === 2 ? 49 : 31;
  return [Math.sin((k * Math.PI) / 8) * radius, -Math.cos((k * Math.PI) / 8) * radius];
});

/** Shade of a facet by its angle to the light in the upper left. */
function shadeOf([ax, ay]: Corner, [bx, by]: Corner): string {
  const light = Math.cos(Math.atan2(ay + by, ax + bx) + 2.2);
  return light > 0.35 ? 'f1' : light > -0.5 ? 'f2' : 'f3';
}

const Star = () => (
  <>
    <polygon className="rim" points={points(STAR)} />
    {STAR.map((corner, k) => {
      const next = STAR[(k + 1) % STAR.length] as Corner;
      return <Facet key={`${corner}`} shade={shadeOf(corner, next)} corners={[[0, 0], corner, next]} />;
    })}
  </>
);

const Pyramid = () => (
  <>
    <path className="rim" d="M0-45 44 28-3 44-44 30Z" />
    <path className="f1" d="M0-45-44 30-3 44Z" />
    <path className="f3" d="M0-45-3 44 44 28Z" />
    <path className="ink" d="M-29.5 5-2 14 29.5 4" />
  </>
);

const Rectangle = () => (
  <>
    <path className="rim" d="M-46-6-24-30H46V8L24 34H-46Z" />
    <path className="f1" d="M-46-6-24-30H46L24-6Z" />
    <path className="f2" d="M-46-6H24V34H-46Z" />
    <path className="f3" d="M24-6 46-30V8L24 34Z" />
    <path className="ink" d="M-11-6V34" />
  </>
);

const Cylinder = () => (
  <>
    <path className="rim" d="M-29-27A29 13 0 0 1 29-27V28A29 13 0 0 1-29 28Z" />
    <path className="f2" d="M-29-27V28A29 13 0 0 0 29 28V-27Z" />
    <path className="f3" d="M8-15V40.500A29 13 0 0 0 29 28V-27Z" />
    <ellipse className="f1" cy="-27" rx="29" ry="13" />
    <path className="ink" d="M-29 4A29 13 0 0 0 29 4" />
  </>
);

/** A bar in its groove; each engraved line stands on one crossing (R-PIECE-2). */
function Slide({ lines, upright }: { lines: readonly number[]; upright?: boolean }) {
  const width = 86 + PITCH * (lines.length - 1);
  const bar = { x: -43, y: -13, width, height: 26, rx: 9 };
  return (
    <g transform={upright ? 'rotate(-90)' : undefined}>
      <rect className="pocket" x="-47" y="-17" width={width + 8} height="34" rx="13" />
      <rect className="rim" {...bar} />
      <rect className="f2" {...bar} />
      <rect className="f1" x="-40" y="-11" width={width - 6} height="8" rx="4" />
      <rect className="f3" x="-40" y="5" width={width - 6} height="6" rx="3" />
      {lines.map(x => (
        <rect key={x} className="cut" x={x - 3.5} y="-13" width="7" height="26" />
      ))}
    </g>
  );
}

const ARM_ENDS = [
  [PITCH, 0],
  [0, PITCH],
  [-PITCH, 0],
  [0, -PITCH],
] as const;
const ARMS = 'M-100-11H100V11H-100ZM-11-100H11V100H-11Z';

const Cross = () => (
  <>
    {ARM_ENDS.map(([x, y]) => (
      <circle key={`${x},${y}`} className="rim" cx={x} cy={y} r="19" />
    ))}
    <path className="rim" d={ARMS} />
    <path className="f2" d={ARMS} />
    {ARM_ENDS.map(([x, y]) => (
      <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
        <circle className="f2" r="19" />
        <path className="screw" d="M-8-8 8 8M8-8-8 8" />
      </g>
    ))}
    <g transform="rotate(45)">
      <rect className="rim" x="-27" y="-27" width="54" height="54" rx="10" />
      <rect className="f1" x="-27" y="-27" width="54" height="54" rx="10" />
      <rect className="f3" x="-17" y="-17" width="34" height="34" rx="5" />
    </g>
  </>
);

const SMALL = [0];
const LARGE = [0, PITCH];

const BODIES: Readonly<Record<Letter, () => ComponentChildren>> = {
  T: Tesseract,
  S: Star,
  P: Pyramid,
  R: Rectangle,
  C: Cylinder,
  H: () => <Slide lines={SMALL} />,
  V: () => <Slide lines={SMALL} upright />,
  G: () => <Slide lines={LARGE} />,
  I: () => <Slide lines={LARGE} upright />,
  X: Cross,
};

export const isFlat = (letter: Letter): boolean => 'XHVGI'.includes(letter);

/** Scale of a piece: pawns slightly smaller than the pitch, the Tesseract slightly larger. */
const scaleOf = (letter: Letter): number => (letter === 'T' ? 1.06 : isFlat(letter) ? 1 : 0.98);

const colourClass = (colour: Colour): string => (colour === 0 ? 'pw' : 'pb');

interface PieceProps {
  readonly letter: Letter;
  readonly colour: Colour;
  readonly x: number;
  readonly y: number;
  readonly flipped?: boolean;
  readonly name?: string | undefined;
  /** Crossing, as data attribute for animations. */
  readonly at?: number;
}

/** Offset of a large slide, drawn east or north of its anchor, on a flipped board. */
const FLIPS: Readonly<Partial<Record<Letter, string>>> = { G: 'translate(-100 0)', I: 'translate(0 100)' };

/** A piece in the drawing; animations move the inner group. */
export const Piece = memo(function Piece({ letter, colour, x, y, flipped, name, at }: PieceProps) {
  const Body = BODIES[letter];
  return (
    <g className={`piece ${colourClass(colour)} ${name ?? ''}`} transform={`translate(${x} ${y})`}>
      <g className="body" data-at={at}>
        {!isFlat(letter) && <ellipse className="shade" cx="3" cy="38" rx="38" ry="12" />}
        <g transform={(flipped && FLIPS[letter]) || `scale(${scaleOf(letter)})`}>
          <Body />
        </g>
      </g>
    </g>
  );
});

const BOXES: Readonly<Partial<Record<Letter, string>>> = {
  G: '-54 -60 208 120',
  I: '-60 -154 120 208',
  X: '-128 -128 256 256',
};

/** A piece as an icon beside its name. */
export const PieceIcon = memo(function PieceIcon({
  letter,
  colour,
  size,
}: {
  letter: Letter;
  colour: Colour;
  size: number;
}) {
  const Body = BODIES[letter];
  const box = BOXES[letter] ?? '-52 -52 104 104';
  return (
    <svg
      className={`icon ${colourClass(colour)}`}
      width={rem(size)}
      height={rem(size)}
      viewBox={box}
      aria-hidden="true"
    >
      <Body />
    </svg>
  );
});
