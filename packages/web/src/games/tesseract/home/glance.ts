/**
 * What a list shows of a tesseract match, read from its position without loading the rules (section 22 of the rules
 * page). What cannot be read is shown as nothing rather than stopping the page.
 */
import type { ColourName } from '@tessera/games/tesseract';
import { parseObject } from '../../../ui/stored.ts';
import type { DrawnDie, DrawnStacks } from './drawnCube.tsx';

export interface Glance {
  readonly stacks: DrawnStacks;
  readonly turn: number;
  readonly breach: number;
  /** Of 24. */
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

/** `y3?o2P1`: a small letter hides the value, `?` the colour too; nobody learns them from a picture either. */
const diceOf = (stack: string): DrawnDie[] =>
  [...stack.matchAll(/([YOPB])([1-6])|([yopb])[1-6](\??)/g)].map(([, colour, value, hidden, unseen]) => ({
    colour: unseen === '?' ? undefined : ((colour ?? hidden)?.toUpperCase() as ColourName),
    top: Number(value ?? 0),
    front: 0,
    right: 0,
  }));
