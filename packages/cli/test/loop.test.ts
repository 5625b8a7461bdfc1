/** loop on the command line: the outputs that only this game has. */
import { describe, expect, test } from 'vitest';
import { fileWith, inFolder, tessera, tesseraJson } from './harness.ts';

const LOOP = ['--game', 'loop'];
const typed = (lines: readonly string[], args: readonly string[] = []) =>
  tessera(['play', 'loop', ...args], { stdin: lines.map(line => `${line}\n`).join('') });

/** Mr Time beside a full vortex, Dr Foo far away. */
const RING = JSON.stringify({
  agents: [
    { agent: 'mrtime', era: 'medieval', hand: ['S-MT-1', 'S-MT-3*'] },
    { agent: 'vgirl', era: 'industry', hand: ['S-VG-1'], battery: false },
  ],
  active: 'mrtime',
  foo: 'robots',
  fooPile: ['dawn', 'industry'],
  turn: 6,
  rifts: [3, 1, 0, 0, 0, 0, 0],
  energy: [0, 2, 0, 0, 0, 0, 1],
  clones: [['C-1-4'], [], [], [], [], [], []],
  missions: ['?M-GRID', 'M-ENERGY-HERE:2', null, null, null, null, null],
  available: [[], ['A-08'], [], [], [], [], []],
  draw: [['A-03', 'S-MT-2'], []],
  known: [1, 0],
});

