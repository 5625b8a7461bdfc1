/** Model of the panels for tests, created by the rules. */
import { type LoopState, loop } from '@tessera/games/loop';
import { situationIn } from '../../../match/testing.ts';
import { offersOf } from '../offers.ts';
import { loadWords } from '../words/index.ts';
import type { PanelModel } from './props.ts';

const words = await loadWords('en');
const nothing = (): void => {};

/** The deciding agent has the perspective; presses are recorded in `pressed`, as text or as a piece. */
export function panelModel(
  state: LoopState,
  change: Partial<PanelModel> = {},
): { readonly model: PanelModel; readonly pressed: string[] } {
  const situation = situationIn(loop, state);
  const { view } = situation;
  const offers = offersOf(situation);
  const pressed: string[] = [];
  const model: PanelModel = {
    view,
    words,
    me: view.decision?.seat ?? 0,
    agent: view.decision?.agent ?? 0,
    names: ['Ada', 'Ben', 'Chen', 'Dana'],
    may: { play: true, hint: true, again: true },
    offers,
    chosen: undefined,
    entries: [],
    layout: 'wide',
    markOf: thing =>
      offers.some(one => one.thing && JSON.stringify(one.thing) === JSON.stringify(thing))
        ? 'can'
        : undefined,
    press: ({ text }) => pressed.push(text),
    pressThing: thing => pressed.push(Object.values(thing).join(' ')),
    confirm: nothing,
    hover: nothing,
    hovered: undefined,
    ...change,
  };
  return { model, pressed };
}
