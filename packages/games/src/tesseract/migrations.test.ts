import { Match, type MatchLog, replay, verify } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { tesseractOptions } from '../../test/tesseractVariants.ts';
import { tesseract } from './index.ts';

const options = tesseractOptions({ base: 'C', researchers: ['random', 'R05'] });
const match = new Match(tesseract, { options, seats: 2, seed: 'old' });
for (let i = 0; i < 20; i++) match.fallback();

/** The same match as version 1 wrote it. */
const { header, entries } = match.log();
const old: MatchLog = {
  header: { ...header, rulesVersion: 1, options: { base: 'C', researcher2: 'R05' } },
  entries,
};

describe('logs of older rules', () => {
  test('[T-VAR-6] version 1 named each researcher by an option of its own; such a log goes on', () => {
    const read = replay(tesseract, old, 'seeded');
    expect(read.state).toEqual(match.state);
    expect(read.header.options).toEqual({ base: 'C', researchers: ['random', 'R05'] });
    expect(Match.resume(tesseract, old).fallback()?.state).toEqual(match.fallback()?.state);
  });

  test('a log of version 2 goes on as it is', () => {
    const second = { ...match.log(), header: { ...header, rulesVersion: 2 } };
    expect(replay(tesseract, second).state).toEqual(match.state);
    expect(Match.resume(tesseract, second).state).toEqual(match.state);
  });

  test('[T-STATE-2] a log of version 2 in which a cube was recoloured without a roll is refused in words', () => {
    const position = JSON.stringify({
      tesseract: ['Y6Y6', ...Array<string>(15).fill('')],
      researchers: ['R04', '-'],
      labs: ['Y2', ''],
      destroyed: 'O',
    });
    const start = new Match(tesseract, {
      options: tesseractOptions(),
      seats: 2,
      seed: 'x',
      position,
    });
    const moves = ['specialize', 'pick A:Y2'];
    const second = {
      header: { ...start.log().header, rulesVersion: 2 },
      entries: moves.map(move => ({ seat: 0, move, chance: [] })),
    };
    expect(() => replay(tesseract, second)).toThrow('number 1 is needed');
  });

  test('such a log is played on, but proves nothing any more', () => {
    expect(() => verify(tesseract, old)).toThrow('header.rulesVersion: is 1, but these rules are version 3');
  });

  test('what never was is refused in words', () => {
    const future = { ...old, header: { ...old.header, rulesVersion: 99 } };
    expect(() => replay(tesseract, future)).toThrow('header.rulesVersion: is 99');
  });
});
