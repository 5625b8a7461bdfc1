/** Uses the form of a toy game with three to five agents, unknown to every page. */
import { type Facts, FormatError } from '@tessera/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadText, type Text } from '../../text/index.ts';
import {
  chosenOf,
  type Draft,
  dropDraft,
  expertGroups,
  firstDraft,
  friendDraft,
  heldBy,
  isChanged,
  keepDraft,
  keptDraft,
  listOf,
  refusalOf,
  seatNames,
  setupOf,
  specOf,
  withMore,
  withOption,
  withoutOption,
  withoutSeat,
  withSeat,
  withSwappedSeats,
} from './draft.ts';
import type { Form } from './preparation.ts';
import { holderOf } from './seat.ts';

const FACTS: Facts = {
  id: 'toy',
  seats: { min: 2, max: 5, usual: 3 },
  isTogether: false,
  clausePrefix: 'Y-',
  endings: { last: 'won' },
  separator: ' ',
  hasChance: true,
  longest: 100,
  rulesVersion: 1,
};

const TOY: Form = {
  facts: FACTS,
  levels: [],
  options: {
    agents: { clause: 'Y-1', kind: 'perSeat', values: ['any', 'fox', 'owl'], default: 'any', most: 5 },
    first: { clause: 'Y-2', kind: 'choice', values: ['lot', 0, 1, 2, 3, 4], default: 'lot' },
    rounds: { clause: 'Y-3', kind: 'count', min: 1, max: 9, default: 4 },
    limit: { clause: 'Y-4', kind: 'count', min: 10, max: 99, default: null },
    open: { clause: 'Y-5', kind: 'flag', default: false },
    deck: {
      clause: 'Y-6',
      kind: 'content',
      default: 'built-in',
      parse: (given, field) => {
        if (typeof given !== 'object') throw new FormatError(field, 'must be a deck');
        return given;
      },
    },
  },
  plain: [{ names: ['rounds'] }],
  expert: [{ group: 'end', names: ['limit'] }],
  own: ['deck'],
  offers: (name, value, { seats }) => name !== 'first' || typeof value !== 'number' || value < seats.length,
};

let text: Text;
beforeAll(async () => {
  text = await loadText('en');
});

const FIRST = firstDraft(TOY);
const holders = (draft: Draft) => draft.seats.map(seat => seat.holder);

describe('seats', () => {
  test('start with you and the usual number of bots or friends', () => {
    expect(holders(FIRST)).toEqual(['you', 'bot', 'bot']);
    expect(holders(friendDraft(TOY))).toEqual(['you', 'friend', 'friend']);
  });

  test('are added as bots, or as friends beside friends, up to the game’s maximum', () => {
    expect(holders(withMore(TOY, FIRST))).toEqual(['you', 'bot', 'bot', 'bot']);
    expect(holders(withMore(TOY, friendDraft(TOY))).at(-1)).toBe('friend');
    expect(withMore(TOY, withMore(TOY, withMore(TOY, FIRST))).seats).toHaveLength(5);
  });

  test('contain you at most once: the seat you leave becomes a friend’s', () => {
    expect(holders(withSeat(FIRST, 1, { holder: 'you' }))).toEqual(['friend', 'you', 'bot']);
  });

  test('are swapped together with names and levels', () => {
    const named = withSeat(FIRST, 2, { name: 'Deep Groove', level: 'strong' });
    expect(setupOf(TOY, withSwappedSeats(named)).seats[0]).toEqual({
      kind: 'bot',
      level: 'strong',
      name: 'Deep Groove',
    });
  });

  test('number equal default names, and keep typed names', () => {
    expect(seatNames(FIRST, text)).toEqual(['You', 'Fair bot 1', 'Fair bot 2']);
    const typed = withSeat(withSeat(FIRST, 1, { name: 'Ines' }), 2, { name: 'Ines' });
    expect(seatNames(typed, text)).toEqual(['You', 'Ines', 'Ines']);
  });

  test('treat a blank name as none', () => {
    expect(holderOf({ holder: 'friend', name: ' A\u202Eda\u200B', level: 'fair' }).name).toBe('Ada');
    expect(holderOf({ holder: 'friend', name: '   ', level: 'fair' })).toEqual({
      kind: 'friend',
      name: '',
    });
  });

  test('lose their options when removed, and cannot be the starting seat any more', () => {
    const chosen = withOption(withOption(FIRST, 'agents', ['fox', 'owl', 'any']), 'first', 2);
    const left = withoutSeat(TOY, chosen, 0);
    expect(listOf(TOY, left, 'agents')).toEqual(['owl', 'any']);
    expect(chosenOf(TOY, left, 'first')).toBe('lot');
    expect(chosenOf(TOY, withoutSeat(TOY, withOption(chosen, 'first', 1), 2), 'first')).toBe(1);
  });

  test('drop options that a larger number of seats does not allow', () => {
    const small: Form = { ...TOY, offers: (name, _value, { seats }) => name !== 'deck' || seats.length < 4 };
    const chosen = withOption(withOption(FIRST, 'deck', { cards: [] }), 'open', true);
    expect(withMore(small, chosen).options).toEqual({ open: true });
    expect(withMore(small, withoutSeat(small, chosen, 2)).options).toEqual(chosen.options);
  });

  test('with several holdings lose the options of all of them', () => {
    const twins: Form = {
      ...TOY,
      held: ({ seats }) => seats.map((_, i) => [2 * i, 2 * i + 1]),
    };
    const chosen = withOption(FIRST, 'agents', ['fox', 'any', 'any', 'any', 'any', 'owl']);
    expect(heldBy(twins, chosen)).toEqual([
      [0, 1],
      [2, 3],
      [4, 5],
    ]);
    expect(listOf(twins, withoutSeat(twins, chosen, 1), 'agents')).toEqual(['fox', 'any', 'any', 'owl']);
  });
});

