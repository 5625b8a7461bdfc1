/**
 * Luck in a finished match. Every draw is compared with its expectation, as win probabilities: exactly over
 * every roll of the dice, or by a few sampled deals where decks decide. The rest of the result is due to the
 * players' decisions.
 */
import type { Past, PastEntry } from '@tessera/engine';
import { type Answer, answerOf, type QuantumEvent, type QuantumState, quantum } from '@tessera/games/quantum';
import { luckOf } from '../luck.ts';
import { bestNow } from './outlook.ts';
import { reactionTo } from './trial.ts';
import { everyWay } from './ways.ts';
import { winChances } from './winChances.ts';
import { answersIn, newWorkshop, type Workshop } from './workshop.ts';

/** Kinds of draws: fleets of the set-up, dice of fights, rolled ships, revealed cards. */
export const DRAWS = ['fleets', 'fights', 'ships', 'cards'] as const;
type Draw = (typeof DRAWS)[number];

/** Luck of one seat: win probability given by each kind of draw, and by decisions of all players. */
export interface Fortune extends Readonly<Record<Draw, number>> {
  readonly luck: number;
  readonly decisions: number;
}

/** Win probabilities by seat; they sum up to one. */
type Chances = readonly number[];

/** The kind of a draw, by the first of these events that an answer led to. */
const DRAWN_BY: Partial<Readonly<Record<QuantumEvent['type'], Draw>>> = {
  fleetRolled: 'fleets',
  tieBreak: 'fleets',
  combatRoll: 'fights',
  reroll: 'fights',
  roll: 'ships',
  cardRevealed: 'cards',
};

const drawIn = ({ events }: PastEntry<QuantumState, QuantumEvent>): Draw | undefined =>
  events.map(({ type }) => DRAWN_BY[type]).find(draw => draw !== undefined);

export function fortunesOf({ start, entries }: Past<QuantumState, QuantumEvent>): readonly Fortune[] {
  const shop = newWorkshop();
  const given = start.hasLeft.map(() => ({ fleets: 0, fights: 0, ships: 0, cards: 0 }));
  const note = (draw: Draw, actual: Chances, expected: Chances): void => {
    for (const [seat, sums] of given.entries()) sums[draw] += (actual[seat] ?? 0) - (expected[seat] ?? 0);
  };
  let before = start;
  for (const entry of entries) {
    const draw = entry.move === 'leave' ? undefined : drawIn(entry);
    if (draw) note(draw, outlook(shop, entry.state), expectation(shop, before, answerOf(before, entry.move)));
    before = entry.state;
  }
  return given.map((sums, seat) => {
    const luck = DRAWS.reduce((sum, draw) => sum + sums[draw], 0);
    const gain = (before.outcome ? (winChances(before)[seat] ?? 0) : 1 / start.players) - 1 / start.players;
    return { ...sums, luck, decisions: gain - luck };
  });
}

/** Exact enumeration covers two dice of a fight and the ship rolled after them; more ways are sampled. */
const MOST_WAYS = 216;
const DEALS = 24;
/** Maximum of questions answered before the position is evaluated as it is. */
const LONGEST = 40;

/**
 * Win probabilities once pending questions are answered as looks best to the seat that is asked; `luck` gives
 * the numbers where draws are no longer enumerated.
 */
function outlook(shop: Workshop, from: QuantumState, luck = luckOf(1), isCounting = true): Chances {
  const isSettingUp = from.turn.phase === 'setup';
  if (isSettingUp && isCounting) return dealt(deal => outlook(shop, from, luckOf(deal), false));
  const state = quantum.copy(from, shop.spare.pop());
  for (let i = 0; i < LONGEST && isWaiting(state); i++) {
    const answer = reactionTo(state) ?? bestNow(shop, state, answersIn(state), luckOf(0));
    const rolls = isCounting && draws(state, answer);
    if (rolls) return expectation(shop, state, answer, false);
    quantum.play(state, 0, answer, luck);
  }
  const chances = winChances(state);
  shop.spare.push(state);
  return chances;
}

const isWaiting = ({ outcome, pending, turn }: QuantumState): boolean =>
  outcome === null && (pending.length > 0 || turn.phase === 'advance');

function draws(state: QuantumState, answer: Answer): boolean {
  const luck = luckOf(0);
  quantum.play(quantum.copy(state), 0, answer, luck);
  return luck.used > 0;
}

/** Expected win probabilities of an answer, before its draw. */
function expectation(shop: Workshop, state: QuantumState, answer: Answer, isCounting = true): Chances {
  const isDealt = state.turn.phase === 'setup' || state.turn.phase === 'advance';
  const ways = isDealt
    ? undefined
    : everyWay(chance => outlook(shop, played(state, answer, chance), luckOf(1), isCounting), MOST_WAYS + 1);
  if (ways) return mixed(ways);
  return dealt(deal => {
    const luck = luckOf(deal);
    const world = quantum.determinize(quantum.view(state, 0), luck);
    return outlook(shop, played(world, answer, luck), luck, false);
  });
}

function played(
  state: QuantumState,
  answer: Answer,
  chance: Parameters<typeof quantum.play>[3],
): QuantumState {
  const after = quantum.copy(state);
  quantum.play(after, 0, answer, chance);
  return after;
}

const dealt = (chancesIn: (deal: number) => Chances): Chances =>
  mixed(Array.from({ length: DEALS }, (_, deal) => ({ value: chancesIn(deal), weight: 1 / DEALS })));

function mixed(ways: readonly { readonly value: Chances; readonly weight: number }[]): Chances {
  const sums: number[] = [];
  for (const { value, weight } of ways)
    for (const [seat, chance] of value.entries()) sums[seat] = (sums[seat] ?? 0) + weight * chance;
  return sums;
}
