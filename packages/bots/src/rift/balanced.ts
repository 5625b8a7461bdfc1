/** Games between two bots of rift, balanced: in each four, either bot starts from either side. */
import { type AnyGame, type AnyMatch, parseOptions } from '@tessera/engine';
import { adjudicate, type RiftState, rift } from '@tessera/games/rift';
import { playGame } from '../arena.ts';
import type { AnyBot } from '../bot.ts';

/** Options as in the menu of a new match. */
const HOUSE = { stallLimit: 60 };

export interface Balanced {
  readonly isWon: boolean;
  readonly hasStarted: boolean;
  readonly ending: string;
  readonly plies: number;
  /** Plies before the end since which the winner has led the count without a break (R-END-9). */
  readonly ahead: number;
}

/** Game number `index`, seen from the first bot's side. Deterministic if both bots count nodes. */
export async function playBalanced(
  index: number,
  bots: readonly [AnyBot, AnyBot],
  seed: string,
  options: object = {},
): Promise<Balanced> {
  const seat = index % 2;
  const seats = seat === 0 ? bots : ([bots[1], bots[0]] as const);
  const firstPlayer = index % 4 < 2 ? 'w' : 'b';
  const chosen = parseOptions<object>(rift.options, { ...HOUSE, ...options, firstPlayer });
  const plan = { game: rift as unknown as AnyGame, options: chosen, seats };
  const match = await playGame({ ...plan, seed: `${seed} ${index}` });
  const { winner, reason } = match.state as RiftState;
  const hasStarted = (firstPlayer === 'w') === (seat === 0);
  return {
    isWon: winner === seat,
    hasStarted,
    ending: `${reason}`,
    plies: match.length,
    ahead: leadOf(match),
  };
}

function leadOf(match: AnyMatch): number {
  const states = match.history().entries.map(({ state }) => state as RiftState);
  const { winner } = match.state as RiftState;
  const last = states.findLastIndex(state => adjudicate(state) !== winner);
  return states.length - 1 - last;
}
