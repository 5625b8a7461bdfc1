/** Shortcuts of the loop table only; frame and board handle the arrow keys. */
import { digits, type Key } from '../../table/keys.ts';
import { neighbourOf } from '../../table/story/trace.ts';
import type { LoopModel, Offered } from './contract.ts';
import { isDeclining, listedOf } from './listed.ts';
import { isFree } from './offers.ts';
import { handOf } from './panels/hand.ts';

/** Keys for Spiral, Star, Stripes. */
const LOOPS = ['q', 'w', 'r'] as const;
export function keysOf(model: LoopModel): readonly Key[] {
  const { words, offers, press, pressThing, trace, step, showStep } = model;
  const { keys } = words.table;
  const first = (isMeant: (offered: Offered) => boolean) => () => {
    const found = offers.find(isMeant);
    return found && (() => press(found));
  };
  const only = (wanted: Offered['verb']) => first(({ verb }) => verb === wanted);
  const stepped = (by: 1 | -1) => () =>
    trace.length > 0 ? () => showStep(neighbourOf(step, trace.length, by)) : undefined;
  return [
    { strokes: digits(9), meaning: keys.cards, deed: digit => numbered(model, Number(digit)) },
    {
      strokes: LOOPS,
      meaning: keys.loops,
      deed: stroke =>
        isFree(offers)
          ? () => pressThing({ kind: 'dimension', dimension: LOOPS.findIndex(key => key === stroke) })
          : undefined,
    },
    { strokes: ['e'], meaning: keys.end, deed: only('endActions') },
    { strokes: ['p'], meaning: keys.power, deed: only('power') },
    { strokes: ['c'], meaning: keys.claim, deed: only('claim') },
    { strokes: ['n'], meaning: keys.none, deed: first(isDeclining) },
    { strokes: ['s'], meaning: keys.story, deed: stepped(1) },
    { strokes: ['shift+s'], meaning: keys.storyBack, deed: stepped(-1) },
  ];
}

/** Action of a digit: a card of the hand by its place during actions; else the choice with that number. */
function numbered(model: LoopModel, number: number): (() => void) | undefined {
  const { offers, choices, press, pressThing } = model;
  const choice = (choices.length > 1 ? choices : listedOf(offers))[number - 1];
  if (choice) return () => press(choice);
  const card = handOf(model)[number - 1];
  return card === undefined || !isFree(offers) ? undefined : () => pressThing({ kind: 'card', card });
}
