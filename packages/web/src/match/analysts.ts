/** How the rules worker finds a game's analyst; not every game has one. */
import type { LoadAnalyst } from './analyst.ts';
import { workerOf } from './games.ts';

export const loadAnalyst: LoadAnalyst = async game => workerOf(game)?.loadAnalyst?.();
