import { describe, expect, test } from 'vitest';
import { table } from '../../../test/quantumTable.ts';

const refusals = (game: ReturnType<typeof table>, answers: Readonly<Record<string, string>>): void => {
  for (const [text, code] of Object.entries(answers))
    expect([text, game.whyNot(text)?.code]).toEqual([text, code]);
};

describe('Q-ACT: refusals', () => {
  const game = table({
    seats: [{ ships: '4@3,3 2@3,2 3 1@6,6!', cards: 'nomadic' }, { ships: '3@4,3' }],
    turn: { actions: 1 },
  });

  test('[Q-ACT-1] refusals name the decider first, then the kind of decision', () => {
    expect(game.whyNot('end', 1)).toMatchObject({ code: 'E_NOT_YOUR_DECISION' });
    refusals(game, { hold: 'E_PHASE', keep: 'E_PHASE', 'take agile': 'E_PHASE', 'drop 3,4': 'E_PHASE' });
  });

  test('[Q-ACT-1] refusals name faults of the acting die first, then of the others', () => {
    refusals(game, {
      'move b1 4,2': 'E_NOT_YOUR_SHIP',
      'move c1 4,2': 'E_NOT_YOUR_SHIP',
      'move a5 4,2': 'E_RESERVE',
      'reconfigure a5': 'E_RESERVE',
      'move a3 4,2': 'E_SHIP_NOT_ON_MAP',
      'deploy a1 1,0': 'E_NOT_SCRAPPED',
      'transport a2 b1 3,1': 'E_NOT_YOUR_SHIP',
      'transport a2 a5 3,1': 'E_RESERVE',
      'transport a2 a3 3,1': 'E_SHIP_NOT_ON_MAP',
      'transport a2 a2 3,1': 'E_SAME_SHIP',
      'warp a1 a1': 'E_SAME_SHIP',
    });
  });

  test('[Q-ACT-1] [Q-SHIP-0] refusals name spent moves, abilities, cards and tracks', () => {
    refusals(game, {
      'move a1 3,4 curious': 'E_CARD',
      'move a1 3,4 tactical': 'E_CARD',
      'attack a1 4,3 from 3,3 curious': 'E_CARD',
      'flexible a1 +': 'E_CARD',
      tyrannical: 'E_CARD',
      'scout a1 cunning': 'E_CARD',
      'scout a1': 'E_WRONG_FACE',
      'modify a1 4': 'E_WRONG_FACE',
      'modify a1 6': 'E_WRONG_FACE',
      'move a1 3,4 maneuver': 'E_WRONG_FACE',
      'move a4 6,7': 'E_ALREADY_MOVED',
    });
  });

  test('[Q-ACT-1] [Q-MAP-7] refusals name places, then the cost', () => {
    refusals(game, {
      'move a1 20,3': 'E_NO_SUCH_SQUARE',
      'construct 3,3': 'E_NO_SUCH_SQUARE',
      'move a1 4,4': 'E_PLANET',
      'move a1 3,2': 'E_OCCUPIED',
      'move a1 3,3': 'E_SAME_SQUARE',
      'move a1 8,8': 'E_OUT_OF_RANGE',
      'attack a1 3,4 from 3,3': 'E_NO_ENEMY',
      'attack a1 3,2 from 3,3': 'E_NO_ENEMY',
      'transport a2 a4 3,1': 'E_NOT_AROUND',
      'transport a2 a4 8,8': 'E_NOT_AROUND', // it is too far as well, but cargo is lifted first
      'nomadic a1 4,0': 'E_NOT_IN_ORBIT',
      'deploy a3 0,0': 'E_NOT_OWN_PLANET',
      'construct 4,4': 'E_SUM',
    });
    const poor = table({ seats: [{ ships: '4@3,3' }, {}], turn: { actions: 0 } });
    refusals(poor, {
      'move a1 3,4': 'E_NO_ACTIONS',
      research: 'E_NO_ACTIONS',
      'reconfigure a1': 'E_NO_ACTIONS',
    });
  });

  test('[Q-ACT-1] refusals in decisions other than TURN are "not offered"', () => {
    const dropping = table({ seats: [{ ships: '2@3,3 1@3,2' }, {}] });
    dropping.play('transport a1 a2 3,4');
    refusals(dropping, { 'drop 8,8': 'E_NOT_OFFERED', end: 'E_PHASE' });
  });

  test('[Q-ACT-2] the cost is paid before the fight begins', () => {
    const fight = table({ seats: [{ ships: '4@3,3' }, { ships: '3@3,2', cards: 'dangerous' }] });
    fight.play('attack a1 3,2 from 3,3');
    expect([fight.asked(), fight.state.turn.actions, fight.die('a1')]).toEqual(['b DANGEROUS', 2, '4@3,3!']);
  });
});

