/** Expected cost of a thought, by game and level: the bot's own budget at first, then a moving average. */
import { botByName } from '@tessera/bots';

/** Estimate for a bot without a time budget, until it is measured. */
const USUAL_MS = 20;
/** Weight of the newest sample in the moving average. */
const FRESH = 0.2;

export interface Budget {
  readonly ms?: number;
}

export class Costs {
  readonly #budgetOf: (game: string, level: string) => Budget;
  readonly #known = new Map<string, { readonly isQuick: boolean; ms: number }>();

  constructor(budgetOf: (game: string, level: string) => Budget = budgetOfBot) {
    this.#budgetOf = budgetOf;
  }

  expected(game: string, level: string): number {
    return this.#of(game, level).ms;
  }

  /**
   * True for a bot that is limited by positions rather than by time. Measurements do not matter: on a busy machine
   * everything takes long, and a gentle bot must not queue behind the strongest ones for that.
   */
  isQuick(game: string, level: string): boolean {
    return this.#of(game, level).isQuick;
  }

  measured(game: string, level: string, ms: number): void {
    const cost = this.#of(game, level);
    cost.ms += FRESH * (ms - cost.ms);
  }

  #of(game: string, level: string) {
    const key = `${game} ${level}`;
    const known = this.#known.get(key);
    if (known) return known;
    const { ms } = this.#budgetOf(game, level);
    const cost = { isQuick: ms === undefined, ms: ms ?? USUAL_MS };
    this.#known.set(key, cost);
    return cost;
  }
}

/** Levels are validated when a table is created; an unknown one fails in its thread, at no cost. */
function budgetOfBot(game: string, level: string): Budget {
  try {
    return botByName(game, level).budget;
  } catch {
    return {};
  }
}
