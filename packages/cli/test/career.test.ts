import { readFileSync } from 'node:fs';
import { Match, parseOptions } from '@tessera/engine';
import { loop } from '@tessera/games/loop';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileWith, inFolder, tessera, tesseraJson } from './harness.ts';

/** Log of a game played from one step before the fourth archive. */
function wonLog(): string {
  const position = JSON.stringify({
    agents: [
      { agent: 'vgirl', era: 'dawn', hand: [], battery: true },
      { agent: 'prowler', era: 'end', hand: [], battery: true },
    ],
    seats: 2,
    active: 'vgirl',
    foo: 'end',
    phase: 'actions',
    turn: 12,
    cycle: 2,
    missions: ['M-ENERGY-HERE:6', null, null, null, null, null, null],
    archived: ['M-CLEAN', 'M-GRID', 'M-ENCIRCLE'],
    fooPile: ['dawn'],
  });
  const options = parseOptions(loop.options, { agents: ['vgirl', 'prowler'], difficulty: 'year' });
  const match = new Match(loop, { options, seats: 2, seed: '7', position });
  match.answer(0, 'endActions');
  match.answer(0, 'yes');
  return JSON.stringify(match.log());
}

let lost = '';
let won = '';
beforeAll(async () => {
  const args = ['--game', 'loop', '--games', '1', '--bots', 'random,random'];
  await tessera(['simulate', ...args, '--out', inFolder('career'), '--save-logs']);
  lost = inFolder('career/logs/0.json');
  won = fileWith('won.json', wonLog());
});

describe('career', () => {
  test('[L-HR-1] career lists wins with their team and file', async () => {
    const { code, lines } = await tessera(['career', lost, won]);
    expect(code).toBe(0);
    expect(lines[0]).toBe('2 played, 1 won');
    expect(lines).toContain(
      `S.A.B.O.T.A.G.E, Employee of the Year: 1 played, 1 won, first with V-Girl, Time Prowler (${won})`,
    );
  });

  test('[L-HR-2] career marks achievements and explains how to earn the rest, in three languages', async () => {
    const { lines } = await tessera(['career', won]);
    expect(lines).toContain(`  [x] You Can Start Monday: Win a match. (${won})`);
    expect(lines).toContain('  [ ] Freelancer: Win solo, with one deck for all agents.');
    const french = await tessera(['career', won, '--language', 'fr']);
    expect(french.lines).toContain(`  [x] Vous commencez lundi: Gagnez une partie. (${won})`);
    expect((await tessera(['career', won, '--language', 'cs'])).lines[0]).toBe('1 partie, 1 výhra');
  });

  test('has a JSON form', async () => {
    const { json } = await tesseraJson(['career', won, lost]);
    expect(json).toMatchObject({ game: 'loop', played: 2, won: 1 });
    expect(json.grid).toHaveLength(4);
    expect(json.grid[0][1]).toMatchObject({ won: 1, first: { match: won, team: ['vgirl', 'prowler'] } });
  });

  test('refuses games without careers, mixed games, and no files', async () => {
    const rift = fileWith('r.json', await riftLog());
    expect(await tessera(['career', rift])).toMatchObject({ code: 2 });
    expect((await tessera(['career', won, rift])).err).toContain('is of rift, not of loop');
    expect((await tessera(['career'])).code).toBe(2);
  });
});

async function riftLog(): Promise<string> {
  const args = [
    '--game',
    'rift',
    '--games',
    '1',
    '--bots',
    'random,random',
    '--options',
    '{"stallLimit":60}',
  ];
  await tessera(['simulate', ...args, '--out', inFolder('rifts'), '--save-logs']);
  return readFileSync(inFolder('rifts/logs/0.json'), 'utf8');
}
