/** Fault injection by enumeration: every file system call of the write-ahead log fails once, or is the last one before a crash. */
import { closeSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/stores.ts';
import type { StoreFailure } from '../failure.ts';
import { DISK, type Disk } from './disk.ts';
import { recoverable } from './recovery.ts';
import { Tail } from './tail.ts';
import { readTail } from './tailFormat.ts';

const IDENTITY = { store: 'mine', session: 'run' };
const SIZES = { file: 1500, room: 1024 };
const BATCHES = 14;
/** Some exceed one preallocation step. */
const body = (id: number): string => JSON.stringify([{ id, text: 'x'.repeat(id === 6 ? 3000 : 150) }]);

type Call = keyof Disk;

/** A disk with a hook before every call, which may throw. */
function watched(
  look: (call: Call, index: number, args: readonly unknown[]) => void,
): Disk & { release(): void } {
  let index = 0;
  const open = new Set<number>();
  const entries = Object.entries(DISK).map(([name, method]) => [
    name,
    (...args: unknown[]) => {
      look(name as Call, index++, args);
      if (name.startsWith('sync')) return Promise.resolve(); // this disk has no cache
      const result = (method as (...args: unknown[]) => unknown)(...args);
      if (name === 'open') open.add(result as number);
      if (name === 'close') open.delete(args[0] as number);
      return result;
    },
  ]);
  return {
    ...(Object.fromEntries(entries) as Disk),
    release() {
      for (const file of open) closeSync(file);
    },
  };
}

/** A server's use of its log, with the acknowledged batches and the checkpoint. */
class Server {
  readonly folder = join(temporaryFolder(), 'tail');
  acknowledged = 0;
  checkpointed = 0;
  session = '';
  readonly failures: StoreFailure[] = [];

  async run(disk: Disk, tries = 1): Promise<void> {
    const tail = await this.#tried(tries, () => Tail.begin(this.folder, IDENTITY, 1, { disk, sizes: SIZES }));
    if (!tail) return;
    this.session = 'run';
    for (let id = 1; id <= BATCHES; id++) {
      const kept = await this.#tried(tries, () => tail.append({ id, body: body(id) }).then(() => true));
      if (!kept) {
        // A permanent failure acknowledges nothing any more.
        await expect(tail.append({ id: id + 1, body: '[]' })).rejects.toBe(this.failures.at(-1));
        return;
      }
      this.acknowledged = id;
      if (id % 4 === 0) this.checkpointed = id - 1;
      if (
        id % 4 === 0 &&
        !(await this.#tried(tries, async () => {
          tail.forget(this.checkpointed);
          return true;
        }))
      ) {
        await expect(tail.append({ id: id + 1, body: '[]' })).rejects.toBe(this.failures.at(-1));
        return;
      }
    }
  }

  async #tried<T>(tries: number, work: () => Promise<T>): Promise<T | undefined> {
    for (let i = 0; i < tries; i++) {
      try {
        return await work();
      } catch (error) {
        this.failures.push(error as StoreFailure);
      }
    }
    return undefined;
  }

  /** Recovers as the next start would. */
  expectNothingLost(): void {
    const checkpoint = { name: 'mine', id: this.checkpointed, session: this.session };
    const batches = recoverable(readTail(this.folder, 'mine'), checkpoint, this.folder);
    const last = this.checkpointed + batches.length;
    expect([this.acknowledged, this.acknowledged + 1]).toContain(last);
    for (const batch of batches) expect(batch.body).toBe(body(batch.id));
  }
}

/** All calls of a run without faults. */
async function calls(): Promise<readonly Call[]> {
  const made: Call[] = [];
  await new Server().run(watched(call => made.push(call)));
  return made;
}

const errno = (code: string) => Object.assign(new Error(code), { code });

