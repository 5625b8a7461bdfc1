/** Shortcuts of the loop table only; frame and board handle the arrow keys. */
import { digits, type Key } from '../../table/keys.ts';
import type { LoopModel, Offered } from './contract.ts';
import { listedOf } from './listed.ts';
import { isFree } from './offers.ts';

/** Keys for Spiral, Star, Stripes. */
const LOOPS = ['q', 'w', 'r'] as const;
/** Verbs that decline. */
const NONE: readonly Offered['verb'][] = ['none', 'no', 'stop'];

export function keysOf(model: LoopModel): readonly Key[] {
  const { words, offers, press, pressThing } = model;
  const { keys } = words.table;
  const only =
    (...verbs: readonly Offered['verb'][]) =>
    () => {
      const found = offers.find(({ verb }) => verbs.includes(verb));
      return found && (() => press(found));
    };
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
    { strokes: ['n'], meaning: keys.none, deed: only(...NONE) },
  ];
}

/** Action of a digit: a card of the hand by its place during actions; else the choice with that number. */
function numbered(
  { offers, choices, view, agent, press, pressThing }: LoopModel,
  number: number,
): (() => void) | undefined {
  const choice = (choices.length > 1 ? choices : listedOf(offers))[number - 1];
  if (choice) return () => press(choice);
  const card = view.hands[agent]?.[number - 1];
  return card === undefined || !isFree(offers) ? undefined : () => pressThing({ kind: 'card', card });
}
