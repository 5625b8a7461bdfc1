/** Keyboard of a table: shortcuts work from anywhere on it, and the focus is never lost. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useStable } from '../ui/useStable.ts';
import type { Deeds } from './deeds.ts';
import { type Key, strokeOf } from './keys.ts';
import { isCovered } from './useEscape.ts';
import type { TableModel } from './useTable.ts';

/** Keys for past boards: steps back and forward, to the beginning, to the present. */
const TIMES: Readonly<Record<string, number>> = {
  arrowleft: -1,
  arrowright: 1,
  arrowup: -Infinity,
  arrowdown: Infinity,
  home: -Infinity,
  end: Infinity,
};
const isTime = (stroke: string | undefined): stroke is string => stroke !== undefined && stroke in TIMES;

const TYPING =
  'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="range"])';
/** Controls that handle Enter and Space themselves. */
const PRESSED = 'button, a, input, summary';
/** Widgets that handle arrow keys themselves. */
const WALKED = 'input, [role="tablist"], [role="radiogroup"]';
/** Focusable places of a board. */
const STANDS = '[role="gridcell"], [data-thing]';
/** The place with the roving tabindex; every board has one. */
const STAND = `.table-root :is(${STANDS})[tabindex="0"]`;
/** Buttons of a decision apart from the board. */
export const ASKED = '.table-root [data-asks] button';

/** Focuses the first of some places that is visible, or the title. */
function focusFirst(...places: readonly string[]): HTMLElement | null {
  const place = [...places, '.tb-title'].map(one => document.querySelector<HTMLElement>(one)).find(Boolean);
  place?.focus({ preventScroll: true });
  return place ?? null;
}

