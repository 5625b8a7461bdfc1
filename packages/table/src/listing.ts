/** Listing of a table: its summary in lists. */
import { publicPosition } from '@tessera/engine';
import { isBotTurn } from './botSeats.ts';
import type { TableCore } from './core.ts';
import { titleOf } from './ledger.ts';
import { isAwaited } from './onlookers.ts';
import type { Listing } from './types.ts';

export function listingOf(core: TableCore): Listing {
  const { ledger, match, game } = core;
  const { doors, phase } = ledger;
  const { id, code, openTo, language, options, at } = ledger.created;
  return {
    id,
    code,
    game: game.id,
    title: titleOf(ledger),
    phase,
    openTo: doors.mayWatch || phase === 'gathering' ? openTo : 'link',
    pace: ledger.pace,
    language,
    options,
    host: ledger.host,
    chairs: ledger.chairs.map(chair =>
      chair.kind === 'person'
        ? { guest: chair.guest, name: chair.name, isBot: false }
        : {
            guest: null,
            name: null,
            isBot: chair.kind === 'bot',
            ...(chair.kind === 'bot' && { level: chair.level }),
          },
    ),
    created: at,
    updated: ledger.updated,
    toAct: ledger.toAct,
    due: core.due(ledger.updated),
    isBotTurn: isBotTurn(core) && isAwaited(core),
    moves: ledger.count,
    position: match ? publicPosition(match, 'watcher') : null,
    outcome: (match && game.outcome(match.state)) ?? null,
    ...(!doors.mayWatch && { mayWatch: false }),
  };
}