describe('the table', () => {
  test('shows the ring, the agents and their cards', async () => {
    const { out } = await typed([], ['--position', RING]);
    expect(out).toContain('Turn 6 of 21, cycle 1; missions 0 of 4; vortices 0 of 3; clones in the bag 27\n');
    expect(out).toContain('Dr Foo: Age of Robots; still to come: Dawn of Time, Industrial Era\n');
    expect(out).toContain('\nDawn of Time    ###  0    a clone of Globalization; hidden mission\n');
    expect(out).toContain('\nMedieval Era    #..  2    Mr Time; Overload! 2/6; War Steed\n');
    expect(out).toContain('\nAge of Robots   ...  0    Dr Foo\n');
    expect(out).toContain('> Mr Time (A); hand: Wormhole, (Grappling Hook); free move;');
    expect(out).toContain('draw pile 2 (on top: First Flame); discard pile 0\n');
    expect(out).toContain('  V-Girl (B); hand: Safety Valve; draw pile 0; discard pile 0\n');
    expect(out).toContain('A, Mr Time: ');
  });

  test.each([
    ['en', 'Dawn of Time: vortex', 'Overload! 2/6: ', 'War Steed: '],
    ['fr', 'Aube des Temps : vortex', 'Surcharge ! 2/6 : ', 'Destrier de Combat : '],
    ['cs', 'vír', '2/6: ', 'Válečný oř: '],
  ])('shows the chances of the next throw, missions and cards, in %s', async (language, ...said) => {
    const { out } = await typed(
      ['chances', 'missions', 'cards'],
      ['--position', RING, '--language', language],
    );
    for (const words of said)
      expect(out.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')).toContain(words);
  });

  test('[L-SETUP-1] an open place in the list of agents stays open', async () => {
    const options = JSON.stringify({ agents: ['mrtime', 'any', 'any'] });
    const { out } = await typed([], ['--seats', '2', '--seed', 'open', '--options', options]);
    for (const sheet of ['Mr Time (A); hand', 'Time Prowler (B); hand', 'Cztwyzzek (A); hand'])
      expect(out).toContain(sheet);
  });

  test.each([
    ['en', 'Place the last damage now?', 'is destroyed.'],
    ['fr', 'Placer maintenant le dernier dégât ?', 'détruite'],
    ['cs', 'Umístit teď poslední poškození?', 'zničena'],
  ])(
    '[L-CENT-4] the last damage of a Centrifuge is asked for in %s, and undone',
    async (language, question, gone) => {
      const laser = {
        ...JSON.parse(RING),
        centrifuges: [null, 'CF-1 spiral 2', null, null, null, null, null],
      };
      const options = JSON.stringify({ mode: 'centrifuge' });
      const start = ['--position', JSON.stringify(laser), '--options', options, '--language', language];
      const { out } = await typed(['loop spiral', 'no', 'undo', 'undo', 'loop spiral', 'yes'], start);
      const said = out.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
      expect(said.split(question).length).toBeGreaterThan(2);
      expect(said).toContain(gone);
    },
  );

  test('prints a refusal in words, and plays nothing', async () => {
    const { out } = await typed(['useCard S-MT-3', 'loop stripes', 'move robots'], ['--position', RING]);
    expect(out).toContain('Grappling Hook is exhausted: you can use it again once it is ready.');
    expect(out).toContain('You have no Stripes card in your hand.');
    expect(out).toContain('You are in the Medieval Era: you can only move to a neighbouring era.');
  });
});

describe('machine commands', () => {
  test('list legal answers and play a line, with scripted numbers', async () => {
    const legal = await tessera(['legal', ...LOOP, '--position', RING]);
    expect(legal.lines).toEqual([
      'move dawn',
      'move renaissance',
      'freeMove dawn',
      'freeMove renaissance',
      'useCard S-MT-1',
      'loop spiral',
      'loop star',
      'power',
      'endActions',
    ]);
    // Scripted: Mr Time's discard pile, a clone from the bag, the exits of two cubes and one for the clone at
    // dawn.
    const line = ['--moves', 'loop star; useCard S-MT-3; endActions; none', '--rolls', '0,0,0,1,2'];
    const { json } = await tesseraJson(['play-line', ...LOOP, '--position', RING, ...line]);
    const position = JSON.parse(json.position as string);
    expect(position).toMatchObject({ active: 'vgirl', foo: 'dawn', vortices: ['dawn'], turn: 7 });
  });

  test('[L-FOO-6] a custom tower is accepted, and its faults named', async () => {
    const options = (tower: unknown) => ['legal', ...LOOP, '--options', JSON.stringify({ tower })];
    expect((await tessera(options([2, 5, 2]))).code).toBe(0);
    const { code, err } = await tessera(options([0, 0, 0]));
    expect([code, err]).toEqual([2, 'tessera: --options.tower: must let cubes out somewhere\n']);
    expect((await tessera(options('slanted'))).err).toContain('uniform, centred or three weights');
  });

  test('let bots play whole games of every mode, alone and together', async () => {
    for (const [i, mode] of ['sabotage', 'supa', 'centrifuge', 'ultramachina'].entries()) {
      const bots = Array(i + 1)
        .fill('random')
        .join(',');
      const args = ['--games', '2', '--bots', bots, '--seed', 's', '--out', inFolder(`loop-${mode}`)];
      const { code } = await tessera(['simulate', ...LOOP, ...args, '--options', JSON.stringify({ mode })]);
      expect(code).toBe(0);
    }
    expect((await typed(Array(40).fill('1'), ['--players', 'human,greedy', '--seed', '5'])).code).toBe(0);
  });

  test('run a scenario, and refuse a broken position by its field', async () => {
    const steps = [
      { whyNot: 'useCard S-MT-3', clause: 'L-ACT-4' },
      { move: 'useCard S-MT-1' },
      { expect: { decider: 0, legalIncludes: ['endActions'], position: { actions: 1 } } },
    ];
    const file = fileWith('loop.json', JSON.stringify({ game: 'loop', position: JSON.parse(RING), steps }));
    expect((await tessera(['scenario', file])).out).toMatch(/\nall 3 steps hold\n$/);
    const broken = JSON.stringify({ ...JSON.parse(RING), rifts: [4, 0, 0, 0, 0, 0, 0] });
    const { err } = await tessera(['legal', ...LOOP, '--position', fileWith('broken.json', broken)]);
    expect(err).toContain('position.rifts[0]: must be a whole number from 0 to 3');
  });
});
