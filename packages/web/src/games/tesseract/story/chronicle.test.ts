import { parseOptions, seededChance } from '@tessera/engine';
import { type TesseractEvent, type TesseractView, tesseract } from '@tessera/games/tesseract';
import { describe, expect, test } from 'vitest';
import type { HistoryEntry } from '../../../match/client.ts';
import { traceOf } from '../../../table/story/trace.ts';
import { anchorsOf } from './anchors.ts';
import { type Chronicle, chronicleOf, chroniclerOf, type Step, THREAT } from './chronicle.ts';
import { grouped, MOST_STEPS } from './grouping.ts';

interface Played {
  readonly start: TesseractView;
  readonly end: TesseractView;
  readonly entries: readonly HistoryEntry[];
}

/** Random game of three researchers, with its views before the first and after the last answer. */
function played(seed: string, most: number): Played {
  const chance = seededChance(seed);
  let state = tesseract.setup(parseOptions(tesseract.options, { base: '2' }), 3, chance);
  const start = tesseract.view(state, 0);
  const entries: HistoryEntry[] = [];
  while (entries.length < most) {
    const seat = tesseract.decider(state);
    const moves = seat === undefined ? [] : tesseract.legalMoves(state, seat);
    const move = moves[chance.below(Math.max(1, moves.length))];
    if (seat === undefined || !move) break;
    const text = tesseract.notation.formatMove(state, move);
    const { state: next, events } = tesseract.apply(state, seat, move, chance);
    state = next;
    entries.push({ seat, move: text, events });
  }
  return { start, end: tesseract.view(state, 0), entries };
}

const GAMES = ['one', 'two', 'three', 'four'].map(seed => played(`chronicle ${seed}`, 260));

const movesOf = (entries: readonly HistoryEntry[]): readonly TesseractEvent[] =>
  (entries.flatMap(({ events }) => events) as TesseractEvent[]).filter(({ type }) => type === 'moved');

describe('the chronicle of whole games', () => {
  const told = GAMES.map(game => ({ ...game, chronicle: chronicleOf(game.start, game.entries) }));

  test('has every move of a cube in exactly one step', () => {
    for (const { chronicle, entries } of told) {
      const ways = chronicle.steps.flatMap(step => step.ways.map(({ cube }) => cube));
      expect(ways).toEqual(movesOf(entries).map(event => 'cube' in event && event.cube));
    }
  });

  test('knows the level of every cube that leaves the Tesseract or comes to it', () => {
    for (const { chronicle, start } of told) {
      const stacks = start.stacks.map(({ cubes }) => cubes.map(({ id }) => id));
      for (const { cube, from, to } of chronicle.steps.flatMap(({ ways }) => ways)) {
        if (from.zone === 'tess') {
          expect(stacks[from.cell]?.length).toBe(from.level + 1);
          expect(stacks[from.cell]?.pop()).toBe(cube);
        }
        if (to.zone === 'tess') expect(stacks[to.cell]?.push(cube)).toBe(to.level + 1);
      }
    }
  });

  test('counts as the view does', () => {
    for (const { chronicle, end, entries } of told) {
      const { contained, breach, labs, values } = chronicle.before(entries.at(-1)?.seat ?? 0);
      expect(contained).toBe(end.board.filter(cube => cube !== null).length);
      expect(breach).toBe(end.breach);
      expect(labs.map(cubes => cubes.toSorted())).toEqual(
        end.labs.map(({ cubes }) => cubes.map(({ id }) => id).toSorted()),
      );
      const cubes = end.labs.flatMap(lab => lab.cubes);
      expect(cubes.map(({ id }) => values.get(id))).toEqual(cubes.map(({ value }) => value));
    }
  });

  test('goes on with new answers as if it had followed all of them at once', () => {
    for (const { start, entries, chronicle } of told) {
      const chronicler = chroniclerOf(start);
      const half = chronicler(entries.slice(0, 60));
      const steps = half.steps.length;
      expect(chronicler(entries).steps).toEqual(chronicle.steps);
      expect(half.steps).toHaveLength(steps);
      expect(chronicler(entries.slice(0, 60)).steps).toEqual(half.steps);
    }
  });

  test('leaves out own deeds in the trace, and begins after the latest of them', () => {
    for (const { chronicle, entries } of told)
      for (const me of [0, 1, 2]) {
        const last = entries.findLastIndex(
          ({ seat, move }) => seat === me && /^(remove|adjust|study|contain|end)/.test(move),
        );
        const trace = traceOf(chronicle, me);
        expect(trace.every(({ seat, count }) => seat !== me && count > last + 1)).toBe(true);
      }
  });

  test('[T-TRANSFER-3] gives what somebody consents to to the researcher who wished it', () => {
    const steps = told.flatMap(({ chronicle }: { chronicle: Chronicle }) => chronicle.steps);
    const agreed = steps.filter(
      ({ kind, ways }) => kind === 'yes' && ways.some(({ to }) => to.zone === 'lab'),
    );
    expect(agreed.length).toBeGreaterThan(0);
    for (const { seat, lab } of agreed) expect(seat).toBe(lab);
  });

  test('[T-PRIME-1] gives what is primed to the Tesseract, not to a researcher', () => {
    const steps = told.flatMap(({ chronicle }: { chronicle: Chronicle }) => chronicle.steps);
    const threats = steps.filter(({ kind }) => kind === 'threat');
    expect(threats.length).toBeGreaterThan(8);
    expect(threats.every(({ seat, lab }) => seat === THREAT && lab === undefined)).toBe(true);
  });
});

