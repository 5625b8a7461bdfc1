/** The tables, each loaded when it is first needed. */
import type { ComponentType } from 'preact';
import { GAMES } from '../../games/index.ts';
import type { TableProps } from '../../table/game.ts';
import { useText } from '../../text/index.ts';
import { Waiting } from '../../ui/Notice.tsx';
import { lazy } from '../../ui/render/lazy.tsx';

type Table = ComponentType<TableProps<unknown>>;

/** A table asks for a client of its own game's views; which table it is was chosen by the game. */
const TABLES: ReadonlyMap<string, Table> = new Map(
  GAMES.map(({ id, loadTable }) => [
    id,
    lazy(
      async () => (await loadTable()) as { readonly default: unknown } as { readonly default: Table },
      TableWaiting,
    ),
  ]),
);

/** Until the match and its table are there. */
export function TableWaiting() {
  return <Waiting text={useText().match.loading} />;
}

/** The table of a game; undefined if it has none. */
export const tableOf = (game: string): Table | undefined => TABLES.get(game);
