import { Match, parseOptions } from '@tessera/engine';
import { BUILT_IN_PACK, TESSERACT_OPTIONS, tesseract } from '@tessera/games/tesseract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { MatchSetup } from '../../../match/client.ts';
import { loadText, type Text } from '../../../text/index.ts';
import {
  FIRST_DRAFT,
  labsOf,
  optionOf,
  RECOMMENDED_DRAFT,
  researcherOf,
  seatNames,
  setupOf,
  type TeamDraft,
  withMore,
  withOption,
  withoutSeat,
  withResearcher,
  withSeat,
} from './draft.ts';
import { EXPERT_OPTIONS, PLAIN_GROUPS } from './options.ts';

let text: Text;
beforeAll(async () => {
  text = await loadText('en');
});

const holders = (draft: TeamDraft) => draft.seats.map(seat => seat.holder);

/** What the rules make of a set-up. */
const played = ({ options, seats, seed }: MatchSetup) =>
  new Match(tesseract, { options: parseOptions(tesseract.options, options), seats: seats.length, seed })
    .state;

describe('the team', () => {
  test('you and a bot, then up to four, then alone with two labs', () => {
    expect(holders(FIRST_DRAFT)).toEqual(['you', 'bot']);
    const full = withMore(withMore(withMore(FIRST_DRAFT)));
    expect(holders(full)).toEqual(['you', 'bot', 'bot', 'bot']);
    const alone = withoutSeat(FIRST_DRAFT, 1);
    expect([holders(alone), labsOf(alone)]).toEqual([['you'], 2]);
    expect(played(setupOf(alone, undefined, text)).labs).toHaveLength(2);
  });

  test('where friends play, one more is a friend', () => {
    expect(holders(withMore(withSeat(FIRST_DRAFT, 1, { holder: 'friend' })))).toEqual([
      'you',
      'friend',
      'friend',
    ]);
  });

  test('you sit in one seat: the one you leave goes to a friend', () => {
    expect(holders(withSeat(FIRST_DRAFT, 1, { holder: 'you' }))).toEqual(['friend', 'you']);
  });

  test('colleagues with the same usual name are numbered; names that were typed stay', () => {
    const three = withMore(withMore(FIRST_DRAFT));
    expect(seatNames(three, text)).toEqual(['You', 'Steady bot 1', 'Steady bot 2', 'Steady bot 3']);
    const typed = withSeat(withSeat(three, 1, { name: 'Ines' }), 2, { name: 'Ines' });
    expect(seatNames(typed, text)).toEqual(['You', 'Ines', 'Ines', 'Steady bot']);
  });

  test('who leaves takes nobody else’s researcher along, and cannot start any more', () => {
    const three = withMore(FIRST_DRAFT);
    const chosen = withResearcher(withResearcher(three, 1, 'R05'), 2, 'R07');
    const left = withoutSeat(withOption(chosen, 'firstSeat', 2), 1);
    expect([researcherOf(left, 1), researcherOf(left, 2)]).toEqual(['R07', 'random']);
    expect(optionOf(left, 'firstSeat')).toBe(0);
    expect(played(setupOf(left, undefined, text)).researchers[1]).toBe('R07');
  });
});

describe('options', () => {
  test('[T-VAR-6] a researcher works in one lab only', () => {
    const taken = withResearcher(withResearcher(FIRST_DRAFT, 0, 'R03'), 1, 'R03');
    expect([researcherOf(taken, 0), researcherOf(taken, 1)]).toEqual(['random', 'R03']);
    expect(played(setupOf(taken, undefined, text)).researchers[1]).toBe('R03');
  });

  test('every option is on the page, once', () => {
    const own = ['pack', 'base', 'researchers'];
    const shown = [...own, ...PLAIN_GROUPS.flatMap(({ names }) => names), ...EXPERT_OPTIONS];
    expect(shown.sort()).toEqual(Object.keys(TESSERACT_OPTIONS).sort());
  });

  test('only what differs from the defaults is stored, and nothing of labs that are not there', () => {
    const draft = withOption(withOption(FIRST_DRAFT, 'base', 'C'), 'edition', 'fr');
    const spare = withResearcher(draft, 3, 'R09');
    expect(setupOf(spare, undefined, text).options).toEqual({ base: 'C' });
  });

  test('[T-PACK-1] a match carries its pack', () => {
    const pack = { ...structuredClone(BUILT_IN_PACK), name: 'Mine' };
    const { options } = setupOf({ ...FIRST_DRAFT, pack: 'Mine' }, pack, text);
    expect(options).toEqual({ pack });
    expect(parseOptions(TESSERACT_OPTIONS, options).pack).toEqual(pack);
  });
});

test('the recommended first game: base 1, helpful researchers, nobody is asked', () => {
  const setup = setupOf(RECOMMENDED_DRAFT, undefined, text);
  expect(setup).toMatchObject({
    game: 'tesseract',
    title: 'You, Steady bot',
    options: { researchers: ['R10', 'R08'], consent: 'auto' },
  });
  expect(played(setup)).toMatchObject({ researchers: ['R10', 'R08'], options: { base: '1' } });
});
