import { LANGUAGES, type Seat, seededChance } from '@tessera/engine';
import {
  type Answer,
  cubesOn,
  DECISIONS,
  type DecisionKind,
  type Die,
  dieOf,
  firstOf,
  geometryOf,
  oddsOf,
  type QuantumState,
  quantum,
  RESERVE,
  reactionsOf,
  squareName,
  whyOf,
} from '@tessera/games/quantum';
import { QUANTUM_TEXT } from '@tessera/games/quantum/texts';
import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../../games/test/quantumTable.ts';
import { dealSheets, quantumVariants } from '../../../games/test/quantumVariants.ts';
import { luckOf } from '../luck.ts';
import type { Reason } from '../reason.ts';
import { evaluate, worthsOf } from './evaluate.ts';
import { factsFor } from './facts.ts';
import { quantumInsight } from './reasons.ts';

function reasonsIn(state: QuantumState, line: readonly Answer[]): readonly Reason[] {
  const seat = quantum.decider(state) as number;
  return quantumInsight.reasonsFor(quantum.view(state, seat), seat, { move: line[0] as Answer, line });
}

/** Reasons for the first of these answers, with the others as the expected line. */
function why(given: Given, ...answers: string[]): readonly Reason[] {
  const { state } = table(given);
  return reasonsIn(
    state,
    answers.map(text => quantum.notation.parseMove(state, text)),
  );
}

describe('the reason for an answer', () => {
  test.each<[string, Given, readonly string[], Reason]>([
    [
      '[Q-TV-70] an attack says its chance first',
      { seats: [{ ships: '3@3,3' }, { ships: '4@3,2' }] },
      ['attack a1 3,2 from 3,3'],
      { key: 'odds', params: { chance: 72 } },
    ],
    [
      'and what it wins',
      { seats: [{ ships: '3@3,3' }, { ships: '4@3,2' }] },
      ['attack a1 3,2 from 3,3'],
      { key: 'destroys', params: { rival: 1 } },
    ],
    [
      'a turn ends without actions, though a free ability is left',
      { seats: [{ ships: '3@3,3 2@5,5' }, {}], turn: { actions: 0 } },
      ['end'],
      { key: 'spent', params: {} },
    ],
    [
      '[Q-BUILD-3] a cube',
      { seats: [{ ships: '5@4,3 3@3,4', cubesLeft: 3 }, {}] },
      ['construct 4,4'],
      { key: 'builds', params: { number: 8, planet: '4,4', left: 2 } },
    ],
    [
      '[Q-WIN-1] the last one',
      { seats: [{ ships: '5@4,3 3@3,4', cubesLeft: 1 }, {}] },
      ['construct 4,4'],
      { key: 'wins', params: {} },
    ],
    [
      'a planet that will be built on',
      { seats: [{ ships: '5@4,3 3@2,3' }, {}] },
      ['move a2 3,4', 'construct 4,4'],
      { key: 'setsUp', params: { number: 8, planet: '4,4' } },
    ],
    [
      'one that comes within reach of the next turn',
      { seats: [{ ships: '5@4,3 3@8,8' }, {}], turn: { actions: 1 } },
      ['move a2 7,6'],
      { key: 'readies', params: { number: 8, planet: '7,7' } },
    ],
    [
      '[Q-RES-1] research',
      { seats: [{ ships: '1@0,0', research: 4 }, {}] },
      ['research'],
      { key: 'learns', params: { value: 5 } },
    ],
    [
      '[Q-DEPLOY-1] a ship from the scrapyard',
      { seats: [{ ships: '1@8,8 4' }, {}], cubes: { '1,1': 'a' } },
      ['deploy a2 1,0'],
      { key: 'launches', params: {} },
    ],
    [
      '[Q-SHIP-6] faces that a roll may bring',
      { seats: [{ ships: '6@4,3 6@3,4' }, {}] },
      ['scout a1'],
      { key: 'rolls', params: { faces: '2', chance: 20 } },
    ],
    [
      'an attack later in the turn',
      { seats: [{ ships: '1@0,0 3@3,3' }, { ships: '4@3,2' }] },
      ['move a1 1,0', 'attack a2 3,2 from 3,3'],
      { key: 'attacks', params: { chance: 72 } },
    ],
    [
      '[Q-SHIP-4] a Frigate that comes within range of an enemy as an Interceptor',
      { seats: [{ ships: '4@0,0' }, { ships: '6@5,5' }] },
      ['modify a1 5'],
      { key: 'threatens', params: { rival: 1 } },
    ],
    [
      '[Q-SHIP-4] a Frigate far from everything: its new range',
      { seats: [{ ships: '4@0,0' }, { ships: '6@8,8' }] },
      ['modify a1 5'],
      { key: 'flies', params: {} },
    ],
    [
      '[Q-SHIP-4] or its new strength',
      { seats: [{ ships: '4@0,0' }, { ships: '6@8,8' }] },
      ['modify a1 3'],
      { key: 'toughens', params: {} },
    ],
    [
      '[Q-RES-1] the first step of research',
      { seats: [{ ships: '1@0,0', research: 1 }, {}] },
      ['research'],
      { key: 'learns', params: { value: 2 } },
    ],
  ])('%s', (_name, given, answers, reason) => expect(why(given, ...answers)).toContainEqual(reason));

  test('[Q-MOVE-2] a planet is not promised while other ships block the only way out', () => {
    const reasons = (rivals: string): readonly Reason[] =>
      why({ seats: [{ ships: '4@8,0 3@7,8' }, { ships: rivals }], turn: { actions: 1 } }, 'move a2 7,5');
    const promise = { key: 'readies', params: { number: 7, planet: '7,4' } };
    expect(reasons('6@0,8 6@1,8')).toContainEqual(promise);
    expect(reasons('6@7,0 6@8,1')).not.toContainEqual(promise);
  });

  test('every kind of decision has reasons in words, with correct numbers', () => {
    const kinds = new Set<DecisionKind>();
    const keys = new Set<string>();
    for (const [i, { options, seats }] of quantumVariants(32, 'reasons', 30).entries()) {
      const chance = seededChance(`reasons ${i}`);
      const state = quantum.setup(options, seats, chance);
      let isDealt = false;
      for (let seat = quantum.decider(state); seat !== undefined; seat = quantum.decider(state)) {
        const { kind } = quantum.view(state, seat).decision as { readonly kind: DecisionKind };
        if (kind === 'TURN' && !isDealt) dealSheets(state, `reasons ${i}`);
        isDealt ||= kind === 'TURN';
        const legal = quantum.legalMoves(state, seat);
        const fights = legal.filter(one => oddsOf(state, one));
        const from = fights.length > 0 && chance.below(2) === 0 ? fights : legal;
        const answer = from[chance.below(from.length)] as Answer;
        if (kind !== 'TURN' || chance.below(8) === 0) {
          for (const { key, params } of reasonsIn(state, [answer])) {
            kinds.add(kind);
            keys.add(key);
            expect(params, `${kind} ${key}`).toEqual(countedAnew(state, seat, answer, key, params));
            for (const language of LANGUAGES)
              expect(whyOf(QUANTUM_TEXT[language], key, params, one => `seat ${one}`)).toMatch(/^[^{}?]+\.$/);
          }
        }
        quantum.play(state, seat, answer, chance);
      }
    }
    // Random players hardly ever have a reason at these decisions; a hint falls back to a general sentence.
    expect(Object.keys(DECISIONS).filter(kind => !kinds.has(kind as DecisionKind))).toEqual([
      'REORG_SELECT',
      'RELOCATE',
      'RELOCATE_TO',
    ]);
    expect(keys.size).toBeGreaterThan(18);
  }, 120_000);
});

