/**
 * Section 16: the test vectors of the rules page. Numbers of chance: for a face that must differ, the index
 * among the others.
 */
import { scriptedChance } from '@tessera/engine';
import { scenario } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { type Given, table, watch } from '../../test/quantumTable.ts';
import { quantumOptions } from '../../test/quantumVariants.ts';
import { CARD_NAMES } from './cards/index.ts';
import { quantum } from './index.ts';
import { mapFor } from './maps/index.ts';

/** Two adjacent ships: `a1` attacks `b1`. */
const duel = (attacker: string, defender: string, given: Partial<Given> = {}): Given => ({
  seats: [
    { ships: '4@3,3', cards: attacker },
    { ships: '3@3,2', cards: defender },
  ],
  ...given,
});
const ATTACK = 'attack a1 3,2 from 3,3';

describe('the worked example of the rulebook', () => {
  // Red sits in a, A to E are dice 1 to 5; blue in b with F and G.
  const game = table({
    seats: [{ ships: '6@2,0 4@3,4 1@8,6 2@8,5 3@0,8', research: 2, dominance: 2 }, { ships: '3@6,2 5@4,5' }],
    rows: { command: 'ferocious agile arrogant', gambit: 'aggression expansion momentum' },
    decks: { command: 'brilliant cerebral', gambit: 'sabotage relocation' },
    rolls: [1, 3, 3, 2, 2],
  });
  const actions = (): number => game.state.turn.actions;

  test('[Q-TV-1] [Q-MOVE-1] [Q-MOVE-5] red moves five squares', () => {
    game.play('move a1 4,3');
    expect([actions(), game.die('a1')]).toEqual([2, '6@4,3!']);
  });

  test('[Q-TV-2] [Q-SHIP-6] red scouts for free', () => {
    game.play('scout a1');
    expect([actions(), game.die('a1')]).toEqual([2, '1@4,3!*']);
  });

  test('[Q-TV-3] [Q-RECONF-2] red reconfigures: the orbit now sums to eight', () => {
    game.play('reconfigure a1');
    expect([actions(), game.die('a1')]).toEqual([1, '4@4,3!*']);
  });

  test('[Q-TV-4] [Q-BUILD-1] constructing costs two actions', () => {
    expect(game.whyNot('construct 4,4')).toMatchObject({ code: 'E_NO_ACTIONS' });
  });

  test('[Q-TV-5] [Q-RES-1] [Q-ADV-9] red researches instead; no draws, and the turn passes', () => {
    game.play('research', 'end');
    expect([game.state.research[0], game.asked()]).toEqual([3, 'b TURN']);
  });

  test('[Q-TV-6] [Q-CMB-6] blue attacks: a tie goes to the attacker', () => {
    game.play('attack b1 4,3 from 5,3');
    expect([game.asked(), game.die('a1')]).toEqual(['b OCCUPY', '2!*']);
  });

  test('[Q-TV-7] [Q-DOM-1] [Q-CMB-7] blue occupies, and dominance changes', () => {
    game.play('occupy');
    expect([game.die('b1'), game.state.dominance]).toEqual(['3@4,3!', [1, 2]]);
  });

  test('[Q-TV-8] [Q-BUILD-3] [Q-ADV-1] blue constructs with 3 + 5; the cube earns a card', () => {
    game.play('construct 4,4');
    expect([actions(), game.cubes('4,4')]).toEqual([0, 'b']);
    game.play('end');
    expect([game.asked(), game.state.turn.draws]).toEqual(['b ADVANCE', 1]);
  });

  test('[Q-TV-9] [Q-CARD-AGGRESSION] [Q-ADV-3] [Q-ADV-4] blue takes Aggression', () => {
    game.play('take aggression');
    expect(game.state.dominance).toEqual([1, 4]);
    expect(game.pile('discards', 'gambit')).toBe('aggression');
    expect(game.pile('rows', 'gambit')).toBe('expansion momentum sabotage');
    expect(game.asked()).toBe('a TURN');
  });

  test('[Q-TV-10] [Q-SHIP-2] red transports, and drops diagonally', () => {
    game.play('transport a4 a3 6,5');
    expect(game.legal('drop ')).toEqual(['5,4', '5,5', '5,6', '6,4', '6,6', '7,5', '7,6']);
    game.play('drop 5,4');
    expect([actions(), game.die('a4'), game.die('a3')]).toEqual([2, '2@6,5!*', '1@5,4']);
  });

  test('[Q-TV-11] [Q-SHIP-3] red warps', () => {
    game.play('warp a5 a3');
    expect([actions(), game.die('a5'), game.die('a3')]).toEqual([2, '3@5,4*', '1@0,8']);
  });

  test('[Q-TV-12] [Q-SHIP-4] red modifies', () => {
    game.play('modify a2 5');
    expect(game.die('a2')).toBe('5@3,4*');
  });

  test('[Q-TV-13] red constructs on the second slot of the planet', () => {
    game.play('construct 4,4', 'end');
    expect([game.cubes('4,4'), game.asked()]).toEqual(['ab', 'a ADVANCE']);
  });

  test('[Q-TV-14] [Q-ADV-5] Ferocious is pending until the own next start step', () => {
    game.play('take ferocious');
    expect([game.cards(0), game.asked()]).toEqual(['(ferocious)', 'b TURN']);
    game.play('end');
    expect([game.cards(0), game.asked()]).toEqual(['ferocious', 'a TURN']);
  });
});

