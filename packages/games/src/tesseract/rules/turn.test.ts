import { describe, expect, test } from 'vitest';
import { table, tower } from '../../../test/tesseractTable.ts';

const TOWER = tower(['3443', '4444', '4444', '3443'], { '0,0': 'B1' });

describe('section 7: the turn', () => {
  test('[T-TURN-1] [T-TURN-2] [T-TURN-6] a turn has three actions, then a prime, then the next seat', () => {
    const game = table({ stacks: TOWER, rolls: [4] });
    game.play('remove 3,0', 'remove 3,3', 'remove 0,3');
    expect(game.legal()).toEqual(['end']);
    expect(game.whyNot('remove 1,0')).toMatchObject({ clause: 'T-TURN-2', code: 'E_NO_ACTIONS' });
    expect(game.whyNot('end', 1)).toMatchObject({ clause: 'T-TURN-1', code: 'E_NOT_YOUR_TURN' });
    game.play('end', 'pick 3,0'); // three corners of level 1 tie
    expect(game.primed()).toBe('Y4');
    expect(game.decider()).toBe(1);
    expect(game.state).toMatchObject({ active: 1, turn: 2, phase: 'action', actions: 3 });
  });

  test('[T-TURN-3] [T-RUL-6] a turn may end with unspent actions, which are lost', () => {
    const game = table({ stacks: TOWER, rolls: [4, 4] });
    game.play('end', 'end');
    expect(game.state).toMatchObject({ active: 0, actions: 3 });
  });

  test('[T-TURN-1] a turn goes clockwise: A, B, C, and A again', () => {
    const game = table({ players: 3, stacks: TOWER, active: 1, skipPrime: 3 });
    const active = (): number => game.state.active;
    const order = [active()];
    for (let i = 0; i < 3; i++) {
      game.play('end');
      order.push(active());
    }
    expect(order).toEqual([1, 2, 0, 1]);
  });

  test('[T-TURN-3] a turn has no actions left while ties of the Threat phase are decided', () => {
    const game = table({ stacks: tower(['3443', '4444', '4444', '3443']) });
    game.play('end');
    expect([game.decision(), game.state.actions]).toEqual(['edgeTie', 0]);
  });

  test('[T-TURN-4] a turn allows nothing inside the resolution of something else', () => {
    const game = table({ stacks: TOWER, primed: 'Y1O2', hands: [['L3-01', 'L3-02'], []] });
    game.play('play L3-01');
    expect(game.decision()).toBe('target');
    expect(game.whyNot('play L3-02')).toMatchObject({ clause: 'T-TURN-4', code: 'E_PENDING' });
    expect(game.whyNot('remove 0,0')).toMatchObject({ code: 'E_PENDING' });
    expect(game.whyNot('pick primed:Y6')).toMatchObject({ code: 'E_UNKNOWN_CUBE' });
    expect(game.whyNot('yes')).toMatchObject({ clause: 'T-DEC-1', code: 'E_NOT_OFFERED' });
    game.play('pick primed:Y1', 'play L3-02');
    expect(game.state.actions).toBe(6);
  });

  test('[T-TURN-5] a turn lets the active researcher decide ties', () => {
    const game = table({ stacks: tower(['3443', '4444', '4444', '3443']), rolls: [4, 2], active: 1 });
    game.play('end');
    expect(game.decider()).toBe(1);
    expect(game.decision()).toBe('edgeTie');
  });

  test('[T-DEC-3] a turn is never ended for a player, even with nothing else to do', () => {
    const game = table({ stacks: TOWER, actions: 0 });
    expect(game.legal()).toEqual(['end']);
    expect(game.decider()).toBe(0);
  });
});

