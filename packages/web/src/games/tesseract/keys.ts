/** Shortcuts of the tesseract table only. */
import { DIGITS, type Key } from '../../table/keys.ts';
import { isHandheld } from '../../ui/breakpoints.ts';
import { ACTION_KEYS } from './ActionBar.tsx';
import { ACTIONS } from './answers.ts';
import { digitOf, listedOf } from './hand.ts';
import type { Model } from './useModel.ts';

export function keysOf(model: Model): readonly Key[] {
  const { act, play, cube, switchDrawing } = model;
  const { keys } = model.words.table;
  return [
    {
      strokes: ACTIONS.map(verb => ACTION_KEYS[verb].toLowerCase()),
      meaning: keys.actions,
      deed: stroke => {
        const verb = ACTIONS.find(one => ACTION_KEYS[one].toLowerCase() === stroke);
        return verb && (() => act(verb));
      },
    },
    { strokes: DIGITS, meaning: keys.numbers, deed: digit => numbered(model, Number(digit)) },
    { strokes: ['e'], meaning: keys.end, deed: () => () => play('end') },
    {
      strokes: ['q', 'w', '[', ']'],
      meaning: keys.turn,
      deed: stroke => () => cube.current?.turn(stroke === 'q' || stroke === '[' ? 1 : -1),
    },
    { strokes: ['l'], meaning: keys.layers, deed: () => switchDrawing },
  ];
}

/** Digits select the cube of a set, or an answer of the bar; an open list has its own digits. */
function numbered({ hand, offer, layout, press, take }: Model, number: number): (() => void) | undefined {
  const goer = hand.pending?.goes?.[number - 1];
  if (goer !== undefined) return () => press(goer);
  const listed = hand.asking ? [] : listedOf(offer, isHandheld(layout));
  const said = listed.find(one => digitOf(listed, one) === number);
  return said && (() => take({ said }));
}