/** The numbers of a reason, computed independently from the rules and the table. */
function countedAnew(
  state: QuantumState,
  seat: Seat,
  answer: Answer,
  key: string,
  params: Reason['params'],
): Reason['params'] {
  const odds = oddsOf(state, answer);
  const after = quantum.copy(state);
  if (!odds) quantum.play(after, seat, answer, luckOf(0));
  const { planets } = geometryOf(state.map);
  const at = planets.findIndex(({ square }) => squareName(state, square) === params.planet);
  const planet = { number: planets[at]?.number ?? -1, planet: params.planet ?? '' };
  const own = (isMeant: (die: Die) => boolean): Die[] =>
    [0, 1, 2, 3, 4].map(number => dieOf(seat, number)).filter(isMeant);
  const reactions = reactionsOf(state);
  const chanceOf = (isMeant: (one: Answer) => boolean): number =>
    Math.max(
      ...reactions.flatMap(one => (isMeant(one.answer) ? [Math.round(100 * (one.chance ?? -1))] : [])),
    );
  switch (key) {
    case 'odds':
      return { chance: Math.round(100 * (odds?.chance ?? 0)) };
    case 'builds':
      return { ...planet, left: odds ? (params.left as number) : (after.cubesLeft[seat] ?? -1) };
    case 'grows':
      return odds ? params : { value: after.dominance[seat] ?? -1 };
    case 'learns':
      return odds ? params : { value: after.research[seat] ?? -1 };
    case 'orbits': {
      const inOrbit = own(die => planets[at]?.orbit.includes(after.places[die] ?? -1) ?? false);
      const sum = inOrbit.reduce((total, die) => total + (after.faces[die] ?? 0), 0);
      return { ...planet, sum, needed: planet.number + 3 * cubesOn(after, at, seat) };
    }
    case 'readies':
    case 'readiesNow':
    case 'setsUp':
      return planet;
    case 'fleet':
      return { sum: [0, 1, 2].reduce((sum, number) => sum + (state.faces[dieOf(seat, number)] ?? 0), 0) };
    case 'starts': {
      const { neighbours } = planets[geometryOf(state.map).planetOn[firstOf(answer)] ?? -1] ?? {};
      return { count: neighbours?.length ?? -1 };
    }
    case 'joins':
      return { count: own(die => state.places[die] !== RESERVE).length + 1 };
    case 'rivals':
      return { count: state.commands.filter((sheet, one) => one !== seat && sheet.length > 0).length };
    case 'fights':
      return { chance: chanceOf(one => one === answer) };
    case 'reacts':
      return { chance: chanceOf(one => one === answer), other: chanceOf(one => one !== answer) };
    case 'bothLost':
      return { other: chanceOf(one => one !== answer) };
    case 'rolls':
    case 'rerolls': {
      const frame = state.pending.at(-1);
      const of = frame?.type === 'roll' && frame.not === 0 ? 6 : 5;
      return {
        faces: params.faces ?? '',
        chance: Math.round((100 * String(params.faces).split(', ').length) / of),
      };
    }
    default:
      return 'rival' in params ? { rival: params.rival ?? -1 } : {};
  }
}