describe('Remove', () => {
  test('[T-REMOVE-1] [T-REMOVE-2] Remove takes a removable cube into the own lab with its value', () => {
    const game = table({ stacks: TOWER });
    expect(game.whyNot('remove 1,1')).toMatchObject({ clause: 'T-REMOVE-1', code: 'E_NOT_REMOVABLE' });
    game.play('remove 0,0');
    expect(game.lab(0)).toBe('B1');
    expect(game.state.actions).toBe(2);
  });

  test('[T-REMOVE-1] [T-COMP-6] Remove needs room: six cubes fill a lab', () => {
    const game = table({ stacks: TOWER, labs: ['Y1Y1Y1Y2Y3Y5', ''] });
    expect(game.legal('remove')).toEqual([]);
    expect(game.whyNot('remove 0,0')).toMatchObject({ clause: 'T-REMOVE-1', code: 'E_LAB_FULL' });
    expect(table({ stacks: TOWER, labs: ['Y1Y1Y1Y2Y3', ''] }).legal('remove')).not.toEqual([]);
  });

  test('[T-REMOVE-1] Remove refuses an empty cell', () => {
    expect(table({ stacks: { '0,0': 'Y1' } }).whyNot('remove 1,1')).toMatchObject({ code: 'E_UNKNOWN_CUBE' });
  });

  test('[T-REMOVE-3] [T-EVENT-1] [T-RUL-4] Remove triggers the event of an emptied stack at once, in the Action phase', () => {
    const game = table({ stacks: { '0,0': 'Y1', '1,0': 'B3' } });
    const events = game.play('remove 0,0'); // Acceleration
    expect(events.map(event => event.type)).toContain('uncovered');
    expect(game.lab(0)).toBe('Y1');
    expect(game.destroyed()).toBe('B');
    expect(game.state.phase).toBe('action');
  });
});

describe('Adjust', () => {
  test('[T-ADJUST-1] Adjust applies to the own lab and the primed area only', () => {
    const game = table({ stacks: TOWER, labs: ['Y3', 'O3'], primed: 'P3' });
    expect(game.legal('adjust ')).toEqual(['A:Y3 +', 'A:Y3 -', 'primed:P3 +', 'primed:P3 -']);
    expect(game.whyNot('adjust B:O3 +')).toMatchObject({ clause: 'T-ADJUST-1', code: 'E_BAD_ZONE' });
    expect(game.whyNot('adjust 0,0 +')).toMatchObject({ code: 'E_BAD_ZONE' });
    expect(game.whyNot('adjust A:B3 +')).toMatchObject({ code: 'E_UNKNOWN_CUBE' });
    expect(game.whyNot('adjust A:Y3 flip')).toMatchObject({ clause: 'T-RES-1', code: 'E_NO_FLIP' });
    game.play('adjust A:Y3 +', 'adjust primed:P3 -');
    expect([game.lab(0), game.primed()]).toEqual(['Y4', 'P2']);
  });

  test('[T-ADJUST-2] [T-ADJUST-3] [T-TV-11] Adjust stays within 1 to 6, but can destroy a primed 1', () => {
    const game = table({ stacks: TOWER, labs: ['Y1O6', ''], primed: 'P1B6' });
    expect(game.whyNot('adjust A:Y1 -')).toMatchObject({ clause: 'T-ADJUST-3', code: 'E_RANGE' });
    expect(game.whyNot('adjust A:O6 +')).toMatchObject({ clause: 'T-ADJUST-2', code: 'E_RANGE' });
    expect(game.whyNot('adjust primed:B6 +')).toMatchObject({ code: 'E_RANGE' });
    game.play('adjust primed:P1 -');
    expect([game.primed(), game.destroyed()]).toEqual(['B6', 'P']);
  });

  test('[T-ADJUST-4] [T-BREACH-2] [T-RUL-3] Adjust makes no breach by three equal primed cubes', () => {
    const game = table({ stacks: TOWER, primed: 'P2Y2O3' });
    game.play('adjust primed:O3 -');
    expect([game.primed(), game.state.breach]).toEqual(['O2 P2 Y2', 0]);
  });
});

