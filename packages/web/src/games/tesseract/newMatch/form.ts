/** Form of a new match of tesseract, with fields of its own for base, pack and researchers. */
import { LEVELS } from '@tessera/bots/levels';
import {
  BUILT_IN_PACK,
  faceIn,
  type Pack,
  TESSERACT_FACTS,
  TESSERACT_OPTIONS,
  type TesseractOptions,
} from '@tessera/games/tesseract';
import { chosenOf, type Draft, withOption } from '../../../table/newMatch/draft.ts';
import { ownPack } from '../../../table/newMatch/packs/draft.ts';
import type { Form } from '../../../table/newMatch/preparation.ts';

export const RANDOM = 'random';

/** Number of labs: a single player runs two (T-SETUP-4). */
const labsOf = (seats: number): number => Math.max(2, seats);

export const FORM: Form = {
  facts: TESSERACT_FACTS,
  levels: LEVELS,
  options: { ...TESSERACT_OPTIONS },
  plain: [
    { group: 'rules', names: ['edition'] },
    { group: 'harder', names: ['noStartCards', 'extraPrimed', 'breachRace'] },
    { group: 'table', names: ['firstSeat', 'consent', 'info'] },
  ],
  expert: [],
  own: ['base', 'pack', 'researchers'],
  held: ({ seats }) => (seats.length === 1 ? [[0, 1]] : seats.map((_, lab) => [lab])),
  // Only an existing lab can start.
  offers: (name, value, { seats }) =>
    name !== 'firstSeat' || typeof value !== 'number' || value < labsOf(seats.length),
};

export const packOf = (draft: Draft): Pack => ownPack(draft) ?? BUILT_IN_PACK;

/** Base faces to choose from (T-BASE-2, T-BASE-3). */
export function facesIn(draft: Draft): Pack['bases'] {
  const { bases } = packOf(draft);
  const faces = chosenOf(FORM, draft, 'faces') as TesseractOptions['faces'];
  return ownPack(draft) ? bases : bases.map(face => faceIn(faces, face));
}

export const baseOf = (draft: Draft): Pack['bases'][number] | undefined =>
  facesIn(draft).find(({ id }) => id === chosenOf(FORM, draft, 'base'));

/** Researchers by lab, up to the maximum number of labs. */
const researchersOf = (draft: Draft): readonly string[] =>
  chosenOf(FORM, draft, 'researchers') as readonly string[];

export const researcherOf = (draft: Draft, lab: number): string => researchersOf(draft)[lab] ?? RANDOM;

/** Assigns a researcher to a lab; the lab that had it before gets a random one. */
export function withResearcher(draft: Draft, lab: number, id: string): Draft {
  const researchers = Array.from({ length: TESSERACT_FACTS.seats.max }, (_, i) => {
    const before = researcherOf(draft, i);
    return i === lab ? id : before === id ? RANDOM : before;
  });
  return withOption(draft, 'researchers', researchers);
}
