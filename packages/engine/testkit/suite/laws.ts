/** Laws over random games: the contract, no crash, leaving, and the stored playthroughs. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Game, GameEvent } from '../../src/index.ts';
import { contractLaws } from '../contract.ts';
import { fuzz } from '../fuzz.ts';
import { leaveEverywhere } from '../leaving.ts';
import { playthrough } from '../playthrough.ts';
import { type GamePlan, TIMES } from './plan.ts';

export function testContract<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  { variants, games, longest, starts = {} }: GamePlan<S, M, V, E, O>,
): void {
  const plan = { variants: variants(48, 'contract'), games: TIMES * games, seed: game.id, longest };
  describe('contract laws over random games', () => {
    for (const law of contractLaws(game, plan)) test(law.name, () => law.run());
  });
  for (const [name, other] of Object.entries(starts))
    describe(`contract laws over ${name}`, () => {
      for (const law of contractLaws(other, plan)) test(law.name, () => law.run());
    });
}

export function testFuzz<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  { variants, longest, fuzz: facts = { games: 100 } }: GamePlan<S, M, V, E, O>,
): void {
  const { games: planned, clauses = '', ...rest } = facts;
  const games = TIMES * planned;
  test(`${clauses} ${games} random games: no crash, no dead end, no endless game`.trim(), () => {
    const failure = fuzz(game, { variants: variants(100, 'fuzz'), games, seed: 'fuzz', longest, ...rest });
    if (!failure) return;
    const folder = join(tmpdir(), 'tessera-fuzz');
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${game.id}-${failure.kind}.json`);
    writeFileSync(file, JSON.stringify(failure.log));
    expect.fail(`${failure.kind}: ${failure.message}; next ${failure.next}; the log is in ${file}`);
  });
}

/** One kind of decision, for a game that does not name its kinds. */
const ANY_KIND = { games: 12, each: 100, kinds: ['any'], kindOf: () => 'any' };

export function testLeaving<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  { variants, longest, inspect = () => {}, leaving }: GamePlan<S, M, V, E, O>,
): void {
  const { clauses = '', ...facts } = leaving ?? { ...ANY_KIND, variants: variants(12, 'leaving') };
  test(
    `${clauses} any seat may leave at every kind of decision, and the others play on to the end`.trim(),
    () => {
      const plan = { seed: `${game.id} leaving`, longest, conserved: inspect, ...facts };
      const tried = leaveEverywhere(game, plan);
      expect([...tried.keys()].sort()).toEqual(facts.kinds.toSorted());
    },
  );
}

const PLAYTHROUGHS = join(import.meta.dirname, '..', '..', '..', '..', 'playthroughs');

export function testGoldens<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  { goldens }: GamePlan<S, M, V, E, O>,
): void {
  if (!goldens) return;
  describe('golden playthroughs (UPDATE_PLAYTHROUGHS=1 writes them anew)', () => {
    test.each(Object.entries(goldens))('%s', (name, { seed = name, leaving, ...variant }) => {
      const file = join(PLAYTHROUGHS, `${name}.txt`);
      const text = playthrough(game, variant, seed, leaving);
      if (process.env.UPDATE_PLAYTHROUGHS) writeFileSync(file, text);
      expect(existsSync(file), `${name}.txt is missing`).toBe(true);
      expect(text).toBe(readFileSync(file, 'utf8'));
    });
  });
}
