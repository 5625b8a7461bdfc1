import { seededChance } from '@tessera/engine';
import { gameById } from '@tessera/games';
import {
  type Answer,
  type TesseractState,
  type TesseractView,
  tesseract,
  withoutSides,
} from '@tessera/games/tesseract';
import { describe, expect, test } from 'vitest';
import { packWith } from '../../../games/test/tesseractPacks.ts';
import { request, situation, tesseractOptions, tower, visitMoments } from '../../test/tesseract.ts';
import { playGame } from '../arena.ts';
import type { AnyBot, Bot, Thought } from '../bot.ts';
import { botByName, botLevels } from '../names.ts';
import { tesseractBots } from './index.ts';
import { plannerBot } from './planner.ts';

const game = gameById('tesseract') ?? expect.unreachable();
const say = (state: TesseractState, answer: Answer): string => tesseract.notation.formatMove(state, answer);

/** The researcher at turn can contain the last cube, among other actions. */
function lastCube(): TesseractState {
  const all = ['Y', 'O', 'P', 'B'].flatMap(colour => [1, 2, 3, 4, 5, 6].map(value => `${colour}${value}`));
  const board = all.filter(kind => kind !== 'P4').join('');
  return situation({ tesseract: tower(2), board, labs: ['P3P4P5O1', ''], hands: [['L2-06'], []] });
}

const BOTS: readonly [string, () => Bot<TesseractView, Answer>][] = [
  ['easy', () => tesseractBots.bot('easy') as Bot<TesseractView, Answer>],
  ['planner', () => plannerBot()],
];

test('[T-INFO-3] no level of the team uses side faces', async () => {
  for (const level of botLevels('tesseract')) {
    const asked = request<unknown>(
      tesseract.setup(tesseractOptions(), 2, seededChance('sides')),
      'sides',
      60,
    );
    const blind = { ...asked, chance: seededChance('sides'), view: withoutSides(asked.view) };
    const seen = { ...asked, chance: seededChance('sides') };
    const [one, other] = [
      await botByName('tesseract', level).think(seen),
      await botByName('tesseract', level).think(blind),
    ];
    expect([level, one.move]).toEqual([level, other.move]);
  }
});

