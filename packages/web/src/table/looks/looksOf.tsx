/** Looks of a game: the dialog that offers them, and the one that is stored. */
import './looks.css';
import type { Load } from '@tessera/engine';
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { useLoadedWords, useText } from '../../text/index.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../Dialog.tsx';
import type { Looks, LooksDialogProps } from '../look.ts';
import { chooseLook, dressIn, storedLook } from './chosen.ts';

interface LooksOf<N extends string> {
  readonly game: string;
  /** The first is the look of a browser that has chosen none. */
  readonly names: readonly N[];
  readonly loadWords: Load<Readonly<Record<N, string>>>;
  /** Further choices of this game. */
  readonly More?: ComponentType;
}

export function looksOf<N extends string>(looks: LooksOf<N>): Looks {
  return {
    default: props => <LooksDialog looks={looks} {...props} />,
    dress: () => dressIn(storedLook(looks.game, looks.names)),
  };
}

function LooksDialog({ looks, onClose }: LooksDialogProps & { readonly looks: LooksOf<string> }) {
  const { game, names, loadWords, More } = looks;
  const { table } = useText();
  const words = useLoadedWords(loadWords);
  const [look, setLook] = useState(() => storedLook(game, names));
  const choose = (name: string): void => {
    chooseLook(game, name);
    setLook(name);
  };
  return (
    <Dialog title={table.looks} name="is-looks" onClose={onClose}>
      <h2>{table.looks}</h2>
      {words && (
        <Choice
          className="tb-looks"
          label={table.looks}
          values={names}
          value={look}
          onChange={choose}
          show={name => (
            <>
              <span className={`tb-sample is-${name}`} aria-hidden="true">
                <i />
                <i />
                <i />
              </span>
              {words[name]}
            </>
          )}
        />
      )}
      {More && <More />}
    </Dialog>
  );
}
