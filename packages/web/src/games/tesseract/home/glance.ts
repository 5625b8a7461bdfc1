/**
 * Preview data of a tesseract match, parsed from its position without loading the rules (section 22 of the
 * rules page). Invalid parts are left out instead of failing.
 */
import type { ColourName } from '@tessera/games/tesseract';
import { parseObject } from '../../../ui/stored.ts';
import type { DrawnDie, DrawnStacks } from './drawnCube.tsx';

export interface Glance {
  readonly stacks: DrawnStacks;
  readonly turn: number;
  readonly breach: number;
  /** Number of contained cubes, of 24. */
  readonly contained: number;
}

export function glanceAt(position: string): Glance {
  const { tesseract, turn, breach, board } = parseObject(position);
  const stacks = Array.isArray(tesseract) ? tesseract : [];
  return {
    stacks: stacks.slice(0, 16).map(stack => diceOf(String(stack))),
    turn: numberOf(turn, 1),
    breach: numberOf(breach, 0),
    contained: typeof board === 'string' ? board.length / 2 : 0,
  };
}

const numberOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

/**
 * Stack in notation, `y3?o2P1`: a small letter hides the value, `?` the colour too; the preview hides them as
 * well.
 */
const diceOf = (stack: string): DrawnDie[] =>
  [...stack.matchAll(/([YOPB])([1-6])|([yopb])[1-6](\??)/g)].map(([, colour, value, hidden, unseen]) => ({
    colour: unseen === '?' ? undefined : ((colour ?? hidden)?.toUpperCase() as ColourName),
    top: Number(value ?? 0),
    front: 0,
    right: 0,
  }));
