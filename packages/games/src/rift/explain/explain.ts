/** Explainer: the reason of the refusal of an illegal action. */
import { type RuleViolation, violation } from '@tessera/engine';
import { type Action, actionFrom, actionKind, actionTo, actionType, DROP, MOVE } from '../action.ts';
import { at, isInCamp, squareName } from '../board.ts';
import { checkedBy } from '../check.ts';
import { mustDrop } from '../rules/reserve.ts';
import { duePawns, isInNeutralZone, isSpaced, stageOf } from '../rules/setup.ts';
import { colourOf, H, isPawn, kindOf, LETTERS, type RiftState, V, X } from '../types.ts';
import { explainDrop } from './drop.ts';
import { explainPawn } from './pawn.ts';
import { explainPivot, explainSlide } from './slide.ts';

export const check = checkedBy((state, action) =>
  state.phase === 'p' ? explainPlay(state, action) : explainSetup(state, action),
);

function explainPlay(state: RiftState, action: Action): RuleViolation {
  const kind = actionKind(action);
  const type = actionType(action);
  if (mustDrop(state, state.side) && !(type === DROP && isPawn(kind)))
    return violation('R-RES-6', 'E_FORCED_DROP');
  if (type === DROP) return explainDrop(state, kind, actionTo(action));
  if (kind === X) return violation('R-CROSS-4', 'E_CROSS_FIXED');
  const from = at(state.board, actionFrom(action));
  if (kindOf(from) !== kind || colourOf(from) !== state.side) {
    return violation('R-TURN-1', 'E_NO_SUCH_PIECE', {
      piece: LETTERS[kind] as string,
      at: squareName(actionFrom(action)),
    });
  }
  if (isPawn(kind)) {
    return type === MOVE ? explainPawn(state, action) : violation('R-PIVOT-1', 'E_PAWN_PIVOT');
  }
  return type === MOVE ? explainSlide(state, action) : explainPivot(state, action);
}

function explainSetup(state: RiftState, action: Action): RuleViolation {
  const kind = actionKind(action);
  const to = actionTo(action);
  const stage = stageOf(state);
  if (actionType(action) !== DROP) return violation('R-SETUP-6', 'E_SETUP_NO_MOVES');
  const due = stage === 'pawn' ? duePawns(state) : stage === 'slide' ? [H, V] : [X];
  if (!due.includes(kind)) {
    const clause = state.phase === 'x' ? 'R-SETUP-3' : 'R-SETUP-2';
    return violation(clause, `E_STAGE_${stage.toUpperCase()}`, { piece: LETTERS[kind] as string });
  }
  const { camp } = state.options;
  if (stage === 'cross') {
    if (!isInNeutralZone(camp, to)) return violation('R-CROSS-2', 'E_CROSS_ZONE', { at: squareName(to) });
    if (!isSpaced(state, to)) {
      return violation('R-CROSS-3', 'E_CROSS_SPACING', {
        least: state.options.crossSpacing === 'disjoint' ? 3 : 2,
      });
    }
  } else if (!isInCamp(camp, state.side, to)) {
    return violation('R-SETUP-2', 'E_OUTSIDE_CAMP', { at: squareName(to) });
  }
  return violation('R-PIECE-4', 'E_OCCUPIED', { at: squareName(to) });
}
