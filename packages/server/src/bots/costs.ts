/** What thoughts are expected to cost, by game and level: the bot's own budget at first, then what was measured. */
import { botByName } from '@tessera/bots';

/** Of a bot that searches little or not at all, until it was measured. */
const USUAL_MS = 20;
/** How much the last measurement counts. */
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
   * Whether the bot stops by counting a few positions and not by a clock. What was measured does not matter: on a machine
   * that is busy with other things everything takes long, and a gentle bot must not wait behind the best ones for that.
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

/** Levels of a table are checked when it is set; an unknown one fails in its thread, at no cost. */
function budgetOfBot(game: string, level: string): Budget {
  try {
    return botByName(game, level).budget;
  } catch {
    return {};
  }
}
