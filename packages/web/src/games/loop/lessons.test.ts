import { type AnyGame, COMPLETE_LANGUAGES } from '@tessera/engine';
import { ERAS, type EraCode, loop } from '@tessera/games/loop';
import { describe, expect, test } from 'vitest';
import { type Pupil, pupil } from '../../table/coach/testing.ts';
import { testWords } from '../../text/testing.ts';
import { READY } from './home/ready.ts';
import { LOOP_LESSONS } from './lessons.ts';
import { loadWords } from './words/index.ts';

type Key = (typeof LOOP_LESSONS)[number]['key'];
type PerEra<T> = Readonly<Partial<Record<EraCode, T>>>;

interface Given {
  readonly mode?: string;
  readonly difficulty?: string;
  readonly rolls?: readonly number[];
  readonly rifts?: PerEra<number>;
  readonly energy?: PerEra<number>;
  readonly clones?: PerEra<readonly string[]>;
  readonly missions?: PerEra<string>;
  readonly available?: PerEra<readonly string[]>;
  readonly centrifuges?: PerEra<string>;
  readonly vortices?: readonly EraCode[];
  readonly hand?: readonly string[];
  readonly era?: EraCode;
  readonly agent?: string;
  readonly battery?: boolean;
  readonly fooPile?: readonly EraCode[];
  readonly bigDeck?: readonly string[];
  readonly more?: object;
}

/** A list with one value per era. */
const ring = <T>(given: PerEra<T> | undefined, otherwise: T): T[] =>
  ERAS.map(era => given?.[era] ?? otherwise);

/** You as the Time Prowler at Globalization beside a bot, with every lesson learned but those in question. */
function at(unknown: Key, given: Given = {}): Pupil {
  const { mode = 'sabotage', difficulty = 'month', rolls, agent = 'prowler', era = 'globalization' } = given;
  const position = JSON.stringify({
    agents: [
      { agent, era, battery: given.battery ?? true, hand: given.hand ?? [] },
      { agent: 'cztwyzzek', era: 'dawn', hand: ['S-CZ-6'] },
    ],
    seats: 2,
    foo: 'globalization',
    rifts: ring(given.rifts, 0),
    energy: ring(given.energy, 0),
    clones: ring(given.clones, []),
    missions: ring<string | null>(given.missions, null),
    available: ring(given.available, []),
    centrifuges: ring<string | null>(given.centrifuges, null),
    vortices: given.vortices ?? [],
    fooPile: given.fooPile ?? ['dawn', 'end'],
    bigDeck: given.bigDeck ?? [],
    ...given.more,
  });
  return pupil(loop as unknown as AnyGame, LOOP_LESSONS, {
    seats: ['you', 'bot'],
    options: { mode, difficulty },
    position,
    ...(rolls ? { rolls } : {}),
    learned: LOOP_LESSONS.map(({ key }) => key).filter(key => key !== unknown),
  });
}

const HAND = { hand: ['S-TP-1', 'S-TP-3', 'S-TP-4'] };

