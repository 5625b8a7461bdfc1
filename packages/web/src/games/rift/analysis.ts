/** rift on an analysis board. */
import { actionFrom, actionTo, actionType, DROP, parseAction } from '@tessera/games/rift';
import type { AnalysisGame } from '../analysis.ts';

export const analysis: AnalysisGame = {
  isTerse: true,
  arrowOf(_view, answer) {
    const action = parseAction(answer);
    const to = actionTo(action);
    return { from: actionType(action) === DROP ? to : actionFrom(action), to };
  },
};
