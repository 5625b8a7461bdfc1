/** A server with tables, which can be stopped and started again on its port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '..', '..', '..', 'server', 'src', 'main.ts');

export class Server {
  readonly #data = mkdtempSync(join(tmpdir(), 'tessera-engines-'));
  #program: ChildProcess | undefined;
  #address = '';

  get address(): string {
    return this.#address;
  }

  async start(): Promise<void> {
    const port = this.#address === '' ? '0' : new URL(this.#address).port;
    const program = spawn(process.execPath, [MAIN, '--port', port, '--data', this.#data]);
    this.#program = program;
    let said = '';
    this.#address = await new Promise((done, fail) => {
      program.stdout.on('data', chunk => {
        said += chunk;
        const [found] = /http:\S+/.exec(said) ?? [];
        if (found) done(found);
      });
      program.once('close', () => fail(new Error(`the server ended: ${said}`)));
    });
  }

  async stop(): Promise<void> {
    const ended = new Promise(done => this.#program?.once('close', done));
    this.#program?.kill('SIGKILL');
    await ended;
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
