import { describe, expect, test } from 'vitest';
import { defineGame, type Game, parseOptions, replay } from '../src/index.ts';
import {
  type HiddenMove,
  type HiddenOptions,
  type HiddenState,
  type HiddenView,
  hiddenDice,
} from '../test/hiddenDice.ts';
import { type ContractPlan, contractLaws, fuzz, perft, playthrough, scenario } from './index.ts';

const PLAN: ContractPlan<HiddenOptions> = {
  variants: [2, 3].map(seats => ({ options: { target: 8 }, seats })),
  games: 40,
  seed: 'testkit',
  longest: 400,
};

type Hidden = Game<HiddenState, HiddenMove, HiddenView, never, HiddenOptions>;

/** The sample game with one law broken. */
const broken = (change: Partial<Hidden>): Hidden => ({ ...defineGame(hiddenDice as Hidden), ...change });

const lawNamed = (game: Hidden, part: string) => {
  const law = contractLaws(game, PLAN).find(one => one.name.includes(part));
  if (!law) throw new Error(`no law about ${part}`);
  return law;
};

describe('contract laws hold for the sample game', () => {
  for (const law of contractLaws(hiddenDice, PLAN)) test(law.name, () => law.run());
});

describe('contract laws find the game that breaks them', () => {
  const { check, legalMoves, apply, play, copy, view } = hiddenDice as Hidden;

  test('where check refuses a listed answer', () => {
    const game = broken({
      check: (state, seat, move) =>
        move === 'peek' ? { clause: 'H-9', code: 'E_X' } : check(state, seat, move),
    });
    expect(() => lawNamed(game, 'check agree').run()).toThrow('peek is listed but refused');
  });

  test('where an answer is listed twice', () => {
    const game = broken({
      legalMoves: (state, seat) => [...legalMoves(state, seat), ...legalMoves(state, seat)],
    });
    expect(() => lawNamed(game, 'listed once').run()).toThrow('an answer is listed twice');
  });

  test('where the seat to act has no answer', () => {
    const game = broken({
      legalMoves: state =>
        state.held > 0
          ? []
          : (['roll', 'hold', 'pass'].filter(
              m => check(state, state.turn, m as HiddenMove) === undefined,
            ) as HiddenMove[]),
    });
    expect(() => lawNamed(game, 'somebody is to act').run()).toThrow('has no legal answer');
  });

  test('where apply writes into its input', () => {
    const game = broken({
      apply: (state, seat, move, chance) => {
        play(state, seat, move, chance);
        return { state, events: [] };
      },
    });
    expect(() => lawNamed(game, 'change its input').run()).toThrow('apply changed the state');
  });

  test('where the fast path differs', () => {
    const game = broken({
      play: (state, seat, move, chance) => play({ ...state, sums: [...state.sums] }, seat, move, chance),
      apply,
    });
    expect(() => lawNamed(game, 'fast path').run()).toThrow('playing in place differs');
  });

  test('where a copy shares data', () => {
    expect(() => lawNamed(broken({ copy: from => ({ ...from }), apply }), 'fast path').run()).toThrow();
    expect(copy).toBeDefined();
  });

  test('where a view hides what the answers depend on', () => {
    const game = broken({
      view: (state, viewer) => ({ ...view(state, viewer), sums: [], held: 0, peeked: [], cards: [] }),
    });
    expect(() => lawNamed(game, 'equal views').run()).toThrow('look alike');
  });

  test('where a determinization has another view', () => {
    const game = broken({
      determinize: (seen, chance) => ({ ...hiddenDice.determinize(seen, chance), held: 0 }),
    });
    expect(() => lawNamed(game, 'dealt world').run()).toThrow('looks different');
  });

  test('where a hidden card decides if an answer can be undone', () => {
    const game = broken({
      apply: (state, seat, move, chance) => {
        if (move === 'pass' && (state.cards[1] ?? 0) > 4) chance.die();
        return apply(state, seat, move, chance);
      },
    });
    expect(() => lawNamed(game, 'undo bars').run()).toThrow('in a dealt world');
  });

  test('where the fallback is illegal', () => {
    expect(() => lawNamed(broken({ fallback: () => 'pass' }), 'fallback').run()).toThrow(
      'the fallback "pass" is refused',
    );
  });

  test('where a seat that left still decides', () => {
    expect(() => lawNamed(broken({ leave: () => {} }), 'may leave').run()).toThrow(
      /left, but decides|there is no/,
    );
  });

  test('where an agreed end ends nothing, or a team has one', () => {
    expect(() => lawNamed(broken({ agree: () => {} }), 'agree to end').run()).toThrow('there is no outcome');
    expect(() => lawNamed(broken({ isTogether: true }), 'agree to end').run()).toThrow('has given up');
  });

  test('where a view shows a hidden card', () => {
    const game = broken({ view: (state, viewer) => ({ ...view(state, viewer), cards: [...state.cards] }) });
    expect(() => lawNamed(game, 'no secret').run()).not.toThrow(); // then the card is no secret
    const leaky = broken({
      determinize: seen => ({ ...seen, cards: seen.cards.map(card => card ?? leaked++ % 10) }) as HiddenState,
    });
    let leaked = 0;
    expect(() => lawNamed(leaky, 'no secret').run()).toThrow('is told a secret');
  });

  test('where an outcome is none of the endings', () => {
    expect(() => lawNamed(broken({ endings: {} }), 'somebody is to act').run()).toThrow(
      "allHeld is none of the game's endings",
    );
    expect(() => lawNamed(broken({ endings: { allHeld: 'lost' } }), 'somebody is to act').run()).toThrow(
      'allHeld should be lost',
    );
  });

  test('where a game never ends', () => {
    const game = broken({
      apply: (state, seat, move, chance) => {
        const step = apply(state, seat, move, chance);
        return { ...step, state: { ...step.state, held: 0 } };
      },
    });
    expect(() => lawNamed(game, 'somebody is to act').run()).toThrow('still going on after 400 answers');
  });
});

