/** Q-DOM: the dominance track and the cube it earns. */
import { offer, pop, push, type Seat } from '@tessera/engine';
import { answer, firstOf, VERB } from '../answer.ts';
import { finish, hasWon, type Play, putCube, setDominance } from '../change.ts';
import type { FrameOf, Handler } from '../handler.ts';
import { geometry, hasInfamyPlace, isEntangled, type PublicState, takesInfamy } from '../state.ts';

const INFAMY = 6;

/** Q-DOM-3: points above six are lost. Q-ENT-4: without a place for the cube a gain stops at five. */
export function dominanceWith(state: PublicState, seat: Seat, gain: number): number {
  const reached = Math.min(INFAMY, (state.dominance[seat] ?? 1) + gain);
  return reached === INFAMY && !hasInfamyPlace(state, seat) ? INFAMY - 1 : reached;
}

export function gainDominance(play: Play, seat: Seat, by: number): void {
  const reached = dominanceWith(play.state, seat, by);
  setDominance(play, seat, reached);
  if (reached === INFAMY) push(play, { type: 'infamy', seat });
}

export const dominanceWithout = ({ dominance }: PublicState, seat: Seat, loss: number): number =>
  Math.max(1, (dominance[seat] ?? 1) - loss);

export const loseDominance = (play: Play, seat: Seat, by: number): void =>
  setDominance(play, seat, dominanceWithout(play.state, seat, by));

export const infamy: Handler<FrameOf<'infamy'>> = {
  step: () => true,
  decider: (_state, { seat }) => seat,
  answers(state, { seat }, out) {
    const entangled = isEntangled(state, seat);
    geometry(state).planets.forEach(({ square }, planet) => {
      if (takesInfamy(state, seat, planet, entangled)) offer(out, answer(VERB.cube, 0, square));
    });
  },
  /** Places the cube, resets the die to one, then checks for victory. */
  take(play, { seat }, given) {
    const { state } = play;
    pop(play);
    putCube(play, seat, geometry(state).planetOn[firstOf(given)] as number, 'infamy');
    setDominance(play, seat, 1);
    if (hasWon(state, seat)) finish(play, [seat], 'cubes');
  },
};
