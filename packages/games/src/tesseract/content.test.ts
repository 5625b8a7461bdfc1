import {
  decode,
  encode,
  FormatError,
  Match,
  parseLog,
  parseOptions,
  replay,
  seededChance,
} from '@tessera/engine';
import { fuzz, pick } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { watchedEvents } from '../../test/tesseractInvariants.ts';
import { lateTesseract } from '../../test/tesseractLate.ts';
import { packWith, randomPack } from '../../test/tesseractPacks.ts';
import { table, tower } from '../../test/tesseractTable.ts';
import { LONGEST, tesseractOptions } from '../../test/tesseractVariants.ts';
import { contentOf } from './content.ts';
import { type TesseractOptions, tesseract } from './index.ts';

const STACKS = tower(['3443', '4444', '4444', '3443']);

describe('another pack', () => {
  const pack = packWith({
    'L2-01': { name: 'Lucky Break', effect: 'reroll(otherlab,2!)' },
    'L2-02': { effect: 'destroy(primed,1,min=4)' },
    R02: { ability: 'labCapacity(7)', action: 'flip(otherlab,1!)' },
    '1': { rows: ['.. .. .. ..', '.. .. .. ..', '.. .. .. ..', '.. .. .. SW'] },
  });
  const options: Partial<TesseractOptions> = { pack, consent: 'auto' };

  test('[T-PACK-1] a pack provides cards with other verbs: reroll, otherlab', () => {
    const game = table({
      options,
      stacks: STACKS,
      labs: ['Y1', 'O2P3'],
      hands: [['L2-01'], []],
      rolls: [5, 6],
    });
    game.play('play L2-01');
    expect(game.legal()).toEqual(['pick B:O2', 'pick B:P3']);
    game.play('pick B:O2'); // the other one is forced
    expect([game.lab(0), game.lab(1), game.decision()]).toEqual(['Y1', 'O5 P6', 'act']);
  });

  test('[T-PACK-1] a pack provides a filter that no built-in card uses: min', () => {
    const given = { options, stacks: STACKS, hands: [['L2-02'], []] };
    const game = table({ ...given, primed: 'Y3O4P6' });
    game.play('play L2-02');
    expect(game.legal()).toEqual(['pick primed:O4', 'pick primed:P6', 'stop']);
    game.play('pick primed:O4');
    expect([game.primed(), game.destroyed()]).toEqual(['P6 Y3', 'O']);
    expect(table({ ...given, primed: 'Y3' }).whyNot('play L2-02')).toEqual({
      clause: 'T-CARD-4',
      code: 'E_NO_TARGET',
    });
  });

  test('[T-PACK-1] a pack provides researchers and bases', () => {
    const game = table({
      options,
      stacks: { '3,3': 'Y6', '0,0': 'Y6Y6' },
      researchers: ['R02', 'R03'],
      labs: ['Y2', 'O5'],
    });
    expect(game.view.labs[0]?.capacity).toBe(7);
    expect(game.view.stacks.map(({ symbol }) => symbol).filter(Boolean)).toEqual(['SW']);
    expect(game.legal('adjust A:Y2 flip')).toEqual([]);
    game.play('specialize');
    expect([game.lab(0), game.lab(1)]).toEqual(['Y2', 'O2']);
    expect(game.play('remove 3,3')).toContainEqual({
      type: 'uncovered',
      cell: 15,
      symbol: 'SW',
      isWarded: false,
    });
  });

  test('[T-CARD-4] cubes moved between labs are distinct, and each moves to another lab', () => {
    const moves = packWith({
      'L2-01': { effect: 'move(lab,lab,2)' },
      'L2-02': { effect: 'move(lab,mylab,2)' },
    });
    const given = { options: { pack: moves, consent: 'auto' as const }, stacks: STACKS };
    const game = table({ ...given, labs: ['Y1', 'O2'], hands: [['L2-01'], []] });
    game.play('play L2-01', 'pick A:Y1'); // to B: its own lab is no destination
    expect([game.lab(1), game.legal()]).toEqual(['O2 Y1', ['pick B:O2', 'stop']]);
    const own = table({ ...given, labs: ['Y1', 'O2'], hands: [['L2-02'], []] });
    own.play('play L2-02');
    expect(own.legal()).toEqual(['pick B:O2', 'stop']);
    expect(table({ ...given, labs: ['Y1', ''], hands: [['L2-02'], []] }).whyNot('play L2-02')?.code).toBe(
      'E_NO_TARGET',
    );
  });

  test('[T-CONTAIN-5] a pack may have an ability that takes cubes of the set, which leaves fewer to roll and a lower card', () => {
    const taking = packWith({ R05: { ability: 'onIdenticalDestroyed: destroy(mylab,4)' } });
    const given = {
      options: { pack: taking },
      stacks: STACKS,
      researchers: ['R05', '-'],
      labs: ['Y2Y3Y4Y5', ''],
      primed: 'Y2',
      decks: [['L2-02'], ['L3-02'], []],
      rolls: [1, 1],
    };
    const some = table(given);
    some.play('contain Y2 Y3 Y4 Y5', 'pick A:Y2', 'pick A:Y3');
    const saved = table({ ...JSON.parse(some.position()), options: { pack: taking }, rolls: [1, 1] });
    for (const game of [some, saved]) {
      game.play('stop', 'yes');
      expect([game.state.hands[0], game.lab(0)]).toEqual([['L2-02'], 'Y1 Y1']);
    }
    const all = table(given);
    all.play('contain Y2 Y3 Y4 Y5', 'pick A:Y2', 'pick A:Y3', 'pick A:Y4', 'pick A:Y5');
    expect([all.decision(), all.state.hands[0]]).toEqual(['act', []]);
  });

  test('[T-CARD-4] an ability whose alternatives are all impossible is skipped', () => {
    const choosing = packWith({ R05: { ability: 'onIdenticalDestroyed: oneOf(study(1) | giveCard(1))' } });
    const game = table({
      options: { pack: choosing },
      stacks: STACKS,
      researchers: ['R05', '-'],
      labs: ['Y2Y3Y4', ''],
      primed: 'Y2',
    });
    game.play('contain Y2 Y3 Y4', 'pick A:Y2');
    expect([game.decision(), game.primed()]).toEqual(['reroll', '']);
  });

  describe('[T-CARD-4] steps of the effect language that no built-in card has', () => {
    const steps = packWith({
      'L2-01': { effect: 'match(primed,1,mylab); match(mylab,1,primed)' },
      'L2-02': { effect: 'recolor(mylab,2)' },
      'L2-03': { effect: 'match(mylab,1,lab)' },
      'L2-04': { effect: 'grant(other,2)' },
      'L2-05': { effect: 'flip(tess,2)' },
      'L2-07': { effect: 'destroy(tess,1)' },
      'L2-08': { effect: 'match(otherlab,1,mylab)' },
      'L2-06': { effect: 'flip(mylab,2,same=value); flip(primed,2,same=value)' },
    });
    const given = { options: { pack: steps }, stacks: STACKS };

    test('match asks in each step anew for the cube whose value is taken', () => {
      const game = table({ ...given, labs: ['Y2', ''], primed: 'O5P6', hands: [['L2-01'], []] });
      game.play('play L2-01', 'pick A:Y2', 'pick primed:O5');
      expect([game.primed(), ...game.legal()]).toEqual(['O2 P6', 'pick primed:O2', 'pick primed:P6', 'stop']);
      game.play('pick primed:P6', 'pick A:Y2');
      expect([game.lab(0), game.primed()]).toEqual(['Y6', 'O2 P6']);
    });

    test('same begins each step with any value', () => {
      const game = table({ ...given, labs: ['Y2O2P3', ''], primed: 'Y5O6', hands: [['L2-06'], []] });
      game.play('play L2-06', 'pick A:Y2');
      expect(game.legal()).toEqual(['pick A:O2', 'stop']);
      game.play('stop');
      expect(game.legal()).toEqual(['pick primed:O6', 'pick primed:Y5', 'stop']);
    });

    test('recolor does not recolour a cube again in the same step', () => {
      const game = table({
        ...given,
        labs: ['Y2P3', ''],
        destroyed: 'O',
        hands: [['L2-02'], []],
        rolls: [5],
      });
      game.play('play L2-02', 'pick A:Y2'); // O is the only other colour
      expect([game.lab(0), game.destroyed(), ...game.legal()]).toEqual(['O5 P3', 'Y', 'pick A:P3', 'stop']);
    });

    test("match needs no consent to read the value of another lab's cube", () => {
      const game = table({ ...given, labs: ['Y2', 'O5'], hands: [['L2-03'], []] });
      game.play('play L2-03', 'pick B:O5', 'pick A:Y2');
      expect([game.lab(0), game.decision()]).toEqual(['Y5', 'act']);
    });

    test('[T-CARD-6] match needs consent to change the cube of another lab', () => {
      const game = table({ ...given, labs: ['Y2', 'O5P6'], hands: [['L2-08'], []] });
      game.play('play L2-08', 'pick A:Y2', 'pick B:O5');
      expect([game.decision(), game.decider(), game.lab(1)]).toEqual(['consent', 1, 'O5 P6']);
      game.play('no');
      expect([game.decision(), game.decider(), game.lab(1)]).toEqual(['target', 0, 'O5 P6']);
      game.play('pick B:P6', 'yes');
      expect([game.decision(), game.lab(1)]).toEqual(['act', 'O5 P2']);
    });

    test('grant may give two actions', () => {
      const game = table({ ...given, hands: [['L2-04'], []] });
      game.play('play L2-04', 'lab B', 'remove 0,0', 'remove 3,0');
      expect([game.lab(1), game.decision(), game.state.actions]).toEqual(['Y6 Y6', 'act', 3]);
    });

    test('[T-EVENT-1] destroying uncovers the event of an emptied stack', () => {
      const rows = { '0,0': 'Y6', '3,3': 'O6O6' };
      const game = table({ ...given, stacks: rows, hands: [['L2-07'], []] });
      game.play('play L2-07', 'pick 0,0'); // Acceleration
      expect([game.destroyed(), game.stack('3,3')]).toEqual(['O Y', 'O6']);
    });

    test('[T-GEO-6] a cube of the Tesseract is a target once', () => {
      const game = table({ ...given, hands: [['L2-05'], []] });
      game.play('play L2-05', 'pick 0,0');
      expect(game.stack('0,0')).toBe('Y6Y6Y1');
      expect(game.legal('pick 0,0')).toEqual([]);
    });
  });

  test('[T-PACK-1] oneOf may have more than six alternatives', () => {
    const many = packWith({
      'L2-01': {
        effect: `oneOf(${Array.from({ length: 11 }, (_, i) => `ward(${1 + (i % 9)})`).join(' | ')})`,
      },
    });
    const game = table({ options: { pack: many }, stacks: STACKS, hands: [['L2-01'], []] });
    game.play('play L2-01', 'branch 11');
    expect(game.state.wards).toBe(2);
  });

  test('[T-SPEC-1] an individual action with `once` in one of its branches can be used once a turn', () => {
    const once = packWith({ R02: { action: 'oneOf(gainAction(2,once) | relocate(1))' } });
    const game = table({ options: { pack: once }, stacks: STACKS, researchers: ['R02', 'R03'] });
    game.play('specialize', 'branch 1');
    expect([game.state.actions, game.whyNot('specialize')?.code]).toEqual([4, 'E_ONCE']);
  });

  test('[T-PACK-1] consent is asked for effects on the lab of another', () => {
    const game = table({
      options: { pack },
      stacks: STACKS,
      labs: ['', 'O2'],
      hands: [['L2-01'], []],
      rolls: [4],
    });
    game.play('play L2-01');
    expect([game.decision(), game.decider()]).toEqual(['consent', 1]);
    game.play('yes');
    expect(game.lab(1)).toBe('O4');
  });

  test('[T-PACK-1] logs carry the pack and replay with it', () => {
    const match = new Match(tesseract, { options: tesseractOptions({ pack }), seats: 2, seed: 'packs' });
    const chance = seededChance('players');
    for (let i = 0; i < 60; i++) {
      const seat = tesseract.decider(match.state)!;
      match.submit(seat, pick(chance, tesseract.legalMoves(match.state, seat)));
    }
    expect(match.header.options).toEqual({ pack });
    const again = replay(tesseract, parseLog(decode(encode(match.log()))));
    expect(again.state).toEqual(match.state);
    expect(contentOf(again.state).pack).toEqual(pack);
    expect(replay(tesseract, match.log(), 'seeded').state).toEqual(match.state);
  });

  test('[T-PACK-1] logs with the built-in pack do not mention it', () => {
    const match = new Match(tesseract, {
      options: tesseractOptions({ pack: 'built-in' }),
      seats: 2,
      seed: 's',
    });
    expect(match.header.options).toEqual({});
    expect(match.state.options.pack).toBe('built-in');
  });

  test('[T-PACK-1] positions refuse cards that only another pack has', () => {
    const other = packWith({ 'L2-01': { id: 'L2-77' } });
    expect(() => table({ hands: [['L2-77'], []] })).toThrow('hands[0][0]: L2-77 is not a research card');
    expect(table({ options: { pack: other }, hands: [['L2-77'], []] }).state.hands[0]).toEqual(['L2-77']);
    expect(() => table({ options: { pack: other }, hands: [['L2-01'], []] })).toThrow(
      'L2-01 is not a research card',
    );
  });

  test.each([
    [{ name: 'mine' }, 'options.pack.research: must be a list of rows'],
    ['mine', 'options.pack: must be a pack'],
    [null, 'options.pack: must be a pack'],
    [{ ...packWith({}), name: '' }, 'options.pack.name: must be a text'],
    [
      {
        ...packWith({}),
        containment: packWith({}).containment.with(2, {
          ...packWith({}).containment[2]!,
          effect: 'breach(-1); sing(tess,1)',
        }),
      },
      'options.pack.containment[2] (C-03).effect: "sing" is not a verb',
    ],
  ])('[T-PACK-2] a wrong pack is refused with row and reason', (given, message) => {
    const refused = (): unknown => parseOptions(tesseract.options, { pack: given });
    expect(refused).toThrow(FormatError);
    expect(refused).toThrow(message);
  });
});

