import { describe, expect, test } from 'vitest';
import { table } from '../../../test/tesseractTable.ts';
import { BASES } from '../cards/bases.ts';

/** Cells by face: 1 has AC 0,0 and 3,3, SH 1,1 and CR 2,2; D has FI 0,0, SW 1,0, IP 3,0, EM 1,1, SD 2,2. */
const D = { base: 'D' } as const;

describe('section 10: events', () => {
  test('[T-EVENT-AC] Acceleration destroys the edge cube, which can uncover another event', () => {
    const game = table({ stacks: { '0,0': 'Y1', '3,3': 'O2', '1,0': 'B3B3' } });
    game.play('remove 0,0'); // AC destroys O2 at 3,3, which uncovers AC, which destroys B3
    expect([game.destroyed(), game.stack('1,0')]).toEqual(['B O', 'B3']);
  });

  test('[T-EVENT-1] a blank cell has no event', () => {
    const game = table({ stacks: { '1,0': 'Y1', '0,0': 'O1O1' } });
    expect(game.play('remove 1,0').some(event => event.type === 'uncovered')).toBe(false);
  });

  test('[T-RUL-15] [T-EVENT-SH] Shield rolls the lowest primed cube, which can breach, even on its old value', () => {
    const given = { stacks: { '1,1': 'Y1', '0,0': 'O1O1' }, primed: 'P2B4Y4' };
    const away = table({ ...given, rolls: [4] });
    away.play('remove 1,1');
    expect([away.primed(), away.state.breach]).toEqual(['B4 P4 Y4', 1]);
    const same = table({ ...given, primed: 'P2P2P2', rolls: [2] });
    same.play('remove 1,1');
    expect(same.state.breach).toBe(1);
    const empty = table({ ...given, primed: '' });
    empty.play('remove 1,1');
    expect(empty.decision()).toBe('act');
  });

  test('[T-EVENT-SH] the active researcher chooses among the lowest, by colour', () => {
    const game = table({ stacks: { '1,1': 'Y1', '0,0': 'O1O1' }, primed: 'P2B2B2Y4', rolls: [6] });
    game.play('remove 1,1');
    expect(game.decision()).toBe('shieldTie');
    expect(game.legal()).toEqual(['pick primed:B2', 'pick primed:P2']);
    game.play('pick primed:B2');
    expect(game.primed()).toBe('B2 B6 P2 Y4');
  });

  test('[T-EVENT-SH] the last primed cube stays the last, with its new value', () => {
    const game = table({
      stacks: { '1,1': 'Y1', '0,0': 'O1O1' },
      primed: 'P2',
      lastPrimed: { cube: 3 },
      rolls: [6],
    });
    game.play('remove 1,1');
    expect(game.view.lastPrimed).toEqual({ cube: 3, value: 6 });
  });

  test('[T-EVENT-CR] Chain reaction primes the edge cube with breach check and event', () => {
    const game = table({ stacks: { '2,2': 'Y1', '0,0': 'O1', '1,0': 'B1B2' }, primed: 'P5B5', rolls: [5] });
    game.play('remove 2,2'); // primes O at 0,0: a 5, breach; then AC destroys B2
    expect([game.primed(), game.state.breach, game.destroyed()]).toEqual(['B5 O5 P5', 1, 'B']);
    expect(game.state.phase).toBe('action');
  });

  test('[T-RUL-9] [T-EVENT-FI] Fission primes the edge cube, then a random destroyed cube', () => {
    const game = table({
      options: D,
      stacks: { '0,0': 'Y1', '0,2': 'O1O4' },
      destroyed: 'PB',
      rolls: [3, 1, 6],
    });
    game.play('remove 0,0');
    expect([game.primed(), game.destroyed(), game.stack('0,2')]).toEqual(['B6 O3', 'P', 'O1']);
    expect(game.view.lastPrimed?.value).toBe(6);
  });

  test('[T-EVENT-FI] Fission skips its second part without a destroyed cube, its first with an empty Tesseract', () => {
    const none = table({ options: D, stacks: { '0,0': 'Y1', '0,2': 'O1O4' }, rolls: [3] });
    none.play('remove 0,0');
    expect(none.primed()).toBe('O3');
    const empty = table({ options: D, stacks: { '0,0': 'Y1' }, destroyed: 'P', rolls: [0, 2] });
    empty.play('remove 0,0');
    expect(empty.primed()).toBe('P2');
  });

  test('[T-RUL-16] [T-STATE-3] [T-EVENT-SD] Static discharge spares one lab and rolls all others in the order of seats and slots', () => {
    const given = {
      options: D,
      players: 3,
      stacks: { '2,2': 'Y1', '0,2': 'O1O4' },
      labs: ['', 'O1O2', 'P5'],
    };
    const game = table({ ...given, rolls: [3, 4, 6] });
    game.play('remove 2,2');
    expect([game.decision(), ...game.legal()]).toEqual(['spareLab', 'lab A', 'lab B', 'lab C']);
    game.play('lab A');
    expect([game.lab(0), game.lab(1), game.lab(2)]).toEqual(['Y1', 'O3 O4', 'P6']);
    const alone = table({ ...given, labs: ['', 'O1', ''], rolls: [2] });
    alone.play('remove 2,2', 'lab B');
    expect([alone.lab(0), alone.lab(1)]).toEqual(['Y2', 'O1']);
  });

  test('[T-EVENT-EM] every cube of every lab is rolled', () => {
    const game = table({
      options: D,
      stacks: { '1,1': 'Y1', '0,2': 'O1O4' },
      labs: ['P2', 'O1'],
      rolls: [3, 4, 5],
    });
    game.play('remove 1,1');
    expect([game.lab(0), game.lab(1)]).toEqual(['P3 Y4', 'O5']);
  });

  test('[T-TV-9] [T-RUL-5] [T-EVENT-IP] Interphase raises evens together, keeps sixes, then counts 3 and 5', () => {
    const primed = 'Y2O2P3Y4O4P5Y6O6P6';
    const game = table({ options: D, stacks: { '3,0': 'Y1', '0,2': 'O1O4' }, primed });
    game.play('remove 3,0');
    expect(game.primed()).toBe('O3 O5 O6 P3 P5 P6 Y3 Y5 Y6');
    expect(game.state.breach).toBe(2);
  });

  test('[T-EVENT-IP] Interphase does not check a value that received nothing', () => {
    const game = table({ options: D, stacks: { '3,0': 'Y1', '0,2': 'O1O4' }, primed: 'Y3O3P3Y4' });
    game.play('remove 3,0');
    expect([game.primed(), game.state.breach]).toEqual(['O3 P3 Y3 Y5', 0]);
  });

  test('[T-EVENT-SW] Shockwave, fr: the present value of the last primed cube; cz: of the cube taken off the symbol, itself included', () => {
    const given = {
      stacks: { '1,0': 'Y1', '0,2': 'O1O4' },
      labs: ['P1P5', 'B5B2'],
      primed: 'O5',
      lastPrimed: { cube: 7 },
    };
    const fr = table({ ...given, options: D });
    fr.play('remove 1,0');
    expect([fr.lab(0), fr.lab(1)]).toEqual(['P1 Y1', 'B2']);
    const cz = table({ ...given, options: { ...D, edition: 'cz' } });
    cz.play('remove 1,0');
    expect([cz.lab(0), cz.lab(1), cz.destroyed()]).toEqual(['P5', 'B2 B5', 'P Y']);
  });

  test('[T-EVENT-SW] Shockwave, cz: after the roll, if the cube was primed; then both editions agree', () => {
    for (const edition of ['fr', 'cz'] as const) {
      const game = table({
        options: { ...D, edition },
        stacks: { '1,0': 'Y1', '2,3': 'O1O4' },
        labs: ['P1P5', ''],
        rolls: [5],
      });
      game.play('end');
      expect([game.primed(), game.lab(0)]).toEqual(['Y5', 'P1']);
    }
  });

  test('[T-RUL-17] [T-EVENT-SW] Shockwave uses the last value of a last primed cube that is gone; without any primed cube it has no effect', () => {
    const given = { options: D, stacks: { '1,0': 'Y4', '0,2': 'O1O4' }, labs: ['P1P5', ''] };
    const gone = table({ ...given, primed: 'O1', lastPrimed: { cube: 5 } });
    gone.play('adjust primed:O1 -', 'remove 1,0');
    expect(gone.lab(0)).toBe('P5 Y4');
    const never = table(given);
    never.play('remove 1,0');
    expect(never.lab(0)).toBe('P1 P5 Y4');
  });

  test('[T-EVENT-3] a ward cancels the next event and is spent; a blank cell spends none', () => {
    const game = table({ stacks: { '1,0': 'Y1', '0,0': 'O2', '0,1': 'B1B1' }, wards: 1 });
    game.play('remove 1,0');
    expect(game.state.wards).toBe(1);
    const events = game.play('remove 0,0');
    expect(events).toContainEqual({ type: 'uncovered', cell: 0, symbol: 'AC', isWarded: true });
    expect([game.state.wards, game.destroyed()]).toEqual([0, '']);
  });

  test('[T-RUL-17] [T-EVENT-SW] Shockwave is not affected when another primed cube leaves', () => {
    const game = table({ stacks: { '0,0': 'Y6Y6' }, primed: 'Y1O3', lastPrimed: { cube: 3, value: 0 } });
    game.play('adjust primed:Y1 -');
    expect(game.view.lastPrimed).toEqual({ cube: 3, value: 3 });
    game.play('adjust primed:O3 +');
    expect(game.view.lastPrimed).toEqual({ cube: 3, value: 4 });
  });

  test('[T-EVENT-3] one of several wards is spent', () => {
    const game = table({ stacks: { '0,0': 'Y1', '3,3': 'O1O1' }, wards: 2 });
    game.play('remove 0,0');
    expect([game.state.wards, game.stack('3,3')]).toEqual([1, 'O1O1']);
  });

  test('[T-EVENT-4] [T-KEY-RELOCATE] a symbol fires again when its cell was refilled', () => {
    const game = table({ stacks: { '0,0': 'Y1', '1,0': 'B1B1B1B1' }, hands: [['L2-05'], []] });
    game.play('remove 0,0', 'play L2-05', 'pick 1,0', 'to 0,0', 'stop', 'remove 0,0');
    expect(game.destroyed()).toBe('B B');
  });

  test('[T-TV-18] [T-EVENT-2] Chain reaction over a stack of one with Fission below resolves depth first, then back', () => {
    const game = table({
      options: D,
      stacks: { '2,0': 'Y1', '0,0': 'O1', '0,2': 'B1B4' },
      destroyed: 'P',
      rolls: [2, 3, 0, 6],
    });
    const types = game
      .play('remove 2,0')
      .flatMap(event =>
        event.type === 'uncovered' ? [event.symbol] : event.type === 'rolled' ? [`roll ${event.value}`] : [],
      );
    expect(types).toEqual(['CR', 'roll 2', 'FI', 'roll 3', 'roll 6']);
    expect(game.primed()).toBe('B3 O2 P6');
    expect(game.decision()).toBe('act');
  });

  test('[T-EVENT-2] [T-DEC-6] a match saved in the middle of a nested event resumes exactly there', () => {
    const given = { stacks: { '0,0': 'Y1', '3,3': 'O2', '0,1': 'B3B3', '3,1': 'P3P3' }, rolls: [4] };
    const game = table(given);
    game.play('remove 0,0'); // AC takes O2 at 3,3, AC again: a tie of B3 and P3
    expect(game.decision()).toBe('edgeTie');
    const again = table({ ...JSON.parse(game.position()), rolls: [] });
    expect(again.legal()).toEqual(game.legal());
    again.play('pick 3,1');
    game.play('pick 3,1');
    expect(again.position()).toBe(game.position());
  });
});

describe('section 13: base faces', () => {
  const WEIGHTS: Record<string, number> = { AC: 1, SH: 1.5, SD: 1.5, EM: 2, CR: 2.5, IP: 3, SW: 3, FI: 4 };

  test('[T-BASE-1] [T-COMP-10] counts and weights of the eight faces are those of the rules page', () => {
    const weights = Object.fromEntries(
      BASES.map(face => {
        const symbols = face.rows
          .join(' ')
          .split(' ')
          .filter(word => word !== '..');
        return [face.id, [symbols.length, symbols.reduce((sum, word) => sum + WEIGHTS[word]!, 0)]];
      }),
    );
    expect(weights).toEqual({
      '1': [6, 8],
      A: [8, 11],
      '2': [8, 14.5],
      B: [10, 17],
      '3': [11, 26],
      C: [12, 26.5],
      '4': [14, 34],
      D: [14, 35],
    });
  });
});
