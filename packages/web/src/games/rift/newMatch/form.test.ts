import { parseOptions } from '@tessera/engine';
import { RIFT_OPTIONS } from '@tessera/games/rift';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Draft,
  expertGroups,
  firstDraft,
  friendDraft,
  refusalOf,
  setupOf,
  withOption,
  withSeat,
} from '../../../table/newMatch/draft.ts';
import { loadText, type Text } from '../../../text/index.ts';
import { firstGameOf } from '../../firstGame.ts';
import { rift as manifest } from '../index.ts';
import { FORM } from './form.ts';

let text: Text;
beforeAll(async () => {
  text = await loadText('en');
});

const FIRST = firstDraft(FORM);
const holders = (draft: Draft) => draft.seats.map(seat => seat.holder);

test('the default is you against a bot, or a friend if one is wanted', () => {
  expect([holders(FIRST), holders(friendDraft(FORM))]).toEqual([
    ['you', 'bot'],
    ['you', 'friend'],
  ]);
});

test('two bots may play each other', () => {
  expect(setupOf(FORM, withSeat(FIRST, 0, { holder: 'bot', level: 'strong' })).seats).toEqual([
    { kind: 'bot', level: 'strong', name: '' },
    { kind: 'bot', level: 'fair', name: '' },
  ]);
});

describe('options', () => {
  test('are all shown, 13 of them, each once', () => {
    const shown = [...FORM.plain, ...FORM.expert].flatMap(({ names }) => names);
    expect(shown.sort()).toEqual(Object.keys(RIFT_OPTIONS).sort());
    expect(expertGroups(FORM)).toEqual(FORM.expert);
  });

  test('[R-END-7] accept a stall limit from 1 to 10000, or none', () => {
    const refusal = (given: string | null) =>
      refusalOf(FORM, withOption(FIRST, 'stallLimit', given), 'stallLimit', 'Stall limit', text);
    for (const good of ['1', '120', '10000', ' 40 ', null]) expect(refusal(good)).toBeUndefined();
    for (const bad of ['0', '-3', '10001', '1.5', '1e3', 'many'])
      expect(refusal(bad)).toBe(`Stall limit: “${bad}” is not a whole number from 1 to 10000.`);
  });

  test('are stored only if they differ from the defaults', () => {
    const draft = withOption(withOption(FIRST, 'legOneCapture', true), 'repetition', 'off');
    expect(setupOf(FORM, draft).options).toEqual({ stallLimit: 60, repetition: 'off' });
  });

  test('[R-END-7] include the house stall limit, marked as such, which can be changed or removed', () => {
    const stall = (...given: [] | [string | null]) =>
      setupOf(FORM, given.length === 0 ? FIRST : withOption(FIRST, 'stallLimit', given[0])).options;
    expect([stall(), stall('80'), stall(null)]).toEqual([{ stallLimit: 60 }, { stallLimit: 80 }, {}]);
    expect(setupOf(FORM, friendDraft(FORM)).options).toEqual({ stallLimit: 60 });
    expect(RIFT_OPTIONS.stallLimit.default).toBe(null);
  });
});

test('the recommended first game has a ready set-up, a gentle bot and a stall limit', async () => {
  const setup = await firstGameOf(manifest);
  expect(setup.options).toEqual({ setupOrder: 'ready', firstPlayer: 'w', stallLimit: 60 });
  expect(parseOptions(RIFT_OPTIONS, setup.options)).toMatchObject(setup.options);
  expect(setup).toMatchObject({ game: 'rift', title: '' });
  expect(setup.seats).toEqual([
    { kind: 'you', name: '' },
    { kind: 'bot', level: 'gentle', name: '' },
  ]);
});