describe('each lesson comes when its subject first happens', () => {
  test('goal: your first decision, then your cards, then what they did', () => {
    const first = pupil(loop as unknown as AnyGame, LOOP_LESSONS, {
      seats: ['you', 'bot'],
      options: { agents: ['prowler', 'cztwyzzek'] },
      position: READY,
    });
    const turn = [
      'useCard S-TP-1',
      'useCard S-TP-3',
      'globalization',
      'useCard S-TP-4',
      'loop stripes',
      'useCard S-TP-3',
    ];
    expect([first.lesson(), ...turn.map(answer => first.play(answer))]).toEqual([
      'goal',
      'use',
      'damage',
      'exhausted',
      'loop',
      'looped',
      'energy',
    ]);
  });

  test('[L-ACT-4] use: a card is ready; exhausted: it was used', () => {
    expect(at('use', HAND).lesson()).toBe('use');
    expect(at('use').lesson()).toBeUndefined();
    expect(at('exhausted', HAND).lesson()).toBeUndefined();
    expect(at('exhausted', HAND).play('useCard S-TP-1')).toBe('exhausted');
  });

  test('[L-ACT-5] loop: it would ready a card; looped: it was done; spent: no card is ready', () => {
    const used = { hand: ['S-TP-1*'], energy: { globalization: 1 } };
    expect(at('loop', used).lesson()).toBe('loop');
    expect(at('loop', { ...used, hand: ['S-TP-1'] }).lesson()).toBeUndefined();
    expect(at('loop', { ...used, energy: {} }).lesson()).toBeUndefined();
    expect(at('looped', used).play('loop stripes')).toBe('looped');
    expect(at('spent', used).lesson()).toBe('spent');
    expect(at('spent', HAND).lesson()).toBeUndefined();
  });

  test('[L-ACT-9] energy: you added some', () => {
    expect(at('energy', HAND).play('useCard S-TP-4')).toBe('energy');
    expect(at('energy', HAND).play('useCard S-TP-1')).toBeUndefined();
  });

  test('[L-ACT-3] freeMove: batteries are full; [L-ACT-2] move: energy pays', () => {
    expect(at('freeMove').lesson()).toBe('freeMove');
    expect(at('freeMove', { battery: false }).lesson()).toBeUndefined();
    expect(at('move', { energy: { globalization: 1 } }).lesson()).toBe('move');
    expect(at('move').lesson()).toBeUndefined();
  });

  test('[L-RIFT-1] overflow: an era has three rifts, before more fall', () => {
    expect(at('overflow', { rifts: { end: 3 } }).lesson()).toBe('overflow');
    expect(at('overflow', { rifts: { end: 2 } }).lesson()).toBeUndefined();
  });

  test('[L-END-2] deadlyVortex: three rifts on a vortex; [L-END-3] noTile: three vortices', () => {
    expect(at('deadlyVortex', { rifts: { end: 3 }, vortices: ['end'] }).lesson()).toBe('deadlyVortex');
    expect(at('deadlyVortex', { rifts: { end: 3 }, vortices: ['dawn'] }).lesson()).toBeUndefined();
    expect(at('noTile', { vortices: ['end', 'dawn', 'robots'] }).lesson()).toBe('noTile');
    expect(at('noTile', { vortices: ['end', 'dawn'] }).lesson()).toBeUndefined();
  });

  test('[L-MEGA-1] megaNear: before you step onto it; mega: while you can still leave', () => {
    const year = { difficulty: 'year', vortices: ['robots'] } as const;
    expect(at('megaNear', year).lesson()).toBe('megaNear');
    expect(at('megaNear', { ...year, battery: false }).lesson()).toBeUndefined();
    expect(at('megaNear', { ...year, difficulty: 'month' }).lesson()).toBeUndefined();
    expect(at('mega', { ...year, era: 'robots' }).lesson()).toBe('mega');
    expect(at('mega', { ...year, era: 'robots', difficulty: 'month' }).lesson()).toBeUndefined();
  });

  test('[L-FOO-4] thrown: the cubes of the bot’s turn; [L-VORTEX-1] vortex: an era overflowed', () => {
    const turn = { rolls: [0, 1, 1], fooPile: ['industry', 'end'] } as const;
    expect(at('thrown', turn).play('endActions')).toBe('thrown');
    expect(at('vortex', { ...turn, rifts: { industry: 2 } }).play('endActions')).toBe('vortex');
    expect(at('vortex', turn).play('endActions')).toBeUndefined();
  });

  test('[L-FOO-7] cancel: cubes of your own turn', () => {
    const turn = { rolls: [0, 1, 1, 0, 1, 1], fooPile: ['industry', 'end', 'dawn'] } as const;
    expect(at('cancel', turn).play('endActions')).toBeUndefined();
    expect(at('cancel', turn).play('endActions', 'endActions')).toBe('cancel');
  });

  test('[L-CLONE-3] clone: one reached its era', () => {
    const pushed = { hand: ['S-TP-6'], clones: { globalization: ['C-3-5'] } };
    expect(at('clone', pushed).play('useCard S-TP-6', 'next')).toBe('clone');
    expect(at('clone', pushed).play('useCard S-TP-6', 'prev')).toBeUndefined();
  });

  test('[L-MIS-1] damage, complete: your action counts for a mission', () => {
    const mission = { ...HAND, rifts: { globalization: 2 }, missions: { end: 'M-RIFT-FOO' } };
    expect(at('damage', mission).play('useCard S-TP-1')).toBe('damage');
    expect(
      at('damage', { ...mission, missions: { end: '?M-RIFT-FOO' } }).play('useCard S-TP-1'),
    ).toBeUndefined();
    expect(at('complete', { missions: { end: 'M-RIFT-FOO:5' } }).lesson()).toBe('complete');
    expect(at('complete', { missions: { end: 'M-RIFT-FOO:4' } }).lesson()).toBeUndefined();
  });

  test('[L-ACT-7] claim: a condition holds', () => {
    expect(at('claim', { missions: { end: 'M-CLEAN' } }).lesson()).toBe('claim');
    expect(
      at('claim', { missions: { end: 'M-CLEAN' }, rifts: { globalization: 1 } }).lesson(),
    ).toBeUndefined();
  });

  test('[L-ARCH-1] archive, [L-ARCH-4] bonus, [L-ADD-1] take: the end of a turn', () => {
    const full = { missions: { globalization: 'M-RIFT-FOO:5' }, bigDeck: ['A-01', 'A-02', 'A-03', 'A-04'] };
    expect(at('archive', full).play('endActions')).toBe('archive');
    expect(at('bonus', full).play('endActions', 'yes')).toBe('bonus');
    expect(at('take', { available: { globalization: ['A-31'] } }).play('endActions')).toBe('take');
    expect(at('take', { available: { end: ['A-43'] } }).play('endActions')).toBeUndefined();
  });

  test('[L-FX-7] walk: a card moves you step by step', () => {
    expect(at('walk', { hand: ['A-16'] }).play('useCard A-16')).toBe('walk');
    expect(at('walk', { ...HAND }).play('useCard S-TP-1')).toBeUndefined();
    // A single era leaves nothing to explain.
    expect(at('walk', { hand: ['S-CZ-1'] }).play('useCard S-CZ-1')).toBeUndefined();
  });

  test('[L-AGENT-3] power: Mr Time’s is an action', () => {
    expect(at('power', { agent: 'mrtime' }).lesson()).toBe('power');
    expect(at('power').lesson()).toBeUndefined();
  });

  test('[L-FX-1] help: a bot invites you', () => {
    const more = {
      agents: [
        { agent: 'prowler', era: 'dawn', hand: ['S-TP-1'] },
        { agent: 'mrtime', era: 'end', hand: ['S-MT-4'] },
      ],
      active: 'mrtime',
    };
    expect(at('help', { more }).lesson()).toBeUndefined();
    expect(at('help', { more }).play('useCard S-MT-4')).toBe('help');
  });

  test('[L-EOT-5] cycle: the Foo cards are shuffled', () => {
    const last = { fooPile: [], rolls: [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1] } as const;
    expect(at('cycle', last).play('endActions')).toBe('cycle');
  });

  test('[L-SOLO-3] assign: a card without an agent’s sign', () => {
    const position = JSON.stringify({
      agents: [
        { agent: 'vgirl', hand: [] },
        { agent: 'mrtime', hand: [] },
      ],
      seats: 1,
      foo: 'dawn',
      draw: [['A-02', 'A-03', 'A-04', 'A-05', 'A-06', 'A-07']],
      discard: [[]],
      known: [0],
      fooPile: ['dawn', 'end'],
    });
    const alone = pupil(loop as unknown as AnyGame, LOOP_LESSONS, {
      seats: ['you'],
      position,
      learned: LOOP_LESSONS.map(({ key }) => key).filter(key => key !== 'assign'),
    });
    expect(alone.lesson()).toBeUndefined();
    expect(alone.play('endActions')).toBe('assign');
  });

  test.each(['supa', 'centrifuge', 'ultramachina'] as const)('[L-END-1] %s: what the mode adds', mode => {
    expect(at(mode, { mode }).lesson()).toBe(mode);
    expect(at(mode).lesson()).toBeUndefined();
  });

  test('[L-CENT-2] locked: the era of a Centrifuge', () => {
    const centrifuge = { mode: 'centrifuge', centrifuges: { globalization: 'CF-1 star 0' } };
    expect(at('locked', centrifuge).lesson()).toBe('locked');
    expect(at('locked', { ...centrifuge, era: 'dawn' }).lesson()).toBeUndefined();
  });

  test('[L-SUPA-4] supaGone: the remains of a Supa Clone', () => {
    const pushed = { mode: 'supa', hand: ['S-TP-6'], clones: { globalization: ['SC-5'], end: ['SC-3'] } };
    expect(at('supaGone', { ...pushed, rolls: [0, 0] }).play('useCard S-TP-6', 'next')).toBe('supaGone');
    expect(at('clone', { ...pushed, rolls: [0, 0] }).play('useCard S-TP-6', 'next')).toBe('clone');
  });
});

describe('words', () => {
  testWords(async language => (await loadWords(language)).lessons);

  test.each(COMPLETE_LANGUAGES)(
    'in %s every lesson has a sentence of at most two phone lines',
    async language => {
      const { lessons } = await loadWords(language);
      expect(LOOP_LESSONS.map(({ key }) => key).sort()).toEqual(Object.keys(lessons).sort());
      const { goal, supa, centrifuge, ultramachina, ...short } = lessons;
      expect(Object.values(short).filter(({ length }) => length > 96)).toEqual([]);
      // A mode opens with three sentences of its own.
      for (const opening of [goal, supa, centrifuge, ultramachina]) {
        expect(opening.length).toBeLessThanOrEqual(175);
        expect(opening.replace('dr. ', 'dr ').split(/[.!] /)).toHaveLength(3);
      }
    },
  );
});
