/** Risk of a breach, computed by playing the real rules over every roll of the dice. */
import { type Chance, seededChance, topOf } from '@tessera/engine';
import { answer, answersTo } from '../flow.ts';
import type { Answers } from '../handler.ts';
import { copyState } from '../state.ts';
import { type Answer, type CubeId, type Frame, type TesseractState, VALUE_SEEN } from '../types.ts';
import { everyWay } from './ways.ts';

/** Probabilities, 0 to 1, until the next turn begins. */
export interface Risk {
  /** Probability of at least one breach. */
  readonly breach: number;
  /** Probability of losing the game. */
  readonly loss: number;
}

/** A computation of risk: known values, and a budget of plays. */
export interface Walk {
  /** By cube: knowledge when the computation began. */
  readonly seen: readonly number[];
  /** Plays left; when they run out, the enumeration is cut off. */
  left: number;
  isCut: boolean;
}

export const walkFrom = (state: TesseractState, plays: number): Walk => ({
  seen: state.seen,
  left: plays,
  isCut: false,
});

const SAFE: Risk = { breach: 0, loss: 0 };
/** Maximum of dice in one answer: more are whole labs being rolled, with too many ways. */
const MOST_DICE = 6;

/** Frames at which every choice of the team is evaluated: ties, and which cube is contained. */
const WEIGHED: readonly Frame['type'][] = ['edge', 'shield', 'prime', 'containCube', 'contained'];
/** Plain answers to all other decisions, so that no more happens than has to. Other labs agree. */
const PLAIN: Readonly<Partial<Record<Frame['type'], Answer['type']>>> = {
  act: 'end',
  granted: 'stop',
  rollRest: 'no',
  consent: 'yes',
};

/** Answers to evaluate at a decision. Which lab a discharge spares changes no breach. */
export function choicesAt(state: TesseractState): readonly Answer[] {
  const frame = topOf(state);
  if (!frame) return [];
  const all = answersAt(state, frame);
  if (frame.type === 'discharge') return all.slice(0, 1);
  if (WEIGHED.includes(frame.type)) return all;
  const plain = all.find(one => one.type === (PLAIN[frame.type] ?? 'stop'));
  return plain ? [plain] : all;
}

export function answersAt(state: TesseractState, frame: Frame): readonly Answer[] {
  const out: Answers = { items: [], count: 0 };
  answersTo(state, frame, out);
  return out.items;
}

/** The team takes the answer with the least chance of a breach, then of losing. */
const isLess = (a: Risk, b: Risk): boolean =>
  a.breach < b.breach || (a.breach === b.breach && a.loss < b.loss);

/** Risk from here to the next turn: the Action phase ends as soon as possible, ties are decided optimally. */
export function riskAt(state: TesseractState, walk: Walk): Risk {
  if (state.outcome !== null) return { breach: 0, loss: state.outcome === 'contained' ? 0 : 1 };
  let least: Risk | undefined;
  for (const choice of choicesAt(state)) {
    const risk = choice.type === 'end' ? riskOfEnd(state, choice, walk) : riskOf(state, choice, walk);
    if (!least || isLess(risk, least)) least = risk;
    if (walk.isCut || (least.breach === 0 && least.loss === 0)) break;
  }
  return least ?? SAFE;
}

/** Risk after this answer. The state is not changed. */
export function riskOf(state: TesseractState, given: Answer, walk: Walk): Risk {
  const from = isLast(state, given) ? forThreat(state) : state;
  return average(walk, chance => playOne(copyState(from), given, chance, rest => riskAt(rest, walk)));
}

/** A cube that was exposed on the way can show any value, and the edge cube may depend on it (T-GEO-8). */
function riskOfEnd(state: TesseractState, end: Answer, walk: Walk): Risk {
  const unknown = state.stacks.flatMap(stack => stack.slice(-1)).filter(top => isUnknown(walk, top));
  if (unknown.length === 0) return riskOf(state, end, walk);
  return average(walk, chance => {
    const guess = { ...state, values: [...state.values] };
    for (const cube of unknown) guess.values[cube] = chance.die();
    return riskOf(guess, end, walk);
  });
}

const isUnknown = ({ seen }: Walk, cube: CubeId): boolean => (seen[cube] ?? 0) < VALUE_SEEN;

/** Expected value over every roll of the dice. */
function average(walk: Walk, play: (chance: Chance) => Risk): Risk {
  const ways = everyWay();
  let [breach, loss] = [0, 0];
  do {
    if (walk.left-- <= 0 || ways.depth() > MOST_DICE) walk.isCut = true;
    if (walk.isCut) break;
    const risk = play(ways.chance);
    breach += risk.breach * ways.weight();
    loss += risk.loss * ways.weight();
  } while (ways.next());
  return { breach, loss };
}

/** True if only a Threat phase is left of this turn after the answer. */
const isLast = ({ phase, pending }: TesseractState, given: Answer): boolean =>
  phase === 'threat' || (given.type === 'end' && pending.length === 1);

/**
 * Drops fields that a Threat phase does not change, which would be copied again and again. Labs never matter
 * to breaches either, and rolling them would multiply the ways; but while nothing is destroyed, a Shockwave
 * could feed a Fission from them.
 */
function forThreat(state: TesseractState): TesseractState {
  const nothing = state.labs.map(() => []);
  const labs = state.destroyed.length > 0 ? nothing : state.labs;
  return { ...state, labs, hands: nothing, decks: [], discard: [] };
}

/** Plays an answer on the given state; events after a breach matter for the loss only. */
function playOne(
  state: TesseractState,
  given: Answer,
  chance: Chance,
  follow: (state: TesseractState) => Risk,
): Risk {
  const { breach, turn } = state;
  answer({ state, chance, events: undefined }, given);
  const isBreached = state.breach > breach;
  const rest = state.turn > turn ? SAFE : follow(state);
  return isBreached ? { breach: 1, loss: rest.loss } : rest;
}

/** Monte Carlo estimate where the ways are too many, with the first choice everywhere and a fixed seed. */
export function sampledRisk(state: TesseractState, samples: number): Risk {
  const chance = seededChance('tesseract risk');
  const follow = (rest: TesseractState): Risk => {
    const [choice] = choicesAt(rest);
    if (choice) return playOne(rest, choice, chance, follow);
    return { breach: 0, loss: rest.outcome === null || rest.outcome === 'contained' ? 0 : 1 };
  };
  let [breach, loss] = [0, 0];
  for (let i = 0; i < samples; i++) {
    const risk = follow(copyState(state));
    breach += risk.breach;
    loss += risk.loss;
  }
  return { breach: breach / samples, loss: loss / samples };
}