describe('Q-RECONF, Q-DEPLOY', () => {
  test('[Q-RECONF-1] [Q-RECONF-3] a ship of the map or the scrapyard is reconfigured any number of times', () => {
    const game = table({ seats: [{ ships: '4@3,3!* 2' }, {}], rolls: [1, 5, 1] });
    game.play('reconfigure a1', 'reconfigure a2', 'reconfigure a1');
    expect([game.die('a1'), game.die('a2'), game.state.turn.actions]).toEqual(['2@3,3!*', '6', 0]);
  });

  test('[Q-DEPLOY-1] [Q-DEPLOY-3] a deployed ship keeps its face, and may move at once', () => {
    const game = table({ seats: [{ ships: '3' }, {}], cubes: { '1,1': 'a' } });
    game.play('deploy a1 1,0', 'move a1 2,0');
    expect([game.die('a1'), game.state.turn.actions]).toEqual(['3@2,0!', 1]);
  });

  test('[Q-DEPLOY-4] [Q-RUL-1] deployment needs a free orbit, and never takes a ship of the reserve', () => {
    const game = table({
      seats: [{ ships: '3 1@1,0 1@0,1 1@2,1' }, { ships: '1@1,2' }],
      cubes: { '1,1': 'a' },
    });
    expect(game.legal('deploy ')).toEqual([]);
    expect(game.whyNot('deploy a5 1,2')).toMatchObject({ clause: 'Q-DEPLOY-4', code: 'E_RESERVE' });
  });

  test('[Q-DEPLOY-2] [Q-RUL-39] deployment in an own orbit may be next to an enemy; elsewhere, by Stealthy, it may not', () => {
    const given = { seats: [{ ships: '3' }, { ships: '1@3,3' }], cubes: { '4,4': 'a' } };
    expect(table(given).legal('deploy a1 ')).toEqual(['3,4', '4,3', '4,5', '5,4']);
    const stealthy = table({ ...given, seats: [{ ships: '3', cards: 'stealthy' }, { ships: '1@3,3' }] });
    expect(stealthy.legal('deploy a1 ')).toContain('4,3');
    expect(stealthy.whyNot('deploy a1 3,2')).toMatchObject({ code: 'E_NEAR_SHIP' });
  });
});

