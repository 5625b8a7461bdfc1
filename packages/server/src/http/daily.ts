/** Routes of the daily challenge: seeds, results, the best game. */
import { digest, FormatError, type MatchLog, parseLog } from '@tessera/engine';
import {
  complaintAbout,
  type DailyDate,
  dayAt,
  isClosed,
  isDailyGame,
  isOpen,
  resultOf,
} from '@tessera/table/daily';
import { DailyAttempt, type DailyBoard, DailyPath, type DailyRow } from '@tessera/wire';
import type { SecretSeeds } from '../host/dailySeeds.ts';
import type { Proofs } from '../host/proving.ts';
import { RateLimit } from '../limits/rateLimit.ts';
import type { DailyStanding, Store } from '../store/types.ts';
import { type ApiContext, guestOf, parsed, type Routes } from './api.ts';
import { Problem } from './problem.ts';

/** Above the log of the longest evening. */
const BODY_LIMIT = 262_144;
const MOST_ANSWERS = 3000;
const MOST_ROWS = 50;

export interface DailyContext extends Pick<ApiContext, 'limits' | 'now'> {
  readonly store: Store;
  readonly seeds: SecretSeeds;
  readonly proofs: Proofs;
}

const NO_CHALLENGE = 'There is no such challenge.';

export function dailyRoutes({ store, seeds, proofs, limits, now }: DailyContext): Routes {
  const attempts = new RateLimit(limits.attempts, limits.crowd);

  const board = async (challenge: DailyDate, guest: string | undefined): Promise<DailyBoard> => {
    const { all, won, lost, rows, you } = await store.daily.standings({
      ...challenge,
      guest,
      limit: MOST_ROWS,
    });
    const row = (standing: DailyStanding): DailyRow => rowOf(standing, guest);
    return {
      ...challenge,
      all,
      won,
      lost,
      rows: rows.map(row),
      you: you ? row(you) : null,
      isClosed: isClosed(dayOf(challenge), now()),
    };
  };

  return api => {
    api.get('/daily', async () => seeds.told(now()));

    api.get('/daily/:game/:date', async ({ guest, params }) => board(challengeIn(params), guest?.id));

    /** Shown when it can help nobody any more. */
    api.get('/daily/:game/:date/best', async ({ params }) => {
      const challenge = challengeIn(params);
      if (!isClosed(dayOf(challenge), now())) throw new Problem('notOver', 'This challenge is not over yet.');
      const best = await store.daily.best(challenge.date, challenge.game);
      if (!best) throw new Problem('notHere', 'Nobody has a result of this day.');
      return named(JSON.parse(best.log) as MatchLog, best.name);
    });

    api.post('/daily/:game', { bodyLimit: BODY_LIMIT }, async request => {
      const guest = guestOf(request);
      const { date, attempt, log: sent } = parsed(DailyAttempt, request.body);
      const { game } = request.params as { readonly game: string };
      const challenge = challengeIn({ game, date });
      if (!isOpen(dayOf(challenge), now()))
        throw new Problem('garbage', 'date: results of this day do not count any more, or not yet.');
      if (!attempts.take(guest.id, request.visitor)) throw new Problem('tooFast');
      const log = logIn(sent);
      const complaint = complaintAbout(log, challenge, seeds.seedOf(challenge));
      if (complaint !== undefined) throw new Problem('garbage', complaint);
      const result = await resultIn(proofs, challenge, log);
      const bare = withoutNames(log);
      await store.daily.add({
        ...challenge,
        guest: guest.id,
        result,
        isFirst: attempt === 1,
        ...countSeats(bare),
        log: JSON.stringify(bare),
        digest: digest({ header: { ...bare.header, table: null }, entries: bare.entries }),
        at: now(),
      });
      return board(challenge, guest.id);
    });
  };
}

const dayOf = ({ date }: DailyDate): number => dayAt(date) ?? 0;

function challengeIn(params: unknown): DailyDate {
  const { game, date } = parsed(DailyPath, params);
  if (!isDailyGame(game) || dayAt(date) === undefined) throw new Problem('notHere', NO_CHALLENGE);
  return { game, date };
}

const rowOf = (
  { result, guest, at: _at, ...standing }: DailyStanding,
  viewer: string | undefined,
): DailyRow => ({
  ...standing,
  ...result,
  isYou: guest === viewer,
});

function logIn(sent: unknown): MatchLog {
  let log: MatchLog;
  try {
    log = parseLog(sent);
  } catch (error) {
    throw error instanceof FormatError ? new Problem('garbage', `log: ${error.message}.`) : error;
  }
  if (log.entries.length > MOST_ANSWERS) throw new Problem('tooLarge');
  return log;
}

/** Replays the log from the seed, in a thread. */
async function resultIn(proofs: Proofs, { game }: DailyDate, log: MatchLog) {
  const proved = await proofs.prove(log);
  if (!proved) throw new Problem('busy');
  if ('why' in proved) throw new Problem('garbage', proved.why.replace(/^from/, 'log'));
  if (!proved.ending) throw new Problem('garbage', 'log: this match is not over.');
  return resultOf(game, proved.ending.position, proved.ending);
}

type Holder = { readonly kind: 'friend' | 'bot'; readonly name: ''; readonly level?: string };

/** Names that were typed at one screen stay there. A seat that does not say what it is counts as a person's. */
function withoutNames({ header, entries }: MatchLog): MatchLog {
  const told = Array.isArray(header.table?.seats) ? header.table.seats : [];
  const seats = Array.from({ length: header.seats }, (_, seat): Holder => {
    const { kind, level } = Object(told[seat]);
    return kind === 'bot'
      ? { kind, level: String(level).slice(0, 24), name: '' }
      : { kind: 'friend', name: '' };
  });
  return { header: { ...header, table: { title: '', seats } }, entries };
}

function countSeats({ header }: MatchLog): { readonly people: number; readonly bots: number } {
  const seats = header.table?.seats as readonly Holder[];
  const bots = seats.filter(({ kind }) => kind === 'bot').length;
  return { people: seats.length - bots, bots };
}

/** The first person of the match has the name of the guest. */
function named({ header, entries }: MatchLog, name: string): MatchLog {
  const seats = header.table?.seats as readonly Holder[];
  const first = seats.findIndex(({ kind }) => kind !== 'bot');
  const people = seats.map((holder, seat) => (seat === first ? { ...holder, name } : holder));
  return { header: { ...header, table: { ...header.table, seats: people } }, entries };
}
