import { parseOptions } from '@tessera/engine';
import { RIFT_OPTIONS } from '@tessera/games/rift';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadText, type Text } from '../../text/index.ts';
import {
  type Draft,
  FIRST_DRAFT,
  FRIEND_DRAFT,
  isChanged,
  RECOMMENDED_DRAFT,
  refusalOf,
  setupOf,
  withOption,
  withSeat,
  withSwappedSeats,
} from './draft.ts';
import { advancedGroups, PLAIN_OPTIONS } from './optionGroups.ts';
import { nameOf } from './seat.ts';

let text: Text;
beforeAll(async () => {
  text = await loadText('en');
});

const limited = (given: string): Draft => withOption(FIRST_DRAFT, 'stallLimit', given);

describe('seats', () => {
  test('you against a bot, unless a friend is wanted', () => {
    expect(FIRST_DRAFT.seats.map(seat => seat.holder)).toEqual(['you', 'bot']);
    expect(FRIEND_DRAFT.seats.map(seat => seat.holder)).toEqual(['you', 'friend']);
  });

  test('you sit in one seat: the one you leave goes to a friend', () => {
    const both = withSeat(FIRST_DRAFT, 1, { holder: 'you' });
    expect(both.seats.map(seat => seat.holder)).toEqual(['friend', 'you']);
  });

  test('two bots may play each other', () => {
    const bots = withSeat(FIRST_DRAFT, 0, { holder: 'bot', level: 'strong' });
    expect(setupOf(bots, text).seats).toEqual([
      { kind: 'bot', level: 'strong', name: 'Strong bot' },
      { kind: 'bot', level: 'steady', name: 'Steady bot' },
    ]);
  });

  test('swapping takes names and levels along', () => {
    const named = withSeat(FIRST_DRAFT, 1, { name: 'Deep Groove', level: 'strong' });
    const [white, black] = setupOf(withSwappedSeats(named), text).seats;
    expect(white).toEqual({ kind: 'bot', level: 'strong', name: 'Deep Groove' });
    expect(black).toEqual({ kind: 'you', name: 'You' });
  });

  test('a name of blanks is no name', () => {
    expect(nameOf({ holder: 'friend', name: '   ', level: 'steady' }, text)).toBe('Friend');
  });
});

describe('options', () => {
  test('all 13 are shown, each once', () => {
    const shown = [...PLAIN_OPTIONS, ...advancedGroups().flatMap(({ names }) => names)];
    expect([...shown].sort()).toEqual(Object.keys(RIFT_OPTIONS).sort());
    expect(shown).toHaveLength(13);
  });

  test('[R-END-7] a stall limit is a whole number from 1 to 10000, or none', () => {
    for (const good of ['1', '120', '10000', ' 40 ']) {
      expect(refusalOf(limited(good), 'stallLimit', text), good).toBeUndefined();
    }
    expect(refusalOf(withOption(FIRST_DRAFT, 'stallLimit', null), 'stallLimit', text)).toBeUndefined();
    for (const bad of ['0', '-3', '10001', '1.5', '1e3', 'many']) {
      expect(refusalOf(limited(bad), 'stallLimit', text), bad).toBe(
        `Stall limit: “${bad}” is not a whole number from 1 to 10000.`,
      );
    }
    expect(refusalOf(limited(''), 'stallLimit', text)).toContain('choose “No limit”');
  });

  test('only what differs from the defaults is stored', () => {
    const draft = withOption(withOption(FIRST_DRAFT, 'legOneCapture', true), 'repetition', 0);
    expect(isChanged(draft, 'legOneCapture')).toBe(false);
    expect(setupOf(draft, text).options).toEqual({ repetition: 0 });
  });
});

describe('starting', () => {
  test('[R-SETUP-3] the recommended first game: crosses first, a gentle bot, sure to end', () => {
    const setup = setupOf(RECOMMENDED_DRAFT, text);
    expect(setup.options).toEqual({ setupOrder: 'crossesFirst', stallLimit: 120 });
    expect(parseOptions(RIFT_OPTIONS, setup.options)).toMatchObject(setup.options);
    expect(setup).toMatchObject({ game: 'rift', title: 'You – Gentle bot' });
    expect(setup.seats).toEqual([
      { kind: 'you', name: 'You' },
      { kind: 'bot', level: 'gentle', name: 'Gentle bot' },
    ]);
  });

  test('every match has its own id and seed', () => {
    const [one, two] = [setupOf(FIRST_DRAFT, text), setupOf(FIRST_DRAFT, text)];
    expect(one.id).not.toBe(two.id);
    expect(one.seed).not.toBe(two.seed);
  });
});
