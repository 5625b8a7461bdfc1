import { LANGUAGES, parseOptions, type Seat, seededChance } from '@tessera/engine';
import {
  type Answer,
  archivedIn,
  DECISIONS,
  type DecisionKind,
  type Difficulty,
  damageOn,
  type LoopOptions,
  type LoopState,
  loop,
  MISSIONS,
  outlookOf,
  VERB,
  verbOf,
  whyOf,
} from '@tessera/games/loop';
import { LOOP_TEXT } from '@tessera/games/loop/texts';
import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../../games/test/loopTable.ts';
import { loopVariants } from '../../../games/test/loopVariants.ts';
import { luckOf } from '../luck.ts';
import type { Reason } from '../reason.ts';
import { factsFor } from './facts.ts';
import { FEATURES } from './featureNames.ts';
import { readFeatures } from './features.ts';
import { loopInsight } from './reasons.ts';
import { toldChance } from './told.ts';

function reasonsIn(state: LoopState, line: readonly Answer[]): readonly Reason[] {
  const seat = loop.decider(state) as Seat;
  return loopInsight.reasonsFor(loop.view(state, seat), seat, { move: line[0] as Answer, line });
}

/** Reasons for the first of these answers, with the others as the expected line. */
function why(given: Given, ...answers: string[]): readonly Reason[] {
  const game = table(given);
  const { state } = game;
  const at = loop.copy(state);
  const line = answers.map(text => {
    const move = loop.notation.parseMove(at, text);
    loop.play(at, loop.decider(at) as Seat, move, luckOf(0));
    return move;
  });
  return reasonsIn(state, line);
}

const mrtime = { hand: 'S-MT-1 S-MT-3 S-MT-4', draw: 'S-MT-2 S-MT-5 S-MT-6' } as const;
const cztwyzzek = { era: 'dawn', hand: 'S-CZ-1 S-CZ-2 S-CZ-3', draw: 'S-CZ-4 S-CZ-5 S-CZ-6' } as const;
const given: Given = {
  agents: { mrtime: { ...mrtime, era: 'renaissance' }, cztwyzzek },
  foo: 'renaissance',
  rifts: { renaissance: 3 },
  missions: { renaissance: 'M-RIFT-FOO:3', end: 'M-LOOP-ALL' },
  fooPile: 'medieval',
  bigDeck: 'A-02 A-03 A-04',
};

test('a guest in another’s turn takes no credit for what the active player does afterwards', () => {
  const game = table({
    ...given,
    agents: { mrtime: { era: 'renaissance', hand: 'S-MT-1 S-MT-6', draw: 'S-MT-2' }, cztwyzzek },
  });
  game.play('useCard S-MT-6', 'mrtime', 'S-MT-6');
  const { state } = game;
  const at = loop.copy(state);
  expect(loop.decider(at)).toBe(1);
  const line = ['S-CZ-1', 'useCard S-MT-1'].map(text => {
    const move = loop.notation.parseMove(at, text);
    loop.play(at, loop.decider(at) as Seat, move, luckOf(0));
    return move;
  });
  expect(reasonsIn(state, line).map(({ key }) => key)).not.toContain('damages');
});

