/** The throw on screen; undefined without one. */
import type { LoopEvent } from '@tessera/games/loop';
import { useFilm } from '../board/useFilm.ts';
import type { LoopModel } from '../contract.ts';
import { askedFall, type Fall, landedOf, thrownIn } from './throw.ts';

export function useFall(model: LoopModel): Fall | undefined {
  const { clock, back } = model;
  const film = useFilm(model);
  const arriving = back.past ? undefined : clock.arriving;
  if (!arriving) return askedFall(model.view);
  const thrown = thrownIn(arriving.events as readonly LoopEvent[]);
  if (thrown === undefined) return undefined;
  const landed = landedOf(film.fallen);
  const isPlaced = film.view.rifts.some((rifts, era) => rifts !== model.view.rifts[era]);
  if (isPlaced && landed.length === 0) return undefined;
  const { active: agent, turn, foo } = arriving.view;
  return {
    view: film.view,
    thrown,
    landed,
    flying: film.flying.length,
    agent,
    turn,
    isTurned: film.view.foo === foo,
  };
}
