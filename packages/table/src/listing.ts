/** A table on paper: its row in lists, and the log of its match. */
import { dicePromise, type Fields, type MatchLog, publicPosition, withoutHarmful } from '@tessera/engine';
import { isAwaited, isBotTurn } from './botSeats.ts';
import type { TableCore } from './core.ts';
import type { Ledger } from './ledger.ts';
import type { Listing } from './types.ts';

/** As whoever set the table called it, or an operator later. */
export const titleOf = ({ title, created }: Ledger): string => title ?? created.title;

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

/** The whole match, sealed and with the secret of its dice; undefined until it is over. */
export const logOf = ({ match, ledger }: TableCore): MatchLog | undefined =>
  match && ledger.phase === 'ended' ? match.log(tableOf(ledger)) : undefined;

/** What the log says of the table: as one on a single screen writes it, so that it opens there too, and the dice. */
function tableOf(ledger: Ledger): Fields {
  const { created, chairs, entropy } = ledger;
  const { id, secret } = created;
  const title = titleOf(ledger);
  const seats = chairs.map(chair =>
    chair.kind === 'person'
      ? { kind: 'friend', name: chair.name }
      : { kind: 'bot', name: '', level: chair.kind === 'bot' ? chair.level : '' },
  );
  return {
    title: withoutHarmful(title),
    seats,
    id,
    dice: { seal: dicePromise(secret), entropy: [...entropy], secret },
  };
}