/** Moves the focus to the board, then dispatches the key there. */
function walk(key: string): void {
  focusFirst(STAND)?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** True for a scroll container that was focused on purpose. */
const scrolls = ({ tabIndex, scrollHeight, clientHeight }: HTMLElement): boolean =>
  tabIndex === 0 && scrollHeight > clientHeight;

/** Shortcuts of every table; `confirm` plays the selected answer, if any. */
export function keysOf(
  { clock, back, snapshot, may, text: { table } }: TableModel<unknown>,
  deeds: Deeds,
  confirm: (() => void) | undefined,
  ofGame: readonly Key[],
  mark: (isArrow: boolean) => void,
  ofPage: readonly Key[] = [],
): readonly Key[] {
  const { keyMeanings } = table;
  const done = (deed: () => void) => () => deed;
  const isFree = (stroke: string): boolean => ofPage.every(({ strokes }) => !strokes.includes(stroke));
  return [
    {
      strokes: Object.keys(TIMES).filter(isFree),
      meaning: keyMeanings.arrows,
      deed: stroke => () => back.step(TIMES[stroke] ?? 0),
    },
    ...ofPage,
    { strokes: ['enter'], meaning: keyMeanings.enter, deed: () => confirm },
    { strokes: ['escape'], meaning: keyMeanings.escape, deed: () => undefined },
    ...ofGame,
    { strokes: [' '], meaning: table.skipAbout, deed: () => (clock.canSkip ? clock.skip : undefined) },
    {
      strokes: ['shift+arrowleft', 'shift+arrowright'],
      meaning: keyMeanings.back,
      deed: stroke => () => back.step(stroke.endsWith('left') ? -1 : 1),
    },
    {
      strokes: ['b'],
      meaning: table.time.playOn,
      deed: () => (back.count === undefined ? undefined : deeds.playOn),
    },
    {
      strokes: ['m', 'shift+m'],
      meaning: keyMeanings.mark,
      deed: stroke => () => mark(stroke !== 'm'),
    },
    ...(snapshot.setup.clock ? [{ strokes: ['p'], meaning: table.pause, deed: done(deeds.pause) }] : []),
    ...(may.hint ? [{ strokes: ['h'], meaning: table.hint, deed: done(deeds.hint) }] : []),
    ...(may.play
      ? [
          { strokes: ['z', 'ctrl+z'], meaning: table.undo, deed: done(deeds.undo) },
          { strokes: ['shift+z', 'ctrl+y', 'ctrl+shift+z'], meaning: table.redo, deed: done(deeds.redo) },
        ]
      : []),
    { strokes: ['?'], meaning: table.keysTitle, deed: done(deeds.keys) },
  ];
}

/** True if the focused element handles the key itself. `wasPointed`: the pointer was used last. */
function isTheirs(target: HTMLElement, stroke: string, wasPointed: boolean): boolean {
  if (target.matches(TYPING)) return true;
  if (stroke.includes('arrow') || isTime(stroke)) return target.closest(WALKED) !== null || scrolls(target);
  if (stroke !== 'enter' && stroke !== ' ') return false;
  // After a button was pressed by pointer, the next key is meant for the table.
  return target.closest('[role="dialog"]') !== null || (!wasPointed && target.closest(PRESSED) !== null);
}

/**
 * Arrow keys move on the board while it has the focus. Elsewhere, and after the pointer was used, they step
 * through the past, if there is one.
 */
export function useKeys(keys: readonly Key[], hasPast = true): void {
  const wasPointed = useRef(false);
  const keyed = useStable((event: KeyboardEvent): void => {
    const stroke = strokeOf(event);
    const target = event.target instanceof HTMLElement ? event.target : document.body;
    if (stroke === undefined || event.defaultPrevented || isCovered()) return;
    if (isTheirs(target, stroke, wasPointed.current)) return;
    const isOnBoard = target.closest(STANDS) !== null;
    if (isTime(stroke) && isOnBoard && !wasPointed.current) return;
    const isWalk = isTime(stroke) && !hasPast;
    const known = keys.find(({ strokes }) => strokes.includes(stroke))?.deed(stroke);
    const isEntry = stroke === 'enter' && !known && !target.closest(PRESSED);
    // Enter right after a pointer press is one gesture with it: it may confirm, but presses no second place.
    if (isEntry && isOnBoard && wasPointed.current) event.preventDefault();
    // From now on the keyboard is the input device.
    if (isWalk || isEntry || /^\d$/.test(stroke)) wasPointed.current = false;
    const entry = isEntry && !isOnBoard ? () => focusFirst(STAND) : known;
    const deed = isWalk ? () => walk(event.key) : entry;
    if (!deed || event.defaultPrevented) return;
    event.preventDefault();
    if (!event.repeat || isTime(stroke)) deed();
  });
  // Before the table is painted: a key pressed at first sight is heard.
  useLayoutEffect(() => {
    const pointed = (): void => {
      wasPointed.current = true;
    };
    // The board handles its keys first, unless the pointer was used last. At the document: after listeners at the window,
    // which forget the last press (`useHand.ts`).
    const early = (event: KeyboardEvent): void => {
      if (event.key === 'Tab') wasPointed.current = false;
      const isPast = hasPast && isTime(strokeOf(event)) && (event.target as Element).closest(STANDS);
      if (wasPointed.current && (event.key === 'Enter' || isPast)) keyed(event);
      if (event.defaultPrevented) event.stopPropagation();
    };
    addEventListener('pointerdown', pointed, true);
    document.addEventListener('keydown', early, true);
    addEventListener('keydown', keyed);
    return () => {
      removeEventListener('pointerdown', pointed, true);
      document.removeEventListener('keydown', early, true);
      removeEventListener('keydown', keyed);
    };
  }, [keyed, hasPast]);
}

/** Restores a focus that an answer or a dialog removed: to the buttons of the decision, or to the board. */
export function useFocusKept(): void {
  const wasOn = useRef(false);
  useEffect(() => {
    const isOn = (): boolean => document.activeElement !== document.body;
    wasOn.current ||= isOn();
    // During a focus change the active element is briefly the body; the timeout checks after it.
    const look = setTimeout(() => wasOn.current && !isOn() && focusFirst(ASKED, STAND));
    return () => clearTimeout(look);
  });
}
