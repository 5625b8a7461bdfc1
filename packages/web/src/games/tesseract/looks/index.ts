/** Looks of the tesseract table. */
import './looks.css';
import { catalogue } from '@tessera/engine';
import { looksOf } from '../../../table/looks/looksOf.tsx';
import type { Words } from '../../../text/index.ts';
import type { en } from './words/en.ts';

export type LookWords = Words<typeof en>;

const looks = looksOf({
  game: 'tesseract',
  names: ['observatory', 'notebook', 'gems'],
  loadWords: catalogue<LookWords>(language => import(`./words/${language}.ts`)),
});

export const { dress } = looks;
export default looks.default;