describe('Q-MOVE, Q-ATK', () => {
  test('[Q-CARD-ENERGETIC] a second move costs a second action; the ability stays once', () => {
    const game = table({ seats: [{ ships: '5@3,3', cards: 'energetic' }, {}] });
    game.play('move a1 6,6 maneuver', 'move a1 6,5');
    expect([game.state.turn.actions, game.die('a1')]).toEqual([1, '5@6,5!*']);
    expect(game.whyNot('move a1 2,2 maneuver')).toMatchObject({ code: 'E_ABILITY_USED' });
  });

  test('[Q-ATK-2] [Q-RUL-34] an attack ends the movement', () => {
    const game = table({
      seats: [{ ships: '5@3,3', cards: 'warlike' }, { ships: '6@3,2' }],
      rolls: [1, 6, 1],
    });
    game.play('attack a1 3,2 from 3,3', 'hold');
    expect([game.state.turn.actions, game.legal('move a1')]).toEqual([3, []]);
  });

  test('[Q-ATK-3] an attack may hit any enemy in reach, never an own ship', () => {
    const game = table({ seats: [{ ships: '2@3,3 1@3,2' }, { ships: '1@4,3 1@3,4' }] });
    expect(game.legal('attack a1 ').map(text => text.slice(0, 3))).toEqual(['3,4', '4,3']);
  });

  test('[Q-MOVE-5] [Q-CARD-CURIOUS] [Q-RUL-37] a free move excludes an attack before or after it (the erratum)', () => {
    const given = {
      seats: [{ ships: '4@3,3 1@6,6', cards: 'curious' }, { ships: '6@6,5 6@3,2' }],
      rolls: [1, 1, 1],
    };
    const printed = table(given);
    printed.play('move a1 3,4 curious');
    expect(printed.whyNot('strike a2 6,5')).toBeUndefined();
    expect(printed.whyNot('attack a1 3,2 from 3,3 curious')).toMatchObject({ code: 'E_CARD' });
    const errata = table({ ...given, options: { curiousErrata: true } });
    expect(errata.whyNot('attack a1 3,2 from 3,3 curious')).toMatchObject({ code: 'E_CURIOUS_ATTACK' });
    errata.play('move a1 3,4 curious');
    expect(errata.whyNot('strike a2 6,5')).toMatchObject({ clause: 'Q-RUL-37', code: 'E_CURIOUS_ATTACK' });
    const other = table({ ...given, options: { curiousErrata: true } });
    other.play('strike a2 6,5', 'hold');
    expect(other.whyNot('move a1 3,4 curious')).toMatchObject({ code: 'E_CURIOUS_ATTACK' });
  });

  test("[Q-RUL-41] an attack may come from the ship's own square", () => {
    const game = table({ seats: [{ ships: '1@3,3' }, { ships: '1@3,2' }] });
    expect(game.legal('attack a1 ')).toEqual(['3,2 from 3,3']);
  });

  test('[Q-SHIP-5] diagonal steps, also of an attack, are offered only where they are needed', () => {
    const game = table({ seats: [{ ships: '5@3,3' }, { ships: '1@2,2' }] });
    expect(game.legal('attack a1 2,2 from 3,3')).toEqual([' maneuver']);
    expect(game.whyNot('move a1 3,4 maneuver')).toMatchObject({
      clause: 'Q-SHIP-5',
      code: 'E_NEEDLESS_MANEUVER',
    });
    game.play('move a1 6,6 maneuver'); // three squares diagonally past the planet
    expect(game.die('a1')).toBe('5@6,6!*');
  });

  test('[Q-SHIP-2] [Q-RUL-9] [Q-RUL-10] [Q-RUL-11] [Q-RUL-40] a Flagship with cargo moves at least one step, and does not attack', () => {
    const game = table({ seats: [{ ships: '2@3,3 1@3,4!' }, { ships: '1@3,1' }] });
    expect(game.legal('transport a1 a2 ')).toContain('3,4'); // onto the square of its cargo
    game.play('transport a1 a2 3,2', 'drop 2,1');
    expect([game.die('a1'), game.die('a2')]).toEqual(['2@3,2!*', '1@2,1!']);
    expect(game.legal('attack')).toEqual([]);
  });

  test('[Q-TV-99] [Q-MOVE-3] [Q-SHIP-2] [Q-RUL-11] a Flagship with cargo may leave its square and return to it', () => {
    const game = table({ seats: [{ ships: '2@3,3 1@3,4' }, {}] });
    // without cargo this would be no move
    expect(game.whyNot('move a1 3,3')).toMatchObject({ clause: 'Q-MOVE-3', code: 'E_SAME_SQUARE' });
    const events = game.play('transport a1 a2 3,3');
    expect(events.filter(({ type }) => type === 'move')).toEqual([
      { type: 'move', die: 0, path: [30, 21, 30], why: 'move' },
    ]);
    expect([game.asked(), game.die('a1'), game.state.turn.actions]).toEqual(['a DROP', '2@3,3!*', 2]);
    expect(game.legal('drop ')).toEqual(['2,2', '2,3', '2,4', '3,2', '3,4', '4,2', '4,3']);
    game.play('drop 2,2');
    expect([game.die('a1'), game.die('a2')]).toEqual(['2@3,3!*', '1@2,2']);
  });

  test('[Q-SHIP-2] a return takes two steps, over an adjacent square that is empty once the cargo is lifted', () => {
    const tactical = table({
      seats: [{ ships: '2@3,3 1@3,4', cards: 'tactical' }, {}],
      turn: { actions: 0 },
    });
    expect(tactical.whyNot('transport a1 a2 3,3 tactical')).toMatchObject({
      clause: 'Q-MOVE-1',
      code: 'E_OUT_OF_RANGE',
    });
    // Walled in by rivals: only the square of the cargo is free.
    const walls = '1@3,2 1@2,3 1@4,3';
    const beside = table({ seats: [{ ships: '2@3,3 1@3,4' }, { ships: walls }] });
    expect(beside.legal('transport a1 a2 ')).toContain('3,3');
    const corner = table({ seats: [{ ships: '2@3,3 1@2,2' }, { ships: `${walls} 1@3,4` }] });
    expect(corner.legal('transport ')).toEqual([]);
    expect(corner.whyNot('transport a1 a2 3,3')).toMatchObject({ code: 'E_OUT_OF_RANGE' });
  });

  test('[Q-SHIP-3] [Q-RUL-16] a Warp is no move, and does not reach the scrapyard', () => {
    const game = table({ seats: [{ ships: '3@3,3! 1@8,8 2' }, {}] });
    expect(game.legal('warp a1 ')).toEqual(['a2']);
    game.play('warp a1 a2');
    expect([game.die('a1'), game.die('a2')]).toEqual(['3@8,8!*', '1@3,3']);
  });

  test('[Q-SHIP-0] [Q-RUL-13] [Q-RUL-15] an ability belongs to the face, its use to the die', () => {
    const game = table({ seats: [{ ships: '2@3,3 5@6,6*' }, { ships: '1@3,2 1@6,5' }], rolls: [1, 1] });
    game.play('reconfigure a1', 'reconfigure a2');
    expect(game.legal('strike ')).toEqual(['a1 3,2']);
    expect(game.whyNot('strike a2 6,5')).toMatchObject({ code: 'E_ABILITY_USED' });
  });
});

