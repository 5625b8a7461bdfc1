/**
 * A bot of one's own: it plays seat 0 of a whole match, a bot of tessera plays the others.
 *
 *     npx node docs/examples/bot.ts tesseract
 *     npx node docs/examples/bot.ts rift --options '{"stallLimit": 40}' --against easy --seed 7 --log match.json
 *
 * It talks to `tessera engine` (docs/cli.md), in fair mode: all it is told is what its seat may know.
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

interface State {
  readonly decider: number | null;
  readonly outcome: { readonly winners: readonly number[]; readonly reason: string } | null;
  readonly plies: number;
  readonly legal: readonly string[];
  readonly view: unknown;
  readonly played: readonly { readonly seat: number; readonly move: string; readonly events: unknown[] }[];
}

const options = {
  options: { type: 'string' },
  against: { type: 'string' },
  seed: { type: 'string' },
  log: { type: 'string' },
} as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });

const command = `${process.env.TESSERA ?? 'npx tessera'} engine --game ${positionals[0]}`;
const engine = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
let asked = 0;

/** Asks one thing at a time. */
async function ask<T>(type: string, fields: object = {}): Promise<T> {
  engine.stdin.write(`${JSON.stringify({ id: ++asked, type, ...fields })}\n`);
  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw new Error('the engine has gone');
    const answer = JSON.parse(value);
    if (answer.thought) continue; // what a bot thinks before it answers
    if (!answer.ok) throw new Error(answer.error.message);
    return answer;
  }
}

/** Captures and contains where it can, else anything: yours will do better, from `view` and `played`. */
function choose({ legal, plies }: State): string {
  const good = legal.filter(answer => answer.includes('x') || /^(contain|pick|yes)/.test(answer));
  const list = good.length > 0 ? good : legal;
  return list[(31 * plies) % list.length] as string; // as good as dice here, and the same every time
}

async function play(against: string): Promise<State> {
  for (let known = 0; ; ) {
    const state = await ask<State>('state', { seat: 0, since: known });
    known = state.plies; // answers that were looked at
    if (state.decider === null) return state;
    const { move } =
      state.decider === 0 ? { move: choose(state) } : await ask<{ move: string }>('go', { bot: against });
    await ask('moves', { moves: [move] });
  }
}

await ask('options', { options: JSON.parse(values.options ?? '{}') });
if (values.seed) await ask('position', { seed: values.seed });
const { outcome, plies } = await play(values.against ?? 'easy');
console.log(
  `seat 0 has ${outcome?.winners.includes(0) ? 'won' : 'lost'}: ${outcome?.reason}, ${plies} answers`,
);
if (values.log) writeFileSync(values.log, JSON.stringify((await ask<{ log: object }>('log')).log));
await ask('quit');
