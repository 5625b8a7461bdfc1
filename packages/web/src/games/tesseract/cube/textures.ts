/**
 * Textures created at the start: pips and event symbols as masks, the top of the board in the colours of a
 * theme.
 */
import { COLOURS, EVENTS } from '@tessera/games/tesseract';
import { pipPath, pipRadius } from '../pips.ts';
import { SYMBOL_PATHS } from '../symbols.ts';
import { BASE_HALF, DISC_RADIUS, PITCH, SIDE } from './layout.ts';
import type { Palette } from './theme.ts';

/** Size of one face in the atlas, which is six numbers wide and four marks high. */
export const FACE_PIXELS = 128;
const ATLAS_COLUMNS = 6;

type Pen = CanvasRenderingContext2D;

function pen(width: number, height: number): Pen {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext('2d', { willReadFrequently: true }) as Pen;
}

function drawPips(context: Pen): void {
  for (const [row, colour] of COLOURS.entries()) {
    for (let value = 1; value <= ATLAS_COLUMNS; value++) {
      const size = FACE_PIXELS * pipRadius(value);
      context.setTransform(size, 0, 0, size, (value - 0.5) * FACE_PIXELS, (row + 0.5) * FACE_PIXELS);
      context.fill(new Path2D(pipPath(colour, value)));
    }
  }
}

/** Atlas of pips. Red: coverage. Green and blue: slope of the rim, for its relief. */
export function pipAtlas(): ImageData {
  const [width, height] = [ATLAS_COLUMNS * FACE_PIXELS, COLOURS.length * FACE_PIXELS];
  const context = pen(width, height);
  drawPips(context);
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  const covers = Uint8Array.from({ length: width * height }, (_, i) => data[4 * i + 3] ?? 0);
  const cover = (index: number): number => covers[index] ?? 0;
  const reach = 2;
  for (let i = 0; i < width * height; i++) {
    data[4 * i] = cover(i);
    data[4 * i + 1] = 128 + (cover(i + reach) - cover(i - reach)) / 2;
    data[4 * i + 2] = 128 + (cover(i + reach * width) - cover(i - reach * width)) / 2;
    data[4 * i + 3] = 255;
  }
  return image;
}

const SYMBOL = 128;

/** Atlas of the eight symbols. Red: the stroke; green: its glow. */
export function symbolAtlas(): HTMLCanvasElement {
  const context = pen(SYMBOL * EVENTS.length, SYMBOL);
  context.fillStyle = '#000';
  context.fillRect(0, 0, SYMBOL * EVENTS.length, SYMBOL);
  context.globalCompositeOperation = 'lighter';
  context.lineCap = context.lineJoin = 'round';
  const scale = (SYMBOL * 0.66) / 24;
  for (const [i, symbol] of EVENTS.entries()) {
    const path = new Path2D(SYMBOL_PATHS[symbol]);
    context.setTransform(scale, 0, 0, scale, (i + 0.17) * SYMBOL, 0.17 * SYMBOL);
    context.strokeStyle = context.shadowColor = '#0f0';
    context.lineWidth = 2.6;
    context.shadowBlur = 18;
    context.stroke(path);
    context.strokeStyle = '#f00';
    context.lineWidth = 1.9;
    context.shadowBlur = 0;
    context.stroke(path);
  }
  return context.canvas;
}

const GROUND = 1024;
const UNIT = GROUND / (2 * DISC_RADIUS);

function drawScale(context: Pen, palette: Palette): void {
  context.strokeStyle = palette.engraving;
  for (let i = 0; i < 120; i++) {
    const isLong = i % 10 === 0;
    const angle = (i * Math.PI) / 60;
    context.globalAlpha = isLong ? 0.8 : 0.4;
    context.lineWidth = isLong ? 2.4 : 1.4;
    context.beginPath();
    for (const inset of [0.22, isLong ? 0.38 : 0.3]) {
      const radius = (DISC_RADIUS - inset) * UNIT;
      context.lineTo(radius * Math.cos(angle), radius * Math.sin(angle));
    }
    context.stroke();
  }
  context.globalAlpha = 0.45;
  context.beginPath();
  context.arc(0, 0, (DISC_RADIUS - 0.46) * UNIT, 0, 7);
  context.stroke();
  context.globalAlpha = 1;
}

function drawBoard(context: Pen, palette: Palette): void {
  const half = BASE_HALF * UNIT;
  context.fillStyle = palette.board;
  context.fillRect(-half, -half, 2 * half, 2 * half);
  context.lineWidth = 2;
  for (let cell = 0; cell < SIDE * SIDE; cell++) {
    const [x, y] = [cell % SIDE, Math.floor(cell / SIDE)].map(i => (i - 1.5) * PITCH * UNIT) as [
      number,
      number,
    ];
    context.beginPath();
    context.roundRect(x - 0.475 * UNIT, y - 0.475 * UNIT, 0.95 * UNIT, 0.95 * UNIT, 0.1 * UNIT);
    context.fillStyle = palette.cell;
    context.fill();
    context.strokeStyle = palette.cellEdge;
    context.stroke();
  }
}

/**
 * Letters from west to east, numbers from north to south, on every side so that they are visible in every
 * rotation.
 */
function drawNames(context: Pen, palette: Palette): void {
  context.font = `600 ${0.2 * UNIT}px "Space Grotesk Variable", "Space Grotesk", sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = palette.engraving;
  const edge = (BASE_HALF - 0.135) * UNIT;
  for (let i = 0; i < SIDE; i++) {
    const place = (i - 1.5) * PITCH * UNIT;
    const [letter, number] = ['abcd'[i] as string, String(i + 1)];
    for (const [text, x, y, turn] of [
      [letter, place, edge, 0],
      [letter, place, -edge, Math.PI],
      [number, edge, place, -Math.PI / 2],
      [number, -edge, place, Math.PI / 2],
    ] as const) {
      context.save();
      context.translate(x, y);
      context.rotate(turn);
      context.fillText(text, 0, 1);
      context.restore();
    }
  }
}

/** Texture of board and turntable from above. */
export function groundPicture(palette: Palette): HTMLCanvasElement {
  const context = pen(GROUND, GROUND);
  context.fillStyle = palette.disc;
  context.fillRect(0, 0, GROUND, GROUND);
  context.translate(GROUND / 2, GROUND / 2);
  drawScale(context, palette);
  drawBoard(context, palette);
  drawNames(context, palette);
  return context.canvas;
}
