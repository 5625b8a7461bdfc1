/** The tables, each loaded when it is first needed. */
import type { ComponentType } from 'preact';
import { lazy } from 'preact/compat';
import type { MatchClient } from '../../match/client.ts';
import type { GameName } from '../router.ts';

interface TableProps {
  readonly client: MatchClient<unknown>;
  readonly onLeave: () => void;
}

type Table = ComponentType<TableProps>;

/** A table asks for a client of its own game's views; which table it is was chosen by the game. */
const asTable = async (
  table: Promise<{ readonly default: unknown }>,
): Promise<{ readonly default: Table }> => ({
  default: (await table).default as Table,
});

const LOADERS: Readonly<Record<GameName, () => Promise<{ readonly default: Table }>>> = {
  rift: () => asTable(import('../../games/rift/RiftTable.tsx')),
  tesseract: () => asTable(import('../../games/tesseract/TesseractTable.tsx')),
};

/** Fetches the table of a game; a second call costs nothing. */
export const loadTable = (game: GameName) => LOADERS[game]();

const TABLES: Readonly<Record<string, Table>> = Object.fromEntries(
  Object.entries(LOADERS).map(([game, load]) => [game, lazy(load)]),
);

/** The table of a game; undefined if it has none. */
export const tableOf = (game: string): Table | undefined => TABLES[game];
