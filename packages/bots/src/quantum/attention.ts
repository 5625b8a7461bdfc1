/** What a player of quantum notices at a glance, and what is easily overlooked. */
import {
  type Answer,
  dieOfAnswer,
  firstOf,
  geometryOf,
  oddsOf,
  type QuantumState,
  VERB,
  verbOf,
} from '@tessera/games/quantum';

/** A cube that can be placed, a fight that is likely won, and the end of a turn without actions. */
const EVIDENT = Number.POSITIVE_INFINITY;
const LIKELY = 0.6;
/** Squares, diagonals included, that are looked at first. */
const NEAR = 2;
const FAR = 0.5;

/** Factor of the probability that a player notices an answer in a turn. */
export function attentionTo(state: QuantumState, answer: Answer): number {
  const verb = verbOf(answer);
  const isEvident =
    verb === VERB.construct ||
    (verb === VERB.end && state.turn.actions === 0) ||
    (oddsOf(state, answer)?.chance ?? 0) > LIKELY;
  if (isEvident) return EVIDENT;
  if (verb !== VERB.move && verb !== VERB.attack) return 1;
  const { xs, ys } = geometryOf(state.map);
  const [from, to] = [state.places[dieOfAnswer(answer)] as number, firstOf(answer)];
  const along = (line: readonly number[]): number => Math.abs((line[from] ?? 0) - (line[to] ?? 0));
  return Math.max(along(xs), along(ys)) <= NEAR ? 1 : FAR;
}
