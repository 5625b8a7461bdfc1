import { seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { packWith } from '../../../test/tesseractPacks.ts';
import { table, tower } from '../../../test/tesseractTable.ts';
import { tesseractOptions } from '../../../test/tesseractVariants.ts';
import { targetName, tesseract } from '../index.ts';

const stacks = tower(['3443', '4444', '4444', '3443'], { '0,0': 'B1' });

describe('section 19: rulings', () => {
  test('[T-RUL-21] two researchers: the left-over corner with the higher index is primed last', () => {
    const chance = seededChance('corners left');
    let state = tesseract.setup(tesseractOptions(), 2, chance);
    for (const at of [3, 0])
      state = tesseract.apply(state, tesseract.decider(state)!, { type: 'pick', at }, chance).state;
    expect(state.lastPrimed?.cube).toBe(48 + 15);
    expect(state.primed).toEqual([48 + 12, 48 + 15]);
  });

  test('[T-RUL-22] the phase waits for its end after the last action, which can be undone', () => {
    const game = table({ stacks, actions: 1, labs: ['Y2', ''] });
    game.play('adjust A:Y2 +');
    expect([game.decision(), game.state.phase, ...game.legal()]).toEqual(['act', 'action', 'end']);
  });

  test('[T-RUL-23] R05 adjusts before the row bonus, so a cube destroyed by it can come back', () => {
    const game = table({
      stacks,
      researchers: ['R05', '-'],
      labs: ['Y6O6P6', ''],
      board: 'Y1Y2Y3Y4Y5',
      primed: 'Y6B1',
      rolls: [3],
    });
    game.play('contain Y6 O6 P6', 'pick A:Y6', 'adjust primed:B1 -');
    expect([game.decision(), ...game.legal()]).toEqual(['rowCube', 'pick destroyed:B', 'pick destroyed:Y']);
  });

  test('[T-RUL-24] the consent to a transfer covers the step of R01', () => {
    const game = table({ stacks, researchers: ['R01', '-'], labs: ['Y2', ''] });
    game.play('transfer A:Y2 B', 'yes');
    expect([game.decision(), game.decider()]).toEqual(['movedAdjust', 0]);
    game.play('adjust B:Y2 +');
    expect([game.lab(1), game.decision()]).toEqual(['Y3', 'act']);
  });

  test('[T-RUL-24] the request for consent mentions that step: for R01 acting herself, by a card or granted, nobody else', () => {
    const told = (researchers: string[], ...answers: string[]): unknown => {
      const hands = [['L2-04'], []];
      const game = table({ stacks, researchers, labs: ['Y2', 'O2'], hands });
      game.play(...answers);
      return [game.decision(), game.view.decision?.mayStep];
    };
    expect(told(['R01', '-'], 'transfer A:Y2 B')).toEqual(['consent', true]);
    expect(told(['R01', '-'], 'play L2-04', 'transfer B:O2 A')).toEqual(['consent', true]);
    expect(told(['R11', 'R01'], 'specialize', 'lab B', 'transfer A:Y2 B')).toEqual(['consent', true]);
    expect(told(['R02', 'R01'], 'transfer A:Y2 B')).toEqual(['consent', false]);
    expect(told(['R01', '-'], 'specialize', 'branch 1', 'pick 1,0', 'lab B')).toEqual(['consent', false]);
  });

  test('[T-CARD-6] consent to set is asked once the value is named, and names it', () => {
    const given = { stacks, labs: ['Y2', 'O1P1'], primed: 'B4', hands: [['L4-06'], []] };
    const game = table(given);
    game.play('play L4-06', 'pick B:O1');
    expect([game.decision(), game.decider(), game.view.decision?.wish]).toEqual(['target', 0, null]);
    game.play('value 5');
    const { wish, picked } = game.view.decision ?? {};
    expect([game.decider(), wish, targetName(picked ?? -1)]).toEqual([
      1,
      { type: 'value', value: 5 },
      'B:O1',
    ]);
    game.play('no');
    expect([game.decider(), game.lab(1), ...game.legal('pick B:')]).toEqual([0, 'O1 P1', 'O1', 'P1']);
    game.play('pick B:O1', 'value 4', 'yes', 'pick A:Y2', 'value 3', 'pick primed:B4', 'value 6');
    expect([game.lab(0), game.lab(1), game.primed(), game.decision()]).toEqual([
      'Y3',
      'O4 P1',
      'B6',
      'target',
    ]);
  });

  test('[T-CARD-6] [T-RUL-28] a refused value is no obligatory target', () => {
    const pack = packWith({ 'L4-06': { effect: 'set(otherlab,2!)' } });
    const game = table({ stacks, options: { pack }, labs: ['', 'O1P1'], hands: [['L4-06'], []] });
    game.play('play L4-06', 'pick B:O1', 'value 5', 'no', 'value 6', 'yes'); // P1 is the only one left
    expect([game.lab(1), game.decision()]).toEqual(['O1 P6', 'act']);
  });

  test('[T-CARD-6] a match saved while a value waits for consent resumes exactly', () => {
    const game = table({ stacks, labs: ['Y2', 'O1'], hands: [['L4-06'], []] });
    game.play('play L4-06', 'pick B:O1', 'value 5');
    const again = table(JSON.parse(game.position()));
    again.play('yes');
    expect(again.lab(1)).toBe('O5');
  });

  test('[T-RUL-25] an adjust of the primed area only stays there for R08', () => {
    const game = table({
      stacks,
      researchers: ['R08', '-'],
      labs: ['Y2', 'O2'],
      primed: 'P2',
      hands: [['L4-05'], []],
    });
    game.play('play L4-05');
    expect(game.legal()).toEqual(['adjust primed:P2 +', 'adjust primed:P2 -', 'stop']);
  });

  test('[T-RUL-26] anyValue: each value as crowded as the worst is a cause; Interphase counts its own values only', () => {
    const options = { breachScope: 'anyValue', breachRace: true } as const;
    const game = table({ stacks, options, primed: 'Y2O2P2Y5O5P5', rolls: [1] });
    game.play('end');
    expect(game.state.breach).toBe(1);
    expect(game.state.containment.map(place => place.state === 'discarded')).toEqual([
      false,
      true,
      false,
      false,
      true,
      false,
    ]);
    const worst = table({ stacks, options, primed: 'Y2O2P2Y5O5P5B5Y5O5', rolls: [1] });
    worst.play('end');
    expect(worst.state.breach).toBe(2);
    expect(worst.state.containment.map(place => place.state).indexOf('discarded')).toBe(4); // not the threes
    const interphase = table({
      options: { base: 'D', breachScope: 'anyValue' },
      stacks: { '3,0': 'Y1', '0,2': 'O1O4' },
      primed: 'Y1O1P1Y2',
    });
    interphase.play('remove 3,0');
    expect(interphase.state.breach).toBe(0);
  });

  test('[T-RUL-27] a face-down card discarded by a breach is revealed', () => {
    const game = table({ stacks, options: { breachRace: true }, primed: 'Y2O2', rolls: [2] });
    const events = game.play('end');
    expect(events).toContainEqual({
      type: 'columnCard',
      column: 2,
      card: 'C-02',
      state: 'discarded',
      reveals: 'all',
    });
    expect(game.view.columns[1]).toMatchObject({ card: 'C-02', state: 'discarded' });
  });

  test('[T-RUL-28] a refused wish may be repeated and uses up no target', () => {
    const game = table({ stacks, labs: ['Y2', ''], hands: [['L2-04'], []] });
    game.play(
      'play L2-04',
      'transfer A:Y2 B',
      'no',
      'transfer A:Y2 B',
      'no',
      'transfer A:Y2 B',
      'yes',
      'transfer B:Y2 A',
      'yes',
    );
    expect([game.lab(0), game.decision()]).toEqual(['Y2', 'act']);
  });

  test('[T-RUL-28] a refusing lab cannot be forced: another cube, another lab, or stop remain', () => {
    const game = table({ stacks, researchers: ['R01', '-'], labs: ['Y1Y2Y3Y4Y5Y6', 'O1'] });
    game.play('specialize', 'branch 1', 'pick 1,0', 'no'); // B is the only lab with room
    expect([game.decision(), game.decider(), game.lab(1)]).toEqual(['target', 0, 'O1']);
    game.play('pick 2,0', 'yes');
    expect([game.decision(), game.lab(1), game.stack('1,0')]).toEqual(['act', 'O1 Y6', 'Y6Y6Y6Y6']);
  });

  test('[T-RUL-28] [T-CARD-4] a refused cube is no obligatory target', () => {
    const pack = packWith({
      'L2-01': { effect: 'flip(otherlab,2!)' },
      'L2-02': { effect: 'adjust(otherlab,2!)' },
      'L2-03': { effect: 'move(primed,lab,1!)' },
      'L2-04': { effect: 'move(otherlab,lab,2,same=value)' },
    });
    const given = {
      players: 3,
      options: { pack },
      stacks,
      hands: [['L2-01', 'L2-02', 'L2-03', 'L2-04'], [], []],
    };
    const flip = table({ ...given, labs: ['', 'O1O1P2', ''] });
    flip.play('play L2-01', 'pick B:O1', 'no', 'pick B:O1', 'no', 'yes'); // the first O1, the second, P2
    expect([flip.lab(1), flip.decision()]).toEqual(['O1 O1 P5', 'act']);
    const adjust = table({ ...given, labs: ['', 'O1', ''] });
    adjust.play('play L2-02', 'no');
    expect([adjust.lab(1), adjust.decision()]).toEqual(['O1', 'act']);
    const full = 'Y1Y1Y1Y1Y1Y1';
    const move = table({ ...given, labs: [full, full, ''], primed: 'O1' });
    move.play('play L2-03', 'no');
    expect([move.primed(), move.decision()]).toEqual(['O1', 'act']);
    const same = table({ ...given, labs: ['', 'O1P2', full] });
    same.play('play L2-04', 'pick B:O1', 'yes', 'stop');
    expect(same.lab(0)).toBe('O1'); // the only lab with room needs no consent
    const other = table({ ...given, players: 3, labs: [full, 'O1P2', ''] });
    other.play('play L2-04', 'pick B:O1', 'yes', 'no');
    expect(other.legal('pick B')).toEqual([':O1', ':P2']); // the value is free again
  });

  test('[T-RUL-29] [T-RES-3] a granted Contain: set, cube and roll are chosen by the researcher it is granted to', () => {
    const game = table({
      stacks,
      researchers: ['R11', '-'],
      labs: ['', 'Y2Y3Y4'],
      decks: [['L2-02'], [], []],
      rolls: [1, 1],
    });
    game.play('specialize', 'lab B', 'contain Y2 Y3 Y4');
    expect([game.decision(), game.decider()]).toEqual(['containCube', 1]);
    game.play('pick B:Y3');
    expect([game.decision(), game.decider()]).toEqual(['reroll', 1]);
    game.play('yes');
    expect([game.state.hands, game.decider()]).toEqual([[[], ['L2-02']], 0]);
  });

  test('[T-RUL-29] [T-BONUS-3] [T-TURN-5] a granted Contain: identical cube (cz) and row bonus too; events stay with the active researcher', () => {
    const game = table({
      options: { edition: 'cz' },
      stacks: { '0,0': 'Y6Y6' },
      researchers: ['R11', '-'],
      labs: ['', 'Y1Y2Y3'],
      board: 'Y2Y3Y4Y5Y6',
      primed: 'Y1',
      destroyed: 'OP',
      rolls: [4],
    });
    game.play('specialize', 'lab B', 'contain Y1 Y2 Y3'); // Y1 has the only free slot
    expect([game.decision(), game.decider()]).toEqual(['identical', 1]);
    game.play('no');
    expect([game.decision(), game.decider()]).toEqual(['rowCube', 1]);
    game.play('pick destroyed:O');
    expect([game.decision(), game.decider()]).toEqual(['rowPlace', 1]);
    const event = table({
      options: { base: 'D' },
      stacks: { '2,2': 'Y1', '0,2': 'O1O4' },
      researchers: ['R11', '-'],
      labs: ['P1', ''],
    });
    event.play('specialize', 'lab B', 'remove 2,2');
    expect([event.decision(), event.decider()]).toEqual(['spareLab', 0]);
  });

  test('[T-RUL-30] a once ability used in a granted action is back at the start of the own turn', () => {
    const game = table({ stacks, researchers: ['R11', 'R03'], labs: ['', 'Y2O2P5P5'], skipPrime: 1 });
    game.play('specialize', 'lab B', 'contain Y2 O2', 'pick B:Y2', 'no');
    expect(game.state.used[1]).toEqual(['containMin']);
    game.play('end');
    expect([game.state.active, ...game.legal('contain ')]).toEqual([1, 'P5 P5']);
  });

  test('[T-RUL-31] a cube cannot return with every stack at four', () => {
    const full = tower(['4444', '4444', '4444', '4444']);
    const game = table({
      stacks: full,
      destroyed: 'O',
      hands: [['L3-06'], []],
      labs: ['Y6O6P6', ''],
      board: 'Y1Y2Y3Y4Y5',
    });
    expect(game.whyNot('play L3-06')).toMatchObject({ code: 'E_NO_TARGET' });
    game.play('contain Y6 O6 P6', 'pick A:Y6');
    expect([game.decision(), game.destroyed()]).toEqual(['reroll', 'O']);
  });

  describe('[T-RUL-32] R09 and the second cube of Fission', () => {
    /** Fission under 0,0: Y1 is primed, the Tesseract is empty then, P comes back. */
    const fission = (rolls: readonly number[], more: object = {}) =>
      table({
        options: { base: 'D' },
        researchers: ['R09', '-'],
        stacks: { '0,0': 'Y1' },
        destroyed: 'P',
        rolls,
        ...more,
      });

    test('[T-RUL-32] R09 may roll it again too, and the second roll is kept', () => {
      const game = fission([2, 0, 6, 3]);
      game.play('end', 'no');
      expect([game.decision(), game.decider(), game.primed(), game.destroyed()]).toEqual([
        'rerollPrime',
        0,
        'Y2',
        'P',
      ]);
      game.play('yes');
      expect([game.primed(), game.state.active]).toEqual(['P3 Y2', 1]);
      expect(game.view.lastPrimed).toMatchObject({ value: 3 });
      const kept = fission([2, 0, 6]);
      kept.play('end', 'no', 'no');
      expect([kept.primed(), kept.state.active]).toEqual(['P6 Y2', 1]);
    });

    test('[T-RUL-32] R09 rolls again once a turn: not if the first cube was rolled again', () => {
      const game = fission([2, 4, 0, 6]);
      game.play('end', 'yes');
      expect([game.primed(), game.state.active]).toEqual(['P6 Y4', 1]);
    });

    test('[T-RUL-32] R09 does not roll again in an Action phase or in the turn of another', () => {
      const action = fission([0, 6]);
      action.play('remove 0,0');
      expect([action.primed(), action.decision()]).toEqual(['P6', 'act']);
      const other = fission([2, 0, 6], { researchers: ['-', 'R09'] });
      other.play('end');
      expect([other.primed(), other.state.active]).toEqual(['P6 Y2', 1]);
    });

    test('[T-RUL-32] [T-BREACH-1] breaches only by the roll that is kept', () => {
      const game = fission([2, 0, 5, 1], { primed: 'O5B5' });
      game.play('end', 'no', 'yes');
      expect([game.state.breach, game.primed()]).toEqual([0, 'B5 O5 P1 Y2']);
    });

    test('[T-RUL-32] a match saved at that question resumes exactly', () => {
      const game = fission([2, 0, 6, 3]);
      game.play('end', 'no');
      const again = fission([3], { ...JSON.parse(game.position()), stacks: undefined });
      for (const one of [game, again]) one.play('yes');
      expect(again.position()).toBe(game.position());
    });
  });

  test('[T-RUL-33] the last primed of equal primed cubes is taken last, the others by number', () => {
    for (const last of [2, 3, 4]) {
      const given = { stacks: { '0,0': 'Y1Y1' }, primed: 'O3O3O3', lastPrimed: { cube: last } };
      const game = table({ ...given, hands: [['L4-02'], []], labs: ['', ''] });
      game.play('play L4-02', 'pick primed:O3');
      expect(game.state.destroyed).toEqual([last === 2 ? 3 : 2]);
      game.play('pick primed:O3');
      expect([game.state.primed, game.view.lastPrimed]).toEqual([[last], { cube: last, value: 3 }]);
      game.play('adjust primed:O3 +'); // nothing else is left
      expect(game.view.lastPrimed?.value).toBe(4);
    }
  });

  test('[T-RUL-33] [T-CONTAIN-3] the same order applies when an identical cube is destroyed', () => {
    for (const last of [0, 1]) {
      const given = {
        labs: ['Y2Y3Y4', ''],
        primed: 'Y3Y3',
        ids: [2, 3, 4, 0, 1],
        lastPrimed: { cube: last },
      };
      const game = table({ ...given, stacks: {}, skipPrime: 1 });
      game.play('contain Y2 Y3 Y4', 'pick A:Y3');
      expect(game.state.primed).toEqual([last]);
    }
  });

  test('[T-RUL-34] [T-CARD-3] a played card is discarded at once; decks are never refilled from there', () => {
    const game = table({ stacks, hands: [['L3-01', 'L2-01'], []], primed: 'Y1O2' });
    game.play('play L3-01');
    expect(game.state.discard).toEqual(['L3-01']);
    game.play('pick primed:Y1');
    expect(game.whyNot('study L2-01')).toMatchObject({ clause: 'T-STUDY-2', code: 'E_DECK_EMPTY' });
  });

  test('[T-RUL-34] [T-RUL-18] Second Reading cannot study itself: alone in the hand it may have no target', () => {
    const given = { stacks, decks: [[], ['L3-01'], []] };
    const alone = table({ ...given, hands: [['L2-08'], []] });
    expect([alone.legal('play'), alone.whyNot('play L2-08')]).toEqual([
      [],
      { clause: 'T-CARD-4', code: 'E_NO_TARGET' },
    ]);
    const twice = table({ ...given, hands: [['L2-08', 'L2-08'], []] });
    twice.play('play L2-08', 'study L2-08');
    expect(twice.state.hands[0]).toEqual(['L3-01']);
    expect(table({ ...given, hands: [['L2-08'], []], primed: 'Y3' }).legal('play')).toEqual([' L2-08']);
  });

  test('[T-CARD-3] there is no hand limit', () => {
    const hand = ['L2-01', 'L2-02', 'L2-03', 'L2-04', 'L2-05', 'L2-06', 'L2-07', 'L2-08', 'L3-01', 'L3-02'];
    const game = table({
      stacks,
      labs: ['Y2Y3Y4', ''],
      hands: [hand, []],
      decks: [['L2-02'], [], []],
      rolls: [1, 1],
    });
    game.play('contain Y2 Y3 Y4', 'pick A:Y3', 'yes');
    expect(game.state.hands[0]).toHaveLength(11);
  });

  test('[T-CONTAIN-4] [T-KEY-IDENTICAL] only the same colour and value is destroyed, then the bonuses follow', () => {
    const game = table({ stacks, labs: ['Y2Y3Y4', ''], primed: 'O3Y2Y3', board: 'O3' });
    game.play('contain Y2 Y3 Y4', 'pick A:Y3');
    expect([game.primed(), game.state.containment[2]?.state]).toEqual(['O3 Y2', 'revealed']);
  });

  test('[T-PRIME-2] every prime is checked, also one of a Chain reaction inside a Threat phase', () => {
    const game = table({ stacks: { '2,2': 'Y1', '0,1': 'B3B3' }, primed: 'O4P4', rolls: [4, 4] });
    game.play('end');
    expect([game.state.breach, game.primed()]).toEqual([2, 'B4 O4 P4 Y4']);
  });
});
