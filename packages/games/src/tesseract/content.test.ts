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

  test('[T-PACK-1] its cards do what they say: reroll, otherlab', () => {
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

  test('[T-PACK-1] a filter that no built-in card uses: min', () => {
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

  test('[T-PACK-1] its researchers and bases are in play', () => {
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

  test('[T-SPEC-1] an individual action marked once in one of its branches is there once a turn', () => {
    const once = packWith({ R02: { action: 'oneOf(gainAction(2,once) | relocate(1))' } });
    const game = table({ options: { pack: once }, stacks: STACKS, researchers: ['R02', 'R03'] });
    game.play('specialize', 'branch 1');
    expect([game.state.actions, game.whyNot('specialize')?.code]).toEqual([4, 'E_ONCE']);
  });

  test('[T-PACK-1] consent is asked for what a card does to the lab of another', () => {
    const game = table({
      options: { pack },
      stacks: STACKS,
      labs: ['', 'O2'],
      hands: [['L2-01'], []],
      rolls: [4],
    });
    game.play('play L2-01');
    expect([game.decision(), game.toAct()]).toEqual(['consent', [1]]);
    game.play('yes');
    expect(game.lab(1)).toBe('O4');
  });

  test('[T-PACK-1] a log carries the pack and is replayed with it', () => {
    const match = new Match(tesseract, { options: tesseractOptions({ pack }), seats: 2, seed: 'packs' });
    const chance = seededChance('players');
    for (let i = 0; i < 60; i++) {
      const seat = tesseract.toAct(match.state)[0]!;
      match.submit(seat, pick(chance, tesseract.legalMoves(match.state, seat)));
    }
    expect(match.header.options).toEqual({ pack });
    const again = replay(tesseract, parseLog(decode(encode(match.log()))));
    expect(again.state).toEqual(match.state);
    expect(contentOf(again.state).pack).toEqual(pack);
    expect(replay(tesseract, match.log(), 'seeded').state).toEqual(match.state);
  });

  test('[T-PACK-1] a match with the built-in pack says nothing of it', () => {
    const match = new Match(tesseract, {
      options: tesseractOptions({ pack: 'built-in' }),
      seats: 2,
      seed: 's',
    });
    expect(match.header.options).toEqual({});
    expect(match.state.options.pack).toBe('built-in');
  });

  test('[T-PACK-1] cards that only another pack has are no cards of a position', () => {
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

describe('packs drawn by lot: every verb with every zone, number and filter', () => {
  const variants = Array.from({ length: 40 }, (_, i) => ({
    options: tesseractOptions({
      pack: randomPack(`pack ${i}`),
      base: (['1', '4', 'C', 'D'] as const)[i % 4]!,
      edition: i % 2 ? 'cz' : 'fr',
      consent: i % 3 ? 'auto' : 'ask',
    }),
    seats: 1 + (i % 4),
  }));

  test('[T-CARD-4] [T-STATE-1] random games end, and every atomic step keeps every promise', () => {
    for (const [i, { options, seats }] of variants.entries()) {
      const chance = seededChance(`play ${i}`);
      const state = lateTesseract.setup(options, seats, chance);
      const events = watchedEvents(state);
      for (let seat = tesseract.toAct(state)[0]; seat !== undefined; seat = tesseract.toAct(state)[0])
        tesseract.play(state, seat, pick(chance, tesseract.legalMoves(state, seat)), chance, events);
      expect(state.outcome).not.toBeNull();
    }
  });

  test('[T-DEC-6] no crash, no dead end, and positions in the middle of any card are read back', () => {
    const failure = fuzz(lateTesseract, { variants, games: 40, seed: 'packs', longest: LONGEST });
    expect(failure).toBeUndefined();
    const [{ options, seats }] = variants as [(typeof variants)[number]];
    const chance = seededChance('positions');
    let state = lateTesseract.setup(options, seats, chance);
    for (let seat = tesseract.toAct(state)[0]; seat !== undefined; seat = tesseract.toAct(state)[0]) {
      const text = tesseract.notation.formatPosition(state);
      expect(tesseract.notation.parsePosition(text, options, 'strict')).toEqual(state);
      state = tesseract.apply(state, seat, pick(chance, tesseract.legalMoves(state, seat)), chance).state;
    }
  });
});
