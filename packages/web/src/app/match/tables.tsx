/** The tables, each loaded when it is first needed. */
import type { ComponentType, FunctionComponent } from 'preact';
import { GAMES } from '../../games/index.ts';
import type { TableProps } from '../../table/game.ts';
import { useText } from '../../text/index.ts';
import { lazy } from '../../ui/render/lazy.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { Rules } from '../rules/index.ts';

/** The same for every match: what the page of a match leaves to this list. */
type Shared = 'manifest' | 'Rules';
type Table = ComponentType<Omit<TableProps<unknown>, Shared>>;

interface Whole {
  readonly default: FunctionComponent<TableProps<unknown>>;
}

/** A table asks for a client of its own game's views; which table it is was chosen by the game. */
const TABLES: ReadonlyMap<string, Table> = new Map(
  GAMES.map(manifest => [
    manifest.id,
    lazy(async () => {
      // Every table is a function: called, it needs no component around it.
      const { default: Loaded } = (await manifest.loadTable()) as { readonly default: unknown } as Whole;
      return { default: props => Loaded({ ...props, manifest, Rules }) };
    }, TableWaiting),
  ]),
);

/** Until the match and its table are there. */
export function TableWaiting() {
  return <Waiting text={useText().match.loading} />;
}

/** The table of a game; undefined if it has none. */
export const tableOf = (game: string): Table | undefined => TABLES.get(game);
