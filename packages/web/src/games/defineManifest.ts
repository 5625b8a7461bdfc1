/**
 * Completes a game's manifest. Facts, rules and titles are required; table, form, pictures and first game
 * have plain fallbacks, which are lazy-loaded.
 */
import type { AnyGame, Facts, GameEvent, Language } from '@tessera/engine';
import type { LoadRules } from './defineWorker.ts';
import type { FirstGame, GameManifest } from './manifest.ts';
import { pictureOf } from './plain/pictures.tsx';
import type { PlainGame } from './plain/table.tsx';

interface Brings<S, M, V, E extends GameEvent, O>
  extends PlainGame,
    Partial<Omit<GameManifest, keyof Facts | 'titles'>> {
  readonly loadRules: LoadRules<S, M, V, E, O>;
}

const FIRST: FirstGame = {
  text: {
    en: 'You against a bot, by the usual rules.',
    fr: 'Vous contre un robot, selon les règles habituelles.',
    cs: 'Vy proti robotovi, podle obvyklých pravidel.',
  } satisfies Record<Language, string>,
  level: 'gentle',
  options: {},
};

export function defineManifest<S, M, V, E extends GameEvent, O>(brings: Brings<S, M, V, E, O>): GameManifest {
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