describe('combat and movement', () => {
  const hunt = (rolls: readonly number[] = []) =>
    table({ seats: [{ ships: '3@3,3' }, { ships: '4@5,2 2@2,5 5@6,2' }], rolls });

  test('[Q-TV-20] [Q-ATK-1] an attack comes from the listed squares', () => {
    const game = hunt();
    expect(game.legal('attack a1 5,2 from ')).toEqual(['4,2', '5,3']);
    expect(game.legal('attack a1 2,5 from ')).toEqual(['2,4', '3,5']);
    expect(game.whyNot('attack a1 6,2 from 6,3')).toMatchObject({ code: 'E_OUT_OF_RANGE' });
    expect(game.whyNot('attack a1 5,2 from 5,1')).toMatchObject({ code: 'E_BAD_VIA' });
  });

  test('[Q-TV-21] [Q-CMB-5] a win, and the attacker holds', () => {
    const game = hunt([2, 2, 6]);
    game.play('attack a1 5,2 from 4,2', 'hold');
    expect([game.die('a1'), game.die('b1'), game.state.dominance]).toEqual(['3@4,2!', '6', [2, 1]]);
  });

  test('[Q-TV-22] [Q-CMB-8] a repelled attack loses nothing', () => {
    const game = hunt([5, 1]);
    game.play('attack a1 5,2 from 4,2');
    expect([game.die('a1'), game.die('b1'), game.state.dominance]).toEqual(['3@4,2!', '4@5,2', [1, 1]]);
    expect(game.asked()).toBe('a TURN');
  });

  test('[Q-TV-23] a one does not reach two squares', () => {
    const game = table({ seats: [{ ships: '1@3,3' }, { ships: '1@3,1' }] });
    expect(game.whyNot('attack a1 3,1 from 3,2')).toMatchObject({ code: 'E_OUT_OF_RANGE' });
  });

  test('[Q-TV-24] [Q-MOVE-2] [Q-MOVE-3] a two reaches the listed squares', () => {
    const game = table({ seats: [{ ships: '2@3,0 1@3,1' }, {}] });
    expect(game.legal('move a1 ')).toEqual(['1,0', '2,0', '2,1', '4,0', '5,0']);
  });

  test('[Q-TV-25] [Q-MAP-3] a ship never moves onto a planet', () => {
    const game = table({ seats: [{ ships: '2@2,0' }, {}] });
    expect(game.whyNot('move a1 1,1')).toMatchObject({ code: 'E_PLANET' });
  });

  test('[Q-TV-26] [Q-MOVE-4] [Q-TURN-4] a die moves once, whatever its face is now', () => {
    const game = table({ seats: [{ ships: '2@3,0' }, {}], rolls: [5] });
    game.play('move a1 4,0', 'reconfigure a1');
    expect(game.whyNot('move a1 5,0')).toMatchObject({ code: 'E_ALREADY_MOVED' });
  });

  test('[Q-TV-28] [Q-BUILD-2] corners and enemies do not count; one cube per planet', () => {
    const game = table({
      seats: [{ ships: '5@4,3 3@3,4 2@3,3' }, { ships: '3@5,4' }],
      turn: { actions: 4 },
    });
    game.play('construct 4,4');
    expect(game.whyNot('construct 4,4')).toMatchObject({ code: 'E_ALREADY_BUILT' });
  });

  test('[Q-TV-29] [Q-RUL-8] no ship in orbit may be left out', () => {
    const game = table({ seats: [{ ships: '5@4,3 3@3,4 1@5,4' }, {}] });
    expect(game.whyNot('construct 4,4')).toMatchObject({ code: 'E_SUM' });
  });

  test('[Q-TV-30] [Q-RUL-14] a modified die has used its ability', () => {
    const game = table({ seats: [{ ships: '4@3,3' }, {}] });
    game.play('modify a1 5');
    expect(game.whyNot('move a1 5,1 maneuver')).toMatchObject({ code: 'E_ABILITY_USED' });
  });

  test('[Q-TV-31] [Q-SHIP-1] [Q-RUL-12] a move, then a Strike, for one action', () => {
    const game = table({ seats: [{ ships: '1@3,4' }, { ships: '1@3,2' }], rolls: [1, 6, 1] });
    game.play('move a1 3,3', 'strike a1 3,2', 'hold');
    expect([game.state.turn.actions, game.die('a1')]).toEqual([2, '1@3,3!*']);
  });
});

