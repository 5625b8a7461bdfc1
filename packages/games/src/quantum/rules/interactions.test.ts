import { describe, expect, test } from 'vitest';
import { table } from '../../../test/quantumTable.ts';

/** Interactions of rules, which no clause states alone. */
describe('the Void', () => {
  const map = ['9a 8 7', '8 V 8', '7 8 9b'];

  test('[Q-VOID-1] the Void gives one step for each own ship on its nine squares, its middle too', () => {
    const game = table({ map, seats: [{ ships: '1@4,5' }, { ships: '1@3,3 1@4,4 1@6,4' }] });
    game.play('end');
    expect([game.state.research, game.die('b2')]).toEqual([[1, 3], '1@4,4']);
  });

  test('[Q-VOID-1] [Q-CARD-PRECOCIOUS] the Void may give a breakthrough in the same turn', () => {
    const seats = [{}, { ships: '1@3,3 1@4,4', research: 2, cards: 'precocious' }];
    const game = table({ map, seats });
    game.play('end', 'end');
    expect([game.asked(), game.state.research[1]]).toEqual(['b ADVANCE', 1]);
  });

  test('[Q-VOID-1] [Q-RUL-46] [Q-CARD-BRILLIANT] the Void adds to Brilliant, and once more in a Momentum turn', () => {
    const game = table({
      map,
      seats: [{ ships: '1@3,3', cards: 'brilliant', research: 6 }, {}],
      rows: { gambit: 'momentum expansion aggression' },
    });
    game.play('end', 'take momentum');
    expect([game.asked(), game.state.turn.isMomentum, game.state.research[0]]).toEqual(['a TURN', true, 4]);
  });
});

describe('Momentum and pending cards', () => {
  test('[Q-CARD-MOMENTUM] [Q-ADV-6] the fourth card is discarded before the new turn, in which the others work', () => {
    const game = table({
      seats: [{ ships: '4@4,3 4@3,4', cards: 'agile cruel eager', research: 6 }, {}],
      rows: { command: 'conformist clever warlike', gambit: 'momentum expansion aggression' },
    });
    game.play('construct 4,4', 'end', 'take momentum', 'take conformist');
    expect([game.asked(), game.state.turn.isMomentum]).toEqual(['a DISCARD_COMMAND', false]);
    game.play('discard agile');
    expect(game.cards(0)).toBe('cruel eager conformist');
    expect(game.state.turn).toMatchObject({ isMomentum: true, actions: 3 }); // two, and one for the twins
  });

  test('[Q-CARD-SABOTAGE] [Q-ADV-5] a card may be lost before it ever worked', () => {
    const game = table({
      seats: [{ research: 6 }, { pending: 'ferocious' }],
      rows: { gambit: 'sabotage expansion momentum' },
    });
    game.play('end', 'take sabotage'); // a single card, so nothing is asked
    expect([game.asked(), game.cards(1), game.pile('discards', 'command')]).toEqual([
      'b TURN',
      '',
      'ferocious',
    ]);
  });

  test('[Q-CARD-SABOTAGE] cards are given up by choice of their owners, one after the other', () => {
    const game = table({
      map: ['8a 9 8b', '8 9 8', '8 9c 8'],
      seats: [{ research: 6 }, { cards: 'agile', pending: 'cruel' }, { cards: 'clever eager' }],
      rows: { gambit: 'sabotage expansion momentum' },
    });
    game.play('end', 'take sabotage');
    expect([game.asked(), game.legal()]).toEqual(['b DISCARD_COMMAND', ['discard agile', 'discard cruel']]);
    game.play('discard agile');
    expect(game.asked()).toBe('c DISCARD_COMMAND');
    game.play('discard eager');
    expect([game.cards(1), game.cards(2), game.asked()]).toEqual(['cruel', 'clever', 'b TURN']);
  });
});

