import { FormatError, Match, parseOptions, seededChance } from '@tessera/engine';
import { formatRecord, rift } from '@tessera/games/rift';
import { describe, expect, test } from 'vitest';
import { READY } from '../../games/rift/fixtures.ts';
import { gameLink, LONGEST_LINK, positionLink } from '../../table/share/link.ts';
import { packed, unpacked } from '../../table/share/pack.ts';
import { fragmentIn, NotOurs, opened, parseFragment } from './fragment.ts';
import { readBrought } from './read.ts';

const played = () => {
  const match = new Match(rift, { options: parseOptions(rift.options, {}), seats: 2, seed: 'link' });
  const chance = seededChance('moves');
  for (let i = 0; i < 24; i++) {
    const moves = rift.legalMoves(match.state, match.state.side);
    match.submit(match.state.side, moves[chance.below(moves.length)] as number);
  }
  return match.log();
};
const LOG = played();
const TEXT = JSON.stringify(LOG);

/** Result of a reader: its value, or the message of its FormatError; any other error fails the test. */
const told = async (reading: Promise<unknown>): Promise<unknown> => {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof FormatError) return error.message;
    throw error;
  }
};

describe('a link', () => {
  test('to a position is readable in the address, and restores the position with its options', async () => {
    const link = await positionLink('rift', READY, { options: { camp: 'outer' } });
    expect(link).toContain(`/open#game=rift&position=${READY.replaceAll(' ', '+')}&options=`);
    const fragment = fragmentIn(`https://example.org${link}`) ?? '';
    expect(await parseFragment(fragment)).toEqual({
      log: opened('rift', READY, { options: { camp: 'outer' } }),
    });
  });

  test('to a game contains its log and the moment, compressed', async () => {
    const link = await gameLink(TEXT, 7);
    expect(link.length).toBeLessThan(TEXT.length / 2);
    expect(await readBrought(`  http://127.0.0.1:4000${link}\n`)).toEqual({ log: LOG, at: 7 });
  });

  test('that is damaged is refused with a FormatError, or leads to a log that the rules refuse', async () => {
    const whole = (await gameLink(TEXT)).split('#')[1] ?? '';
    const chance = seededChance('damage');
    for (let i = 0; i < 300; i++) {
      const at = chance.below(whole.length);
      const letter = String.fromCharCode(33 + chance.below(94));
      const changed = [
        whole.slice(0, at),
        whole.slice(0, at) + letter + whole.slice(at + 1),
        whole.slice(0, at) + whole.slice(at + 1),
      ][i % 3] as string;
      const found = await told(parseFragment(changed));
      if (typeof found === 'string') expect(found).toMatch(/^(link|log).*: .{8}/);
      else expect(found).toHaveProperty('log');
    }
  });

  test.each([
    ['', 'link: brings neither a position nor a game'],
    ['nonsense', 'link: brings neither a position nor a game'],
    ['game=rift', 'link: brings neither a position nor a game'],
    ['log=', 'log'],
    ['log=~!!!', 'log: is damaged'],
    ['log=~AAAA', 'log: is damaged'],
    ['log={}&at=-1', 'at: must be a whole number'],
    ['game=rift&position=x&seats=two', 'seats: must be a whole number'],
    ['game=rift&position=x&options=[]', 'options: must be an object'],
    [`log=${'a'.repeat(LONGEST_LINK)}`, 'link: is too long'],
  ])('%.30s is refused: %s', async (fragment, sentence) => {
    expect(await told(parseFragment(fragment))).toContain(sentence);
  });

  test('a short fragment that decompresses to millions of zeros is refused', async () => {
    const bomb = await packed('0'.repeat(20_000_000));
    expect(bomb.length).toBeLessThan(LONGEST_LINK);
    expect(await told(unpacked(bomb, 'log'))).toBe('log: is too long to be a match');
  });
});

describe('a text', () => {
  test('is parsed as a log, a record, a position, or a position behind the name of its game', async () => {
    expect(await readBrought(TEXT)).toEqual({ log: LOG });
    const { log } = (await readBrought(formatRecord(LOG, null))) as { log: typeof LOG };
    expect(log.entries).toEqual(LOG.entries);
    expect(await readBrought(`${READY}\n`)).toEqual({ log: opened('rift', READY) });
    expect(await readBrought(`rift: ${READY}`)).toEqual({ log: opened('rift', READY) });
    expect(await readBrought('Quantum {"a":1}')).toEqual({ log: opened('quantum', '{"a":1}') });
  });

  test.each([
    ['', 'text, column 1: is no position and no game'],
    ['hello there', 'text, column 1: is no position and no game'],
    ['{"a":', 'text'],
    ['[Game "chess"]', 'line 1, Game: is "chess"'],
    ['[Game "rift"]\nTf1-f9 nonsense', 'line 2, ply 2, column 8: "nonsense" is not an action'],
  ])('%j is refused: %s', async (text, sentence) => {
    expect(await told(readBrought(text))).toContain(sentence);
  });

  test('that is written like nothing here is told from one with a fault', async () => {
    const thrown = (text: string) => readBrought(text).catch((error: unknown) => error);
    expect(await thrown('hello there')).toBeInstanceOf(NotOurs);
    expect(await thrown('https://example.org/open#x=1')).toBeInstanceOf(NotOurs);
    expect(await thrown('[Game "chess"]')).not.toBeInstanceOf(NotOurs);
  });

  test('arbitrary garbage gives a FormatError and nothing else', async () => {
    const chance = seededChance('garbage');
    const pieces = [
      '[',
      '{',
      '"',
      '/',
      '15',
      't',
      ' ',
      '\n',
      'rift',
      'open#',
      'log=',
      '~',
      'Ä',
      '\u0000',
      ']',
      '%E0',
    ];
    for (let i = 0; i < 500; i++) {
      const text = Array.from(
        { length: 1 + chance.below(12) },
        () => pieces[chance.below(pieces.length)],
      ).join('');
      await told(readBrought(text));
    }
  });
});