describe('cards and tracks', () => {
  test('[Q-TV-40] [Q-CARD-STUBBORN] ties go to a stubborn defender, and the attacker is destroyed', () => {
    const game = table(duel('', 'stubborn', { rolls: [1, 2, 6] }));
    game.play(ATTACK);
    expect([game.die('a1'), game.state.dominance, game.asked()]).toEqual(['6!', [1, 2], 'a TURN']);
  });

  test('[Q-TV-41] [Q-CARD-DANGEROUS] [Q-CMB-2] Dangerous destroys both ships, and triggers nothing', () => {
    const game = table(duel('warlike', 'dangerous', { rolls: [5, 2] }));
    game.play(ATTACK, 'use');
    expect([game.die('a1'), game.die('b1')]).toEqual(['5!', '2']);
    expect([game.state.dominance, game.state.turn.actions]).toEqual([[1, 1], 2]);
  });

  test('[Q-TV-42] [Q-CARD-RATIONAL] [Q-CARD-FEROCIOUS] a fixed die cannot be rerolled by Cruel', () => {
    const game = table(duel('rational ferocious', 'cruel', { rolls: [4, 1] }));
    game.play(ATTACK);
    expect(game.asked()).toBe('a OCCUPY');
  });

  test('[Q-TV-43] [Q-RUL-17] [Q-CMB-4] the attacker decides first, then the defender, and there is no way back', () => {
    const game = table(duel('relentless', 'cruel', { rolls: [6, 1, 1, 6] }));
    game.play(ATTACK);
    expect([game.asked(), game.legal()]).toEqual(['a REROLL_ATT', ['pass', 'relentless']]);
    game.play('relentless');
    expect([game.asked(), game.legal()]).toEqual(['b REROLL_DEF', ['cruel', 'pass']]);
    game.play('cruel');
    expect([game.asked(), game.die('b1')]).toEqual(['a TURN', '3@3,2']);
  });

  test('[Q-TV-44] [Q-CARD-RAVENOUS] [Q-DOM-3] infamy may come by two steps at once', () => {
    const game = table({
      seats: [{ ships: '1@3,3', cards: 'ravenous', dominance: 5 }, { ships: '6@3,2' }],
      rolls: [1, 1, 1],
    });
    game.play('strike a1 3,2', 'hold');
    expect([game.asked(), game.state.dominance[0]]).toEqual(['a INFAMY', 6]);
    game.play('cube 4,4');
    expect([game.cubes('4,4'), game.state.dominance[0], game.state.turn.cubesPlaced]).toEqual(['a', 1, 1]);
  });

  test('[Q-TV-46] [Q-CARD-CEREBRAL] [Q-RES-3] dominance pays for research, and a breakthrough', () => {
    const game = table({ seats: [{ cards: 'cerebral', research: 5, dominance: 3 }, {}] });
    game.play('cerebral');
    expect([game.state.research[0], game.state.dominance[0]]).toEqual([6, 2]);
    game.play('end');
    expect([game.state.turn.draws, game.state.research[0]]).toEqual([1, 1]);
  });

  test('[Q-TV-47] [Q-CARD-PRECOCIOUS] a breakthrough comes at four', () => {
    const game = table({ seats: [{ cards: 'precocious', research: 4 }, {}] });
    game.play('end');
    expect([game.asked(), game.state.research[0]]).toEqual(['a ADVANCE', 1]);
  });

  test('[Q-TV-48] [Q-CARD-ARROGANT] an equal number of ships is not more', () => {
    const starting = (own: string) =>
      table({ seats: [{ ships: '1@3,3 1@4,3 1@5,3' }, { ships: own, cards: 'arrogant' }] });
    const even = starting('1@0,0 1@1,0 1@2,0');
    even.play('end');
    expect(even.state.turn.actions).toBe(3);
    const more = starting('1@0,0 1@1,0 1@2,0 1@0,1');
    more.play('end');
    expect(more.state.turn.actions).toBe(4);
  });

  test('[Q-TV-50] [Q-CARD-MOMENTUM] [Q-RUL-23] a new turn follows the last draw, with the card just taken', () => {
    const game = table({
      seats: [{ ships: '5@4,3! 3@3,4*', research: 6 }, {}],
      rows: { command: 'agile arrogant brilliant', gambit: 'momentum expansion aggression' },
    });
    game.play('construct 4,4', 'end');
    expect(game.state.turn.draws).toBe(2);
    game.play('take agile', 'take momentum');
    expect([game.asked(), game.state.turn.actions, game.cards(0)]).toEqual(['a TURN', 2, 'agile']);
    expect([game.die('a1'), game.die('a2')]).toEqual(['5@4,3', '3@3,4']);
  });

  test('[Q-TV-51] [Q-ADV-8] Expansion needs a die in reserve', () => {
    const game = table({ seats: [{ ships: '1 1 1 1 1', research: 6 }, {}] });
    game.play('end');
    expect(game.whyNot('take expansion')).toMatchObject({ clause: 'Q-ADV-8', code: 'E_NO_RESERVE' });
  });

  test('[Q-TV-52] [Q-ADV-6] [Q-RUL-19] a fourth Command pushes out one of the old three', () => {
    const game = table({
      seats: [{ cards: 'cruel clever agile', research: 6 }, {}],
      rows: { command: 'rational stubborn warlike' },
    });
    game.play('end', 'take rational');
    expect([game.asked(), game.legal('discard ')]).toEqual([
      'a DISCARD_COMMAND',
      ['agile', 'clever', 'cruel'],
    ]);
    game.play('discard clever');
    expect([game.cards(0), game.pile('discards', 'command')]).toEqual(['cruel agile (rational)', 'clever']);
  });

  test('[Q-TV-53] [Q-CARD-RELOCATION] [Q-RUL-32] a cube is never moved onto a higher number', () => {
    const game = table({
      seats: [{ research: 6 }, {}],
      cubes: { '4,4': 'b', '1,1': 'b' },
      rows: { gambit: 'relocation expansion momentum' },
    });
    game.play('end', 'take relocation', 'relocate b 4,4');
    // 7,7 is the other 8; the four planets around the middle are 7; both 9 are too high.
    expect(game.legal('to ')).toEqual(['1,4', '4,1', '4,7', '7,4', '7,7']);
    game.play('to 7,7');
    expect([game.cubes('4,4'), game.cubes('7,7'), game.asked()]).toEqual(['', 'b', 'b TURN']);
  });

  test('[Q-TV-55] [Q-VOID-1] ships on the Void research, up to six', () => {
    const game = table({
      map: ['9a 8 7', '8 V 8', '7 8 9b'],
      seats: [{}, { ships: '1@3,3 1@4,4', research: 5 }],
    });
    game.play('end');
    expect(game.state.research[1]).toBe(6);
  });

  test('[Q-TV-56] [Q-CARD-REORGANIZATION] [Q-CARD-STEALTHY] Stealthy places away from every ship', () => {
    const game = table({
      seats: [{ ships: '1@3,3 2@0,0', cards: 'stealthy', research: 6 }, { ships: '1@8,8' }],
      cubes: { '4,4': 'a' },
      rows: { gambit: 'reorganization expansion momentum' },
      rolls: [5],
    });
    game.play('end', 'take reorganization', 'pick a1', 'done');
    expect(game.asked()).toBe('a REORG_PLACE');
    const places = game.legal('place ');
    expect(places).toContain('6,0');
    expect(places).toContain('4,3'); // an orbit of the own planet
    expect(places).not.toContain('1,0'); // next to an own ship
    expect(places).not.toContain('8,7'); // next to an enemy
    game.play('place 6,0');
    expect(game.die('a1')).toBe('5@6,0');
  });

  test('[Q-TV-57] [Q-WIN-1] [Q-WIN-6] the last cube wins at once, in Phase 2 too', () => {
    const game = table({
      seats: [{ research: 6, dominance: 4, cubesLeft: 1 }, {}],
      cubes: { '1,1': 'a', '4,1': 'a', '7,1': 'a', '1,4': 'a' },
      rows: { gambit: 'aggression expansion momentum' },
    });
    game.play('end', 'take aggression', 'cube 4,4');
    expect(game.outcome()).toMatchObject({ winners: [0], reason: 'cubes' });
    expect(game.state.pending).toEqual([]);
  });

  test('[Q-TV-58] [Q-CMB-9] [Q-CARD-STRATEGIC] [Q-RUL-36] support beside the target alone is enough', () => {
    const game = table({
      seats: [{ ships: '4@3,3 1@2,2', cards: 'strategic' }, { ships: '3@3,2' }],
      rolls: [3, 2, 1],
    });
    game.play(ATTACK); // 4 + 3 - 2 against 3 + 2
    expect(game.asked()).toBe('a OCCUPY');
  });

  test('[Q-TV-60] [Q-CARD-BRILLIANT] Brilliant gives two steps at the start of the turn', () => {
    const game = table({ seats: [{}, { cards: 'precocious brilliant' }] });
    game.play('end');
    expect(game.state.research[1]).toBe(3);
    game.play('research', 'end');
    expect([game.state.turn.draws, game.state.research[1]]).toEqual([1, 1]);
  });

  test('[Q-TV-61] [Q-CARD-CURIOUS] the free move may be of a Flagship with Transport', () => {
    const game = table({ seats: [{ ships: '2@3,3 1@3,2', cards: 'curious' }, {}], turn: { actions: 0 } });
    game.play('transport a1 a2 3,4 curious', 'drop 2,4');
    expect([game.die('a1'), game.die('a2'), game.state.turn.actions]).toEqual(['2@3,4!*', '1@2,4', 0]);
  });

  test('[Q-TV-63] [Q-CARD-RESOURCEFUL] a sacrifice is no loss', () => {
    const game = table({ seats: [{ ships: '2@3,3', cards: 'resourceful', dominance: 3 }, {}], rolls: [2] });
    game.play('resourceful a1');
    expect([game.die('a1'), game.state.dominance[0], game.state.turn.actions]).toEqual(['2', 3, 4]);
  });

  test.each([
    [6, 'E_SUM'],
    [7, undefined],
    [8, undefined],
    [9, undefined],
    [10, 'E_SUM'],
  ])('[Q-TV-65] [Q-CARD-INTELLIGENT] a total of %i on planet 8', (total, code) => {
    const game = table({ seats: [{ ships: `5@4,3 ${total - 5}@3,4`, cards: 'intelligent' }, {}] });
    expect(game.whyNot('construct 4,4')?.code).toBe(code);
  });

  test('[Q-TV-67] [Q-CARD-SABOTAGE] Sabotage goes clockwise from the player who took it', () => {
    const game = table({
      map: ['8a 9 8b', '8 9 8', '8 9c 8'],
      seats: [
        { cards: 'agile clever' },
        { cards: 'cruel', research: 6 },
        { cards: 'eager', pending: 'rational' },
      ],
      turn: { active: 'b' },
      rows: { gambit: 'sabotage expansion momentum' },
    });
    game.play('end', 'take sabotage');
    expect(game.asked()).toBe('c DISCARD_COMMAND');
    game.play('discard rational');
    expect(game.asked()).toBe('a DISCARD_COMMAND');
    game.play('discard agile');
    expect([game.cards(0), game.cards(1), game.cards(2)]).toEqual(['clever', 'cruel', 'eager']);
  });

  test('[Q-TV-68] [Q-RUL-46] a Momentum turn has the whole start step', () => {
    const game = table({
      seats: [{ cards: 'brilliant', research: 6 }, {}],
      rows: { gambit: 'momentum expansion aggression' },
    });
    game.play('end', 'take momentum');
    expect([game.state.turn.actions, game.state.research[0]]).toEqual([2, 3]);
  });

  test('[Q-TV-69] [Q-CARD-SCRAPPY] the lost attacker may be rolled again before dominance changes', () => {
    const game = table(duel('scrappy', 'stubborn', { rolls: [1, 2, 6, 5] }));
    game.play(ATTACK);
    game.play('pass');
    expect([game.asked(), game.state.dominance]).toEqual(['a KEEP_ROLL', [1, 1]]);
    game.play('redo');
    expect([game.die('a1'), game.state.dominance]).toEqual(['5!', [1, 2]]);
  });
});