describe('infamy on anybody’s turn', () => {
  const stubborn = (cubesLeft: number) =>
    table({
      seats: [
        { ships: '3@4,3', dominance: 2 },
        { ships: '3@5,3', cards: 'stubborn', dominance: 5, cubesLeft },
      ],
      cubes: { '1,1': 'b' },
      rolls: [6, 1, 4],
    });

  test('[Q-DOM-3] [Q-CARD-STUBBORN] infamy gives the defender of a repelled attack a cube in the middle of the turn', () => {
    const game = stubborn(3);
    game.play('attack a1 5,3 from 4,3');
    expect(game.asked()).toBe('b INFAMY');
    expect(game.legal('cube ')).not.toContain('1,1'); // it has a cube of the seat already
    game.play('cube 4,4');
    expect([game.asked(), game.cubes('4,4'), game.state.dominance]).toEqual(['a TURN', 'b', [1, 1]]);
    expect(game.state.turn).toMatchObject({ active: 0, actions: 2, cubesPlaced: 0 }); // Q-DOM-4
  });

  test("[Q-DOM-3] [Q-WIN-1] infamy wins with the last cube on another's turn", () => {
    const game = stubborn(1);
    game.play('attack a1 5,3 from 4,3', 'cube 4,4');
    expect([game.outcome()?.winners, game.state.turn.active]).toEqual([[1], 0]);
  });

  test('[Q-CARD-TYRANNICAL] [Q-DOM-5] infamy earns a card on the own turn', () => {
    const game = table({
      seats: [{ ships: '3@4,3', cards: 'tyrannical', research: 3, dominance: 5 }, {}],
    });
    game.play('tyrannical', 'cube 4,4', 'end');
    expect([game.asked(), game.state.turn.draws, game.state.research[0]]).toEqual(['a ADVANCE', 1, 2]);
  });

  test('[Q-CARD-RAVENOUS] [Q-CARD-WARLIKE] infamy does not delay the spoils of a kill', () => {
    const game = table({
      seats: [
        { ships: '1@4,3', cards: 'ravenous warlike plundering', dominance: 4 },
        { ships: '6@5,3', dominance: 3 },
      ],
      rolls: [1, 6, 2],
    });
    game.play('attack a1 5,3 from 4,3', 'hold');
    expect(game.asked()).toBe('a INFAMY');
    game.play('cube 4,4');
    expect(game.state.turn).toMatchObject({ actions: 3, cubesPlaced: 1 });
    expect([game.state.research[0], game.state.dominance]).toEqual([4, [1, 2]]);
  });
});

describe('entanglement', () => {
  /** Only the first eight has a slot left, and it holds a cube already. */
  const crowded = {
    map: ['8a 7 7', '7 7 8b'],
    cubes: { '1,1': 'a', '4,1': 'a', '7,1': 'b', '1,4': 'a', '4,4': 'b', '7,4': 'ab' },
  };

  test('[Q-ENT-2] [Q-CARD-INTELLIGENT] an entangled cube needs three more for an own cube, within one with Intelligent', () => {
    const open = (ships: string): readonly string[] =>
      table({
        ...crowded,
        seats: [{ ships, cards: 'intelligent', cubesLeft: 1 }, { cubesLeft: 2 }],
      }).legal('construct ');
    expect(open('6@1,0 6@0,1')).toEqual(['1,1']); // twelve for eleven
    expect(open('6@1,0 4@0,1')).toEqual(['1,1']);
    expect(open('5@1,0 4@0,1')).toEqual([]);
  });

  test('[Q-ENT-2] [Q-CARD-INGENIOUS] a corner may make up for the three of an entangled cube', () => {
    const game = table({
      ...crowded,
      seats: [{ ships: '6@1,0 5@2,2', cards: 'ingenious', cubesLeft: 1 }, { cubesLeft: 2 }],
    });
    expect(game.legal('construct ')).toEqual(['1,1']);
  });
});

/** The rulebook's notes on cards that give a second move or a second ability. */
describe('Energetic and Cunning', () => {
  const bent = (cards: string, ships = '5@3,3!*'): readonly string[] =>
    table({ seats: [{ ships, cards }, {}] })
      .legal('move a1 ')
      .filter(text => text.includes('maneuver'));

  test('[Q-CARD-ENERGETIC] [Q-SHIP-5] a second move has no second Maneuver', () => {
    expect(bent('energetic')).toEqual([]);
    expect(bent('energetic', '5@3,3!').length).toBeGreaterThan(0); // none was used yet
  });

  test('[Q-CARD-CUNNING] Cunning gives no second move, but a Maneuver with one', () => {
    expect(bent('cunning')).toEqual([]);
    expect(bent('energetic cunning').every(text => text.endsWith('cunning'))).toBe(true);
    expect(bent('energetic cunning').length).toBeGreaterThan(0);
  });

  test('[Q-CARD-CUNNING] [Q-SHIP-2] a Flagship does not carry twice without a second move', () => {
    const carried = (cards: string): readonly string[] =>
      table({ seats: [{ ships: '2@3,3!* 1@3,2', cards }, {}] }).legal('transport a1 ');
    expect([carried('cunning').length, carried('energetic').length]).toEqual([0, 0]);
    expect(carried('cunning energetic').length).toBeGreaterThan(0);
  });

  test('[Q-CARD-CLEVER] [Q-CARD-REORGANIZATION] Clever chooses every face that would be rolled', () => {
    const game = table({
      seats: [{ ships: '1@8,8 2@0,0', cards: 'clever', research: 6 }, {}],
      cubes: { '1,1': 'a' },
      rows: { gambit: 'reorganization expansion momentum' },
    });
    game.play('end', 'take reorganization', 'pick a1', 'pick a2', 'face 6', 'face 4');
    expect([game.asked(), game.die('a1'), game.die('a2')]).toEqual(['a REORG_PLACE', '6?', '4?']);
  });
});