describe('options', () => {
  test('outside every group come last among the expert options', () => {
    expect(expertGroups(TOY)).toEqual([
      { group: 'end', names: ['limit'] },
      { names: ['agents', 'first', 'open'] },
    ]);
  });

  test('offer only values that the seats allow', () => {
    expect(specOf(TOY, FIRST, 'first')).toMatchObject({ values: ['lot', 0, 1, 2] });
    expect(specOf(TOY, withMore(TOY, FIRST), 'first')).toMatchObject({ values: ['lot', 0, 1, 2, 3] });
  });

  test('that are numeric are refused with a sentence unless whole and within bounds', () => {
    const refusal = (given: string | null) =>
      refusalOf(TOY, withOption(FIRST, 'limit', given), 'limit', 'Limit', text);
    for (const good of ['10', '99', ' 40 ', null]) expect(refusal(good), String(good)).toBeUndefined();
    for (const bad of ['9', '-3', '100', '1.5', '1e1', 'many'])
      expect(refusal(bad)).toBe(`Limit: “${bad}” is not a whole number from 10 to 99.`);
    expect(refusal('')).toContain('choose “No limit”');
    expect(refusalOf(TOY, withOption(FIRST, 'open', true), 'open', 'Open', text)).toBeUndefined();
  });

  test('are changed if they differ from the default, however it was typed', () => {
    const changed = (name: string, chosen: Draft['options'][string]) =>
      isChanged(TOY, withOption(FIRST, name, chosen), name);
    expect([changed('rounds', '4'), changed('rounds', ' 5 ')]).toEqual([false, true]);
    expect([changed('open', false), changed('open', true)]).toEqual([false, true]);
    expect([changed('limit', null), changed('limit', '20')]).toEqual([false, true]);
    expect([changed('agents', ['any', 'any']), changed('agents', ['any', 'owl'])]).toEqual([false, true]);
    // The fifth seat is empty.
    expect(changed('agents', ['any', 'any', 'any', 'any', 'fox'])).toBe(false);
  });

  test('can be reset to their default', () => {
    const touched = withOption(FIRST, 'deck', { cards: [] });
    expect(withoutOption(touched, 'deck')).toEqual(FIRST);
  });
});

describe('starting', () => {
  test('stores only options that differ from the defaults, for existing seats', () => {
    const deck = { cards: ['ace'] };
    const options = { rounds: '4', limit: '20', open: false, deck, agents: ['any', 'owl', 'any', 'fox'] };
    expect(setupOf(TOY, { ...FIRST, options })).toMatchObject({
      game: 'toy',
      title: '',
      options: { limit: 20, deck, agents: ['any', 'owl', 'any'] },
    });
    expect(setupOf(TOY, { ...FIRST, options: { rounds: '4', open: false } }).options).toEqual({});
  });

  test('keeps a draft for its own game until it is played', () => {
    const other: Form = { ...TOY, facts: { ...FACTS, id: 'other' } };
    const draft = withOption(FIRST, 'open', true);
    keepDraft(TOY, draft);
    expect([keptDraft(TOY), keptDraft(other)]).toEqual([draft, FIRST]);
    dropDraft(TOY);
    expect(keptDraft(TOY)).toEqual(FIRST);
  });
});
