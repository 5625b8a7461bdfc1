/** A store on any database: group commit and the scheduler of due tables around `Core`. */
import type { Core } from './core.ts';
import { GroupCommit } from './groupCommit.ts';
import { DueJobs, type JobDelays, type Sharing } from './jobs.ts';
import type { Notices, Store } from './types.ts';

export interface Surroundings {
  readonly sharing: Sharing;
  readonly delays: JobDelays;
  readonly notices: Notices;
  readonly isAlone: boolean;
  readonly known?: Store['known'];
  /** Checks the write-ahead log; runs between two batches. */
  readonly probe?: () => Promise<void>;
}

export function storeOn(core: Core, surroundings: Surroundings): Store {
  const { sharing, delays, notices, isAlone, known = async () => undefined, probe } = surroundings;
  const commits = new GroupCommit(core.commit);
  const jobs = new DueJobs(core, sharing, delays);
  return {
    create(listing, records, from) {
      const { id, code } = listing;
      const change = { table: id, after: 0, records, listing, code, ...(from && { from }) };
      return commits.commit(change, 'stored', 'taken');
    },
    append: append => commits.commit(append, 'stored', 'stale'),
    load: core.load,
    loadAll: core.loadAll,
    known,
    seenKey: core.seenKey,
    commandOf: core.commandOf,
    seqs: core.seqs,
    find: core.find,
    late: core.late,
    byCode: core.byCode,
    lobby: core.lobby,
    openOf: core.openOf,
    originOf: core.originOf,
    seeTables: core.seeTables,
    deserted: core.deserted,
    tablesOf: core.tablesOf,
    due: core.due,
    secret: core.secret,
    setSecrets: core.setSecrets,
    listTables: core.listTables,
    oldTables: core.oldTables,
    // Between two batches: no append of a table may be pending in the log while its journal is deleted or rewritten.
    remove: table => commits.alone(() => core.removeTable(table)),
    forgetName: (table, guest) => commits.alone(() => core.forgetName(table, guest)),
    forgetListed: (table, guest) => commits.alone(() => core.forgetListed(table, guest)),
    placesOf: core.placesOf,
    tidyEnded: core.tidyEnded,
    reclaim: isAll => commits.alone(() => core.reclaim(isAll)),
    guests: {
      create: core.createGuest,
      find: core.findGuest,
      among: core.findGuests,
      byKey: core.guestByKey,
      rename: core.renameGuest,
      rekey: core.rekeyGuest,
      see: core.seeGuest,
      sanction: core.sanctionGuest,
      endSessions: core.endSessions,
      delete: core.deleteGuest,
      list: core.listGuests,
      leaving: core.leavingGuests,
      dropUnseen: core.dropUnseen,
    },
    builds: { ids: core.buildIds, find: core.findBuild, use: core.useBuild, save: core.saveBuild },
    daily: {
      add: core.addDaily,
      standings: core.dailyStandings,
      best: core.dailyBest,
      tidy: core.tidyDaily,
    },
    downtimes: { beat: core.beat, list: core.downtimes },
    jobs,
    notices,
    isAlone,
    get failure() {
      return commits.failure;
    },
    async probe() {
      if (commits.failure) throw commits.failure;
      if (probe) await commits.alone(probe);
      await core.probe();
    },
    backup: core.backup,
    async close() {
      await jobs.stop();
      await sharing.close();
      if (await commits.close()) await core.close();
    },
  };
}
