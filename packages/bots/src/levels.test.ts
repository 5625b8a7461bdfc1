/** Levels err, but never look broken: checked by the rules in whole games, not by the bots' own guards. */
import { type AnyGame, digest, parseOptions, type Seat, seededChance } from '@tessera/engine';
import { gameById } from '@tessera/games';
import { VERB as LOOP_VERB, verbOf as verbOfLoop } from '@tessera/games/loop';
import { FLEET, type QuantumState, quantum, VERB, verbOf } from '@tessera/games/quantum';
import { type Answer as Deed, type TesseractState, tesseract } from '@tessera/games/tesseract';
import { describe, expect, test } from 'vitest';
import { LEVELS } from './levels.ts';
import { botByName } from './names.ts';

interface Step<S, M> {
  readonly seat: Seat;
  readonly before: S;
  readonly move: M;
  readonly after: S;
}

/** Every answer of a game between two bots of a level, as far as `plies`. */
async function stepsOf<S, M>(
  id: string,
  level: string,
  options: object,
  plies: number,
): Promise<Step<S, M>[]> {
  const game = gameById(id) as AnyGame;
  const chance = seededChance(`broken ${level}`);
  const state = game.setup(parseOptions<object>(game.options, options), 2, chance);
  const bots = [botByName(id, level), botByName(id, level)];
  const steps: Step<S, M>[] = [];
  for (
    let seat = game.decider(state);
    seat !== undefined && steps.length < plies;
    seat = game.decider(state)
  ) {
    const before = game.copy(state) as S;
    const own = seededChance(`${level} ${steps.length}`);
    const view = game.view(before, seat);
    const { move } = await (bots[seat] as (typeof bots)[0]).think({ view, seat, chance: own, limits: {} });
    game.play(state, seat, move, chance);
    steps.push({ seat, before, move: move as M, after: game.copy(state) as S });
  }
  return steps;
}

/** Longer: `GAMES=4 npx vitest run packages/bots/src/levels.test.ts` */
const TIMES = Number(process.env.GAMES ?? 1);

/** Answers of a game; fewer of the levels that search long. */
const PLIES = { gentle: 120, easy: 120, fair: 80, strong: 40, best: 16 } as const;

type Turn = Step<QuantumState, number>;

/** Their results are luck. */
const ROLLING = [VERB.attack, VERB.strike, VERB.reconfigure, VERB.scout, VERB.resourceful];

const fleetOf = ({ faces, places }: QuantumState, seat: Seat): string =>
  digest([faces, places].map(list => list.slice(seat * FLEET, (seat + 1) * FLEET)));

const isAction = ({ before }: Turn): boolean =>
  before.turn.phase === 'actions' && before.pending.length === 0;

/** True if a cube is placed from this step on, before the turn is over. */
const builds = (steps: readonly Turn[], from: number): boolean => {
  const { number } = (steps[from] as Turn).before.turn;
  return steps
    .slice(from)
    .some(({ before, move }) => before.turn.number === number && verbOf(move) === VERB.construct);
};

/** Sums that are ready, whatever actions are left. */
function readySums(state: QuantumState): readonly number[] {
  const rested = quantum.copy(state);
  rested.turn.actions = 3;
  return quantum.legalMoves(rested, state.turn.active).filter(one => verbOf(one) === VERB.construct);
}

describe.each(LEVELS)('quantum: %s', level => {
  test('undoes no action of its own, swaps no ships twice, and keeps a sum that is ready', async () => {
    const steps = await stepsOf<QuantumState, number>(
      'quantum',
      level,
      { turnLimit: 60 },
      TIMES * PLIES[level],
    );
    let last: (Turn | undefined)[] = [undefined, undefined];
    for (const [i, step] of steps.entries()) {
      const { seat, before, after, move } = step;
      const isQuiet =
        after.pending.length === 0 && after.turn.number === before.turn.number && !after.outcome;
      if (!isAction(step) || builds(steps, i)) continue;
      const said = `${i}: ${quantum.notation.formatMove(before, move)}`;
      const own = fleetOf(after, seat);
      const previous = last[seat];
      if (own !== fleetOf(before, seat) && isQuiet && !ROLLING.includes(verbOf(move))) {
        if (previous) expect(own, `${said} undoes`).not.toBe(fleetOf(previous.before, seat));
        const lost = readySums(before).filter(one => !readySums(after).includes(one));
        expect(lost, `${said} breaks a sum`).toEqual([]);
      }
      last = last.map((one, by) => (by === seat ? step : one));
    }
    const warps = steps.filter(({ move }, i) => verbOf(move) === VERB.warp && !builds(steps, i));
    const pairs = warps.map(({ seat, before, move }) => ({ seat, number: before.turn.number, move }));
    for (const [i, one] of pairs.entries()) {
      const next = pairs.slice(i + 1).find(({ seat }) => seat === one.seat);
      if (next && next.number - one.number <= 2) expect(next.move, `warp ${i}`).not.toBe(one.move);
    }
  }, 120_000);
});