describe('Q-BUILD, Q-RES, Q-ENT', () => {
  test('[Q-CARD-INGENIOUS] Ingenious adds any of the corners, each by itself', () => {
    const given = { seats: [{ ships: '5@4,3 1@3,3 2@5,3 6@3,5', cards: 'ingenious' }, {}] };
    expect(table(given).whyNot('construct 4,4')).toBeUndefined(); // 5 + 1 + 2
    const without = table({ seats: [{ ships: '5@4,3 1@3,3 2@5,3' }, {}] });
    expect(without.whyNot('construct 4,4')).toMatchObject({ code: 'E_SUM' });
    const corners = table({ seats: [{ ships: '2@3,3 6@5,5', cards: 'ingenious' }, {}] });
    expect(corners.whyNot('construct 4,4')).toBeUndefined();
  });

  test('[Q-BUILD-1] a full planet takes no cube', () => {
    const game = table({ seats: [{ ships: '4@4,0 3@3,1' }, {}], cubes: { '4,1': 'b' } });
    expect(game.whyNot('construct 4,1')).toMatchObject({ code: 'E_NO_SLOT' });
  });

  test('[Q-BUILD-2] one ship is enough only with Intelligent: a six for a seven', () => {
    const game = table({ seats: [{ ships: '6@4,0', cards: 'intelligent' }, {}] });
    expect(game.whyNot('construct 4,1')).toBeUndefined();
  });

  test('[Q-BUILD-4] a cube stays, whatever happens around it', () => {
    const game = table({ seats: [{ ships: '4@4,3 4@3,4' }, {}] });
    game.play('construct 4,4', 'move a1 5,3');
    expect(game.cubes('4,4')).toBe('a');
  });

  test('[Q-RES-1] [Q-RES-2] [Q-RUL-3] [Q-RUL-4] the research track ends at six', () => {
    const game = table({ seats: [{ research: 5, cards: 'cerebral', dominance: 2 }, {}] });
    game.play('research', 'cerebral');
    expect(game.state.research[0]).toBe(6);
    expect(game.whyNot('research')).toMatchObject({ clause: 'Q-RES-1', code: 'E_RESEARCH_MAX' });
    game.play('end');
    expect(game.state.turn.draws).toBe(1);
  });

  /** Every planet with a free slot holds a cube of seat a. */
  const crowded = (options = {}) =>
    table({
      map: ['8a 7 7', '7 7 8b'],
      options,
      seats: [{ ships: '6@1,0 5@0,1', cubesLeft: 1 }, { cubesLeft: 2 }],
      cubes: { '1,1': 'a', '4,1': 'a', '7,1': 'b', '1,4': 'a', '4,4': 'b', '7,4': 'ab' },
    });

  test('[Q-ENT-1] [Q-ENT-2] an entangled cube needs three more for each own cube on the planet', () => {
    const game = crowded();
    game.play('construct 1,1'); // 8 + 3
    expect(game.outcome()).toMatchObject({ winners: [0], reason: 'cubes' });
    expect(crowded({ entanglement: false }).whyNot('construct 1,1')).toMatchObject({
      code: 'E_ALREADY_BUILT',
    });
  });

  test('[Q-ENT-3] [Q-RUL-7] infamy is placed on an entangled planet without the three', () => {
    const game = table({
      map: ['8a 7 7', '7 7 8b'],
      seats: [{ research: 6, dominance: 4, cubesLeft: 1 }, { cubesLeft: 2 }],
      cubes: { '1,1': 'a', '4,1': 'a', '7,1': 'b', '1,4': 'a', '4,4': 'b', '7,4': 'ab' },
      rows: { gambit: 'aggression expansion momentum' },
    });
    game.play('end', 'take aggression'); // a single planet, so nothing is asked
    expect([game.cubes('1,1'), game.outcome()?.winners]).toEqual(['aa', [0]]);
  });
});
