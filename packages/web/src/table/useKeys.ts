/** The keyboard of a table: its keys work from anywhere on it, and its focus is never lost. */
import { useEffect, useRef } from 'preact/hooks';
import type { Deeds } from './deeds.ts';
import { type Key, strokeOf } from './keys.ts';
import { isCovered } from './useEscape.ts';
import { useStable } from './useStable.ts';
import type { TableModel } from './useTable.ts';

const ARROWS: readonly string[] = ['arrowleft', 'arrowup', 'arrowright', 'arrowdown'];

/** Where keys are typed. */
const TYPING =
  'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="range"])';
/** What Enter and Space press by themselves. */
const PRESSED = 'button, a, input, summary';
/** What arrows walk through by themselves. */
const WALKED = 'input, [role="tablist"], [role="radiogroup"]';
/** Where the keyboard stands on a board; every board has one such place. */
const BOARD = '.table-root [role="gridcell"][tabindex="0"]';

/** Or the title, while no board is on the screen. */
function focusBoard(): HTMLElement | null {
  const place =
    document.querySelector<HTMLElement>(BOARD) ?? document.querySelector<HTMLElement>('.tb-title');
  place?.focus({ preventScroll: true });
  return place;
}

/** A key first takes the focus to the board, wherever it was, then does there what it does. */
function walk(key: string): void {
  focusBoard()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** Something that scrolls and was reached on purpose. */
const scrolls = ({ tabIndex, scrollHeight, clientHeight }: HTMLElement): boolean =>
  tabIndex === 0 && scrollHeight > clientHeight;

/** What every table's keys do; `confirm` does what is chosen, if something is. */
export function keysOf(
  { clock, back, text: { table } }: TableModel<unknown>,
  deeds: Deeds,
  confirm: (() => void) | undefined,
  ofGame: readonly Key[],
): readonly Key[] {
  const { keyMeanings } = table;
  const done = (deed: () => void) => () => deed;
  return [
    { strokes: ARROWS, meaning: keyMeanings.arrows, deed: () => undefined },
    { strokes: ['enter'], meaning: keyMeanings.enter, deed: () => confirm },
    { strokes: ['escape'], meaning: keyMeanings.escape, deed: () => undefined },
    ...ofGame,
    { strokes: [' '], meaning: table.skipAbout, deed: () => (clock.canSkip ? clock.skip : undefined) },
    {
      strokes: ['shift+arrowleft', 'shift+arrowright'],
      meaning: keyMeanings.back,
      deed: stroke => () => back.step(stroke.endsWith('left') ? -1 : 1),
    },
    { strokes: ['h'], meaning: table.hint, deed: done(deeds.hint) },
    { strokes: ['z', 'ctrl+z'], meaning: table.undo, deed: done(deeds.undo) },
    { strokes: ['shift+z', 'ctrl+y', 'ctrl+shift+z'], meaning: table.redo, deed: done(deeds.redo) },
    { strokes: ['?'], meaning: table.keysTitle, deed: done(deeds.keys) },
  ];
}

/** Whether a key belongs to what has the focus. `wasPointed`: the pointer was used last. */
function isTheirs(target: HTMLElement, stroke: string, wasPointed: boolean): boolean {
  if (target.matches(TYPING)) return true;
  if (stroke.includes('arrow')) return target.closest(WALKED) !== null || scrolls(target);
  if (stroke !== 'enter' && stroke !== ' ') return false;
  // Who pressed a button with the pointer means the table again with the next key.
  return target.closest('[role="dialog"]') !== null || (!wasPointed && target.closest(PRESSED) !== null);
}

export function useKeys(keys: readonly Key[]): void {
  const wasPointed = useRef(false);
  const keyed = useStable((event: KeyboardEvent): void => {
    const stroke = strokeOf(event);
    const target = event.target instanceof HTMLElement ? event.target : document.body;
    if (stroke === undefined || event.defaultPrevented || isCovered()) return;
    if (isTheirs(target, stroke, wasPointed.current)) return;
    const isWalk = ARROWS.includes(stroke) && target.role !== 'gridcell';
    const key = keys.find(({ strokes }) => strokes.includes(stroke));
    const deed = isWalk ? () => walk(event.key) : key?.deed(stroke);
    if (!deed) return;
    event.preventDefault();
    if (!event.repeat || isWalk) deed();
  });
  useEffect(() => {
    const pointed = (): void => {
      wasPointed.current = true;
    };
    // The board hears its keys first, but not Enter for what was chosen with the pointer.
    const early = (event: KeyboardEvent): void => {
      if (event.key === 'Tab' || event.key.startsWith('Arrow')) wasPointed.current = false;
      if (event.key === 'Enter' && wasPointed.current) keyed(event);
      if (event.defaultPrevented) event.stopPropagation();
    };
    addEventListener('pointerdown', pointed, true);
    addEventListener('keydown', early, true);
    addEventListener('keydown', keyed);
    return () => {
      removeEventListener('pointerdown', pointed, true);
      removeEventListener('keydown', early, true);
      removeEventListener('keydown', keyed);
    };
  }, [keyed]);
}

/** What had the focus may go away with an answer or a dialog: then the board has it. */
export function useFocusKept(): void {
  const wasOn = useRef(false);
  useEffect(() => {
    const isOn = (): boolean => document.activeElement !== document.body;
    wasOn.current ||= isOn();
    // Between one stop and the next the focus is nowhere, and a page may be drawn right then: look when it has arrived.
    const look = setTimeout(() => wasOn.current && !isOn() && focusBoard());
    return () => clearTimeout(look);
  });
}
