/** Pruned answers of TURN: those a player without look-ahead would consider. */
import {
  type Answer,
  CARD,
  cubesOn,
  dieOfAnswer,
  firstOf,
  freeSlots,
  geometryOf,
  has,
  isEntangled,
  type QuantumState,
  VERB,
  verbOf,
} from '@tessera/games/quantum';

/** Leaves out pointless moves, and other ways to the same fight. */
export function sensible(state: QuantumState, answers: readonly Answer[]): readonly Answer[] {
  const seat = state.turn.active;
  const { orbitOf, cornerOf, isVoid, planets } = geometryOf(state.map);
  const entangled = isEntangled(state, seat);
  const isWanted = planets.map(
    (_, planet) => freeSlots(state, planet) > 0 && (entangled || cubesOn(state, planet, seat) === 0),
  );
  const corners = has(state, seat, CARD.ingenious);
  const isSomewhere = (square: number): boolean =>
    isWanted[orbitOf[square] as number] === true ||
    (corners && isWanted[cornerOf[square] as number] === true) ||
    isVoid[square] === true;
  let [die, target] = [-1, -1];
  return answers.filter(answer => {
    const verb = verbOf(answer);
    if (verb === VERB.move || verb === VERB.transport || verb === VERB.nomadic)
      return isSomewhere(firstOf(answer));
    if (verb !== VERB.attack) return true;
    const isOther = dieOfAnswer(answer) === die && firstOf(answer) === target;
    [die, target] = [dieOfAnswer(answer), firstOf(answer)];
    return !isOther;
  });
}
