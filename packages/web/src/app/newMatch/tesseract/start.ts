/** From a finished draft to its table. */
import type { Pack } from '@tessera/games/tesseract';
import { createMatch } from '../../../match/library.ts';
import type { Text } from '../../../text/index.ts';
import { navigate, PATHS } from '../../router.ts';
import { FIRST_DRAFT, keepDraft, RECOMMENDED_DRAFT, setupOf, type TeamDraft } from './draft.ts';

/** Stores the match and opens its table. */
export function startMatch(draft: TeamDraft, pack: Pack | undefined, text: Text): void {
  const setup = setupOf(draft, pack, text);
  createMatch(setup);
  keepDraft(FIRST_DRAFT);
  navigate(PATHS.match(setup.id));
}

export const startRecommended = (text: Text): void => startMatch(RECOMMENDED_DRAFT, undefined, text);
