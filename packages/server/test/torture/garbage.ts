/** R8: thousands of malformed messages: one typed refusal for each, and no effect on the table. */
import { digest, seededChance } from '@tessera/engine';
import { inFolder } from './folder.ts';
import { drip, Heckler, spit } from './heckler.ts';
import { bytes, input } from './inputs.ts';
import { Player } from './player.ts';
import { ServerProcess } from './processes.ts';
import type { Trial } from './trial.ts';

const SIZES = {
  short: { inputs: 8000, isPatient: false },
  long: { inputs: 1_000_000, isPatient: true },
};
/** Batch size: answered before the next is sent. */
const BATCH = 500;
const BODIES = ['/api/tables', '/api/me', '/api/me/enter', '/api/tables/none/do'];
/** Memory limit of the server process. */
const MOST_MB = 400;
/** Timeout of a request sent byte by byte, with a margin. */
const LONGEST_DRIP_MS = 15_000;
const DRIPS = 10;

export const garbage: Trial = {
  id: 'R8',
  what: 'malformed messages: one typed refusal for each, nothing changes, memory is bounded',
  run: (size, say) =>
    inFolder(async folder => {
      const { inputs, isPatient } = SIZES[size];
      const server = await ServerProcess.start(folder);
      const { address } = server;
      try {
        const ada = await Player.enter('Ada', () => address);
        const table = await ada.create({
          game: 'rift',
          options: { firstPlayer: 'w' },
          chairs: [{ kind: 'me' }, { kind: 'open' }],
          pace: { total: null, increment: 0, move: null },
          openTo: 'link',
          language: 'en',
        });
        await ada.join(table);
        // A visitor without a name, a guest without a chair, and a player out of turn.
        const hecklers = [
          await Heckler.at(address),
          await Heckler.at(address, 'Eve'),
          await Heckler.at(address, 'Bob'),
        ];
        await hecklers[2]?.do(table, { do: 'sit', name: 'Bob' });
        await ada.do({ do: 'start' });
        const before = digest(ada.memory.table?.standing);
        const { seq } = ada.memory;

        const chance = seededChance('garbage');
        const drips = Array.from({ length: DRIPS }, () => drip(address));
        const faults: string[] = [];
        let most = 0;
        for (let sent = 0; sent < inputs; sent += BATCH) {
          const heckler = hecklers[(sent / BATCH) % hecklers.length] as Heckler;
          const already = [...heckler.noes.values()].reduce((sum, count) => sum + count, 0);
          for (let n = 0; n < BATCH; n++) heckler.say(input(chance, table));
          await heckler.refused(already + BATCH);
          for (const path of BODIES) await heckler.post(path, String(input(chance, table)));
          const said = await spit(address, bytes(chance, 1 + chance.below(300)));
          if (!/^(HTTP\/1.1 4\d\d|$)/.test(said))
            faults.push(`raw bytes are answered by ${said.slice(0, 80)}`);
          most = Math.max(most, (await server.metric('process_resident_memory_bytes')) / 1e6);
          if ((sent + BATCH) % 50_000 === 0)
            say(`R8: ${sent + BATCH} of ${inputs} inputs, ${Math.round(most)} MB`);
        }
        faults.push(...hecklers.flatMap(heckler => heckler.faults));
        if (most > MOST_MB) faults.push(`it took ${Math.round(most)} MB`);
        if (digest(ada.memory.table?.standing) !== before || ada.memory.seq !== seq)
          faults.push('something has changed at the table');
        if ((await server.metric('tessera_tables_awake')) !== 1)
          faults.push('tables are awake that are none');
        const [move = ''] = await ada.legal();
        const done = await ada.do({ do: 'play', move, after: 0 });
        if (done.type !== 'done') faults.push(`nobody can play any more: ${JSON.stringify(done)}`);
        const longest = isPatient ? Math.max(...(await Promise.all(drips))) : 0;
        if (longest > LONGEST_DRIP_MS) faults.push(`a slow request was borne for ${Math.round(longest)} ms`);
        if (server.complaints !== '') faults.push(`the server complains: ${server.complaints.slice(0, 300)}`);
        ada.leave();
        for (const heckler of hecklers) heckler.leave();
        const kinds = new Set(hecklers.flatMap(({ noes }) => [...noes.keys()]));
        return { did: `${inputs} inputs, ${kinds.size} kinds of no, at most ${Math.round(most)} MB`, faults };
      } finally {
        await server.kill();
      }
    }),
};
