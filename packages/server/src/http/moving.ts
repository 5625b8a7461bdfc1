/** Routes of matches that move: from one screen to a table, and from a table home. */
import { FormatError, type MatchLog, parseLog } from '@tessera/engine';
import { MovedTable, type NewTable } from '@tessera/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MovedMatch } from '../host/movedMatch.ts';
import type { Proofs } from '../host/proving.ts';
import type { Rooms } from '../host/rooms.ts';
import { guestOf, parsed } from './api.ts';
import { Problem, refused } from './problem.ts';

/** Above the log of the longest evening. */
const BODY_LIMIT = 262_144;
const MOST_ANSWERS = 3000;
/** Options are in lists of tables: no more of them than a new table may have. */
const OPTIONS_LIMIT = 32_768;

const OTHERS = 'Other people play at this table: the match can be taken home when it is over.';

export interface MovingContext {
  readonly rooms: Rooms;
  /** Creates a table within limits and quotas; the match is replayed once they allow it. */
  readonly set: (
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: NewTable,
    replayed?: () => Promise<MovedMatch>,
  ) => Promise<unknown>;
  readonly found: <T>(asked: Promise<T>) => Promise<T>;
  readonly proofs: Proofs;
}

export function movingRoutes(api: FastifyInstance, { rooms, set, found, proofs }: MovingContext): void {
  api.post('/tables/moved', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    guestOf(request);
    const { from, ...terms } = parsed(MovedTable, request.body);
    const log = logIn(from, terms.chairs.length);
    const { game, options } = log.header;
    return set(request, reply, { ...terms, game, options }, () => replayed(proofs, log));
  });

  /** The log of a match that goes on at one screen. Where the guest is the only person, the table ends by it. */
  api.post<{ Params: { id: string } }>('/tables/:id/home', async request => {
    const guest = guestOf(request);
    const taken = await found(rooms.takeHome(request.params.id, guest.id));
    if ('refused' in taken)
      throw taken.refused.code === 'mustAsk' ? new Problem('notOver', OTHERS) : refused(taken.refused);
    if (!taken.log) throw new Problem('notOver');
    return taken.log;
  });
}

/** The shape of a log only; throws a Problem in words. */
function logIn(from: unknown, chairs: number): MatchLog {
  const log = shaped(from);
  const { header, entries } = log;
  if (entries.length > MOST_ANSWERS) throw new Problem('tooLarge');
  if (JSON.stringify(header.options).length > OPTIONS_LIMIT) throw new Problem('tooLarge');
  if (header.seats !== chairs)
    throw new Problem('garbage', `chairs: the match is played by ${header.seats}, not by ${chairs}.`);
  return log;
}

function shaped(from: unknown): MatchLog {
  try {
    return parseLog(from);
  } catch (error) {
    throw error instanceof FormatError ? new Problem('garbage', `from: ${error.message}.`) : error;
  }
}

/** Every answer legal, every number drawn as the log says, and not over yet. Names of people stay where they were typed. */
async function replayed(proofs: Proofs, log: MatchLog): Promise<MovedMatch> {
  const proved = await proofs.prove(log);
  if (!proved) throw new Problem('busy');
  if ('why' in proved) throw new Problem('garbage', proved.why);
  if (proved.isOver) throw new Problem('garbage', 'from: this match is over.');
  const { table, ...header } = log.header;
  return { from: { header, entries: log.entries }, ...(table?.isAnalysis === true && { isAnalysis: true }) };
}