describe('order, chance numbers and leaving', () => {
  test('[Q-TV-80] [Q-RNG-1] a reroll draws the fourth of 1 2 3 5 6', () => {
    const game = table({ seats: [{ ships: '4@3,3' }, {}], rolls: [4] });
    game.play('reconfigure a1');
    expect(game.die('a1')).toBe('5@3,3');
  });

  const fleets = [1, 2, 3, 6, 6, 6, 3, 2, 1, 2, 2, 1, 3, 5, 6, 6, 6];
  const opening = (decks: readonly number[]) =>
    watch(scenario(quantum, { seats: 2, options: { map: 'base-2' }, rolls: [...fleets, ...decks] }));
  const PLACED = ['ships 1,0 0,1 2,1', 'ships 7,6 6,7 8,7'];

  test('[Q-TV-81] [Q-RNG-3] [Q-SETUP-7] both decks are shuffled', () => {
    const zeros = opening(Array(51).fill(0));
    zeros.play('keep', 'reroll', ...PLACED);
    expect(zeros.pile('rows', 'command')).toBe('arrogant brilliant cerebral');
    expect(zeros.pile('rows', 'gambit')).toBe('expansion expansion expansion');
    expect(zeros.pile('decks', 'command').split(' ').at(-1)).toBe('agile');
    const still = opening([...down(30), ...down(21)]);
    still.play('keep', 'reroll', ...PLACED);
    expect(still.pile('rows', 'command')).toBe('agile arrogant brilliant');
  });

  const down = (from: number): number[] => Array.from({ length: from }, (_, i) => from - i);

  test('[Q-TV-82] [Q-SETUP-3] [Q-SETUP-4] [Q-SETUP-6] [Q-SETUP-8] two players set up', () => {
    const game = opening(Array(51).fill(0));
    expect(game.asked()).toBe('a SETUP_KEEP');
    game.play('keep', 'reroll');
    expect([game.asked(), game.state.first]).toEqual(['a SETUP_PLACE', 0]);
    const moves = quantum
      .legalMoves(game.state, 0)
      .map(move => quantum.notation.formatMove(game.state, move));
    expect([moves.length, moves[0], moves.at(-1)]).toEqual([24, 'ships 1,0 0,1 2,1', 'ships 1,2 2,1 0,1']);
    game.play(...PLACED);
    expect([game.asked(), game.die('a1'), game.cubes('1,1')]).toEqual(['a TURN', '1@1,0', 'a']);
  });

  test('[Q-TV-83] the attacker is finished before the defender is rolled', () => {
    const game = table(duel('scrappy', 'dangerous clever', { rolls: [2] }));
    game.play(ATTACK, 'use');
    expect(game.asked()).toBe('a KEEP_ROLL');
    game.play('keep');
    expect([game.asked(), game.legal().length]).toEqual(['b CHOOSE_FACE', 6]);
    game.play('face 1');
    expect([game.asked(), game.die('b1')]).toEqual(['a TURN', '1']);
  });

  test('[Q-TV-84] [Q-CARD-CUNNING] [Q-CARD-TACTICAL] the earlier ability works with the range of the present face', () => {
    const game = table({ seats: [{ ships: '2@3,3 1@3,2', cards: 'tactical cunning' }, {}], rolls: [4] });
    game.play('transport a1 a2 3,4 tactical', 'drop 3,3', 'reconfigure a1');
    expect(game.die('a1')).toBe('5@3,4*');
    expect(game.whyNot('transport a1 a2 3,8 cunning')).toBeUndefined();
    expect(game.whyNot('move a1 8,3 maneuver cunning')).toBeUndefined();
    expect(game.whyNot('move a1 3,8 cunning')).toMatchObject({ code: 'E_CARD' });
    expect(game.whyNot('scout a1 cunning')).toMatchObject({ code: 'E_WRONG_FACE' });
  });

  test('[Q-TV-85] [Q-ENT-4] without a place for the cube dominance stops at five', () => {
    const game = table({
      map: ['8a 7 7', '7 7 8b'],
      options: { entanglement: false },
      cubesEach: 5,
      seats: [{ research: 6, dominance: 4, cubesLeft: 1 }, { cubesLeft: 1 }],
      cubes: { '1,1': 'ab', '4,1': 'a', '7,1': 'b', '1,4': 'a', '4,4': 'b', '7,4': 'ab' },
      rows: { gambit: 'aggression expansion momentum' },
    });
    game.play('end', 'take aggression');
    expect([game.state.dominance[0], game.asked()]).toEqual([5, 'b TURN']);
  });

  test('[Q-TV-86] [Q-ADV-7] [Q-RUL-20] a deck runs out while the rows are refreshed', () => {
    const game = table({
      seats: [{ research: 6 }, {}],
      rows: { command: 'warlike cruel eager' },
      decks: { command: 'agile', gambit: 'sabotage sabotage relocation' },
      discards: { command: 'clever' },
      rolls: [0, 0, 0],
    });
    game.play('end', 'refresh');
    // clever, cruel, eager, warlike, each swapped with the first: cruel, eager, warlike, clever.
    expect(game.pile('rows', 'command')).toBe('agile cruel eager');
    expect(game.pile('decks', 'command')).toBe('warlike clever');
    expect(game.pile('rows', 'gambit')).toBe('sabotage sabotage relocation');
  });

  const THREE = ['8a 9 8b', '8 9 8', '8 9c 8'];

  test('[Q-TV-87] [Q-WIN-5] [Q-WIN-7] the defender leaves: the attacker stays where it came to', () => {
    const game = table({
      map: THREE,
      seats: [{ ships: '4@3,3' }, { ships: '3@4,2 2@0,0', cards: 'dangerous' }, {}],
    });
    game.play('attack a1 4,2 from 4,3');
    game.leave(1);
    expect([game.asked(), game.die('a1'), game.state.turn.actions]).toEqual(['a TURN', '4@4,3!', 2]);
    expect([game.die('b1'), game.die('b2'), game.cards(1)]).toEqual(['3', '2', '']);
  });

  test('[Q-TV-88] an infamy that is reached is resolved, then the next turn begins', () => {
    const game = table({
      map: THREE,
      seats: [{ ships: '4@3,3' }, { ships: '3@3,2', cards: 'stubborn', dominance: 5 }, {}],
      rolls: [6, 1, 1],
    });
    game.play('attack a1 3,2 from 3,3');
    expect(game.asked()).toBe('b INFAMY');
    game.leave(0);
    expect(game.asked()).toBe('b INFAMY');
    game.play('cube 4,4');
    expect([game.asked(), game.cubes('4,4'), game.state.turn.draws]).toEqual(['b TURN', 'b', 0]);
  });

  test('[Q-TV-89] [Q-OPT-2] planets are redrawn', () => {
    const drawn = (numbers: readonly number[]): string => {
      const chance = scriptedChance(numbers);
      const { tiles } = mapFor(quantumOptions({ map: 'base-2', startRandomMap: true }), 2, chance);
      return tiles.map(tile => tile.kind).join(' ');
    };
    expect(drawn(down(23))).toBe('8 7 7 7 7 8 8 8 8');
    expect(drawn(Array(23).fill(0))).toBe('8 7 7 7 8 8 8 8 8');
  });

  test('[Q-TV-90] [Q-CARD-EXPANSION] [Q-CARD-CLEVER] Expansion takes the reserve die, asks its face, then its place', () => {
    const game = table({
      seats: [{ ships: '1 1 1 1 -', cards: 'clever', research: 6 }, {}],
      cubes: { '1,1': 'a' },
    });
    game.play('end', 'take expansion');
    expect([game.asked(), game.legal().length]).toEqual(['a CHOOSE_FACE', 6]);
    game.play('face 6');
    expect(game.asked()).toBe('a EXPAND_PLACE');
    game.play('place 1,0');
    expect(game.die('a5')).toBe('6@1,0');
  });

  test('[Q-TV-91] [Q-CARD-RELENTLESS] [Q-CARD-CRUEL] the window is offered though the combat is won', () => {
    const game = table({
      seats: [{ ships: '1@3,3', cards: 'relentless cruel' }, { ships: '6@3,2' }],
      rolls: [6, 6, 6, 1, 1],
    });
    game.play('strike a1 3,2', 'cruel');
    expect(game.legal()).toEqual(['pass', 'relentless']);
    game.play('relentless');
    expect(game.asked()).toBe('a OCCUPY');
  });

  test('[Q-TV-92] [Q-CARD-AGILE] Tactical is one square whatever the range', () => {
    const game = table({
      seats: [{ ships: '1@3,3', cards: 'agile tactical' }, { ships: '1@4,3 1@5,3' }],
      turn: { actions: 0 },
      rolls: [1, 1, 1],
    });
    expect(game.legal()).toEqual([
      'attack a1 4,3 from 3,3 tactical',
      'end',
      'move a1 2,3 tactical',
      'move a1 3,2 tactical',
      'move a1 3,4 tactical',
      'strike a1 4,3',
    ]);
    game.play('attack a1 4,3 from 3,3 tactical', 'hold');
    expect(game.die('a1')).toBe('1@3,3');
  });

  test('[Q-TV-93] [Q-CARD-NOMADIC] [Q-MAP-6] Nomadic moves from orbit to the orbits of the neighbours', () => {
    const game = table({ seats: [{ ships: '1@4,3 1@0,1 1@3,3', cards: 'nomadic' }, {}] });
    expect(game.legal('nomadic a1 ')).toHaveLength(16);
    expect(game.legal('nomadic a2 ')).toEqual(['0,4', '1,3', '1,5', '2,4', '3,1', '4,0', '4,2', '5,1']);
    expect(game.whyNot('nomadic a3 4,0')).toMatchObject({ code: 'E_NOT_IN_ORBIT' });
    expect(game.whyNot('nomadic a2 1,0')).toMatchObject({ code: 'E_NOT_NEIGHBOUR' });
    expect(game.whyNot('nomadic a2 5,4')).toMatchObject({ code: 'E_NOT_NEIGHBOUR' });
  });

  test('[Q-TV-94] [Q-CARD-EAGER] [Q-DEPLOY-2] Eager deploys for free', () => {
    const game = table({
      seats: [{ ships: '1 2', cards: 'eager' }, {}],
      cubes: { '1,1': 'a' },
      turn: { actions: 0 },
    });
    expect(game.legal('deploy ')).toHaveLength(8);
    game.play('deploy a1 1,0');
    expect(game.legal('deploy ')).toHaveLength(3);
  });

  test('[Q-TV-95] [Q-CARD-WARLIKE] [Q-CARD-PLUNDERING] [Q-RUL-24] Warlike and Plundering pay once in a turn', () => {
    const game = table({
      seats: [{ ships: '1@3,3 1@6,6', cards: 'warlike plundering', research: 2 }, { ships: '6@3,2 6@6,5' }],
      rolls: [1, 1, 1, 1, 1, 1],
    });
    game.play('strike a1 3,2', 'hold');
    expect([game.state.turn.actions, game.state.research[0]]).toEqual([4, 5]);
    game.play('attack a2 6,5 from 6,6', 'hold');
    expect([game.state.turn.actions, game.state.research[0]]).toEqual([3, 5]);
  });

  test('[Q-TV-96] two Momentum give two turns', () => {
    const game = table({
      seats: [{ ships: '5@4,3 3@3,4', research: 6 }, {}],
      rows: { gambit: 'momentum momentum expansion' },
    });
    game.play('construct 4,4', 'end', 'take momentum', 'take momentum');
    expect([game.asked(), game.state.turn.actions]).toEqual(['a TURN', 2]);
    game.play('end');
    expect([game.asked(), game.state.turn.actions]).toEqual(['a TURN', 2]);
    game.play('end');
    expect([game.asked(), game.state.turn.actions]).toEqual(['b TURN', 3]);
  });

  test('[Q-TV-97] [Q-CARD-TYRANNICAL] research pays for dominance, which may be infamy', () => {
    const game = table({ seats: [{ cards: 'tyrannical', research: 2, dominance: 5 }, {}] });
    game.play('tyrannical');
    expect([game.state.research[0], game.asked()]).toEqual([1, 'a INFAMY']);
    game.play('cube 4,4', 'end');
    expect([game.state.dominance[0], game.state.turn.draws]).toEqual([1, 1]);
  });

  test('[Q-TV-98] [Q-RECONF-2] the second roll stands, also if it equals the first', () => {
    const game = table({ seats: [{ ships: '4@3,3', cards: 'scrappy' }, {}], rolls: [1, 1] });
    game.play('reconfigure a1', 'redo');
    expect([game.die('a1'), game.asked()]).toEqual(['1@3,3', 'a TURN']);
  });
});

test('[Q-COMP-5] there are thirty-one Commands and six kinds of Gambit', () => {
  expect(CARD_NAMES).toHaveLength(37);
});
