/** Builds a table component from a game's definition; it waits for the match and the text. */
import type { Load } from '@tessera/engine';
import type { JSX } from 'preact';
import { useLoadedWords, useText } from '../text/index.ts';
import { useMotion } from '../ui/appearance.ts';
import { lazy } from '../ui/render/lazy.tsx';
import { useSettings } from '../ui/settings.ts';
import { LateDialog, Waiting } from '../ui/Waiting.tsx';
import type { Landing } from './clock.ts';
import type { GameModel, TableGame, TableProps } from './game.ts';
import { dressed } from './look.ts';
import { TableFrame } from './TableFrame.tsx';
import { TEMPOS, useClock } from './useClock.ts';
import { type Opened, useTable } from './useTable.ts';

const AT_ONCE: Landing = { lands: 0, lasts: 0 };

export function tableOf<V, W, M extends GameModel<V>, S = undefined>(
  game: TableGame<V, W, M, S>,
): (props: TableProps<V>) => JSX.Element {
  const { useShowing = () => undefined as S, useModel, landingOf = () => AT_ONCE } = game;

  const Looks = game.loadLooks && lazy(game.loadLooks, LateDialog, false);

  /** Nothing is painted before the board has its look. */
  const loadWords: Load<W> = async language => {
    const words = game.loadWords(language);
    await dressed(game.facts.id, game.loadLooks);
    return words;
  };

  interface TableOpened extends Opened<V> {
    readonly words: W;
    readonly showing: S;
    readonly rest: Omit<TableProps<V>, 'client' | 'manifest'>;
  }

  function OpenedTable({ words, showing, rest, ...opened }: TableOpened) {
    return (
      <TableFrame game={game} model={useModel(useTable(opened), words, showing)} Looks={Looks} {...rest} />
    );
  }

  return function Opening({ client, manifest, ...rest }) {
    const motion = { isMoving: useMotion(), tempo: TEMPOS[useSettings().animation] };
    const showing = useShowing();
    const { snapshot, clock } = useClock(client, (events, row) =>
      landingOf(events, { ...motion, row }, showing),
    );
    const words = useLoadedWords(loadWords);
    const { table } = useText();
    if (!snapshot || !words) return <Waiting text={table.loading} />;
    return <OpenedTable {...{ client, manifest, snapshot, clock, words, showing, rest }} />;
  };
}
