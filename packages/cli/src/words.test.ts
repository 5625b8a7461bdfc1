import { LANGUAGES, parseOptions, seededChance } from '@tessera/engine';
import { expect, test } from 'vitest';
import { GAMES } from './games/index.ts';
import { gameNamed } from './games/manifest.ts';
import { semicolonOf, sentenceOf, withFrenchSpaces } from './words.ts';

test('refusals of the match are said in the language of the player', () => {
  for (const code of ['E_GAME_OVER', 'E_NOT_SEATED', 'E_NO_AGREEMENT']) {
    const said = LANGUAGES.map(language => sentenceOf({}, code, language));
    expect(new Set([code, ...said]).size).toBe(LANGUAGES.length + 1);
  }
  expect(sentenceOf({ E_GAME_OVER: 'Over.' }, 'E_GAME_OVER', 'cs')).toBe('Over.');
  expect(sentenceOf({}, 'E_OTHER', 'cs')).toBe('E_OTHER');
});

test('French has a no-break space before colons and semicolons, also on a board that code joins', () => {
  expect(withFrenchSpaces('A (B); main\u00a0: -; 3:4, Foo: ici').replaceAll('\u00a0', '~')).toBe(
    'A (B)~; main~: -~; 3:4, Foo~: ici',
  );
  expect([semicolonOf('fr'), semicolonOf('cs')]).toEqual(['\u00a0; ', '; ']);
  const { game, face } = gameNamed(GAMES, 'quantum', 'game');
  const state = game.setup(parseOptions(game.options, {}, 'options'), 2, seededChance('spaces'));
  const [french, czech] = (['fr', 'cs'] as const).map(language =>
    face(language).board(game.view(state, 0), false).join('\n'),
  );
  expect(french?.match(/[\p{L}\d][:;] /u)).toBeNull();
  expect(czech).toMatch(/záloha|výzkum/);
});
