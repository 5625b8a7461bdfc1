/** Names of agents and modes: from the pack, else from the language (L-PACK-4). */
import { type LoopText, matchText } from '@tessera/games/loop';
import type { Draft } from '../../../table/newMatch/draft.ts';
import { packOf } from './form.ts';
import type { PageWords } from './words/index.ts';

export const textOf = (draft: Draft, { game, language }: PageWords): LoopText =>
  matchText(game, { pack: packOf(draft) }, language);