/** T-CONTAIN-1: three cubes of a lab are a set, and one of them has a free slot. */
function isReady({ labs, colours, values, board }: TesseractState, lab: number): boolean {
  const cubes = (labs[lab] ?? []).map(cube => [colours[cube] ?? 0, values[cube] ?? 0] as const);
  return cubes.some((a, i) =>
    cubes.some((b, j) =>
      cubes.some((c, k) => {
        if (i >= j || j >= k) return false;
        const [low = 0, middle = 0, high = 0] = [a[1], b[1], c[1]].sort((x, y) => x - y);
        const isRow = middle - low === high - middle && high - low <= 2 && high - low !== 1;
        const hasSlot = [a, b, c].some(([colour, value]) => (board[6 * colour + value - 1] ?? 0) < 0);
        return isRow && hasSlot && new Set([a[0], b[0], c[0]]).size !== 2;
      }),
    ),
  );
}

describe.each(LEVELS)('tesseract: %s', level => {
  test('takes no action back, and no ready set apart', async () => {
    const options = { consent: 'auto', researchers: ['R10', 'R08'] };
    const steps = await stepsOf<TesseractState, Deed>('tesseract', level, options, TIMES * PLIES[level]);
    const hasSet = (state: TesseractState): boolean => {
      const rested = tesseract.copy(state);
      rested.actions = 3;
      const seat = tesseract.decider(rested);
      return seat !== undefined && tesseract.legalMoves(rested, seat).some(({ type }) => type === 'contain');
    };
    const isAct = ({ pending }: TesseractState): boolean => pending.at(-1)?.type === 'act';
    for (const [i, { before, move, ...step }] of steps.entries()) {
      // The actions of both researchers have no luck, and several answers.
      const last = move.type === 'specialize' ? steps.slice(i).find(one => isAct(one.after)) : step;
      const after = last?.after ?? step.after;
      if (!isAct(before) || !isAct(after) || after.turn !== before.turn) continue;
      const rest = steps.slice(i).filter(step => step.before.turn === before.turn);
      if (rest.some(step => step.move.type === 'contain')) continue;
      const said = `${i}: ${tesseract.notation.formatMove(before, move)}`;
      if (hasSet(before)) expect(hasSet(after), `${said} breaks a set`).toBe(true);
      for (const lab of before.labs.keys())
        if (isReady(before, lab)) expect(isReady(after, lab), `${said} breaks the set of ${lab}`).toBe(true);
      const previous = steps[i - 1];
      if (
        previous &&
        isAct(previous.before) &&
        previous.before.turn === before.turn &&
        move.type === 'adjust'
      )
        expect(digest([after.values, after.labs]), `${said} undoes`).not.toBe(
          digest([previous.before.values, previous.before.labs]),
        );
    }
  }, 120_000);
});

interface LoopTable {
  readonly turn: number;
  readonly active: number;
  readonly eras: readonly number[];
}

describe.each(LEVELS)('loop: %s', level => {
  test('never moves straight back to where it was', async () => {
    const steps = await stepsOf<LoopTable, number>('loop', level, {}, TIMES * PLIES[level]);
    const eraOf = ({ eras }: LoopTable, agent: number): number | undefined => eras[agent];
    for (const [i, { before, after, move }] of steps.entries()) {
      const last = steps[i - 1];
      const { active, turn } = before;
      if (!last || last.before.turn !== turn || after.turn !== turn) continue;
      if (![last.move, move].every(one => verbOfLoop(one) === LOOP_VERB.move)) continue;
      const hasMoved = [last, { before, after }].every(
        step => eraOf(step.before, active) !== eraOf(step.after, active),
      );
      if (hasMoved) expect(eraOf(after, active), `${i}`).not.toBe(eraOf(last.before, active));
    }
  }, 120_000);
});
