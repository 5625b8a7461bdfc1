// @chunk *-board
/** Background of the board: wood, camps, grooves and coordinates; static during a game. */
import type { RiftOptions } from '@tessera/games/rift';
import { campRanks, SIZE, squareName } from '@tessera/games/rift/board';
import { useId } from 'preact/hooks';
import { memo } from '../../ui/render/memo.ts';
import { upTo } from '../../ui/render/upTo.ts';
import { EXTENT, MARGIN, PITCH, pointOf, squareOnScreen } from './geometry.ts';

/** Seeded pseudo-random generator, for the same wood on every board. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** Grain: long, nearly level lines, grouped by width. */
function grain(): readonly { width: number; d: string }[] {
  const next = dice(7);
  const widths = [1.6, 2.6, 4, 5.6];
  const lines = widths.map(width => ({ width, d: '' }));
  for (let i = 0; i < 54; i++) {
    const y = Math.round(next() * EXTENT);
    const wave = Math.round(8 + next() * 28);
    const drift = Math.round(next() * 36 - 18);
    const line = lines[Math.floor(next() * lines.length)];
    if (line)
      line.d += `M0 ${y}C${EXTENT * 0.3} ${y + wave} ${EXTENT * 0.6} ${y - wave} ${EXTENT} ${y + drift}`;
  }
  return lines;
}

/** Tiles between grooves, in slightly different shades. */
function tiles(): { bright: string; dark: string } {
  const next = dice(11);
  const edge = (i: number): number => (i === 0 ? 0 : i > SIZE ? EXTENT : MARGIN + PITCH * (i - 1));
  const found = { bright: '', dark: '' };
  for (let i = 0; i <= SIZE; i++) {
    for (let j = 0; j <= SIZE; j++) {
      const value = next();
      if (value < 0.5) continue;
      const tile = `M${edge(i)} ${edge(j)}H${edge(i + 1)}V${edge(j + 1)}H${edge(i)}Z`;
      if (value > 0.76) found.bright += tile;
      else found.dark += tile;
    }
  }
  return found;
}

const GRAIN = grain();
const TILES = tiles();
const LINES = upTo(SIZE).map(i => MARGIN + PITCH * i);
const END = EXTENT - MARGIN + 8;
const GROOVES = LINES.map(p => `M${MARGIN - 8} ${p}H${END}M${p} ${MARGIN - 8}V${END}`).join('');

interface CampProps {
  readonly camp: RiftOptions['camp'];
  readonly flipped: boolean;
  readonly id: string;
}

/** R-BOARD-4: each camp is hatched and lies between two coloured bands. */
function Camps({ camp, flipped, id }: CampProps) {
  return ([0, 1] as const).map(colour => {
    const rows = campRanks(camp, colour).map(rank => pointOf(rank * SIZE, flipped).y);
    const [top, bottom] = [Math.min(...rows) - PITCH / 2, Math.max(...rows) + PITCH / 2];
    const side = colour === 0 ? 'white' : 'black';
    const box = { x: 6, y: Math.max(6, top), width: EXTENT - 12 };
    const height = Math.min(EXTENT - 6, bottom) - box.y;
    return (
      <g key={side} className={`camp ${side}`}>
        <rect className="tint" {...box} height={height} />
        <rect fill={`url(#${id}${side})`} {...box} height={height} />
        {[top, bottom].map(y => (
          <rect key={y} className="band" x="6" y={y - 5} width={EXTENT - 12} height="10" />
        ))}
      </g>
    );
  });
}

const Hatch = ({ id, side, turn }: { id: string; side: string; turn: number }) => (
  <pattern
    id={`${id}${side}`}
    className={`hatch ${side}`}
    width="20"
    height="20"
    patternUnits="userSpaceOnUse"
    patternTransform={`rotate(${turn})`}
  >
    <path d="M0 10H20" />
  </pattern>
);

function Coordinates({ flipped }: { flipped: boolean }) {
  return LINES.map((p, i) => {
    const file = squareName(squareOnScreen(i, 0, flipped)).slice(0, 1);
    const rank = squareName(squareOnScreen(0, i, flipped)).slice(1);
    return [36, EXTENT - 36].map(q => (
      <g key={`${p},${q}`}>
        <text x={p} y={q}>
          {file}
        </text>
        <text x={q} y={p}>
          {rank}
        </text>
      </g>
    ));
  });
}

interface GroundProps {
  readonly flipped: boolean;
  readonly camp: RiftOptions['camp'];
  /** True for miniatures: no coordinates and no grain. */
  readonly plain?: boolean;
}

export const Ground = memo(function Ground({ flipped, camp, plain = false }: GroundProps) {
  const id = `wood${useId().replace(/\W/g, '')}`;
  return (
    <svg className="ground" viewBox={`0 0 ${EXTENT} ${EXTENT}`} aria-hidden="true">
      <defs>
        <linearGradient id={id} x2="0.6" y2="1">
          <stop className="wood-a" />
          <stop className="wood-b" offset="1" />
        </linearGradient>
        <Hatch id={id} side="white" turn={45} />
        <Hatch id={id} side="black" turn={-45} />
      </defs>
      <rect width={EXTENT} height={EXTENT} rx={plain ? 40 : 26} fill={`url(#${id})`} />
      {!plain &&
        GRAIN.map(({ width, d }) => <path key={width} className="grain" stroke-width={width} d={d} />)}
      <path className="tile-bright" d={TILES.bright} />
      <path className="tile-dark" d={TILES.dark} />
      <Camps camp={camp} flipped={flipped} id={id} />
      <path className="groove-lip" d={GROOVES} transform="translate(2.5 2.5)" />
      <path className="groove-edge" d={GROOVES} />
      <path className="groove-floor" d={GROOVES} />
      {!plain && (
        <g className="coordinates">
          <Coordinates flipped={flipped} />
        </g>
      )}
    </svg>
  );
});
