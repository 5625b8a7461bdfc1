import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseOptions } from '@tessera/engine';
import { contractLaws, fuzz, playthrough } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { LONGEST, riftVariants } from '../../test/riftVariants.ts';
import { rift } from './index.ts';

describe('the contract of every game, over 2,100 random games of rift', () => {
  const plan = { variants: riftVariants(50, 'contract'), games: 140, seed: 'rift', longest: LONGEST };
  for (const law of contractLaws(rift, plan)) test(law.name, () => law.run());
});

test('[R-END-7] five hundred random games: no crash, no dead end, no endless game', () => {
  const failure = fuzz(rift, {
    variants: riftVariants(100, 'fuzz'),
    games: 500,
    seed: 'fuzz',
    longest: LONGEST,
  });
  if (failure) {
    const folder = join(tmpdir(), 'tessera-fuzz');
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `rift-${failure.kind}.json`);
    writeFileSync(file, JSON.stringify(failure.log));
    throw new Error(`${failure.kind}: ${failure.message}; next ${failure.next}; the log is in ${file}`);
  }
});

describe('golden playthroughs (UPDATE_PLAYTHROUGHS=1 writes them anew)', () => {
  const folder = join(import.meta.dirname, '..', '..', '..', '..', 'playthroughs');
  const stall = { stallLimit: 20 };
  const GAMES = {
    'rift-default': stall,
    'rift-crosses-first': { ...stall, setupOrder: 'crossesFirst', firstPlayer: 'b' },
    'rift-outer': { ...stall, camp: 'outer', crossSpacing: 'disjoint', armEndSlides: 'perpendicular' },
    'rift-other-readings': {
      ...stall,
      firstPlayer: 'w',
      turningPointCapture: true,
      endgameImmobilisation: true,
      bareTesseractLoses: true,
    },
    'rift-strictest': {
      ...stall,
      legOneCapture: false,
      rectangleOverCross: false,
      largeSlideCapture: 'leading',
      pivotOntoArmEnd: false,
      bareTesseractLoses: true,
    },
  };
  test.each(Object.entries(GAMES))('%s', (name, options) => {
    const file = join(folder, `${name}.txt`);
    const text = playthrough(rift, { options: parseOptions(rift.options, options), seats: 2 }, name);
    if (process.env.UPDATE_PLAYTHROUGHS) writeFileSync(file, text);
    expect(existsSync(file), `${name}.txt is missing`).toBe(true);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