describe('random packs: every verb with every zone, number and filter', () => {
  const variants = Array.from({ length: 40 }, (_, i) => ({
    options: tesseractOptions({
      pack: randomPack(`pack ${i}`),
      base: (['1', '4', 'C', 'D'] as const)[i % 4]!,
      edition: i % 2 ? 'cz' : 'fr',
      consent: i % 3 ? 'auto' : 'ask',
    }),
    seats: 1 + (i % 4),
  }));

  test('[T-CARD-4] [T-STATE-1] random games end, and every atomic step keeps every invariant', () => {
    for (const [i, { options, seats }] of variants.entries()) {
      const chance = seededChance(`play ${i}`);
      const state = lateTesseract.setup(options, seats, chance);
      const events = watchedEvents(state);
      for (let seat = tesseract.decider(state); seat !== undefined; seat = tesseract.decider(state))
        tesseract.play(state, seat, pick(chance, tesseract.legalMoves(state, seat)), chance, events);
      expect(state.outcome).not.toBeNull();
    }
  });

  test('[T-DEC-6] random games have no crash and no dead end, and positions in the middle of any card round-trip', () => {
    const failure = fuzz(lateTesseract, { variants, games: 40, seed: 'packs', longest: LONGEST });
    expect(failure).toBeUndefined();
    const [{ options, seats }] = variants as [(typeof variants)[number]];
    const chance = seededChance('positions');
    let state = lateTesseract.setup(options, seats, chance);
    for (let seat = tesseract.decider(state); seat !== undefined; seat = tesseract.decider(state)) {
      const text = tesseract.notation.formatPosition(state);
      expect(tesseract.notation.parsePosition(text, options, 'strict')).toEqual(state);
      state = tesseract.apply(state, seat, pick(chance, tesseract.legalMoves(state, seat)), chance).state;
    }
  });
});
