/** Results of daily challenges. */
import { rankOf } from '@tessera/table/daily';
import type { Selectable } from 'kysely';
import type { Flavour } from './migrations.ts';
import type { Db, Schema, Tx } from './schema.ts';
import type { DailyEntry, DailyFilter, DailyStanding, DailyStandings } from './types.ts';

type Row = Selectable<Schema['daily']>;
type Best = Omit<Row, 'date' | 'game' | 'guest' | 'tries' | 'last'>;

const bestOf = ({ result, isFirst, people, bots, at, digest, log }: DailyEntry): Best => ({
  rank: rankOf(result, isFirst),
  is_won: Number(result.isWon),
  reason: result.reason,
  turns: result.turns,
  progress: result.progress,
  is_first: Number(isFirst),
  people,
  bots,
  at,
  digest,
  log,
});

export function dailyIn(db: Db, flavour: Flavour) {
  const ofDay = (date: string, game: string) =>
    db.selectFrom('daily').where('daily.date', '=', date).where('daily.game', '=', game);

  const named = (date: string, game: string) =>
    ofDay(date, game)
      .innerJoin('guests', 'guests.id', 'daily.guest')
      .select([
        'daily.guest',
        'guests.name',
        'rank',
        'is_won',
        'reason',
        'turns',
        'progress',
        'is_first',
        'tries',
        'people',
        'bots',
        'at',
      ]);

  /** Number of results before one: better, or as good and earlier. */
  const before = async (date: string, game: string, { rank, at, guest }: Named): Promise<number> => {
    const { count } = await ofDay(date, game)
      .innerJoin('guests', 'guests.id', 'daily.guest')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where(eb =>
        eb.or([
          eb('rank', '>', rank),
          eb.and([eb('rank', '=', rank), eb('at', '<', at)]),
          eb.and([eb('rank', '=', rank), eb('at', '=', at), eb('daily.guest', '<', guest)]),
        ]),
      )
      .executeTakeFirstOrThrow();
    return Number(count);
  };

  return {
    addDaily: (entry: DailyEntry): Promise<void> =>
      db.transaction().execute(async tx => {
        const { date, game, guest, digest } = entry;
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('daily')
          .values({ date, game, guest, tries: 1, last: digest, ...bestOf(entry) })
          .onConflict(conflict => conflict.doNothing())
          .executeTakeFirst();
        if (Number(numInsertedOrUpdatedRows) === 0) await tryAgain(tx, flavour, entry);
      }),

    async dailyStandings({ date, game, guest, limit }: DailyFilter): Promise<DailyStandings> {
      const { all, won } = await ofDay(date, game)
        .innerJoin('guests', 'guests.id', 'daily.guest')
        .select(eb => [eb.fn.countAll<number>().as('all'), eb.fn.sum<number | null>('is_won').as('won')])
        .executeTakeFirstOrThrow();
      const defeats = await ofDay(date, game)
        .innerJoin('guests', 'guests.id', 'daily.guest')
        .where('is_won', '=', 0)
        .groupBy('reason')
        .select(eb => ['reason', eb.fn.countAll<number>().as('count')])
        .execute();
      const rows = await named(date, game)
        .orderBy('rank', 'desc')
        .orderBy('at')
        .orderBy('daily.guest')
        .limit(limit)
        .execute();
      const yours =
        guest === undefined
          ? undefined
          : await named(date, game).where('daily.guest', '=', guest).executeTakeFirst();
      return {
        all: Number(all),
        won: Number(won ?? 0),
        lost: Object.fromEntries(defeats.map(({ reason, count }) => [reason, Number(count)])),
        rows: rows.map((row, index) => standingOf(row, index + 1)),
        you: yours && standingOf(yours, (await before(date, game, yours)) + 1),
      };
    },

    async dailyBest(date: string, game: string) {
      return ofDay(date, game)
        .innerJoin('guests', 'guests.id', 'daily.guest')
        .select(['log', 'guests.name'])
        .where('log', '!=', '')
        .orderBy('rank', 'desc')
        .orderBy('at')
        .orderBy('daily.guest')
        .executeTakeFirst();
    },

    async tidyDaily(until: string): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable('daily')
        .set({ log: '' })
        .where('date', '<', until)
        .where('log', '!=', '')
        .where(eb =>
          eb.exists(
            eb
              .selectFrom('daily as other')
              .select('other.guest')
              .whereRef('other.date', '=', 'daily.date')
              .whereRef('other.game', '=', 'daily.game')
              .where(one =>
                one.or([
                  one('other.rank', '>', one.ref('daily.rank')),
                  one.and([
                    one('other.rank', '=', one.ref('daily.rank')),
                    one('other.at', '<', one.ref('daily.at')),
                  ]),
                ]),
              ),
          ),
        )
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  };
}

type Named = Omit<Row, 'date' | 'game' | 'digest' | 'last' | 'log'> & { readonly name: string };

const standingOf = (row: Named, place: number): DailyStanding => ({
  guest: row.guest,
  name: row.name,
  place,
  result: { isWon: row.is_won === 1, reason: row.reason, turns: row.turns, progress: row.progress },
  isFirst: row.is_first === 1,
  tries: row.tries,
  people: row.people,
  bots: row.bots,
  at: row.at,
});

/** A later result of a guest: the seed was known. */
async function tryAgain(tx: Tx, flavour: Flavour, entry: DailyEntry): Promise<void> {
  const { date, game, guest, digest } = entry;
  const known = await tx
    .selectFrom('daily')
    .select(['rank', 'tries', 'digest', 'last'])
    .where('date', '=', date)
    .where('game', '=', game)
    .where('guest', '=', guest)
    .$if(flavour === 'postgres', query => query.forUpdate())
    .executeTakeFirstOrThrow();
  if (known.digest === digest || known.last === digest) return;
  const best = bestOf({ ...entry, isFirst: false });
  await tx
    .updateTable('daily')
    .set({ tries: known.tries + 1, last: digest, ...(best.rank > known.rank ? best : {}) })
    .where('date', '=', date)
    .where('game', '=', game)
    .where('guest', '=', guest)
    .execute();
}
