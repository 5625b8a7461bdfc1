/** Legal answers in the form that the table uses. */
import { answerOf, type LoopView, type Meaning, meaningOf, RING } from '@tessera/games/loop';
import type { MatchSnapshot } from '../../match/client.ts';
import type { Offered, Thing } from './contract.ts';

type Offering = Pick<MatchSnapshot<LoopView>, 'view' | 'legal' | 'lasting'>;

export function offersOf({ view, legal, lasting }: Offering): readonly Offered[] {
  const offers = legal.map(text => {
    const meaning = meaningOf(view, answerOf(view, text));
    return { ...meaning, text, thing: thingOf(meaning), isLasting: text in lasting };
  });
  const { decision } = view;
  // From left to right, beginning before the era that the choice is around: Dr Foo's for exits of the Machine.
  const middle = decision?.kind === 'cancelRift' ? view.foo : view.eras[decision?.agent ?? 0];
  if (decision?.kind !== 'cancelRift' && !isAround(offers, middle)) return offers;
  const place = ({ era }: Offered): number =>
    era === undefined ? RING : (era - (middle ?? 0) + 1 + RING) % RING;
  return offers.toSorted((a, b) => place(a) - place(b));
}

/** True if all answers are eras, neighbours of one or that one. */
const isAround = (offers: readonly Offered[], middle: number | undefined): boolean =>
  offers.length > 1 &&
  offers.every(
    ({ verb, era }) =>
      verb === 'era' && middle !== undefined && ((era ?? RING) - middle + 1 + RING) % RING < 3,
  );

/** The piece that is pressed for an answer. */
function thingOf({ era, card, token, agent, dimension, mission, ultra }: Meaning): Thing | undefined {
  if (era !== undefined) return { kind: 'era', era };
  if (card !== undefined) return { kind: 'card', card };
  if (token !== undefined) return { kind: 'token', token };
  if (agent !== undefined) return { kind: 'agent', agent };
  if (dimension !== undefined) return { kind: 'dimension', dimension };
  if (mission !== undefined) return { kind: 'mission', mission };
  return ultra === undefined ? undefined : { kind: 'ultra', ultra };
}

/** True during the free choice of actions, rather than a single question. */
export const isFree = (offers: readonly Offered[]): boolean =>
  offers.some(({ verb }) => verb === 'endActions');

/** Key of a piece, for comparison and lookup. */
export const keyOf = (thing: Thing): string => Object.values(thing).join(' ');