describe.each(BOTS)('%s', (_name, newBot) => {
  test('answers every kind of decision legally, in every edition and for any number of researchers', async () => {
    const met = new Map<string, number>();
    await visitMoments(24, 'whatever', async state => {
      const type = tesseract.view(state, 0).decision?.type ?? '';
      const count = (met.get(type) ?? 0) + 1;
      met.set(type, count);
      if (count > 2) return;
      const { move } = await newBot().think(request(state, 'legal', 30));
      expect(tesseract.check(state, tesseract.decider(state)!, move), say(state, move)).toBeUndefined();
    });
    expect(met.size).toBeGreaterThan(12);
  });

  test('[T-INFO-3] ignores side faces', async () => {
    await visitMoments(6, 'blind', async (state, chance) => {
      if (chance.below(25) > 0) return;
      const asked = request<Answer>(state);
      const blind = { ...request<Answer>(state), view: withoutSides(asked.view) };
      expect(await newBot().think(asked)).toEqual(await newBot().think(blind));
    });
  });

  test('[T-CARD-7] plays a card of the Threat phase that averts a breach, and answers its questions', async () => {
    const pack = packWith({ 'L2-01': { effect: 'threat: destroy(primed,2)' } });
    const threat = { phase: 'threat', actions: 0, pending: [{ type: 'threat', stage: 'pass' }] };
    const given = { tesseract: tower(3), hands: [['L2-01'], []], primed: 'Y2O2P2B2', breach: 6 };
    const options = tesseractOptions({ pack });
    const text = JSON.stringify({ ...given, ...threat });
    const state = tesseract.notation.parsePosition(text, options, 'lenient');
    const bot = newBot();
    const said: string[] = [];
    for (let i = 0; state.turn === 1 && i < 6; i++) {
      const { move } = await bot.think(request(state, `${i}`, 200));
      expect(tesseract.check(state, 0, move)).toBeUndefined();
      said.push(say(state, move));
      tesseract.play(state, 0, move, seededChance('threat'));
    }
    expect(said[0]).toBe('play L2-01');
    expect(state.turn).toBe(2);
  });

  test('[T-END-1] contains the last cube when it can', async () => {
    const state = lastCube();
    const { move } = await newBot().think(request(state));
    expect(say(state, move)).toBe('contain P3 P4 P5');
  });

  test("[T-TRANSFER-3] agrees to another researcher's wish", async () => {
    const state = situation({ tesseract: tower(3), labs: ['Y2Y3', 'Y4O6'] });
    tesseract.play(state, 0, tesseract.notation.parseMove(state, 'transfer B:Y4 A'), seededChance('wish'));
    expect(tesseract.decider(state)).toBe(1);
    expect(await newBot().think(request(state))).toMatchObject({ move: { type: 'yes' } });
  });

  test('[T-RUL-28] does not ask again for a refused wish', async () => {
    const state = situation({ tesseract: tower(3), labs: ['Y2Y3', 'Y4'], actions: 2 });
    const bot = newBot();
    for (let i = 0, wishes = 0; wishes < 12; i++) {
      const { move } = await bot.think(request(state, `${i}`));
      const before = tesseract.notation.formatPosition(state);
      tesseract.play(state, 0, move, seededChance('wish'));
      if (tesseract.decider(state) !== 1 || state.turn > 1) return;
      wishes++;
      tesseract.play(state, 1, { type: 'no' }, seededChance('no'));
      expect(tesseract.notation.formatPosition(state)).toBe(before);
    }
    expect.unreachable('the same wishes come again and again');
  });

  test.each([
    ['Cargo Shuttle', { labs: ['Y2Y3', 'Y5'], hands: [['L2-04', 'L3-06'], []] }],
    ['the Systems Analyst', { labs: ['', 'Y2Y3Y6'], researchers: ['R08', '-'], actions: 1 }],
    ['the Mission Coordinator', { labs: ['', 'Y2Y3Y4'], researchers: ['R11', '-'], actions: 1 }],
  ])('[T-DEC-8] does not try %s again after it came back unspent', async (_source, more) => {
    const state = situation({ tesseract: tower(3), actions: 0, ...more });
    const bot = newBot();
    const wishes: string[] = [];
    for (let i = 0; state.turn === 1; i++) {
      const { move } = await bot.think(request(state, `${i}`));
      const wish = `${state.labs} ${state.actions} ${say(state, move)}`;
      tesseract.play(state, 0, move, seededChance('wish'));
      if (tesseract.decider(state) !== 1 || state.turn > 1) continue;
      expect(wishes).not.toContain(wish);
      wishes.push(wish);
      const type = tesseract.view(state, 1).decision?.type === 'granted' ? 'stop' : 'no';
      tesseract.play(state, 1, { type }, seededChance('no'));
    }
    expect(wishes).not.toEqual([]);
    expect(state.discard).not.toContain('L2-04'); // nor is it played in vain
  });
});

