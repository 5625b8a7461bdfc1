/** What the keys of the tesseract table do. */

import { isHandheld } from '../../table/breakpoints.ts';
import type { Deeds } from '../../table/deeds.ts';
import { useKeyDown } from '../../table/useKeyDown.ts';
import { ACTION_KEYS } from './ActionBar.tsx';
import { ACTIONS } from './answers.ts';
import { listedOf } from './hand.ts';
import type { Model } from './useModel.ts';

type Deed = (() => void) | undefined;

export function useKeys(model: Model, deeds: Deeds): void {
  useKeyDown(event => {
    if (event.ctrlKey || event.metaKey) return withControl(event, deeds);
    if (event.altKey) return undefined;
    return numbered(event, model) ?? plain(event, model, deeds);
  });
}

function withControl({ key, shiftKey }: KeyboardEvent, deeds: Deeds): Deed {
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? deeds.redo : deeds.undo;
  return letter === 'y' ? deeds.redo : undefined;
}

/** Number keys choose from the answers of the bar; an open list has its own. */
function numbered({ key }: KeyboardEvent, { deeds, layout }: Model): Deed {
  if (!/^[1-9]$/.test(key) || deeds.hand.asking) return undefined;
  const said = listedOf(deeds.offer, isHandheld(layout))[Number(key) - 1];
  return said && (() => deeds.take({ said }));
}

function plain(event: KeyboardEvent, model: Model, deeds: Deeds): Deed {
  const key = event.key.toLowerCase();
  const verb = ACTIONS.find(one => ACTION_KEYS[one].toLowerCase() === key);
  if (verb) return () => model.deeds.act(verb);
  switch (key) {
    case 'escape':
      return () => {
        if (model.deeds.putBack()) return;
        if (model.saying) model.say(undefined);
        else if (!model.coach.close() && !model.teaching.close() && model.back.past)
          model.back.show(Infinity);
      };
    case 'enter':
      // Elsewhere Enter belongs to the button or cube that has the focus.
      return event.target === document.body && !event.repeat ? model.deeds.confirm : undefined;
    case ' ':
      return model.isWaiting && event.target === document.body ? model.clock.skip : undefined;
    case 'e':
      return event.repeat ? undefined : model.deeds.end;
    case 'z':
      return event.shiftKey ? deeds.redo : deeds.undo;
    case 'q':
    case '[':
      return () => model.cube.current?.turn(1);
    case 'w':
    case ']':
      return () => model.cube.current?.turn(-1);
    case 'h':
      return deeds.hint;
    case 'l':
      return model.switchDrawing;
    case '?':
      return deeds.keys;
    default:
      return undefined;
  }
}
