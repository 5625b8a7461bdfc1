/**
 * How much of a finished match was luck. Whenever chance decides, what it gave is set against what was to be expected
 * before it did, in chances to win: counted over every way the dice can fall, or dealt a few times where decks decide.
 * What luck does not explain of the result was decided by the players.
 */
import type { Past, PastEntry } from '@tessera/engine';
import { type Answer, answerOf, type QuantumEvent, type QuantumState, quantum } from '@tessera/games/quantum';
import { luckOf } from '../luck.ts';
import { bestNow } from './outlook.ts';
import { standing } from './standing.ts';
import { reactionTo } from './trial.ts';
import { everyWay } from './ways.ts';
import { answersIn, newWorkshop, type Workshop } from './workshop.ts';

/** What was drawn: fleets of the set-up, dice of fights, ships that were rolled, cards that came to light. */
export const DRAWS = ['fleets', 'fights', 'ships', 'cards'] as const;
type Draw = (typeof DRAWS)[number];

/** Of one seat: chances to win that each kind of draw gave, and what decisions added, its own and those of others. */
export interface Fortune extends Readonly<Record<Draw, number>> {
  readonly luck: number;
  readonly decisions: number;
}

/** Of every seat; they sum up to one. */
type Chances = readonly number[];

/** By the first of these events that an answer led to. */
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
    const gain = (before.outcome ? (standing(before)[seat] ?? 0) : 1 / start.players) - 1 / start.players;
    return { ...sums, luck, decisions: gain - luck };
  });
}

/** More ways than two dice of a fight and the ship that is rolled after them are not counted but dealt. */
const MOST_WAYS = 216;
const DEALS = 24;
/** Questions that are answered before a table is judged as it stands. */
const LONGEST = 40;

/** Once what is begun is finished as looks best to whoever is asked; `luck` where there is no counting any more. */
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
  const chances = standing(state);
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

/** What an answer promised before chance decided. */
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
