/** The keys that only the loop table has. Arrows walk along the ring: the frame and the board see to that. */
import { digits, type Key } from '../../table/keys.ts';
import type { LoopModel, Offered } from './contract.ts';
import { listedOf } from './listed.ts';
import { isFree } from './offers.ts';

/** Spiral, Star, Stripes. */
const LOOPS = ['q', 'w', 'r'] as const;
/** What declines. */
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

/** A card of the hand by its place while actions are asked for; else the choice with that number. */
function numbered(
  { offers, choices, view, agent, press, pressThing }: LoopModel,
  number: number,
): (() => void) | undefined {
  const choice = (choices.length > 1 ? choices : listedOf(offers))[number - 1];
  if (choice) return () => press(choice);
  const card = view.hands[agent]?.[number - 1];
  return card === undefined || !isFree(offers) ? undefined : () => pressThing({ kind: 'card', card });
}
