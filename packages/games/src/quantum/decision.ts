/** Section 15: kinds of decisions. */
import { VERBS, type Verb } from './answer.ts';
import { CARD } from './cards/index.ts';
import { has, type PublicState } from './state.ts';
import { type Frame, NOBODY, ownerOf } from './types.ts';

/** Kinds of decisions with the verbs of their answers; those of TURN are the first of `VERBS`. */
export const DECISIONS = {
  SETUP_KEEP: ['keep', 'reroll'],
  SETUP_PICK_START: ['start'],
  SETUP_PLACE: ['ships'],
  TURN: VERBS.slice(0, VERBS.indexOf('end') + 1),
  DROP: ['drop'],
  DANGEROUS: ['use', 'decline'],
  REROLL_ATT: ['relentless', 'scrappy', 'cruel', 'pass'],
  REROLL_DEF: ['relentless', 'cruel', 'pass'],
  CHOOSE_FACE: ['face'],
  KEEP_ROLL: ['keep', 'redo'],
  OCCUPY: ['occupy', 'hold'],
  INFAMY: ['cube'],
  ADVANCE: ['take', 'refresh'],
  DISCARD_COMMAND: ['discard'],
  EXPAND_PLACE: ['place', 'scrapyard'],
  REORG_SELECT: ['pick', 'done'],
  REORG_PLACE: ['place', 'scrapyard'],
  RELOCATE: ['relocate'],
  RELOCATE_TO: ['to'],
} as const satisfies Readonly<Record<string, readonly Verb[]>>;

export type DecisionKind = keyof typeof DECISIONS;

/** Undefined when the game is over. */
export function decisionOf(state: PublicState): DecisionKind | undefined {
  if (state.outcome) return undefined;
  const frame = state.pending.at(-1);
  if (frame) return kindOf(state, frame);
  return state.turn.phase === 'actions' ? 'TURN' : 'ADVANCE';
}

function kindOf(state: PublicState, frame: Frame): DecisionKind | undefined {
  switch (frame.type) {
    case 'fleet':
      return 'SETUP_KEEP';
    case 'start':
      return 'SETUP_PICK_START';
    case 'placing':
      return 'SETUP_PLACE';
    case 'combat':
      if (frame.step === 'dangerous') return 'DANGEROUS';
      if (frame.step === 'occupy') return 'OCCUPY';
      return frame.step === 'attacker' ? 'REROLL_ATT' : 'REROLL_DEF';
    case 'roll':
      return has(state, ownerOf(frame.die), CARD.clever) ? 'CHOOSE_FACE' : 'KEEP_ROLL';
    case 'drop':
      return 'DROP';
    case 'infamy':
      return 'INFAMY';
    case 'discard':
      return 'DISCARD_COMMAND';
    case 'expansion':
      return 'EXPAND_PLACE';
    case 'reorganization':
      return frame.step === 'place' ? 'REORG_PLACE' : 'REORG_SELECT';
    case 'relocation':
      return frame.owner === NOBODY ? 'RELOCATE' : 'RELOCATE_TO';
    case 'gambit':
    case 'sabotage':
      return undefined; // these frames ask nothing themselves
    default:
      return frame satisfies never;
  }
}
