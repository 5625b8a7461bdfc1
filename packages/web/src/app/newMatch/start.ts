/** From a finished draft to its table. */
import { createMatch } from '../../match/library.ts';
import type { Text } from '../../text/index.ts';
import { navigate, PATHS } from '../router.ts';
import { type Draft, FIRST_DRAFT, keepDraft, RECOMMENDED_DRAFT, setupOf } from './draft.ts';

/** Stores the match and opens its table. */
export function startMatch(draft: Draft, text: Text): void {
  const setup = setupOf(draft, text);
  createMatch(setup);
  keepDraft(FIRST_DRAFT);
  navigate(PATHS.match(setup.id));
}

export const startRecommended = (text: Text): void => startMatch(RECOMMENDED_DRAFT, text);
