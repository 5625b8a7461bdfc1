import { Match, parseOptions } from '@tessera/engine';
import { BUILT_IN_PACK, TESSERACT_OPTIONS, tesseract } from '@tessera/games/tesseract';
import { describe, expect, test } from 'vitest';
import type { NewMatch } from '../../../match/client.ts';
import {
  chosenOf,
  type Draft,
  expertGroups,
  firstDraft,
  heldBy,
  setupOf,
  specOf,
  withMore,
  withOption,
  withoutSeat,
} from '../../../table/newMatch/draft.ts';
import { ownPack, withPack } from '../../../table/newMatch/packs/draft.ts';
import { firstGameOf } from '../../firstGame.ts';
import { tesseract as manifest } from '../index.ts';
import { baseOf, FORM, facesIn, packOf, researcherOf, withResearcher } from './form.ts';

const FIRST = firstDraft(FORM);
const holders = (draft: Draft) => draft.seats.map(seat => seat.holder);
const mine = { ...structuredClone(BUILT_IN_PACK), name: 'Mine' };

/** First state of a new match. */
const played = ({ options, seats }: NewMatch) =>
  new Match(tesseract, {
    options: parseOptions(tesseract.options, options),
    seats: seats.length,
    seed: 'form',
  }).state;

describe('the team', () => {
  test('has you and a bot, then up to four', () => {
    expect(holders(FIRST)).toEqual(['you', 'bot']);
    expect(holders(withMore(FORM, withMore(FORM, withMore(FORM, FIRST))))).toEqual([
      'you',
      'bot',
      'bot',
      'bot',
    ]);
  });

  test('[T-SETUP-4] may be a single player with two labs', () => {
    const alone = withoutSeat(FORM, FIRST, 1);
    expect([holders(alone), heldBy(FORM, alone)]).toEqual([['you'], [[0, 1]]]);
    const both = withResearcher(withResearcher(alone, 0, 'R03'), 1, 'R05');
    expect(played(setupOf(FORM, both))).toMatchObject({
      labs: { length: 2 },
      researchers: ['R03', 'R05'],
    });
  });

  test('loses only the researchers of a removed player, who cannot start any more', () => {
    const three = withMore(FORM, FIRST);
    const chosen = withResearcher(withResearcher(three, 1, 'R05'), 2, 'R07');
    const left = withoutSeat(FORM, withOption(chosen, 'firstSeat', 2), 1);
    expect([researcherOf(left, 1), researcherOf(left, 2)]).toEqual(['R07', 'random']);
    expect(chosenOf(FORM, left, 'firstSeat')).toBe(0);
    expect(played(setupOf(FORM, left)).researchers[1]).toBe('R07');
  });

  test('[T-SETUP-11] has only existing labs as starter', () => {
    const values = (draft: Draft) => specOf(FORM, draft, 'firstSeat');
    expect(values(withMore(FORM, FIRST))).toMatchObject({ values: [0, 1, 2, 'random'] });
    expect(values(withoutSeat(FORM, FIRST, 1))).toMatchObject({ values: [0, 1, 'random'] });
  });
});

describe('options', () => {
  test('[T-VAR-6] assign a researcher to one lab only', () => {
    const taken = withResearcher(withResearcher(FIRST, 0, 'R03'), 1, 'R03');
    expect([researcherOf(taken, 0), researcherOf(taken, 1)]).toEqual(['random', 'R03']);
    expect(played(setupOf(FORM, taken)).researchers[1]).toBe('R03');
  });

  test('are each on the page exactly once', () => {
    const shown = [...FORM.plain, ...expertGroups(FORM)].flatMap(({ names }) => names);
    expect([...FORM.own, ...shown].sort()).toEqual(Object.keys(TESSERACT_OPTIONS).sort());
  });

  test('are stored only if they differ from the defaults, for existing labs', () => {
    const draft = withOption(withOption(FIRST, 'base', 'C'), 'edition', 'fr');
    expect(setupOf(FORM, withResearcher(draft, 3, 'R09')).options).toEqual({ base: 'C' });
  });

  test('[T-PACK-1] include the pack of the match', () => {
    const draft = withPack(FIRST, mine);
    const { options } = setupOf(FORM, draft);
    expect(options).toEqual({ pack: mine });
    expect(parseOptions(TESSERACT_OPTIONS, options).pack).toEqual(mine);
    expect([ownPack(draft), packOf(draft), ownPack(withPack(draft, undefined))]).toEqual([
      mine,
      mine,
      undefined,
    ]);
  });

  test('[T-VAR-1] offer the base faces of the pack', () => {
    const faces = mine.bases.map(face => (face.id === 'C' ? { ...face, difficulty: 9 } : face));
    const draft = withOption(withPack(FIRST, { ...mine, bases: faces }), 'base', 'C');
    expect(baseOf(draft)).toBe(faces.find(({ id }) => id === 'C'));
    expect(baseOf(FIRST)).toBe(BUILT_IN_PACK.bases.find(({ id }) => id === '1'));
  });

  test('[T-BASE-2] offer the first layouts to a match that asks for them, and the pack its own', () => {
    const draft = withOption(withOption(FIRST, 'faces', 'first'), 'base', '3');
    expect(baseOf(draft)?.rows[2]).toBe('SD CR IP ..');
    expect(baseOf(withOption(draft, 'faces', 'calibrated'))?.rows[2]).toBe('CR CR IP ..');
    expect(facesIn(withPack(draft, mine))).toBe(mine.bases);
  });
});

test('the recommended first game has base 1, helpful researchers and no consent', async () => {
  const setup = await firstGameOf(manifest);
  expect(setup).toMatchObject({
    game: 'tesseract',
    seats: [{ kind: 'you' }, { kind: 'bot', level: 'strong' }],
    options: { researchers: ['R10', 'R08'], consent: 'auto' },
  });
  expect(played(setup)).toMatchObject({ researchers: ['R10', 'R08'], options: { base: '1' } });
});
