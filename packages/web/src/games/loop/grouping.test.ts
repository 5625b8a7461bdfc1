import { parseOptions, seededChance } from '@tessera/engine';
import { loop, VERB, verbOf } from '@tessera/games/loop';
import { describe, expect, test } from 'vitest';
import type { HistoryEntry } from '../../match/client.ts';
import { chronicleOf, type Step, type StepKind } from './chronicle.ts';
import { grouped, MOST_STEPS } from './grouping.ts';

const deed = (kind: StepKind, at: number, agent: number | undefined = 0, turn = 1): Step => ({
  ...{ kind, at, agent, turn, seat: agent ?? -1, count: 1 },
  ...{ events: [], ways: [], cubes: [], gone: [] },
});
const kinds = (steps: readonly Step[]): string =>
  grouped(steps)
    .map(({ deeds }) => deeds.map(({ kind }) => kind).join('+'))
    .join(' ');

describe('a turn', () => {
  test('of a few deeds is told deed by deed, and ways in a row are one', () => {
    expect(kinds([deed('card', 1), deed('card', 1), deed('loop', 1)])).toBe('card card loop');
    expect(kinds([deed('move', 1), deed('move', 2), deed('card', 3)])).toBe('move+move card');
  });

  test('of many deeds has cards at one era in one step, then a way with the deed at its end', () => {
    const cards = (at: number) => [deed('card', at), deed('card', at), deed('card', at)];
    expect(kinds([deed('move', 0), ...cards(1), deed('loop', 1), ...cards(1)])).toBe(
      'move card+card card loop card+card card',
    );
    expect(
      kinds([
        deed('move', 0),
        deed('card', 1),
        deed('move', 1),
        deed('card', 2),
        deed('move', 2),
        deed('loop', 3),
        deed('take', 3),
      ]),
    ).toBe('move+card move card move loop take');
  });

  test('never joins two actors', () => {
    const steps = [1, 2, 3, 4, 5, 6, 7, 8].map(i => deed('card', 1, i % 2));
    expect(grouped(steps)).toHaveLength(8);
  });

  test('adds up the cubes of its deeds', () => {
    const cubes = (era: number, rifts: number) => [{ era, rifts, energy: 0 }];
    const steps = [1, 2, 3, 4, 5, 6, 7].map(() => ({ ...deed('card', 1), cubes: cubes(1, -1) }));
    expect(grouped(steps)[0]?.cubes).toEqual(cubes(1, -2));
  });
});

/** Two players who end their actions only when nothing else is left. */
function busyGame(seed: string) {
  const chance = seededChance(seed);
  let state = loop.setup(parseOptions(loop.options, { agents: ['mrtime', 'vgirl'] }), 2, chance);
  const start = loop.view(state, 0);
  const entries: HistoryEntry[] = [];
  for (let seat = loop.decider(state); seat !== undefined; seat = loop.decider(state)) {
    const moves = loop.legalMoves(state, seat);
    const busy = moves.filter(move => verbOf(move) !== VERB.endActions);
    const from = busy.length > 0 ? busy : moves;
    const move = from[chance.below(from.length)] as number;
    const { state: next, events } = loop.apply(state, seat, move, chance);
    entries.push({ seat, move: loop.notation.formatMove(state, move), events });
    state = next;
  }
  return { start, entries };
}

test.each(['a', 'b', 'c'])('turns of the busy game %s have at most six steps, and lose no deed', seed => {
  const { start, entries } = busyGame(seed);
  const { steps } = chronicleOf(start, entries);
  const told = grouped(steps);
  expect(told.flatMap(({ deeds }) => deeds)).toEqual(steps);
  const turns = [...new Set(steps.map(({ turn }) => turn))];
  const before = turns.map(turn => steps.filter(step => step.turn === turn).length);
  expect(Math.max(...before)).toBeGreaterThan(MOST_STEPS);
  for (const turn of turns) {
    const all = told.filter(step => step.turn === turn);
    // Actors that take turns with each other cannot be joined.
    const actors = all.filter(({ agent }, i) => agent !== all[i - 1]?.agent).length;
    expect(all.length).toBeLessThanOrEqual(Math.max(MOST_STEPS, actors));
  }
});
