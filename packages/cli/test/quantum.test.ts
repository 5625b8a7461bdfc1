/** quantum on the command line: the outputs that only this game has. */
import { describe, expect, test } from 'vitest';
import { fileWith, inFolder, type RunWith, tessera, tesseraJson } from './harness.ts';

const QUANTUM = ['--game', 'quantum'];
const typed = (lines: readonly string[], args: readonly string[] = [], more: RunWith = {}) =>
  tessera(['play', 'quantum', ...args], { stdin: lines.map(line => `${line}\n`).join(''), ...more });

/** A four beside a three, planet 8 in the middle. */
const DUEL = JSON.stringify({
  map: { picture: ['8a 7 9', '7 8 7', '9 7 8b'], planets: [{ id: '1,1', cubes: ['a'] }] },
  seats: [
    {
      dice: [
        { zone: 'map', pos: '3,3', face: 4 },
        { zone: 'scrap', face: 2 },
        ...Array(3).fill({ zone: 'reserve' }),
      ],
    },
    {
      dice: [{ zone: 'map', pos: '3,2', face: 3 }, ...Array(4).fill({ zone: 'reserve' })],
      commands: [{ card: 'dangerous', active: true }],
    },
  ],
  first: 'a',
  turn: {},
  rows: { command: ['agile', 'cruel', 'eager'], gambit: ['expansion', 'momentum', 'sabotage'] },
});

describe('the table', () => {
  test('shows the map, both sheets, and the cards to take', async () => {
    const { out } = await typed([], ['--position', DUEL]);
    expect(out).toContain('  2    ·    ·    ·   B3    ·    ·    ·    ·    ·\n');
    expect(out).toContain('  1    ·   8a    ·    ·    7    ·    ·    9    ·\n');
    expect(out).toContain(
      'A  a1 Frigate 4; research 1; dominance 1; cubes left 4; scrapyard a2 Flagship 2; reserve 3\n',
    );
    expect(out).toContain(
      'B  b1 Destroyer 3; research 1; dominance 1; cubes left 5; reserve 4; cards Dangerous\n',
    );
    expect(out).toContain('Cards to take: Agile, Cruel, Eager, Expansion, Momentum, Sabotage\n');
    expect(out).toContain('A: take an action, or end your actions. Actions left: 3');
  });

  test.each([
    [
      'en',
      'a1 Frigate 4: attack b1 Destroyer 3 from 3,3: 42%, unless Dangerous destroys both ships',
      'Cruel: Once per fight',
    ],
    [
      'fr',
      'a1 Frégate 4 : attaquer b1 Destroyer 3 depuis 3,3 : 42 %, sauf si Dangereux détruit les deux vaisseaux',
      'Cruel\u00a0: Une fois par combat',
    ],
    [
      'cs',
      'a1 Fregata 4: zaútočit na loď b1 Torpédoborec 3 z 3,3: 42 %, pokud karta Nebezpečný nezničí obě lodě',
      'Krutý: Jednou za boj',
    ],
  ])('shows the odds of attacks and the effects of cards, in %s', async (language, odds, card) => {
    const { out } = await typed(['odds', 'cards'], ['--position', DUEL, '--language', language]);
    expect(out.replaceAll('\u00a0', ' ')).toContain(odds);
    expect(out).toContain(card);
  });

  test('prefers a legal answer to a command of the same name', async () => {
    const lines = ['decline', 'attack a1 3,2 from 3,3', 'decline'];
    const { out } = await typed(lines, ['--position', DUEL, '--players', 'human,human']);
    expect(out).toContain('Nobody has offered to end the game.\n');
    expect(out).toMatch(/^let them fight {2}The attacker rolls a [1-6]\./m);
  });

  test('prints a refusal in words, and plays nothing', async () => {
    const { out } = await typed(['move a1 4,4', 'deploy a2 8,8'], ['--position', DUEL]);
    expect(out).toContain('Ships cannot land on a planet.');
    expect(out).toContain('You can only deploy into the orbit of a planet with one of your cubes.');
  });
});

describe('machine commands', () => {
  test('list legal answers and play a line, with scripted numbers', async () => {
    const legal = await tessera(['legal', ...QUANTUM, '--position', DUEL]);
    expect(legal.lines).toContain('attack a1 3,2 from 3,3');
    const { json } = await tesseraJson([
      'play-line',
      ...QUANTUM,
      '--position',
      DUEL,
      '--moves',
      'attack a1 3,2 from 3,3; decline; occupy',
      '--rolls',
      '1,6,5',
    ]);
    const position = json.position as string;
    expect(JSON.parse(position).seats[0].dice[0]).toMatchObject({ zone: 'map', pos: '3,2', moved: true });
    expect(JSON.parse(position).seats[1].dice[0]).toMatchObject({ zone: 'scrap', face: 5 });
  });

  test('[Q-MAP-9] an unplayable map is refused before the match starts', async () => {
    const { err, code } = await tessera(['legal', ...QUANTUM, '--options', '{"map":"base-3"}']);
    expect([code, err]).toEqual([2, 'tessera: options.map: E_MAP: base-3 is for 3 players, not 2\n']);
    const own = '{"map":{"picture":["8a 9 8b"],"cubes":5}}';
    expect((await tessera(['legal', ...QUANTUM, '--options', own])).err).toContain(
      '3 planets for 5 cubes each',
    );
  });

  test('let bots play whole games of two, three and four, and a person join them', async () => {
    for (const seats of [2, 3, 4]) {
      const bots = Array(seats).fill('random').join(',');
      const args = ['--games', '2', '--bots', bots, '--seed', 's', '--out', inFolder(`quantum-${seats}`)];
      const options = ['--options', '{"turnLimit":30}'];
      expect((await tessera(['simulate', ...QUANTUM, ...args, ...options])).code).toBe(0);
    }
    const played = await typed(Array(60).fill('1'), ['--players', 'human,random', '--seed', '5']);
    expect(played.code).toBe(0);
  });

  test('refuse a broken position by its field', async () => {
    const broken = JSON.stringify({ seats: [{ research: 9 }, {}] });
    const { err } = await tessera(['legal', ...QUANTUM, '--position', fileWith('broken.json', broken)]);
    expect(err).toContain('position.seats[0].research: must be a whole number from 1 to 6');
  });
});
