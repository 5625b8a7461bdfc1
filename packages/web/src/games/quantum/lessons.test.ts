import { type AnyGame, COMPLETE_LANGUAGES } from '@tessera/engine';
import { quantum } from '@tessera/games/quantum';
import { describe, expect, test } from 'vitest';
import { type Pupil, pupil } from '../../table/coach/testing.ts';
import { testWords } from '../../text/testing.ts';
import { QUANTUM_LESSONS } from './lessons.ts';
import { loadWords } from './words/index.ts';

type Key = (typeof QUANTUM_LESSONS)[number]['key'];

/** `4@3,4` on the map, `4` in the scrapyard. */
const ship = (text: string) => {
  const [face, pos] = text.split('@');
  return { face: Number(face), ...(pos ? { zone: 'map', pos } : { zone: 'scrap' }) };
};

interface Sheet {
  readonly ships?: string;
  readonly cards?: readonly string[];
  readonly research?: number;
  readonly dominance?: number;
  readonly cubesLeft?: number;
}

interface Given {
  readonly mine?: Sheet;
  readonly theirs?: Sheet;
  readonly turn?: object;
  /** What chance gives, as it is read off the dice. */
  readonly rolls?: readonly number[];
  readonly picture?: readonly string[];
}

const sheetOf = ({ ships = '', cards = [], ...rest }: Sheet) => ({
  dice: ships.split(' ').filter(Boolean).map(ship),
  commands: cards.map(card => ({ card })),
  ...rest,
});

/** You, in blue, against a bot on nine planets, knowing everything but what is asked about. */
const at = (unknown: Key, { mine = {}, theirs = {}, turn = {}, rolls, picture }: Given): Pupil => {
  const map = {
    picture: picture ?? ['8a 7 9', '7 8 7', '9 7 8b'],
    planets: [
      { id: '1,1', cubes: ['a'] },
      { id: '7,7', cubes: ['b'] },
    ],
  };
  const rows = { command: ['agile', 'eager', 'warlike'], gambit: ['aggression', 'expansion', 'momentum'] };
  const decks = { command: ['brilliant', 'cerebral'], gambit: ['expansion', 'expansion'] };
  return begin(
    unknown,
    JSON.stringify({ map, seats: [sheetOf(mine), sheetOf(theirs)], turn, rows, decks }),
    rolls,
  );
};

const begin = (unknown: Key, position?: string, rolls?: readonly number[]): Pupil =>
  pupil(quantum as unknown as AnyGame, QUANTUM_LESSONS, {
    seats: ['you', 'bot'],
    options: { firstPlayer: 'a' },
    ...(position === undefined ? {} : { position }),
    ...(rolls ? { rolls } : {}),
    learned: QUANTUM_LESSONS.map(({ key }) => key).filter(key => key !== unknown),
  });

/** A 3 beside an enemy 5 in the middle of the map. */
const FACING = { mine: { ships: '3@3,3' }, theirs: { ships: '5@4,3 2@8,8' } };
/** Dice that decide it, and what the lost ship shows. */
const WIN = [1, 6, 4];
const LOSE = [6, 1];
const ATTACK = 'attack a1 4,3 from 3,3';

