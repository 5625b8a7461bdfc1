/** The suite of every game: `gameSuite(game, plan)` in a test file of the game runs all laws. */
import { describe } from 'vitest';
import type { Game, GameEvent } from '../../src/index.ts';
import { testGarbage } from './garbage.ts';
import { testContract, testFuzz, testGoldens, testLeaving } from './laws.ts';
import type { GamePlan } from './plan.ts';
import { testRulesPage } from './rulesPage.ts';
import { testText } from './text.ts';

export type { GamePlan } from './plan.ts';
export { codesOf, numbersOf, pageLanguages, rulesPage } from './rulesPage.ts';

export function gameSuite<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  plan: GamePlan<S, M, V, E, O>,
): void {
  describe(game.id, () => {
    testContract(game, plan);
    testFuzz(game, plan);
    testLeaving(game, plan);
    testGoldens(game, plan);
    testGarbage(game, plan);
    testText(game, plan);
    testRulesPage(game, plan);
  });
}
