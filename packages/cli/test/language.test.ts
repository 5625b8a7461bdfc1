/** Sentences about a match follow `--language` in every command that tells any. */
import { LANGUAGES } from '@tessera/engine';
import { expect, test } from 'vitest';
import { COMMANDS } from '../src/cli.ts';
import { fileWith, STAR, tessera } from './harness.ts';

const RECORD = fileWith(
  'spoken.rift',
  '[Game "rift"]\n[Options "{}"]\n[Starter "w"]\n[Result "*"]\n[Reason "*"]\n\nT@h2\n',
);
const SCENARIO = JSON.stringify({
  game: 'rift',
  position: STAR,
  steps: [
    { whyNot: 'Sh8-k7' },
    { whyNot: 'Ta1-a2' },
    { expect: { legalCount: 45 } },
    { move: 'Sh8-f6xg7' },
    { move: 'Ta1-a2' },
    { move: 'To15-o14' },
  ],
});

test('commands that tell of matches or rules have the option, and refuse a language nobody speaks', async () => {
  const speaking = COMMANDS.filter(({ options }) => 'language' in options).map(({ name }) => name);
  expect(speaking).toEqual([
    'play',
    'puzzle',
    'play-line',
    'engine',
    'scenario',
    'replay',
    'verify',
    'review',
    'career',
    'rules',
  ]);
  const { code, err } = await tessera(['replay', RECORD, '--language', 'tlh']);
  expect([code, err]).toEqual([
    2,
    `tessera: --language: "tlh" is unknown; known are ${LANGUAGES.join(', ')}\n`,
  ]);
});

test('replay', async () => {
  const said = async (language: string) =>
    (await tessera(['replay', RECORD, '--language', language])).lines[0];
  expect(await said('en')).toMatch(/^1\. T@h2 {2}White/);
  expect(await said('fr')).toMatch(/^1\. T@h2 {2}Les Blancs/);
  expect(await said('cs')).toMatch(/^1\. T@h2 {2}Bílý/);
});

test('scenario: verdicts, refusals, differences and the sum', async () => {
  const run = async (language: string) =>
    (await tessera(['scenario', '-', '--language', language], { stdin: SCENARIO })).lines;
  const french = await run('fr');
  expect(french[0]).toMatch(/^juste 1\. Sh8-k7 refusé\u00a0: .* \[E_ENEMY_ON_TURN, R-BENT-5\]$/);
  expect(french[1]).toBe('ÉCHEC 2. Ta1-a2 devrait être refusé, mais c’est permis');
  expect(french.slice(2, 6)).toEqual([
    'ÉCHEC 3. pas comme prévu\u00a0:',
    '   legalCount',
    '     prévu   45',
    '     obtenu  44',
  ]);
  expect(french.at(-1)).toBe('échecs\u00a0: 3, étapes non jouées\u00a0: 1');
  const czech = await run('cs');
  expect(czech[0]).toMatch(/^platí 1\. Sh8-k7 odmítnuto: /);
  expect(czech.at(-2)).toMatch(/^CHYBA 5\. Ta1-a2 zahrát nelze: /);
  expect(czech.at(-1)).toBe('chyby: 3, nezahrané kroky: 1');
});

test('engine: sentences of refusals, with the same codes', async () => {
  const check = { id: 1, type: 'check', move: 'Ta1-a9' };
  const moves = { id: 2, type: 'moves', moves: ['Ta1-a9'] };
  const stdin = `${JSON.stringify(check)}\n${JSON.stringify(moves)}\n`;
  const talk = async (language: string) => {
    const { lines } = await tessera(['engine', '--game', 'rift', '--language', language], { stdin });
    return lines.map(line => JSON.parse(line));
  };
  const [[english], [czech, refused]] = [await talk('en'), await talk('cs')];
  expect(czech.code).toBe(english.code);
  expect(czech.sentence).not.toBe(english.sentence);
  expect(refused.error.message).toMatch(/zahrát nelze/);
});

test('verify: what is proved', async () => {
  const said = async (language: string) => (await tessera(['verify', RECORD, '--language', language])).lines;
  expect((await said('fr')).slice(0, 2)).toEqual([
    'le journal est valide\u00a0; coups joués\u00a0: 1, tous permis\u00a0; les nombres ont été saisis à la main, comme le dit le journal\u00a0: rien n’est prouvé',
    'le journal n’a pas de sceau\u00a0: impossible de savoir s’il a été modifié depuis',
  ]);
  expect((await said('cs'))[0]).toMatch(/^záznam platí; zahrané tahy: 1, /);
});

test('rules: clauses of the translated page, in English where it has none', async () => {
  const clause = async (id: string, language: string) =>
    (await tessera(['rules', id, '--language', language])).out;
  expect(await clause('L-ADD-1', 'cs')).toMatch(/^L-ADD-1 {2}Nepovinné, nejvýš jedna: /);
  expect(await clause('L-ADD-1', 'fr')).toMatch(/^L-ADD-1 {2}Facultatif, une au plus/);
  expect(await clause('L-TV-1', 'fr')).toBe(await clause('L-TV-1', 'en'));
});