describe('the reason for an answer', () => {
  test.each<[string, Given, readonly string[], Reason]>([
    [
      '[L-MIS-14] damage on a mission',
      given,
      ['useCard S-MT-1'],
      { key: 'damages', params: { mission: 'M-RIFT-FOO', damage: 4, need: 5 } },
    ],
    [
      '[L-ARCH-1] a mission that can be archived',
      { ...given, missions: { renaissance: 'M-RIFT-FOO:4', end: 'M-LOOP-ALL' } },
      ['useCard S-MT-1', 'endActions'],
      { key: 'archives', params: { mission: 'M-RIFT-FOO' } },
    ],
    [
      'one that is complete elsewhere',
      { ...given, missions: { robots: 'M-RIFT-FOO:4', end: 'M-LOOP-ALL' } },
      ['useCard S-MT-1'],
      { key: 'completes', params: { mission: 'M-RIFT-FOO' } },
    ],
    [
      '[L-END-1] the last one',
      {
        ...given,
        missions: { renaissance: 'M-RIFT-FOO:4', end: 'M-LOOP-ALL' },
        archived: 'M-CLEAN M-GRID M-CLONE-FOO',
      },
      ['useCard S-MT-1', 'endActions'],
      { key: 'wins', params: {} },
    ],
    [
      '[L-MEGA-1] the way off a Mega Vortex',
      { ...given, options: { difficulty: 'year' }, vortices: 'renaissance', missions: { end: 'M-LOOP-ALL' } },
      ['freeMove medieval', 'endActions'],
      { key: 'flees', params: {} },
    ],
    [
      '[L-ACT-5] cards that a LOOP makes ready',
      {
        ...given,
        agents: { mrtime: { ...mrtime, era: 'renaissance', hand: 'S-MT-1* S-MT-3* S-MT-4*' }, cztwyzzek },
        energy: { renaissance: 2 },
      },
      ['loop star'],
      { key: 'readies', params: { count: 2 } },
    ],
    ['a turn with nothing left to do', given, ['endActions'], { key: 'spent', params: {} }],
  ])('%s', (_name, position, answers, reason) => expect(why(position, ...answers)).toContainEqual(reason));

  test('[L-FOO-4] the danger averted by a turn is reported exactly', () => {
    const vortex: Given = { ...given, vortices: 'renaissance', missions: { end: 'M-LOOP-ALL' } };
    const reasons = why(vortex, 'useCard S-MT-1');
    const told = reasons.find(({ key }) => key === 'survives');
    const game = table(vortex);
    const percent = (): number => Math.round(100 * outlookOf(loop.view(game.state, 0)).defeat);
    const before = percent();
    game.play('useCard S-MT-1');
    expect(told?.params).toEqual({ before, after: percent() });
    expect(before).toBeGreaterThan(percent());
  });

  /** Where nothing changes on the table there may be nothing to say. */
  const isSilent = (kind: DecisionKind, answer: Answer): boolean =>
    (kind === 'action' && verbOf(answer) !== VERB.endActions) ||
    kind === 'step' ||
    verbOf(answer) === VERB.none ||
    (kind === 'archive' && verbOf(answer) === VERB.no);

  test('every kind of decision has a reason in words, with correct numbers', () => {
    const kinds = new Set<DecisionKind>();
    const keys = new Set<string>();
    for (const [i, { options, seats }] of loopVariants(48, 'reasons').entries()) {
      const chance = seededChance(`reasons ${i}`);
      const state = loop.setup(options, seats, chance);
      for (let seat = loop.decider(state); seat !== undefined; seat = loop.decider(state)) {
        const { kind } = loop.view(state, seat).decision as { readonly kind: DecisionKind };
        const legal = loop.legalMoves(state, seat);
        const answer = legal[chance.below(legal.length)] as Answer;
        if (!kinds.has(kind) || chance.below(20) === 0) {
          kinds.add(kind);
          const reasons = reasonsIn(state, [answer]);
          if (!isSilent(kind, answer)) expect(reasons.length, kind).toBeGreaterThan(0);
          for (const { key, params } of reasons) {
            keys.add(key);
            expect(params, `${kind} ${key}`).toEqual(countedAnew(state, answer, key, params));
            for (const language of LANGUAGES)
              expect(whyOf(LOOP_TEXT[language], key, params)).toMatch(/^[^{}]+\.$/);
          }
        }
        loop.play(state, seat, answer, chance);
      }
    }
    // Random players never reach these kinds of decision.
    const rare = Object.keys(RARE);
    expect(Object.keys(DECISIONS).filter(kind => !kinds.has(kind as DecisionKind))).toEqual(rare);
    expect(keys.size).toBeGreaterThan(24);
  }, 60_000);
});

