/** Legal answers as the table handles them. */
import {
  answerOf,
  meaningOf,
  oddsOf,
  type QuantumView,
  reactionsOf,
  type Square,
  type Verb,
} from '@tessera/games/quantum';
import type { MatchSnapshot } from '../../match/client.ts';
import type { Offered } from './contract.ts';

type Offering = Pick<MatchSnapshot<QuantumView>, 'view' | 'legal' | 'lasting'>;

export const offersOf = ({ view, legal, lasting }: Offering): readonly Offered[] =>
  legal.map(text => {
    const given = answerOf(view, text);
    const meaning = meaningOf(view, given);
    return {
      ...meaning,
      ...endOf(view, meaning.verb),
      text,
      odds: oddsOf(view, given),
      // The end of a spent turn is no surprise, even where others then have to agree to an undo; nor is a kept roll.
      isLasting: text in lasting && !isExpected(view, meaning.verb),
      losesActions: meaning.verb === 'end' && view.turn.actions > 0,
    };
  });

/** Answers that need no second press although they cannot be taken back. */
function isExpected(view: QuantumView, verb: Verb): boolean {
  if (verb === 'end') return view.turn.actions === 0;
  return verb === 'keep' || (verb === 'pass' && isPassBest(view));
}

const chancesOf = (view: QuantumView): readonly number[] => reactionsOf(view).map(({ chance = 0 }) => chance);

const isReroll = ({ decision }: QuantumView): boolean => decision?.kind.startsWith('REROLL') ?? false;

/** No reroll has a better chance. */
function isPassBest(view: QuantumView): boolean {
  const chances = chancesOf(view);
  return isReroll(view) && Math.max(...chances) === chances.at(-1);
}

/** Letting it stand wins for certain, or everything loses: the table answers by itself. */
export const isClearPass = (view: QuantumView): boolean =>
  isReroll(view) && (chancesOf(view).at(-1) === 1 || Math.max(...chancesOf(view)) === 0);

/** Q-CMB-4 asks about rerolls even where none can change who wins. */
export function isSettled(view: QuantumView): boolean {
  const chances = chancesOf(view);
  return isReroll(view) && (chances.every(chance => chance === 0) || chances.every(chance => chance === 1));
}

/** Where the winner of a fight would stand: its answers name no square. */
function endOf({ combat }: QuantumView, verb: Verb): Pick<Offered, 'square'> {
  if (!combat || (verb !== 'occupy' && verb !== 'hold')) return {};
  return { square: verb === 'occupy' ? combat.target : combat.via };
}

/** Whether actions are asked for, and not one particular thing. */
export const isFree = (offers: readonly Offered[]): boolean => offers.some(({ verb }) => verb === 'end');

/**
 * The best of several ways to mean the same: the better chance, then the cheaper, the one that keeps an ability, and
 * an attack from where the ship stands.
 */
export function bestOf(found: readonly Offered[], standing?: Square): Offered | undefined {
  return found.toSorted(
    (a, b) =>
      (b.odds?.chance ?? 0) - (a.odds?.chance ?? 0) ||
      a.cost - b.cost ||
      Number(a.isCunning) - Number(b.isCunning) ||
      Number(a.isManeuver) - Number(b.isManeuver) ||
      Number(b.from === standing) - Number(a.from === standing),
  )[0];
}
