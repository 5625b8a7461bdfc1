/** Looks of the rift table. */
import './looks.css';
import { catalogue } from '@tessera/engine';
import { looksOf } from '../../../table/looks/looksOf.tsx';
import type { Words } from '../../../text/index.ts';
import { SignsForm } from './SignsForm.tsx';
import type { en } from './words/en.ts';

export type LookWords = Words<typeof en>;

const looks = looksOf({
  game: 'rift',
  names: ['wood', 'slate', 'print'],
  loadWords: catalogue<LookWords>(language => import(`./words/${language}.ts`)),
  More: SignsForm,
});

export const { dress } = looks;
export default looks.default;
