/** A model as panels are given it, through the rules themselves. */
import { factionsOf, type QuantumState, squareName } from '@tessera/games/quantum';
import type { Offered } from '../contract.ts';
import { situationOf } from '../fixtures.ts';
import { loadWords } from '../words/index.ts';
import type { PanelModel } from './props.ts';

const words = await loadWords('en');
const nothing = (): void => {};

/** Seat a looks; presses are kept in `pressed`, as text. */
export function panelModel(
  state: QuantumState,
  change: Partial<PanelModel> = {},
): { readonly model: PanelModel; readonly pressed: string[]; offer(text: string): Offered } {
  const { view, offers } = situationOf(state);
  const pressed: string[] = [];
  const model: PanelModel = {
    view,
    words,
    me: 0,
    factions: factionsOf([], view.players),
    names: ['Ada', 'Bruno', 'Chidi', 'Vega'],
    may: { play: true, hint: true, again: true },
    offers: view.decision?.seat === 0 ? offers : [],
    selected: undefined,
    mode: undefined,
    chosen: undefined,
    hovered: undefined,
    layout: 'wide',
    select: nothing,
    enter: mode => pressed.push(mode),
    press: ({ text }) => pressed.push(text),
    confirm: nothing,
    before: undefined,
    lost: new Set(),
    isReading: false,
    read: () => undefined,
    say: saying => pressed.push(saying?.sentence ?? ''),
    hover: nothing,
    ...change,
  };
  const offer = (text: string): Offered => {
    const found = offers.find(one => one.text === text);
    if (!found) throw new Error(`${text} is not legal`);
    return found;
  };
  return { model, pressed, offer };
}

/** "4,6", for tests that speak of squares. */
export const at = ({ view }: PanelModel, square: number): string => squareName(view, square);