describe('fuzz', () => {
  test('finds nothing in a sound game', () => {
    expect(fuzz(hiddenDice, PLAN)).toBeUndefined();
  });

  test('reports a crash with a log that replays to the state before it', () => {
    const failure = fuzz(hiddenDice, {
      ...PLAN,
      inspect: state => {
        if (state.sums.some(sum => sum === 7)) throw new Error('seven!');
      },
    });
    expect(failure).toMatchObject({ kind: 'crash', message: 'seven!' });
    const states = replay(hiddenDice, (failure as { log: Parameters<typeof replay>[1] }).log);
    expect(states.state.sums).toContain(7);
  });

  test('distinguishes dead ends and endless games', () => {
    const stuck = broken({ legalMoves: () => [] });
    expect(fuzz(stuck, PLAN)?.kind).toBe('deadEnd');
    expect(fuzz(hiddenDice, { ...PLAN, longest: 3 })?.kind).toBe('endless');
  });
});

test('perft counts leaves; ended games have none', () => {
  const options = parseOptions(hiddenDice.options, { target: 1 });
  const state = hiddenDice.setup(options, 2, { below: () => 0, die: () => 1 });
  state.sums.fill(1);
  state.peeked.fill(true);
  expect([0, 1, 2, 3].map(depth => perft(hiddenDice, state, depth))).toEqual([1, 1, 1, 0]);
});

test('a playthrough is deterministic by its seed', () => {
  const variant = PLAN.variants[0] as (typeof PLAN.variants)[number];
  const text = playthrough(hiddenDice, variant, 'golden');
  expect(playthrough(hiddenDice, variant, 'golden')).toBe(text);
  expect(playthrough(hiddenDice, variant, 'other')).not.toBe(text);
  expect(text).toMatch(/outcome \{"winners":\[0\],"reason":"allHeld"\}\n$/);
});

test('a scenario reads as position, plays, checks', () => {
  const table = scenario(hiddenDice, { options: { target: 3 }, rolls: [9, 1, 2, 6] });
  expect(table.legal()).toEqual(['peek', 'roll']);
  expect(table.play('roll', 'roll')).toHaveLength(2);
  expect(table.whyNot('pass')).toEqual({ clause: 'H-3', code: 'E_NOT_NOW', params: { move: 'pass' } });
  expect(table.whyNot('hold')).toBeUndefined();
  expect(table.whyNot('hold', 1)?.code).toBe('E_NOT_YOUR_TURN');
  expect(table.state.sums).toEqual([8, 0]);
  expect(table.decider()).toBe(0);
  expect(table.outcome()).toBeUndefined();
  expect(JSON.parse(table.position())).toEqual(table.state);
  expect(table.view).toMatchObject({ cards: [null, null] });
});
