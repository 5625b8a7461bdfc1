/** Listings of tables, as lists show them. */
import type { TableLine } from '@tessera/wire';
import { isLive } from '@tessera/wire/pace';
import type { GameManifest } from '../../games/manifest.ts';
import type { StoredMatch } from '../../match/library.ts';
import { usualName } from '../../table/names.ts';
import type { Text } from '../../text/index.ts';

/** Name of a chair's occupant; null for an open chair. */
export const nameIn = ({ name, isBot, level }: TableLine['chairs'][number], text: Text): string | null =>
  isBot ? usualName({ kind: 'bot', level: level ?? '', name: '' }, text) : name;

/** Title of a table: its own, else the names of its people, else its game. */
export function lineTitle({ title, chairs }: TableLine, game: string): string {
  const names = chairs.flatMap(({ name, isBot }) => (name === null || isBot ? [] : [name]));
  return title || (names.length > 1 ? names.join(' – ') : game);
}

/** Sorts tables: the reader's turn first, then running, then finished; the newest first within each. */
export const yoursFirst = (lines: readonly TableLine[]): readonly TableLine[] =>
  lines.toSorted((a, b) => rank(a) - rank(b) || b.updated - a.updated);

const rank = ({ isYourTurn, phase }: TableLine): number =>
  phase === 'ended' ? 2 : isYourTurn && phase === 'playing' ? 0 : 1;

export const byPace = (
  lines: readonly TableLine[],
): readonly [live: readonly TableLine[], slow: readonly TableLine[]] => [
  lines.filter(({ pace }) => isLive(pace)),
  lines.filter(({ pace }) => !isLive(pace)),
];

/** A listing as a stored match, for the preview renderer of its game. */
export const matchOf = (line: TableLine, { id: game }: GameManifest): StoredMatch => ({
  setup: {
    id: line.id,
    game,
    title: line.title,
    seats: line.chairs.map(({ name, isBot, level }) =>
      isBot ? { kind: 'bot', level: level ?? '', name: '' } : { kind: 'guest', name: name ?? '' },
    ),
    options: line.options,
    seed: '',
  },
  isBegun: line.position !== null,
  moves: line.moves,
  position: line.position ?? '',
  toAct: null,
  updated: line.updated,
  isYours: line.isYourTurn,
  outcome: line.outcome,
});