/** A Centrifuge one LOOP away from its last damage. */
const LASER: Given = {
  ...given,
  options: { mode: 'centrifuge' },
  energy: { renaissance: 1 },
  centrifuges: { renaissance: 'CF-1 star 2' },
  missions: { robots: 'M-CLEAN', end: 'M-LOOP-ALL' },
};

/** Rarely reached decisions: a table, and the answers that lead there. */
const RARE: Readonly<Record<string, readonly [Given, ...string[]]>> = {
  lastDamage: [LASER, 'loop star'],
  pickSlot: [LASER, 'loop star', 'yes'],
  ultraEra: [
    {
      ...given,
      options: { mode: 'ultramachina' },
      foo: 'end',
      fooPile: '',
      energy: { dawn: 2, robots: 2 },
      ultra: { dawn: ['U-12 0'] },
      rolls: [0, 0],
    },
    'endActions',
  ],
  archive: [{ ...given, missions: { renaissance: 'M-RIFT-FOO:5', end: 'M-LOOP-ALL' } }, 'endActions'],
};

test.each(Object.entries(RARE))('%s has a reason', (kind, [position, ...answers]) => {
  const game = table(position);
  game.play(...answers);
  expect(game.asked()).toBe(`${game.asked().split(' ')[0]} ${kind}`);
  const seat = loop.decider(game.state) as Seat;
  for (const answer of loop.legalMoves(game.state, seat))
    for (const language of LANGUAGES)
      for (const { key, params } of reasonsIn(game.state, [answer]))
        expect(whyOf(LOOP_TEXT[language], key, params)).toMatch(/^[^{}]+\.$/);
  expect(reasonsIn(game.state, loop.legalMoves(game.state, seat).slice(0, 1))).not.toEqual([]);
});

/** The numbers of a reason, computed independently from the state after the answer. */
function countedAnew(
  before: LoopState,
  answer: Answer,
  key: string,
  params: Reason['params'],
): Reason['params'] {
  const after = loop.copy(before);
  loop.play(after, loop.decider(before) as Seat, answer, luckOf(0));
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
  const mission = MISSIONS.findIndex(({ id }) => id === params.mission);
  switch (key) {
    case 'damages':
      return {
        mission: params.mission ?? '',
        damage: damageOn(after, mission),
        need: MISSIONS[mission]?.need ?? 0,
      };
    case 'rifts':
      return { count: sum(before.rifts) - sum(after.rifts) };
    case 'clones': {
      const onBoard = ({ tokens }: LoopState): number => tokens.filter(at => at >= 0).length;
      return { count: onBoard(before) - onBoard(after) };
    }
    case 'energy': {
      const all = ({ energy, perpetual }: LoopState): number => sum(energy) + sum(perpetual);
      return { count: all(after) - all(before) };
    }
    case 'survives': {
      const defeat = (state: LoopState): number => Math.round(100 * outlookOf(loop.view(state, 0)).defeat);
      return { before: defeat(before), after: defeat(after) };
    }
    case 'calms': {
      const overflow = (state: LoopState): number =>
        Math.round(100 * (outlookOf(loop.view(state, 0)).eras[Number(params.era)]?.overflow ?? 0));
      return { era: params.era ?? -1, before: overflow(before), after: overflow(after) };
    }
    default:
      return params;
  }
}

test('no answer is called the best where the next one is as good', () => {
  const state = loop.setup(parseOptions(loop.options, {}), 2, seededChance('tied'));
  const chance = seededChance('tied answers');
  let compared = 0;
  for (let seat = loop.decider(state); seat !== undefined && compared < 2; seat = loop.decider(state)) {
    const view = loop.view(state, seat);
    const kind = view.decision?.kind ?? '';
    const [move, other] = loop.legalMoves(state, seat) as [Answer, Answer];
    if (kind.startsWith('pick') && other !== undefined) {
      const keysWith = (next: number): readonly string[] => {
        const ranked = [
          { move, chance: 0.5 },
          { move: other, chance: next },
        ];
        return loopInsight.reasonsFor(view, seat, { move, line: [move], ranked }).map(({ key }) => key);
      };
      if (keysWith(0.4).includes(kind)) {
        compared++;
        expect(keysWith(0.499)).not.toContain(kind);
      }
    }
    const legal = loop.legalMoves(state, seat);
    loop.play(state, seat, legal[chance.below(legal.length)] as Answer, chance);
  }
  expect(compared).toBe(2);
});