describe('a hint without another reason', () => {
  /** Facts about the first of these answers, beside others with what they cost. */
  function factsOf(given: Given, answer: string, ...others: (readonly [string, cost: number])[]) {
    const { state } = table(given);
    const ranked = [[answer, 0] as const, ...others].map(([text, cost]) => {
      const move = quantum.notation.parseMove(state, text);
      return { move, line: [move], chance: 0.5 - cost };
    });
    const [best] = ranked as [(typeof ranked)[number]];
    return factsFor(quantum.view(state, 0), 0, { ...best, ranked });
  }

  test('names the planet that comes within two moves', () => {
    const { state } = table({ seats: [{ ships: '5@8,5 3@6,8' }, { ships: '1@0,0' }] });
    const move = quantum.notation.parseMove(state, 'move a2 6,5');
    expect(factsFor(quantum.view(state, 0), 0, { move, line: [move] })).toEqual([
      { key: 'nears', params: { number: 8, planet: '4,4' } },
    ]);
  });

  test('tells what trials show until the next turn, against the next best answer', () => {
    const given = { seats: [{ ships: '6@3,0! 3@0,3!' }, { ships: '2@3,2' }], turn: { actions: 0 } };
    const [reason] = factsOf(given, 'warp a2 a1', ['end', 0.05]);
    expect(reason?.key).toBe('loses');
    expect(Number(reason?.params.after)).toBeLessThan(Number(reason?.params.before));
  });

  test('counts answers that are as good, and says nothing of worse ones', () => {
    const given = { seats: [{ ships: '3@0,3! 3@3,0' }, { ships: '1@8,6' }], turn: { actions: 0 } };
    expect(factsOf(given, 'warp a1 a2', ['end', 0.001])).toEqual([{ key: 'tied', params: { count: 1 } }]);
    expect(factsOf(given, 'warp a1 a2', ['end', 0.02])).toEqual([]);
  });

  test('has its words in every language', () => {
    for (const language of LANGUAGES) {
      const { facts } = QUANTUM_TEXT[language];
      for (const [key, sentence] of Object.entries(facts))
        expect(
          whyOf(
            QUANTUM_TEXT[language],
            key,
            { number: 8, planet: '4,4', after: 3, before: 9, count: 2 },
            () => '',
          ),
        ).toMatch(sentence.includes('{count}') ? /2/ : /8.*4,4|3.*9/);
    }
  });
});

test('worths of the features sum up to the evaluation', () => {
  const { state } = table({
    seats: [
      { ships: '5@4,3 3', research: 3 },
      { ships: '2@8,8', cards: 'agile' },
    ],
  });
  const sum = (seat: number): number => Object.values(worthsOf(state, seat)).reduce((a, b) => a + b, 0);
  expect(evaluate(state, 0)).toBeCloseTo(sum(0) - sum(1), 9);
});
