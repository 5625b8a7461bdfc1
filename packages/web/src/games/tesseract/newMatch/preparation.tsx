/** Preparation of a match of tesseract. */
import './newMatch.css';
import { fill } from '@tessera/engine';
import { LAB_NAMES, researcherTextOf } from '@tessera/games/tesseract';
import { type Draft, listOf } from '../../../table/newMatch/draft.ts';
import { packLines } from '../../../table/newMatch/packs/draft.ts';
import { foldedPack } from '../../../table/newMatch/packs/FoldedPack.tsx';
import type { DraftProps, Place, Preparation } from '../../../table/newMatch/preparation.ts';
import { lazy } from '../../../ui/render/lazy.tsx';
import { BaseField } from './BaseField.tsx';
import { BaseMap } from './BaseMap.tsx';
import { baseOf, FORM, packOf, RANDOM } from './form.ts';
import { ResearcherFields } from './ResearcherField.tsx';
import { loadWords, type PageWords } from './words/index.ts';

const PackPart = foldedPack<PageWords>(
  'tessera.packs',
  lazy(() => import('./PackPart.tsx')),
);

function placeOf(seat: number, { seats }: Draft, { labs }: PageWords): Place {
  const [first, second] = LAB_NAMES;
  const lab = LAB_NAMES[seat] ?? '';
  const signed = (short: string) => ({ short, sign: <LabSign letters={short} /> });
  if (seats.length === 1) {
    const name = fill(labs.both, { first, second });
    return { ...signed(first + second), name, question: labs.whoBoth, note: labs.alone };
  }
  return { ...signed(lab), name: fill(labs.lab, { lab }), question: fill(labs.who, { lab }) };
}

const LabSign = ({ letters }: { readonly letters: string }) => (
  <span className="lab-sign" aria-hidden="true">
    {letters}
  </span>
);

function Picture({ draft }: DraftProps<PageWords>) {
  const face = baseOf(draft);
  return face ? <BaseMap face={face} /> : null;
}

/** Lines of the summary: the base always; pack and researchers if they are chosen. */
function ownLines(draft: Draft, words: PageWords): readonly string[] {
  const pack = packOf(draft);
  const face = baseOf(draft);
  const chosen = listOf(FORM, draft, 'researchers').filter(id => id !== RANDOM);
  return [
    ...(face ? [fill(words.onBase, { base: words.game.options.base.values[face.id] })] : []),
    ...packLines(draft, words),
    ...chosen.map(id => researcherTextOf({ pack }, String(id), words.game).name),
  ];
}

export const preparation: Preparation<PageWords> = {
  ...FORM,
  loadWords,
  placeOf,
  holdings: ({ labs }) => LAB_NAMES.map(lab => fill(labs.lab, { lab })),
  SeatField: ResearcherFields,
  BeforeOptions: BaseField,
  AfterOptions: PackPart,
  Picture,
  who: (names, { solo }) => (names.length === 1 ? fill(solo, { name: names[0] ?? '' }) : names.join(', ')),
  ownLines,
};
