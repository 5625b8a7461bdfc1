/** An imported log after its replay by the rules, and the match created from it. */
import { digest, FormatError, type MatchLog } from '@tessera/engine';
import { gameById } from '../../games/index.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { addMatch } from '../../match/adding.ts';
import type { MatchSetup, SeatHolder } from '../../match/client.ts';
import { createMatch, newMatchId, newSeed, world } from '../../match/library.ts';
import { type Notes, parseNotes } from '../../match/notes.ts';
import { type Refused, takeUp } from '../../match/opening.ts';
import type { Loaded } from '../../match/protocol.ts';
import { seated, seatedBy, setupOf, tableOf } from '../../match/seated.ts';
import { isBegun, type NewLog } from '../../match/setup.ts';
import { typedSetup } from '../../match/usualNames.ts';
import { settings } from '../../ui/settings.ts';
import type { Brought } from './fragment.ts';

export interface ImportedMatch {
  readonly game: GameManifest;
  readonly situation: Loaded;
  readonly setup: MatchSetup;
  readonly notes: Notes;
  /** True without any answers: a starting position rather than a game. */
  readonly isPosition: boolean;
  /** Number of answers after which to show the game; its end unless the link says otherwise. */
  readonly at: number;
}

/** Replays an import with the rules; nothing is stored. */
export async function find(read: () => Promise<Brought>): Promise<ImportedMatch | Refused> {
  let brought: Brought;
  try {
    brought = await read();
  } catch (error) {
    if (error instanceof FormatError) return { failure: 'broken', why: error.message };
    throw error;
  }
  const { log, at } = brought;
  const situation = await provedBy(log as MatchLog | NewLog);
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

/** Replays a log; a bare position, which has no seal, is started instead. */
async function provedBy(log: MatchLog | NewLog): Promise<Loaded | Refused> {
  const table = { title: '', you: settings().name.trim() };
  const isNew = typeof log === 'object' && log !== null && log.header && !isBegun(log);
  if (!isNew) return takeUp(world.startRules, { type: 'open', log, table });
  const header = seated({ rulesVersion: 0, chance: [], ...log.header }, table);
  const { rulesVersion: _version, chance: _chance, ...start } = header;
  return takeUp(world.startRules, {
    type: 'load',
    stored: {
      seats: tableOf(header).seats,
      log: { header: start, entries: [] },
      undone: [],
      isStarted: false,
    },
  });
}

/** Content-addressed id: opening the same link twice finds the same match. */
const idOf = ({ header, entries }: Loaded): string => {
  const { table: _table, ...rest } = header;
  return digest([rest, entries]).slice(0, 12);
};

/** True if this very game is stored in this browser already. */
export const isHere = ({ setup, isPosition }: ImportedMatch): boolean =>
  !isPosition && world.store.entries().has(setup.id);

/**
 * Stores the match with these players and returns its id. A position may start many matches, a game is one.
 */
export function store(
  { setup, situation, notes, isPosition }: ImportedMatch,
  seats: readonly SeatHolder[],
): string {
  const kept: MatchSetup = isPosition
    ? { ...setup, seats, id: newMatchId(), seed: newSeed() }
    : { ...setup, seats };
  if (isPosition) createMatch(kept);
  else if (!world.store.entries().has(kept.id))
    addMatch(world.store, kept, world.now(), {
      ...situation,
      header: seatedBy(situation.header, kept),
      notes,
      loaded: situation,
    });
  return kept.id;
}
