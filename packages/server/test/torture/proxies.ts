/** The published configurations of nginx and Caddy, in front of servers of which one is killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresIn } from '../../src/cluster/postgres.ts';
import { play } from './disturb.ts';
import { inFolder } from './folder.ts';
import { freePort, ServerProcess } from './processes.ts';
import type { Trial } from './trial.ts';

const DEPLOY = fileURLToPath(new URL('../../../../deploy/', import.meta.url));
const SIZES = {
  short: { matches: 2, answers: 30, times: 3 },
  long: { matches: 10, answers: 200, times: 20 },
};

/** A published configuration with the ports of the test. */
function configured(file: string, port: number, servers: readonly ServerProcess[]): string {
  const ports = servers.map(({ address }) => new URL(address).port);
  return readFileSync(join(DEPLOY, file), 'utf8')
    .replace('8080', String(port))
    .replace(/440([123])/g, (_all, n) => ports[Number(n) - 1] as string);
}

function startNginx(folder: string, configuration: string): ChildProcess {
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = temporary.map(name => `${name}_temp_path ${join(folder, name)};`).join('\n');
  writeFileSync(
    file,
    `daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr; events {}\nhttp { access_log off; ${paths}\n${configuration} }`,
  );
  return spawn('nginx', ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
}

function startCaddy(folder: string, configuration: string): ChildProcess {
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\n${configuration}`);
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { stdio: 'ignore', env });
}

const KINDS = {
  nginx: { file: 'nginx.conf', start: startNginx },
  caddy: { file: 'Caddyfile', start: startCaddy },
} as const;

const behind = (kind: keyof typeof KINDS): Trial => ({
  id: 'proxy',
  what: `three servers behind ${kind}, which has to be installed: one dies, nobody is stuck`,
  run: (size, say) =>
    inFolder(async folder => {
      const postgres = await postgresIn(join(folder, 'postgres'));
      const servers: ServerProcess[] = [];
      let proxy: ChildProcess | undefined;
      const end = async (): Promise<void> => {
        await Promise.all(servers.map(server => server.kill()));
      };
      try {
        for (let i = 0; i < 3; i++)
          servers.push(await ServerProcess.start(folder, postgres.url, ['--proxy']));
        const port = await freePort();
        const { file, start } = KINDS[kind];
        proxy = start(folder, configured(file, port, servers));
        const missing = new Promise<never>((_resolve, reject) => proxy?.once('error', reject));
        const trial = play(
          {
            ...SIZES[size],
            game: 'rift',
            address: () => `http://127.0.0.1:${port}`,
            async disturb(n) {
              const server = servers[n % servers.length] as ServerProcess;
              await server.kill();
              await server.start();
            },
            end,
            database: postgres.url,
          },
          say,
        );
        return await Promise.race([trial, missing]);
      } finally {
        await end();
        proxy?.kill('SIGTERM');
        await postgres.server.stop();
      }
    }),
});

export const [nginx, caddy] = [behind('nginx'), behind('caddy')];
