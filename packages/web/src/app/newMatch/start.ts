/** From a finished draft to its table. */
import type { GameManifest } from '../../games/manifest.ts';
import { createMatch } from '../../match/library.ts';
import { navigate, PATHS } from '../router.ts';
import { type Draft, dropDraft, setupOf } from './draft.ts';
import type { Form } from './preparation.ts';

/** Stores the match and opens its table. */
export function startMatch(form: Form, draft: Draft): void {
  const setup = setupOf(form, draft);
  createMatch(setup);
  dropDraft(form);
  navigate(PATHS.match(setup.id));
}

/** The first game a game recommends. */
export async function startRecommended({ loadPreparation }: GameManifest): Promise<void> {
  const { preparation } = await loadPreparation();
  startMatch(preparation, preparation.recommended);
}
