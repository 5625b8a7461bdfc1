/** What the table can be asked to do apart from playing. */
import { download } from '../../app/download.ts';
import { navigate, PATHS } from '../../app/router.ts';
import { createMatch, newMatchId, newSeed } from '../../match/library.ts';
import type { Front } from '../../table/useFront.ts';
import type { Model } from './useModel.ts';

export interface Deeds {
  undo(): void;
  redo(): void;
  hint(): void;
  switchDrawing(): void;
  keys(): void;
  /** The match as a file. */
  save(): void;
  /** Asks first. */
  resign(): void;
  /** The dialog of the end once more. */
  lookBack(): void;
  /** A new match with the same seats and options. */
  again(): void;
  leave(): void;
}

export function deedsOf(model: Model, setFront: (front: Front) => void, onLeave: () => void): Deeds {
  const { client, snapshot, coach, say, text, words, drawing } = model;
  return {
    undo: () => {
      if (snapshot.undo === 'ready') client.undo();
      else say({ sentence: text.table.undoRefusals[snapshot.undo], clause: 'T-DEC-7' });
    },
    redo: () => {
      if (snapshot.redo) client.redo();
    },
    hint: () => {
      if (model.deeds.canAct) coach.hint();
      else say({ sentence: words.table.hint.none });
    },
    switchDrawing: () => {
      if (drawing.canDrawCube) drawing.draw(drawing.drawing === 'cube' ? 'layers' : 'cube');
      else say({ sentence: words.table.views.noCube });
    },
    keys: () => setFront('keys'),
    resign: () => setFront('resign'),
    lookBack: () => setFront('end'),
    save: () => download(client.file()),
    again: () => {
      const id = newMatchId();
      createMatch({ ...snapshot.setup, id, seed: newSeed() });
      navigate(PATHS.match(id));
    },
    leave: onLeave,
  };
}
