/**
 * Runs `npx tessera` inside a shell in the process of the test: a process for each of a hundred examples
 * would spend nine tenths of its time loading modules. Pipes, redirections and `$?` are the shell's.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tessera } from './harness.ts';

/**
 * A shell function that leaves arguments and input in a folder, waits for the exit code, and prints the
 * output.
 */
const CALL = `call() {
  at="$CALLS/$1"
  shift
  cat > "$at/in"
  printf '%s\\0' "$@" > "$at/args"
  : > "$at/asked"
  until [ -e "$at/code" ]; do sleep 0.02; done
  if [ -s "$at/err" ]; then cat "$at/err" >&2; fi
  if [ -s "$at/out" ]; then cat "$at/out"; fi
  read -r code < "$at/code"
  return "$code"
}`;

/** The script with a folder below `folder` for each `npx tessera` in it. */
export function withCalls(script: string, folder: string): string {
  let count = readdirSync(folder).length;
  const calling = script.replace(/npx tessera/g, () => {
    mkdirSync(join(folder, `${count}`));
    return `call ${count++}`;
  });
  return `${CALL}\n${calling}`;
}

/** Runs every call that appears in a folder until the shell ends. */
export async function answerCalls<T>(folder: string, shell: Promise<T>): Promise<T> {
  let hasEnded = false;
  const ended = shell.finally(() => {
    hasEnded = true;
  });
  ended.catch(() => {}); // its rejection is awaited below
  while (!hasEnded) {
    for (const name of readdirSync(folder)) {
      const call = join(folder, name);
      if (existsSync(join(call, 'asked')) && !existsSync(join(call, 'code'))) await answerCall(call);
    }
    await pause(2);
  }
  return ended;
}

async function answerCall(call: string): Promise<void> {
  const args = readFileSync(join(call, 'args'), 'utf8').split('\0').slice(0, -1);
  const { code, out, err } = await tessera(args, { stdin: readFileSync(join(call, 'in'), 'utf8') });
  writeFileSync(join(call, 'out'), out);
  writeFileSync(join(call, 'err'), err);
  writeFileSync(join(call, 'code.part'), `${code}\n`);
  renameSync(join(call, 'code.part'), join(call, 'code'));
}
