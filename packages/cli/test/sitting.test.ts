/** `play` over the table of packages/table: proposals, undo and redo, notes, the journal. */
import { Table } from '@tessera/table';
import { describe, expect, test } from 'vitest';
import { Sitting } from '../src/play/sitting.ts';
import { manifestOf, STAR, tessera } from './harness.ts';

const typed = async (lines: readonly string[], args: readonly string[]) =>
  (await tessera(['play', ...args], { stdin: lines.map(line => `${line}\n`).join('') })).out;
const RIFT = ['rift', '--position', STAR, '--seed', '5'];
const FRIENDS = [...RIFT, '--black', 'human'];
const ENDED = 'agree to end the game  Black wins. Both sides agreed to end, and the count decided.\n';

describe('offer', () => {
  test('[R-END-12] an offer is accepted or declined by a rival at the keyboard', async () => {
    const agreed = await typed(['offer', 'agree'], FRIENDS);
    expect(agreed).toContain(
      `White offers to end the game.\nBlack: agree or decline?\nBlack agrees.\n${ENDED}`,
    );
    const declined = await typed(['offer', 'offer', 'decline', 'agree', 'notes'], FRIENDS);
    expect(declined).toContain(
      'Black: agree or decline?\nThat has already been offered.\nBlack: agree or decline?\nBlack declines.\nNobody has offered to end the game.\n1. White: the offer to end was declined\n',
    );
  });

  test('is accepted by a bot that wins by the end', async () => {
    expect(await typed(['offer'], [...RIFT, '--black', 'easy'])).toContain(
      `White offers to end the game.\n${ENDED}`,
    );
  });

  test('is declined by a bot that would lose by the count and has hope, with the reason', async () => {
    const position = '14t/13s1/15/15/15/15/15/7S7/6C8/15/15/15/15/15/T14 w - p 0 0';
    const args = ['rift', '--position', position, '--black', 'alphabeta@200n', '--seed', '5'];
    expect(await typed(['offer', 'notes'], args)).toMatch(
      /White offers to end the game\.\nBlack declines\. (It has the better position|Nothing is decided yet)\.\n1\. White: the offer to end was declined\n/,
    );
  });

  test('is refused to a team, which gives up by leaving', async () => {
    expect(await typed(['offer'], ['loop', '--seed', '4'])).toContain('A team cannot agree to end the game');
  });

  test('has a JSON form', async () => {
    const lines = (await typed(['offer', 'decline'], [...FRIENDS, '--json'])).trimEnd().split('\n');
    expect(lines.map(line => JSON.parse(line).type)).toEqual([
      ...['board', 'turn', 'asked', 'asked', 'declined', 'bye'],
    ]);
  });
});

describe('redo', () => {
  test('plays answers that were taken back, with the answer of the bot', async () => {
    const out = await typed(
      ['Sh8-f6xg7', 'undo', 'redo', 'redo', 'undo', 'undo'],
      [...RIFT, '--black', 'random'],
    );
    const plies = out.split('\n').filter(line => /^(Sh8-f6xg7|\S+) {2}(White|Black)[: ]/.test(line));
    expect(plies).toHaveLength(4);
    expect(plies.slice(2)).toEqual(plies.slice(0, 2));
    expect(out).toContain('There is nothing to redo.\n');
    expect(out).toContain('You have nothing to take back.\n');
  });

  test('plays nothing that another answer has replaced', async () => {
    const out = await typed(['Ta1-a2', 'undo', 'Ta1-a3', 'redo'], FRIENDS);
    expect(out).toContain('There is nothing to redo.\n');
  });
});

test('notes lists the reasons of bots, and the win probabilities of hints', async () => {
  const out = await typed(['notes', 'hint', 'Ta1-a2', 'notes'], [...RIFT, '--black', 'easy']);
  expect(out).toContain('There are no notes yet.\n');
  expect(out).toMatch(/^1\. White: \d+% chance of winning$/m);
  expect(out).toMatch(/^2\. \S.*\.$/m);
});

test('the journal of a sitting replays to the same table', async () => {
  const manifest = manifestOf('tesseract');
  const sitting = new Sitting(manifest, [null, null], { options: {}, seed: 'journal' }, 'en');
  const play = (): void => {
    const { count } = sitting.standing;
    sitting.do({ do: 'play', move: sitting.legal[0] ?? '', after: count });
  };
  for (let i = 0; i < 6; i++) play();
  sitting.do({ do: 'takeBack', after: sitting.standing.count });
  play();
  const { game } = manifest;
  const world = { game: () => game, levels: () => [], keeper: () => '', considers: true, downtime: () => 0 };
  const again = Table.load(sitting.journal, world);
  expect(again.position()).toBe(sitting.position);
  expect(again.log()).toEqual(sitting.log);
});
