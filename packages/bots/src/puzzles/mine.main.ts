/**
 * Mines puzzles: `node packages/bots/src/puzzles/mine.main.ts GAME FILE [games] [seed] [limit]` plays games
 * between bots, proves what it finds, and appends a JSON line for each puzzle to FILE. A game that is done has
 * a line of its own, so that a run can be resumed.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseOptions, seededChance } from '@tessera/engine';
import type { AnyBot } from '../bot.ts';
import { botByName } from '../names.ts';
import { proofOf } from './prove.ts';
import { SOURCES } from './sources.ts';
import { gameOf } from './tasks.ts';
import type { Candidate, PuzzleGame } from './types.ts';

const [id, file = '', games = '100', seed = 'puzzles', limit = '6000'] = process.argv.slice(2);
const source = SOURCES[id as PuzzleGame];
if (!source || file === '') throw new Error('which game, and into which file?');
const game = gameOf({ game: id as PuzzleGame });

/** Of one game at most so many of a kind. */
const PER_GAME = 4;

const done = existsSync(file)
  ? readFileSync(file, 'utf8')
      .split('\n')
      .flatMap(line => (line ? [JSON.parse(line) as { done?: string }] : []))
  : [];
const isDone = new Set(done.flatMap(line => line.done ?? []));
const tally = new Map<string, number>();

for (let number = 0; number < Number(games); number++) {
  const name = `${seed} ${number}`;
  if (isDone.has(name)) continue;
  const from = performance.now();
  await mine(name, number);
  appendFileSync(file, `${JSON.stringify({ done: name })}\n`);
  const counts = [...tally].map(([reason, count]) => `${reason} ${count}`).join(', ');
  console.log(`${name}: ${((performance.now() - from) / 1000).toFixed(1)} s; ${counts}`);
}

async function mine(name: string, number: number): Promise<void> {
  const chance = seededChance(name);
  const options = source?.options(chance) ?? {};
  const seats = source?.seats ?? 1;
  const bot = source?.bots[number % source.bots.length] ?? '';
  const bots = Array.from({ length: seats }, () => botByName(id ?? '', bot));
  const parsed: object = parseOptions(game.options, options);
  const state = game.setup(parsed, seats, chance);
  const found = new Map<string, number>();
  const longest = source?.longest ?? game.longest;
  for (let answers = 0; game.decider(state) !== undefined && answers < longest; answers++) {
    const seat = game.decider(state) as number;
    const variants = (source?.goals(state) ?? []).length > 0 ? source?.variants?.(state, chance) : undefined;
    for (const one of variants ?? [state]) {
      for (const goal of source?.goals(one) ?? []) {
        if ((found.get(goal.kind) ?? 0) >= PER_GAME) continue;
        const position = dealtAnew(one, seat, name);
        if (!look({ game: id as PuzzleGame, goal, options, seats, seat, position }, name)) continue;
        found.set(goal.kind, (found.get(goal.kind) ?? 0) + 1);
        break;
      }
    }
    const view = game.view(state, seat);
    const think = async () =>
      (await (bots[seat] as AnyBot).think({ view, seat, chance, limits: { nodes: 300 } })).move;
    game.play(state, seat, source?.answer?.(state, chance) ?? (await think()), chance);
  }
}

/** The position with its hidden part dealt by the seed, so that it tells nothing. */
function dealtAnew(state: unknown, seat: number, name: string): string {
  return game.notation.formatPosition(
    game.determinize(game.view(state, seat), seededChance(`${name} hidden`)),
  );
}

function look(candidate: Candidate, name: string): boolean {
  const from = performance.now();
  const proof = proofOf(candidate, Number(limit));
  const key = `${candidate.goal.kind}${candidate.goal.n ?? ''} ${typeof proof === 'string' ? proof : 'FOUND'}`;
  tally.set(key, (tally.get(key) ?? 0) + 1);
  if (typeof proof === 'string') return false;
  const ms = Math.round(performance.now() - from);
  appendFileSync(file, `${JSON.stringify({ ...candidate, ...proof, ms, from: name })}\n`);
  return true;
}