describe('a hint without another reason', () => {
  function factsOf(changes: Partial<Given>, line: readonly string[], gap: number): readonly Reason[] {
    const { state } = table({ ...given, ...changes });
    const at = loop.copy(state);
    const [move, ...rest] = line.map(text => {
      const answer = loop.notation.parseMove(at, text);
      loop.play(at, loop.decider(at) as Seat, answer, luckOf(0));
      return answer;
    });
    const ranked = [0.5, 0.5 - gap].map(chance => ({ move: move as Answer, chance }));
    const thought = { move: move as Answer, line: [move as Answer, ...rest], ranked };
    return factsFor(loop.view(state, 0), 0, thought);
  }

  test.each<[string, Partial<Given>, readonly string[], Reason]>([
    [
      'counts the cards that an answer draws',
      { agents: { mrtime: { era: 'dawn', hand: 'A-20', draw: 'S-MT-1 S-MT-2 S-MT-3' }, cztwyzzek } },
      ['useCard A-20'],
      { key: 'draws', params: { count: 2 } },
    ],
    [
      'names the card that its plan uses elsewhere',
      {},
      ['freeMove medieval', 'useCard S-MT-1'],
      { key: 'uses', params: { card: 'S-MT-1' } },
    ],
  ])('%s', (_, changes, line, reason) => {
    expect(factsOf(changes, line, 0)).toEqual([reason]);
    for (const language of LANGUAGES)
      expect(whyOf(LOOP_TEXT[language], reason.key, reason.params)).toMatch(/^[^{}]+\.$/);
  });

  test('says that another answer is as good, where it is', () => {
    expect(factsOf({}, ['freeMove medieval'], 0.001)).toEqual([{ key: 'tied', params: { count: 1 } }]);
    expect(factsOf({}, ['freeMove medieval'], 0.02)).toEqual([]);
  });
});

test('a reported win probability keeps the order of the estimates, and their certainties', () => {
  const toldIn = (difficulty: Difficulty): readonly number[] => {
    const view = { options: parseOptions<LoopOptions>(loop.options, { difficulty }) };
    return [0, 0.01, 0.3, 0.5, 0.96, 1].map(hoped => toldChance(hoped, view));
  };
  const told = toldIn('month');
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect([told[0], told.at(-1)]).toEqual([0, 1]);
  expect(told[4]).toBeCloseTo(0.87, 2);
  const [year, infinity] = [toldIn('year'), toldIn('infinity')];
  expect([year[0], year.at(-1)]).toEqual([0, 1]);
  expect([told, year, infinity].map(one => one[3]!)).toEqual([
    expect.closeTo(0.53, 2),
    expect.closeTo(0.35, 2),
    expect.closeTo(0.23, 2),
  ]);
});

test('features are finite numbers in every kind of match', () => {
  const read = new Float64Array(FEATURES.length);
  for (const [i, { options, seats }] of loopVariants(12, 'features').entries()) {
    const chance = seededChance(`features ${i}`);
    const state = loop.setup(options, seats, chance);
    for (let seat = loop.decider(state); seat !== undefined; seat = loop.decider(state)) {
      readFeatures(state, read);
      expect(read.every(Number.isFinite)).toBe(true);
      const legal = loop.legalMoves(state, seat);
      loop.play(state, seat, legal[chance.below(legal.length)] as Answer, chance);
    }
    expect(archivedIn(state)).toBeLessThanOrEqual(4);
  }
});
