/** What was brought, once the rules have played it again; and the match it becomes. */
import { digest, FormatError } from '@tessera/engine';
import { gameById } from '../../games/index.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { addMatch } from '../../match/adding.ts';
import type { MatchSetup, SeatHolder } from '../../match/client.ts';
import { createMatch, newMatchId, newSeed, world } from '../../match/library.ts';
import type { Notes } from '../../match/notes.ts';
import { type Refused, takeUp } from '../../match/opening.ts';
import type { Opened } from '../../match/protocol.ts';
import { parseNotes } from '../../match/savedNotes.ts';
import { seatedBy, setupOf } from '../../match/seated.ts';
import { typedSetup } from '../../match/usualNames.ts';
import { settings } from '../../ui/settings.ts';
import { type Brought, NotOurs } from './fragment.ts';

export interface ImportedMatch {
  readonly game: GameManifest;
  readonly situation: Opened;
  readonly setup: MatchSetup;
  readonly notes: Notes;
  /** True without any answers: a starting position rather than a game. */
  readonly isPosition: boolean;
  /** Number of answers after which to show the game; its end unless the link says otherwise. */
  readonly at: number;
}

/** Replays an import with the rules; nothing is stored. `unknown`: no link, position or game at all. */
export async function find(read: () => Promise<Brought>): Promise<ImportedMatch | Refused | 'unknown'> {
  let brought: Brought;
  try {
    brought = await read();
  } catch (error) {
    if (error instanceof NotOurs) return 'unknown';
    if (error instanceof FormatError) return { failure: 'broken', why: error.message };
    throw error;
  }
  const { log, at } = brought;
  const table = { title: '', you: settings().name.trim() };
  const situation = await takeUp(world.startTable, log, table);
  if ('failure' in situation) return situation;
  const { header, entries } = situation;
  const game = gameById(header.game);
  if (!game) return { failure: 'unknownGame', why: header.game };
  return {
    game,
    situation,
    setup: typedSetup(setupOf(idOf(situation), header)),
    notes: parseNotes((log as { readonly notes?: unknown }).notes),
    isPosition: entries.length === 0 && header.position !== undefined,
    at: Math.min(at ?? situation.moves, situation.moves),
  };
}

/** Equal games have equal names: whoever follows the same link twice finds the match of the first time. */
const idOf = ({ header, entries }: Opened): string => {
  const { table: _table, ...rest } = header;
  return digest([rest, entries]).slice(0, 12);
};

/** True if this very game is stored in this browser already. */
export const isHere = ({ setup, isPosition }: ImportedMatch): boolean =>
  !isPosition && world.store.entries().has(setup.id);

/** Stores it with these people around it; the id of the match. A position may begin many matches, a game is one. */
export function store(
  { setup, situation, notes, isPosition }: ImportedMatch,
  seats: readonly SeatHolder[],
): string {
  const { header, entries, ...summary } = situation;
  const kept: MatchSetup = isPosition
    ? { ...setup, seats, id: newMatchId(), seed: newSeed() }
    : { ...setup, seats };
  if (isPosition) createMatch(kept);
  else if (!world.store.entries().has(kept.id))
    addMatch(world.store, kept, world.now(), {
      header: seatedBy(header, kept),
      entries,
      notes,
      summary,
    });
  return kept.id;
}
