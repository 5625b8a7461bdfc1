/** The match of a table as a log. */
import { digest, type Fields, type MatchLog, withoutHarmful, wordsAtEnd } from '@tessera/engine';
import type { TableCore } from './core.ts';
import { titleOf } from './ledger.ts';
import { seatOf } from './seats.ts';
import type { Summary } from './types.ts';

/** The whole match, sealed; where dice were promised with their secret, and undefined until it is over. */
export const logOf = (core: TableCore, around?: Fields): MatchLog | undefined =>
  core.ledger.created.seed !== undefined || core.ledger.phase === 'ended'
    ? core.match?.log({ ...tableOf(core), ...around })
    : undefined;

/** The exact position, hidden cards included; where dice were promised undefined until the match is over. */
export const positionOf = ({ ledger, match, game }: TableCore): string | undefined =>
  match && (ledger.created.seed !== undefined || ledger.phase === 'ended')
    ? game.notation.formatPosition(match.state)
    : undefined;

/** The match for lists; null before the start, and where dice were promised until it is over. */
export function summaryOf(core: TableCore): Summary | null {
  const { match, game } = core;
  const position = positionOf(core);
  if (!match || position === undefined) return null;
  const { header, state, decider = null } = match;
  return {
    moves: match.length - (decider === null ? wordsAtEnd(match.entries) : 0),
    position,
    toAct: decider,
    outcome: game.outcome(state) ?? null,
    seal: digest([header, core.ledger.created.chairs, state]),
  };
}

/** What the log says of the table: as one at a single screen writes it, so that it opens there too. */
function tableOf(core: TableCore): Fields {
  const { created, chairs, pace } = core.ledger;
  const isHere = created.seed !== undefined;
  const you = isHere ? seatOf(core, created.host) : undefined;
  const seats = chairs.map((chair, seat) =>
    chair.kind === 'person'
      ? { kind: seat === you ? 'you' : 'friend', name: chair.name }
      : { kind: 'bot', name: '', level: chair.kind === 'bot' ? chair.level : '' },
  );
  const title = withoutHarmful(titleOf(core.ledger));
  if (!isHere) return { title, seats, id: created.id, dice: { ...core.dice } };
  const isClocked = pace.total !== null;
  const promised = created.from?.header.table?.dice; // by the table from which it was taken home
  return {
    title,
    seats,
    ...(isClocked && { clock: { minutes: Number(pace.total) / 60, increment: pace.increment } }),
    ...(created.isAnalysis && { isAnalysis: true }),
    ...(promised !== undefined && { dice: promised }),
  };
}
