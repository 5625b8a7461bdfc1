/** Loads the reasons of an end in one language, when a match is over. */
import { catalogue } from '@tessera/engine';
import type { ReasonText } from '../index.ts';

export const loadRiftReasons = catalogue<ReasonText>(language => import(`./${language}.ts`));
