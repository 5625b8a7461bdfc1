/** Tracker of the known cubes, fed by views and events, since events name cubes by number only. */
import { COLOURS, type CubeId, type Lab, type TesseractEvent, type TesseractOptions } from '../types.ts';
import type { ColourName, CubeView, TesseractView } from '../view.ts';

export interface Tracker {
  /** Learns everything that a view shows. */
  see(view: TesseractView): void;
  /** Learns everything that an event tells. */
  follow(event: TesseractEvent): void;
  /**
   * The colour of a cube. A cube that has moved was seen by all, so the next view has its colour; until then
   * it may be undefined.
   */
  colourOf(cube: CubeId): ColourName | undefined;
  /** Undefined for cubes that were never seen, and for destroyed ones (T-STATE-2). */
  valueOf(cube: CubeId): number | undefined;
  /** The lab a cube lies in. */
  homeOf(cube: CubeId): Lab | undefined;
  /** The card of a researcher, once a view has shown it. */
  researcherOf(lab: Lab): string | undefined;
  /** Options of the match, once a view has shown them. */
  options(): TesseractOptions | undefined;
}

/**
 * Begins with a view. To narrate a history from its beginning, pass the newest view as `after`: colours never
 * change and are taken from it, values only from events.
 */
export function tracker(view?: TesseractView, when: 'before' | 'after' = 'before'): Tracker {
  const colours = new Map<CubeId, ColourName>();
  const values = new Map<CubeId, number>();
  /**
   * Cubes of labs, with the lab, and of the primed area: those keep their rolls, others roll on their way.
   */
  const inHand = new Map<CubeId, Lab | undefined>();
  let researchers: readonly string[] = [];
  let options: TesseractOptions | undefined;

  function see(shown: TesseractView): void {
    options = shown.options;
    researchers = shown.labs.map(lab => lab.researcher);
    inHand.clear();
    values.clear();
    const note = (id: CubeId, colour: ColourName | null, value: number | null): void => {
      if (colour !== null) colours.set(id, colour);
      if (value !== null) values.set(id, value);
    };
    for (const { cubes } of shown.stacks) for (const cube of cubes) note(cube.id, cube.colour, cube.value);
    const hold = (cubes: readonly CubeView[], lab?: Lab): void => {
      for (const { id, colour, value } of cubes) {
        note(id, colour, value);
        inHand.set(id, lab);
      }
    };
    for (const [number, { cubes }] of shown.labs.entries()) hold(cubes, number);
    hold(shown.primed);
    for (const { id, colour } of shown.destroyed) note(id, colour, null);
    shown.board.forEach((id, slot) => {
      if (id !== null) note(id, COLOURS[Math.floor(slot / 6)] ?? null, (slot % 6) + 1);
    });
  }

  function follow(event: TesseractEvent): void {
    if (event.type === 'moved') {
      if (event.value > 0) values.set(event.cube, event.value);
      else values.delete(event.cube);
      const { to } = event;
      if (to.zone === 'lab') inHand.set(event.cube, to.lab);
      else if (to.zone === 'primed') inHand.set(event.cube, undefined);
      else inHand.delete(event.cube);
    } else if (event.type === 'changed' || (event.type === 'rolled' && inHand.has(event.cube))) {
      values.set(event.cube, event.value);
    }
  }

  if (view) see(view);
  if (when === 'after') {
    values.clear();
    inHand.clear();
  }
  return {
    see,
    follow,
    colourOf: cube => colours.get(cube),
    valueOf: cube => values.get(cube),
    homeOf: cube => inHand.get(cube),
    researcherOf: lab => researchers[lab],
    options: () => options,
  };
}