describe('each lesson comes when its thing first happens', () => {
  test('[Q-SETUP-3] fleet: the first roll, and nothing else is like it', () => {
    expect(begin('fleet').lesson()).toBe('fleet');
    expect(at('fleet', FACING).lesson()).toBeUndefined();
  });

  test('goal: at the first decision of your own, be it in set-up or in play', () => {
    expect(begin('goal').lesson()).toBe('goal');
    expect(at('goal', FACING).lesson()).toBe('goal');
    expect(at('goal', { ...FACING, turn: { active: 'b' } }).lesson()).toBeUndefined();
  });

  test('[Q-MOVE-1] move: your first turn', () => {
    expect(at('move', FACING).lesson()).toBe('move');
    expect(begin('move').lesson()).toBeUndefined();
  });

  test('[Q-CMB-6] attack: an enemy is in reach', () => {
    expect(at('attack', FACING).lesson()).toBe('attack');
    expect(at('attack', { ...FACING, theirs: { ships: '2@8,8' } }).lesson()).toBeUndefined();
  });

  test('[Q-CMB-7] occupy: a fight is won', () => {
    expect(at('occupy', { ...FACING, rolls: WIN }).play(ATTACK)).toBe('occupy');
  });

  test('[Q-DOM-1] dominance: it has risen; theirs teaches nobody', () => {
    expect(at('dominance', { ...FACING, rolls: WIN }).play(ATTACK, 'hold')).toBe('dominance');
    const theirs = { mine: FACING.theirs, theirs: FACING.mine, turn: { active: 'b' }, rolls: WIN };
    expect(at('dominance', theirs).play('attack b1 4,3 from 3,3', 'hold')).toBeUndefined();
  });

  test('[Q-CMB-8] repelled: an attack of yours failed', () => {
    expect(at('repelled', { ...FACING, rolls: LOSE }).play(ATTACK)).toBe('repelled');
    expect(at('repelled', { ...FACING, rolls: WIN }).play(ATTACK)).toBeUndefined();
  });

  test('[Q-CMB-7] lost: a ship of yours is destroyed, not one of theirs', () => {
    const theirs = { mine: FACING.theirs, theirs: FACING.mine, turn: { active: 'b' }, rolls: WIN };
    expect(at('lost', theirs).play('attack b1 4,3 from 3,3')).toBe('lost');
    expect(at('lost', { ...FACING, rolls: WIN }).play(ATTACK)).toBeUndefined();
  });

  test('[Q-DEC-1] reaction: a card of yours may answer an attack', () => {
    const attacked = { theirs: FACING.mine, turn: { active: 'b' }, rolls: WIN };
    const armed = (...cards: readonly string[]) => ({ ...attacked, mine: { ...FACING.theirs, cards } });
    expect(at('reaction', armed('dangerous')).play('attack b1 4,3 from 3,3')).toBe('reaction');
    expect(at('reaction', armed('cruel')).play('attack b1 4,3 from 3,3')).toBe('reaction');
    expect(at('reaction', armed('stubborn')).play('attack b1 4,3 from 3,3')).toBeUndefined();
  });

  test('[Q-CMB-4] reroll: a card of yours rolls again in your own attack', () => {
    const mine = { ...FACING.mine, cards: ['relentless'] };
    expect(at('reroll', { ...FACING, mine, rolls: LOSE }).play(ATTACK)).toBe('reroll');
  });

  test('[Q-DOM-3] infamy: your dominance reaches six', () => {
    const mine = { ...FACING.mine, dominance: 5 };
    expect(at('infamy', { ...FACING, mine, rolls: WIN }).play(ATTACK, 'hold')).toBe('infamy');
  });

  test('[Q-BUILD-1] construct: the sum is right; sum: it is not, and somebody tried', () => {
    const ready = (ships: string): Given => ({ mine: { ships }, theirs: { ships: '2@8,8' } });
    expect(at('construct', ready('5@4,3 3@3,4')).lesson()).toBe('construct');
    expect(at('construct', ready('5@4,3 2@3,4')).lesson()).toBeUndefined();
    const short = at('sum', ready('5@4,3 2@3,4'));
    expect(short.whyNot('construct 4,4')).toBe('E_SUM');
    expect(short.notice('E_SUM')).toBe('sum');
  });

  test('[Q-BUILD-2] rivalReady: theirs is right, on a planet where they have no cube', () => {
    const rival = (ships: string): Given => ({ mine: { ships: '4@0,0' }, theirs: { ships } });
    expect(at('rivalReady', rival('5@4,3 3@3,4')).lesson()).toBe('rivalReady');
    expect(at('rivalReady', rival('5@4,3 4@3,4')).lesson()).toBeUndefined();
    expect(at('rivalReady', rival('5@7,6 3@8,7')).lesson()).toBeUndefined();
  });

  test('[Q-WIN-1] lastCube: a rival has one left', () => {
    expect(at('lastCube', { ...FACING, theirs: { ...FACING.theirs, cubesLeft: 1 } }).lesson()).toBe(
      'lastCube',
    );
    expect(at('lastCube', { ...FACING, mine: { ...FACING.mine, cubesLeft: 1 } }).lesson()).toBeUndefined();
  });

  test('[Q-DEPLOY-2] deploy: a ship waits in the scrapyard', () => {
    expect(at('deploy', { ...FACING, mine: { ships: '3@3,3 6' } }).lesson()).toBe('deploy');
    expect(at('deploy', FACING).lesson()).toBeUndefined();
  });

  test('[Q-RES-3] breakthrough, [Q-ADV-5] card: the first card is earned', () => {
    const learned = { ...FACING, mine: { ...FACING.mine, research: 6 } };
    expect(at('breakthrough', learned).play('end')).toBe('breakthrough');
    expect(at('card', learned).play('end')).toBe('card');
    expect(at('card', FACING).play('end')).toBeUndefined();
  });

  test('[Q-ADV-6] discard: a fourth Command', () => {
    const mine = { ...FACING.mine, cards: ['clever', 'curious', 'stealthy'], research: 6 };
    const full = { ...FACING, mine };
    expect(at('discard', full).play('end', 'take agile')).toBe('discard');
  });

  test('[Q-TURN-3] spent: no actions left; research: one', () => {
    expect(at('spent', { ...FACING, turn: { actions: 0 } }).lesson()).toBe('spent');
    expect(at('spent', { ...FACING, turn: { actions: 1 } }).lesson()).toBeUndefined();
    expect(at('research', { ...FACING, turn: { actions: 1 } }).lesson()).toBe('research');
    expect(at('research', { ...FACING, turn: { actions: 2 } }).lesson()).toBeUndefined();
    const full = { ...FACING, mine: { ...FACING.mine, research: 6 }, turn: { actions: 1 } };
    expect(at('research', full).lesson()).toBeUndefined();
  });

  test.each([
    ['warp a1 a2', '3@3,3 6@0,0', []],
    ['modify a1 5', '4@3,3', []],
    ['scout a1', '6@3,3', [2]],
    ['transport a1 a2 3,4', '2@3,3 5@2,3', []],
    ['strike a1 4,3', '1@3,3', WIN],
  ] as const)('[Q-SHIP-0] used: %s', (answer, ships, rolls) => {
    const given = { ...FACING, mine: { ships }, rolls };
    expect(at('used', given).lesson()).toBeUndefined();
    expect(at('used', given).play(answer)).toBe('used');
  });

  test('[Q-SHIP-4] ability: one is offered; a 5 has none of its own beside its moves', () => {
    expect(at('ability', { ...FACING, mine: { ships: '4@3,3' } }).lesson()).toBe('ability');
    expect(at('ability', { ...FACING, mine: { ships: '5@3,3' } }).lesson()).toBeUndefined();
  });

  test('[Q-RECONF-2] reconfigured: a ship was rolled anew by you', () => {
    expect(at('reconfigured', { ...FACING, rolls: [1] }).play('reconfigure a1')).toBe('reconfigured');
  });

  test('[Q-VOID-1] theVoid: where there is one', () => {
    const picture = ['8a 7 9', '7 V 7', '9 7 8b'];
    expect(at('theVoid', { ...FACING, picture }).lesson()).toBe('theVoid');
    expect(at('theVoid', FACING).lesson()).toBeUndefined();
  });
});

describe('words', () => {
  testWords(async language => (await loadWords(language)).lessons);

  test.each(COMPLETE_LANGUAGES)(
    'in %s every lesson has its sentence, two lines on a phone',
    async language => {
      const { lessons } = await loadWords(language);
      expect(QUANTUM_LESSONS.map(({ key }) => key).sort()).toEqual(Object.keys(lessons).sort());
      expect(Object.values(lessons).filter(({ length }) => length > 96)).toEqual([]);
    },
  );
});