describe('Transfer', () => {
  test('[T-TRANSFER-1] [T-TRANSFER-3] [T-DEC-5] Transfer goes out of the own lab or into it, if the other agrees', () => {
    const game = table({ players: 3, stacks: TOWER, labs: ['Y3', 'O3', 'P3'] });
    expect(game.legal('transfer ')).toEqual(['A:Y3 B', 'A:Y3 C', 'B:O3 A', 'C:P3 A']);
    expect(game.whyNot('transfer B:O3 C')).toMatchObject({ clause: 'T-TRANSFER-1', code: 'E_BAD_LAB' });
    expect(game.whyNot('transfer A:O1 B')).toMatchObject({ code: 'E_UNKNOWN_CUBE' });
    game.play('transfer B:O3 A');
    expect(game.decider()).toBe(1);
    expect(game.decision()).toBe('consent');
    expect(game.view.decision?.wish).toMatchObject({ type: 'transfer' });
    expect(game.lab(0)).toBe('Y3');
    game.play('yes');
    expect([game.lab(0), game.lab(1), game.state.actions]).toEqual(['O3 Y3', '', 2]);
  });

  test('[T-TRANSFER-3] [T-RUL-12] Transfer has no effect and no cost when refused', () => {
    const game = table({ stacks: TOWER, labs: ['Y3', ''] });
    game.play('transfer A:Y3 B', 'no');
    expect([game.lab(0), game.lab(1), game.state.actions]).toEqual(['Y3', '', 3]);
    expect(game.decider()).toBe(0);
    expect(game.decision()).toBe('act');
  });

  test('[T-TRANSFER-2] Transfer needs room in the target lab; exchanging is two transfers', () => {
    const game = table({ stacks: TOWER, labs: ['Y3', 'O1O2O3O4O5O6'], options: { consent: 'auto' } });
    expect(game.whyNot('transfer A:Y3 B')).toMatchObject({ clause: 'T-TRANSFER-2', code: 'E_LAB_FULL' });
    game.play('transfer B:O1 A', 'transfer A:Y3 B');
    expect([game.lab(0), game.lab(1), game.state.actions]).toEqual(['O1', 'O2 O3 O4 O5 O6 Y3', 1]);
  });

  test('[T-TRANSFER-3] Transfer asks nobody with consent auto, nor inside one player’s two labs', () => {
    for (const given of [{ players: 2, options: { consent: 'auto' } }, { players: 1 }] as const) {
      const game = table({ ...given, stacks: TOWER, labs: ['Y3', ''] });
      game.play('transfer A:Y3 B');
      expect(game.lab(1)).toBe('Y3');
    }
  });
});

describe('Study', () => {
  const decks = [[], ['L3-02'], ['L4-07']];

  test('[T-STUDY-1] Study exchanges a level 2 card for the top card of level 3', () => {
    const game = table({ stacks: TOWER, hands: [['L2-01'], []], decks });
    const events = game.play('study L2-01');
    expect([game.state.hands[0], game.state.discard, game.state.actions]).toEqual([['L3-02'], ['L2-01'], 2]);
    expect(events).toContainEqual({ type: 'cardDrawn', lab: 0, card: 'L3-02', reveals: 'all' });
    game.play('study L3-02');
    expect(game.state.hands[0]).toEqual(['L4-07']);
    expect(game.whyNot('study L4-07')).toMatchObject({ clause: 'T-STUDY-1', code: 'E_TOP_LEVEL' });
    expect(game.whyNot('study L2-02')).toMatchObject({ clause: 'T-STUDY-1', code: 'E_NO_CARD' });
  });

  test('[T-STUDY-2] cz: takes the nearest level that has cards; nothing is above level 4', () => {
    const game = table({
      options: { edition: 'cz' },
      stacks: TOWER,
      hands: [['L2-01', 'L4-02'], []],
      decks: [[], ['L3-02', 'L3-03'], ['L4-07']],
    });
    game.play('study L2-01'); // the top card, without a choice
    expect([game.decision(), game.state.hands[0]]).toEqual(['act', ['L4-02', 'L3-02']]);
    expect(game.legal('study')).toEqual([' L3-02']);
  });

  test('[T-STUDY-2] [T-TV-12] studying with level 3 empty and level 4 not: fr refuses, cz draws level 4', () => {
    const given = { stacks: TOWER, hands: [['L2-01'], []], decks: [[], [], ['L4-07']] };
    expect(table(given).whyNot('study L2-01')).toMatchObject({ clause: 'T-STUDY-2', code: 'E_DECK_EMPTY' });
    const cz = table({ ...given, options: { edition: 'cz' } });
    cz.play('study L2-01');
    expect(cz.state.hands[0]).toEqual(['L4-07']);
    const none = table({ ...given, decks: [[], [], []], options: { edition: 'cz' } });
    expect(none.whyNot('study L2-01')).toMatchObject({ code: 'E_DECK_EMPTY' });
  });
});
