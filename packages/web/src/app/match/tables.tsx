/** The tables of all games, each lazy-loaded. */
import type { ComponentType, FunctionComponent } from 'preact';
import { GAMES } from '../../games/index.ts';
import type { TableProps } from '../../table/game.ts';
import type { RulesProps } from '../../table/RulesPanel.tsx';
import { useText } from '../../text/index.ts';
import { CrashBoundary } from '../../ui/CrashBoundary.tsx';
import { lazy } from '../../ui/render/lazy.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { crash } from '../crash.tsx';
import { Rules } from '../rules/index.ts';

/** Props that this list fills in, equal for every match of a game. */
type Shared = 'manifest' | 'Rules';
type TableComponent = ComponentType<Omit<TableProps<unknown>, Shared>>;

interface Whole {
  readonly default: FunctionComponent<TableProps<unknown>>;
}

/** Tables are typed by their game's views; the cast is safe since the manifest chooses both. */
const TABLES: ReadonlyMap<string, TableComponent> = new Map(
  GAMES.map(manifest => [
    manifest.id,
    lazy(async () => {
      // Every table is a function component: calling it directly saves a wrapper.
      const { default: Loaded } = (await manifest.loadTable()) as { readonly default: unknown } as Whole;
      return { default: props => Loaded({ ...props, manifest, Rules: PanelRules }) };
    }, TableWaiting),
  ]),
);

/** The rules beside a table, which survives their crash. */
const PanelRules = (props: RulesProps) => (
  <CrashBoundary key={props.address} fallback={crash}>
    <Rules {...props} />
  </CrashBoundary>
);

/** Placeholder until the match and its table have loaded. */
export function TableWaiting() {
  return <Waiting text={useText().match.loading} />;
}

/** The table of a game; undefined if it has none. */
export const tableComponentOf = (game: string): TableComponent | undefined => TABLES.get(game);
