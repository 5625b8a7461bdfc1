import { BUILT_IN_PACK } from '@tessera/games/tesseract';
import { describe, expect, test } from 'vitest';
import { fileWith, inFolder, KAREN, tessera, tesseraJson } from './harness.ts';

/** The built-in pack with another effect on L2-06. */
const packText = (effect: string): string =>
  JSON.stringify({
    ...BUILT_IN_PACK,
    name: 'mine',
    research: BUILT_IN_PACK.research.map(card => (card.id === 'L2-06' ? { ...card, effect } : card)),
  });

const REROLL = fileWith('reroll.json', packText('reroll(mylab,1!,min=4)'));
const TESSERACT = ['--game', 'tesseract'];

describe('pack show and pack check', () => {
  test('shows the built-in pack, for people and for programs', async () => {
    const { code, out, lines } = await tessera(['pack', 'show', ...TESSERACT]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(BUILT_IN_PACK);
    expect(lines.filter(line => line.includes('"id"'))).toHaveLength(26 + 9 + 11 + 8);
    expect((await tesseraJson(['pack', 'show', ...TESSERACT])).json).toEqual(BUILT_IN_PACK);
    expect((await tessera(['pack', 'check', '-'], { stdin: out })).out).toBe(
      'built-in is a pack: every row can be played\n',
    );
  });

  test('[T-PACK-2] pack check reports every fault, with row and reason', async () => {
    const wrong = JSON.parse(packText('sing(tess,1)'));
    wrong.bases[2].rows[1] = 'AC';
    const file = fileWith('wrong.json', JSON.stringify(wrong));
    const { code, lines } = await tessera(['pack', 'check', file]);
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^research\[5\] \(L2-06\)\.effect: "sing" is not a verb; known are /),
      expect.stringMatching(/^bases\[2\] \(3\)\.rows: row 1 must be four of AC, /),
    ]);
    const { json } = await tesseraJson(['pack', 'check', file]);
    expect(json).toMatchObject({ ok: false, complaints: [{ at: 'research[5] (L2-06).effect' }, {}] });
    expect((await tesseraJson(['pack', 'check', REROLL])).json).toEqual({ ok: true, complaints: [] });
  });

  test.each([
    ['{\n  "name": "x",\n  "research": [1 2]\n}', ', line 3, column 18: is not valid JSON'],
    ['{\n  "name": "x",\n', ', line 3, column 1: is not valid JSON'],
    ['', ', column 1: is not valid JSON (it ends too early)'],
    ['{\n  "research": [],,\n  "bases": []\n}', ', line 2, column 18: is not valid JSON (a name in'],
    ['name', ', column 2: is not valid JSON (expected the word null)'],
  ])('reports broken JSON by line and column: %j', async (text, message) => {
    const file = fileWith('broken.json', text);
    const { code, out, err } = await tessera(['pack', 'check', file]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`tessera: ${file}${message}`);
  });

  test.each([
    [['pack'], 'tessera: pack: is needed: show, or check FILE\n'],
    [['pack', 'eat'], 'tessera: pack: "eat" is unknown: show, or check FILE\n'],
    [['pack', 'check'], 'tessera: pack: check needs a FILE, or - for standard input\n'],
    [
      ['pack', 'show'],
      'tessera: pack: whose pack? Say show --game tesseract, or show --game quantum, or show --game loop\n',
    ],
    [['pack', 'show', 'x'], 'tessera: pack: show takes no file\n'],
    [['pack', 'check', 'no such'], 'tessera: pack: there is no file "no such"\n'],
  ])('refuses %j', async (args, message) => {
    expect(await tessera(args)).toMatchObject({ code: 2, out: '', err: message });
  });
});

describe('playing with a pack', () => {
  const line = ['play-line', ...TESSERACT, '--position', KAREN, '--moves', 'play L2-06', '--rolls', '6'];

  test('[T-PACK-1] play-line uses the cards of the pack', async () => {
    const { out } = await tessera([...line, '--pack', REROLL]);
    expect(out).toContain('1. play L2-06  A plays Rewrite. Y4 rolls 6.\n');
    expect((await tessera(line)).err).toBe('note: 1 of the --rolls were not needed\n');
    const options = `{"pack":${packText('reroll(mylab,1!,min=4)')}}`;
    expect((await tessera([...line, '--options', options])).out).toBe(out);
  });

  test('[T-PACK-1] simulate stores the pack in its logs, which verify without the file', async () => {
    const out = inFolder('packed');
    const { code } = await tessera([
      ...['simulate', ...TESSERACT, '--games', '1', '--bots', 'random', '--seats', '1'],
      ...['--pack', REROLL, '--out', out, '--save-logs'],
    ]);
    expect(code).toBe(0);
    expect((await tessera(['verify', `${out}/logs/0.json`])).code).toBe(0);
    const { lines } = await tessera(['legal', '--log', `${out}/logs/0.json`]);
    expect(lines).toEqual([]);
  });

  test('[T-PACK-1] engine, scenario and play accept a pack', async () => {
    const asked = `{"id":1,"type":"position","position":${KAREN},"rolls":[2],"moves":["play L2-06"]}\n`;
    const engine = await tessera(['engine', '--open', ...TESSERACT, '--pack', REROLL], { stdin: asked });
    expect(JSON.parse(engine.out).played[0].chance).toEqual([2]);
    const steps = [{ move: 'play L2-06' }, { expect: { position: { labs: ['Y2Y3Y2B2', ''] } } }];
    const scenario = fileWith(
      'packed.json',
      JSON.stringify({ game: 'tesseract', position: JSON.parse(KAREN), rolls: [2], steps }),
    );
    expect(await tessera(['scenario', scenario, '--pack', REROLL])).toMatchObject({ code: 0, err: '' });
    const play = ['play', 'tesseract', '--position', KAREN, '--pack', REROLL, '--seed', '1'];
    const { out } = await tessera(play, { stdin: 'cards\nplay L2-06\n' });
    expect(out).toContain('A  Rewrite: reroll(mylab,1!,min=4)\n');
    expect(out).toMatch(/^play Rewrite {2}A plays Rewrite\. Y4 rolls [1-6]\.$/m);
  });

  test.each([
    [
      ['--pack', fileWith('sing.json', packText('sing(tess,1)'))],
      /^tessera: pack\.research\[5\] \(L2-06\)\.effect: "sing"/,
    ],
    [['--pack', fileWith('half.json', '{"name":')], /half\.json, column 9: is not valid JSON/],
    [
      ['--pack', REROLL, '--options', '{"pack":"built-in"}'],
      /^tessera: --pack: is given beside the option pack/,
    ],
    [['--options', '{"pack":"other"}'], /^tessera: --options\.pack: must be a pack/],
    [['--pack', 'no such'], /^tessera: --pack: there is no file "no such"/],
  ])('[T-PACK-2] a wrong pack is refused, and nothing is played: %j', async (args, message) => {
    const { code, out, err } = await tessera([...line, ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
  });

  test('a game without packs refuses --pack', async () => {
    expect((await tessera(['legal', '--game', 'rift', '--pack', REROLL])).err).toBe(
      'tessera: --pack: rift has no packs\n',
    );
  });
});