describe('R3: the write-ahead log on a disk that fails', () => {
  test('a run makes every kind of call several times', async () => {
    const made = await calls();
    for (const call of Object.keys(DISK) as Call[]) expect(made).toContain(call);
    expect(made.filter(call => call === 'rename').length).toBeGreaterThan(2);
  });

  test('killed before any call: everything acknowledged is recovered', async () => {
    const server = new Server();
    const disk = watched(() => server.expectNothingLost());
    await server.run(disk);
    expect(server.failures).toEqual([]);
    disk.release();
    expect(server.acknowledged).toBe(BATCHES);
  });

  test.each(['before', 'half way through', 'after'])(
    'any call fails %s its work: broken, and nothing is lost',
    async when => {
      for (const [failing, call] of (await calls()).entries()) {
        const server = new Server();
        const disk = watched((name, index, args) => {
          if (index !== failing) return;
          if (when === 'half way through' && name === 'write') {
            const [file, bytes, from, at] = args as [number, Buffer, number, number];
            writeSync(file, bytes, from, Math.floor((bytes.length - from) / 2), at);
          }
          if (when === 'after' && name !== 'close' && name !== 'sync')
            (DISK[name] as (...args: unknown[]) => unknown)(...args);
          throw errno('EIO');
        });
        await server.run(disk);
        expect(server.failures, `call ${failing}, ${call}`).toMatchObject([
          { code: 'broken', canGoOn: false },
        ]);
        server.expectNothingLost();
        disk.release();
      }
    },
  );

  test('a partial line left by a full disk is erased by a shorter one', async () => {
    const folder = join(temporaryFolder(), 'tail');
    let isFull = false;
    const disk = watched((name, _index, args) => {
      if (!isFull || name !== 'write') return;
      const [file, bytes, from, at] = args as [number, Buffer, number, number];
      writeSync(file, bytes, from, bytes.length - from - 1, at); // without the end of the line
      throw errno('ENOSPC');
    });
    const tail = await Tail.begin(folder, IDENTITY, 1, { disk, sizes: SIZES });
    const recovered = () =>
      recoverable(readTail(folder, 'mine'), { name: 'mine', id: 0, session: 'run' }, folder).map(
        one => one.body,
      );
    await tail.append({ id: 1, body: '[1]' });
    isFull = true;
    for (const length of [500, 20, 200]) {
      await expect(tail.append({ id: 2, body: 'x'.repeat(length) })).rejects.toMatchObject({ code: 'full' });
      expect(recovered()).toEqual(['[1]']);
    }
    isFull = false;
    await tail.append({ id: 2, body: '[2]' });
    expect(recovered()).toEqual(['[1]', '[2]']);
    disk.release();
  });

  test('any call finds the disk full: a transient refusal where that is safe, else a permanent failure', async () => {
    const outcomes = new Map<Call, Set<string>>();
    for (const [failing, call] of (await calls()).entries()) {
      const server = new Server();
      const disk = watched((name, index, args) => {
        if (index !== failing) return;
        if (name === 'write') {
          const [file, bytes, from, at] = args as [number, Buffer, number, number];
          writeSync(file, bytes, from, Math.floor((bytes.length - from) / 2), at);
        }
        throw errno('ENOSPC');
      });
      await server.run(disk, 2);
      const codes = new Set(server.failures.map(({ code }) => code));
      expect(codes.size, `call ${failing}, ${call}`).toBe(1);
      const [code = ''] = codes;
      outcomes.set(call, (outcomes.get(call) ?? new Set()).add(code));
      if (code === 'full') expect(server.acknowledged).toBe(BATCHES);
      server.expectNothingLost();
      disk.release();
    }
    const found = Object.fromEntries([...outcomes].map(([call, codes]) => [call, [...codes].sort()]));
    expect(found).toEqual({
      makeFolder: ['broken'],
      syncFolder: ['broken'],
      open: ['full'],
      write: ['full'],
      sync: ['broken'],
      rename: ['broken'],
      close: ['broken'],
      unlink: ['broken'],
    });
  });
});
