/** Loads the refusals of one language, when the first refusal occurs. */
import { catalogue } from '@tessera/engine';
import type { RefusalText } from '../index.ts';

export const loadRiftRefusals = catalogue<RefusalText>(language => import(`./${language}.ts`));