describe('planner', () => {
  const start = (): TesseractState => {
    const chance = seededChance('start');
    const state = tesseract.setup(tesseractOptions(), 2, chance);
    while (state.phase === 'setup')
      tesseract.play(state, 0, tesseract.legalMoves(state, tesseract.decider(state)!)[0]!, chance);
    return state;
  };

  test('repeats its game when it counts nodes', async () => {
    const seats = (): AnyBot[] => [
      botByName('tesseract', 'planner@50n'),
      botByName('tesseract', 'planner@50n'),
    ];
    const plan = { game, options: tesseractOptions(), seed: 'again', maxPlies: 60 };
    const [first, second] = [
      await playGame({ ...plan, seats: seats() }),
      await playGame({ ...plan, seats: seats() }),
    ];
    expect(second.log()).toEqual(first.log());
  });

  test('reports a legal line and a win probability', async () => {
    const thoughts: Thought<Answer>[] = [];
    const state = start();
    const last = await plannerBot().think({
      ...request(state, 'tell', 600),
      onThought: one => thoughts.push(one),
    });
    expect(thoughts.at(-1)).toEqual({ ...last, nodes: thoughts.at(-1)?.nodes });
    expect(last.line[0]).toEqual(last.move);
    expect(last.chance).toBeGreaterThan(0);
    expect(last.chance).toBeLessThan(1);
    expect(last.nodes).toBeGreaterThanOrEqual(600);
  });

  test('uses the time it is given, and little more', async () => {
    let time = 0;
    const bot = plannerBot({ now: () => (time += 2) });
    await bot.think({ ...request(start()), limits: { ms: 1000 } });
    expect(time).toBeGreaterThanOrEqual(1000);
    expect(time).toBeLessThan(1100);
  });

  test('[T-END-1] stops as soon as it sees its win', async () => {
    let time = 0;
    const state = lastCube();
    const bot = plannerBot({ now: () => (time += 2) });
    const { move, chance } = await bot.think({ ...request(state), limits: { ms: 1000 } });
    expect(say(state, move)).toBe('contain P3 P4 P5');
    expect(chance).toBe(1);
    expect(time).toBeLessThan(300);
  });

  test('answers at once when it is aborted', async () => {
    const stop = new AbortController();
    stop.abort();
    const state = start();
    const { move } = await plannerBot().think({
      ...request(state),
      limits: { ms: 60_000 },
      signal: stop.signal,
    });
    expect(tesseract.check(state, 0, move)).toBeUndefined();
  });

  test('follows its plan until there is new information', async () => {
    const state = situation({ tesseract: tower(3), labs: ['Y1Y3Y5', 'O1'], primed: 'Y3O3B3' });
    const bot = plannerBot();
    const { line } = await bot.think(request(state, 'plan', 800));
    expect(line.length).toBeGreaterThan(1);
    tesseract.play(state, 0, line[0]!, seededChance('plan'));
    const next = await bot.think(request(state, 'other', 800));
    expect(next.line).toEqual(line.slice(1));
    expect(next.nodes).toBeUndefined();
    const somebodyElse = await plannerBot().think(request(state, 'other', 800));
    expect(somebodyElse.nodes, 'a plan is known to who made it').toBeGreaterThan(0);
  });

  test('[T-CONTAIN-3] clears a crowd by containing a cube of the same kind', async () => {
    const labs = ['Y2Y3Y4O6P6B6', ''];
    const state = situation({ tesseract: tower(3), labs, primed: 'O6B6P6Y6O1', breach: 5, actions: 1 });
    const { move } = await plannerBot().think(request(state, 'crowd', 800));
    expect(say(state, move)).toBe('contain O6 P6 B6');
  });
});

test('[T-CONTAIN-2] every level from fair contains a set of which several cubes could go', async () => {
  const state = situation(
    {
      tesseract: [
        'B3B4P4',
        'y3b2O2',
        'o1p1Y5',
        '',
        'y4p3P1',
        'o3O4',
        'b2Y5',
        'b4y5B3',
        'b3b6O2',
        'o1y5Y5',
        'o6b2P5',
        '',
        '',
        '',
        'O4',
        '',
      ],
      labs: ['B3O5P4Y3', 'O1Y2P3B4P3O4'],
      board: 'Y3Y5Y6O6P2P4P6B4B6',
      primed: 'O4B4P4O2P3',
      researchers: ['R10', 'R08'],
      active: 1,
      breach: 2,
      turn: 10,
    },
    { consent: 'auto' },
  );
  for (const level of ['fair', 'strong', 'best']) {
    const { line = [] } = await botByName('tesseract', level).think({ ...request(state), limits: {} });
    expect([level, line.map(move => (move as Answer).type)]).toEqual([
      level,
      expect.arrayContaining(['contain']),
    ]);
  }
});

// The full measurements are in bench/STRENGTH.md.
test('easy contains more in a hundred answers than random in whole games', async () => {
  async function contained(name: string, maxPlies: number): Promise<number> {
    const seats = [botByName('tesseract', name), botByName('tesseract', name)];
    const plan = { game, options: tesseractOptions(), seats, seed: 'order', maxPlies };
    return ((await playGame(plan)).state as TesseractState).board.filter(cube => cube >= 0).length;
  }
  expect(await contained('easy', 100)).toBeGreaterThan((await contained('random', 1000)) + 2);
});
