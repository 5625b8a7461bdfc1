/**
 * Completes a game's manifest. Facts, rules and titles are required; table, form, pictures and first game
 * have plain fallbacks, which are lazy-loaded.
 */
import {
  type AnyGame,
  completedAll,
  type Facts,
  type GameEvent,
  type InLanguages,
  LANGUAGES,
} from '@tessera/engine';
import type { LoadRules } from './defineWorker.ts';
import type { FirstGame, GameManifest, GameTitle } from './manifest.ts';
import { pictureOf } from './plain/pictures.tsx';
import type { PlainGame } from './plain/table.tsx';

interface Brings<S, M, V, E extends GameEvent, O>
  extends Omit<PlainGame, 'titles'>,
    Partial<Omit<GameManifest, keyof Facts | 'titles'>> {
  readonly titles: InLanguages<GameTitle>;
  readonly loadRules: LoadRules<S, M, V, E, O>;
}

const FIRST: FirstGame = { level: 'gentle', options: {} };
/** Sentence about the first match beside a title that has none of its own. */
const FIRST_WORDS: InLanguages<Pick<GameTitle, 'first'>> = {
  en: { first: 'You against a bot, by the usual rules.' },
  fr: { first: 'Vous contre un robot, selon les règles habituelles.' },
  cs: { first: 'Vy proti robotovi, podle obvyklých pravidel.' },
};

/** Titles with something about the first match. */
function withFirst(titles: InLanguages<GameTitle>): GameManifest['titles'] {
  const [words, named] = [completedAll(FIRST_WORDS), completedAll(titles)];
  const entries = LANGUAGES.map(language => [language, { ...words[language], ...named[language] }]);
  return Object.fromEntries(entries) as GameManifest['titles'];
}

export function defineManifest<S, M, V, E extends GameEvent, O>(
  brought: Brings<S, M, V, E, O>,
): GameManifest {
  const brings = { ...brought, titles: withFirst(brought.titles) };
  const { loadRules, loadText: _text, fields: _fields, ...given } = brings;
  const Picture = pictureOf(brings);
  let table: ReturnType<GameManifest['loadTable']> | undefined;
  return {
    firstGame: FIRST,
    Art: Picture,
    Emblem: Picture,
    loadGlance: async () => ({ Thumbnail: Picture, lasts: { minutes: 20, minutesEach: 0, turns: 30 } }),
    async loadPreparation() {
      const [{ plainPreparation }, rules] = await Promise.all([
        import('./plain/preparation.tsx'),
        loadRules() as Promise<unknown> as Promise<AnyGame>,
      ]);
      return { preparation: plainPreparation(brings, rules) };
    },
    loadTable: () =>
      (table ??= import('./plain/table.tsx').then(({ plainTable }) => ({ default: plainTable(brings) }))),
    ...given,
  };
}