describe('the steps of a turn', () => {
  const deed = (kind: string, count: number, seat = 1): Step => ({
    ...{ kind, count, first: count, seat, lab: seat, turn: 1 },
    ...{ ways: [], changed: [count] },
  });
  const kinds = (steps: readonly Step[]): string =>
    grouped(steps)
      .map(({ deeds }) => deeds.map(({ kind }) => kind[0]).join(''))
      .join(' ');

  test('stay apart while they are few', () => {
    expect(kinds([deed('adjust', 1), deed('adjust', 2), deed('remove', 3)])).toBe('a a r');
  });

  test('of an announced action are one step with its adjustments, two at most', () => {
    const steps = ['specialize', 'adjust', 'adjust', 'adjust', 'specialize', 'remove', 'adjust'];
    const announced = (step: Step): Step => (step.kind === 'specialize' ? { ...step, changed: [] } : step);
    expect(kinds(steps.map((kind, i) => announced(deed(kind, i))))).toBe('saa a s r a');
    expect(kinds([deed('specialize', 1), deed('adjust', 2)])).toBe('s a');
    const played = { ...deed('play', 1), changed: [] };
    expect(kinds([played, deed('adjust', 2), deed('contain', 3)])).toBe('pa c');
  });

  test('are grouped by kind, then with their neighbours, never with another actor', () => {
    const adjusts = Array.from({ length: 12 }, (_, i) => deed('adjust', i));
    expect(grouped([...adjusts, deed('remove', 12), deed('end', 13)])).toHaveLength(MOST_STEPS);
    const mixed = Array.from({ length: 25 }, (_, i) => deed(i % 2 ? 'adjust' : 'remove', i));
    expect(grouped(mixed)).toHaveLength(MOST_STEPS);
    expect(grouped(mixed.map((step, i) => ({ ...step, seat: i % 2, lab: i % 2 })))).toHaveLength(25);
  });

  test('lose no deed of whole games, and are at most eight', () => {
    for (const { start, entries } of GAMES) {
      const { steps } = chronicleOf(start, entries);
      const told = grouped(steps);
      expect(told.flatMap(({ deeds }) => deeds)).toEqual(steps);
      for (const turn of new Set(steps.map(step => step.turn))) {
        const all = told.filter(step => step.turn === turn);
        const actors = all.filter(({ seat, lab }, i) => seat !== all[i - 1]?.seat || lab !== all[i - 1]?.lab);
        expect(all.length).toBeLessThanOrEqual(Math.max(MOST_STEPS, actors.length));
      }
    }
  });
});

test('a place is found by its cube first, then by its panel', () => {
  expect(anchorsOf({ zone: 'tess', cell: 5, level: 2 }, 0)).toEqual([
    '.tess-turntable [data-square="37"]',
    '.tess-layers:not(.only-read) [data-square="37"]',
  ]);
  expect(anchorsOf({ zone: 'lab', lab: 1 }, 0, 7)).toEqual(['[data-cube="7"]', '.tess-mate .of-B']);
  expect(anchorsOf({ zone: 'lab', lab: 0 }, 0)).toEqual(['.tess-lab .tess-places']);
  expect(anchorsOf({ zone: 'destroyed' }, 0, 7)).toEqual(['.tess-destroyed']);
});
