/** What the table can be asked to do apart from playing. */
import { download } from '../../app/download.ts';
import { navigate, PATHS } from '../../app/router.ts';
import { createMatch, newMatchId, newSeed } from '../../match/library.ts';
import type { Front } from '../../table/useFront.ts';
import { copyText } from './clipboard.ts';
import { gameRecord } from './record.ts';
import type { Model } from './useModel.ts';

export interface Deeds {
  undo(): void;
  redo(): void;
  /** Asks first. */
  resign(): void;
  hint(): void;
  flip(): void;
  keys(): void;
  copy(): void;
  /** The match as a file. */
  save(): void;
  /** A new match with the same seats and options. */
  again(): void;
  leave(): void;
}

export function deedsOf(model: Model, setFront: (front: Front) => void, onLeave: () => void): Deeds {
  const { client, snapshot, coach, say, text } = model;
  return {
    undo: () => {
      if (snapshot.undo === 'ready') client.undo();
      else say({ sentence: text.table.undoRefusals[snapshot.undo] });
    },
    redo: () => {
      if (snapshot.redo) client.redo();
    },
    resign: () => setFront('resign'),
    hint: coach.hint,
    flip: model.flip,
    keys: () => setFront('keys'),
    copy: () => {
      const { recordCopied, recordNotCopied } = text.table;
      copyText(gameRecord(snapshot)).then(isDone =>
        say({ sentence: isDone ? recordCopied : recordNotCopied }),
      );
    },
    save: () => download(client.file()),
    again: () => {
      const id = newMatchId();
      createMatch({ ...snapshot.setup, id, seed: newSeed() });
      navigate(PATHS.match(id));
    },
    leave: onLeave,
  };
}
