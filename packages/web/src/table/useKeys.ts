/** The keyboard of a table: its keys work from anywhere on it, and its focus is never lost. */
import { useEffect, useRef } from 'preact/hooks';
import { useStable } from '../ui/useStable.ts';
import type { Deeds } from './deeds.ts';
import { type Key, strokeOf } from './keys.ts';
import { isCovered } from './useEscape.ts';
import type { TableModel } from './useTable.ts';

/** Where they lead in time: steps back and forward, to the beginning, to now. */
const TIMES: Readonly<Record<string, number>> = {
  arrowleft: -1,
  arrowright: 1,
  arrowup: -Infinity,
  arrowdown: Infinity,
  home: -Infinity,
  end: Infinity,
};
const isTime = (stroke: string | undefined): stroke is string => stroke !== undefined && stroke in TIMES;

/** Where keys are typed. */
const TYPING =
  'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="range"])';
/** What Enter and Space press by themselves. */
const PRESSED = 'button, a, input, summary';
/** What arrows walk through by themselves. */
const WALKED = 'input, [role="tablist"], [role="radiogroup"]';
/** What a keyboard can stand on, of a board. */
const STANDS = '[role="gridcell"], [data-thing]';
/** Where it does; every board has one such place. */
const STAND = `.table-root :is(${STANDS})[tabindex="0"]`;
/** What is asked apart from the board. */
export const ASKED = '.table-root [data-asks] button';

/** The first of them that is on the screen; or the title. */
function focusFirst(...places: readonly string[]): HTMLElement | null {
  const place = [...places, '.tb-title'].map(one => document.querySelector<HTMLElement>(one)).find(Boolean);
  place?.focus({ preventScroll: true });
  return place ?? null;
}

/** A key first takes the focus to the board, wherever it was, then does there what it does. */
function walk(key: string): void {
  focusFirst(STAND)?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** Something that scrolls and was reached on purpose. */
const scrolls = ({ tabIndex, scrollHeight, clientHeight }: HTMLElement): boolean =>
  tabIndex === 0 && scrollHeight > clientHeight;

/** What every table's keys do; `confirm` does what is chosen, if something is. */
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

/** Whether a key belongs to what has the focus. `wasPointed`: the pointer was used last. */
function isTheirs(target: HTMLElement, stroke: string, wasPointed: boolean): boolean {
  if (target.matches(TYPING)) return true;
  if (stroke.includes('arrow') || isTime(stroke)) return target.closest(WALKED) !== null || scrolls(target);
  if (stroke !== 'enter' && stroke !== ' ') return false;
  // Who pressed a button with the pointer means the table again with the next key.
  return target.closest('[role="dialog"]') !== null || (!wasPointed && target.closest(PRESSED) !== null);
}

/**
 * Arrows walk where the keyboard stands on the board. Everywhere else, and for whoever used the pointer last, they go
 * through what was played, if anything was.
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
    // From now on the keyboard steers.
    if (isWalk || isEntry || /^\d$/.test(stroke)) wasPointed.current = false;
    const entry = isEntry && !isOnBoard ? () => focusFirst(STAND) : known;
    const deed = isWalk ? () => walk(event.key) : entry;
    if (!deed) return;
    event.preventDefault();
    if (!event.repeat || isTime(stroke)) deed();
  });
  useEffect(() => {
    const pointed = (): void => {
      wasPointed.current = true;
    };
    // The board hears its keys first, but not those of who used the pointer last.
    const early = (event: KeyboardEvent): void => {
      if (event.key === 'Tab') wasPointed.current = false;
      const isPast = hasPast && isTime(strokeOf(event)) && (event.target as Element).closest(STANDS);
      if (wasPointed.current && (event.key === 'Enter' || isPast)) keyed(event);
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
  }, [keyed, hasPast]);
}

/** What had the focus may go away with an answer or a dialog: then what is asked has it, or the board. */
export function useFocusKept(): void {
  const wasOn = useRef(false);
  useEffect(() => {
    const isOn = (): boolean => document.activeElement !== document.body;
    wasOn.current ||= isOn();
    // Between one stop and the next the focus is nowhere, and a page may be drawn right then: look when it has arrived.
    const look = setTimeout(() => wasOn.current && !isOn() && focusFirst(ASKED, STAND));
    return () => clearTimeout(look);
  });
}
