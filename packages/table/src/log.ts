/** Log of a table's match. */
import { type Fields, type MatchLog, withoutHarmful } from '@tessera/engine';
import type { TableCore } from './core.ts';
import { titleOf } from './ledger.ts';
import { seatOf } from './seats.ts';

/**
 * Sealed log of the whole match; with promised dice it includes their secret, and is undefined until the end.
 */
export const logOf = (core: TableCore, around?: Fields): MatchLog | undefined =>
  core.ledger.created.seed !== undefined || core.ledger.phase === 'ended'
    ? core.match?.log({ ...tableOf(core), ...around })
    : undefined;

/** Header fields about the people, as a table at one screen writes them, so that the log opens there too. */
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
  const promised = created.from?.header.table?.dice; // promised by the table it was taken home from
  return {
    title,
    seats,
    ...(isClocked && { clock: { minutes: Number(pace.total) / 60, increment: pace.increment } }),
    ...(created.isAnalysis && { isAnalysis: true }),
    ...(promised !== undefined && { dice: promised }),
  };
}
