/** Games between two bots of rift, balanced: in each four, either bot starts from either side. */
import { type AnyGame, parseOptions } from '@tessera/engine';
import { type RiftState, rift } from '@tessera/games/rift';
import { playGame } from '../arena.ts';
import type { AnyBot } from '../bot.ts';

/** Options as in the menu of a new match. */
const OPTIONS = parseOptions<object>(rift.options, { stallLimit: 100 });

export interface Balanced {
  readonly isWon: boolean;
  readonly hasStarted: boolean;
  readonly ending: string;
  readonly plies: number;
}

/** Game number `index`, seen from the first bot's side. Deterministic if both bots count nodes. */
export async function playBalanced(
  index: number,
  bots: readonly [AnyBot, AnyBot],
  seed: string,
): Promise<Balanced> {
  const seat = index % 2;
  const seats = seat === 0 ? bots : ([bots[1], bots[0]] as const);
  const firstPlayer = index % 4 < 2 ? 'w' : 'b';
  const plan = { game: rift as unknown as AnyGame, options: { ...OPTIONS, firstPlayer }, seats };
  const match = await playGame({ ...plan, seed: `${seed} ${index}` });
  const { winner, reason } = match.state as RiftState;
  const hasStarted = (firstPlayer === 'w') === (seat === 0);
  return { isWon: winner === seat, hasStarted, ending: `${reason}`, plies: match.length };
}
