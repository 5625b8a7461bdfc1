import { COMPLETE_LANGUAGES } from '@tessera/engine';
import type { QuantumView } from '@tessera/games/quantum';
import { expect, test } from 'vitest';
import { table } from '../../../../games/test/quantumTable.ts';
import { situationOf } from './fixtures.ts';
import { placedDeed, whysOf } from './QuantumHint.tsx';
import { deedWords } from './speech.ts';
import { whyOfBot } from './useStory.tsx';
import { loadWords } from './words/index.ts';

const hint = async (verb: 'end' | 'research', actions: number, ...keys: readonly string[]) => {
  const view = { turn: { actions } } as QuantumView;
  const reasons = keys.map(key => ({ key, params: {} }));
  return whysOf({ words: await loadWords('en'), names: ['Ada'], view }, { verb }, reasons);
};

test('a hint says why, and nothing where nothing stands out', async () => {
  expect(await hint('research', 1, 'launches', 'again')).toEqual([
    'This brings a ship into play.',
    'Another turn follows.',
  ]);
  expect(await hint('research', 1)).toEqual([]);
  expect(await hint('end', 1)).toEqual([]);
  expect(await hint('end', 0)).toEqual(['No actions are left.']);
});

test('a bot’s reason calls whoever reads it a fleet, which fits every sentence', async () => {
  const said = await Promise.all(
    COMPLETE_LANGUAGES.map(async language => {
      const words = await loadWords(language);
      return whyOfBot(words, ['Vega', 'You'], 1, { key: 'hinders', params: { rival: 1 } }, 0);
    }),
  );
  expect(said).toEqual([
    'Vega keeps your fleet from constructing.',
    'Vega empêche votre flotte de construire.',
    'Vega zdržuje stavbu, kterou chystá vaše flotila.',
  ]);
});

test('a hint says which of two equal ships moves, and names a single one without its place', async () => {
  const words = await loadWords('en');
  const { state } = table({ seats: [{ ships: '6@2,1 6@5,1 3@1,2' }, { ships: '4@6,7' }] });
  const { view, offers } = situationOf(state);
  const said = offers.map(one => placedDeed({ words, view, names: ['Ada', 'Milo'] }, one));
  expect(said).toContain('swap Destroyer 3 and Scout 6 (now on (2,1))');
  expect(said).toContain('swap Destroyer 3 and Scout 6 (now on (5,1))');
  const moves = said.filter(one => one.startsWith('move '));
  expect(moves.filter(one => one.includes('Scout 6')).every(one => one.includes('(now on ('))).toBe(true);
  expect(moves.filter(one => one.includes('Destroyer 3')).some(one => one.includes('now on'))).toBe(false);
  expect(new Set(said).size).toBe(said.length);
});

test('a bot’s attack on whoever reads it is one on "your" ship, in every language', async () => {
  const { state } = table({ seats: [{ ships: '3@4,3' }, { ships: '2@5,3' }] });
  const { view, offers } = situationOf(state);
  const attack = offers.find(({ verb }) => verb === 'attack');
  if (!attack) throw new Error('nothing to attack');
  const said = await Promise.all(
    COMPLETE_LANGUAGES.map(async language =>
      deedWords({ words: await loadWords(language), view, names: ['Vega', 'You'], you: 1 }, attack),
    ),
  );
  expect(said).toEqual([
    'attack your Flagship 2 from (5,2)',
    'attaquer votre Vaisseau amiral 2 depuis (5,2)',
    'zaútočit na vaši Vlajkovou loď 2 z (5,2)',
  ]);
});
