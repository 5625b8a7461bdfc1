/** What can be chosen for a match of tesseract, and what only its own fields choose: base, pack, researchers. */
import { TESSERACT_LEVELS } from '@tessera/bots/tesseract/levels';
import { BUILT_IN_PACK, type Pack, TESSERACT_FACTS, TESSERACT_OPTIONS } from '@tessera/games/tesseract';
import { chosenOf, type Draft, withOption } from '../../../table/newMatch/draft.ts';
import { ownPack } from '../../../table/newMatch/packs/draft.ts';
import type { Form } from '../../../table/newMatch/preparation.ts';

export const RANDOM = 'random';

/** One player runs two labs (T-SETUP-4). */
const labsOf = (seats: number): number => Math.max(2, seats);

export const FORM: Form = {
  facts: TESSERACT_FACTS,
  levels: TESSERACT_LEVELS,
  options: { ...TESSERACT_OPTIONS },
  plain: [
    { group: 'rules', names: ['edition'] },
    { group: 'harder', names: ['noStartCards', 'extraPrimed', 'breachRace'] },
    { group: 'table', names: ['firstSeat', 'consent', 'info'] },
  ],
  expert: [],
  own: ['base', 'pack', 'researchers'],
  held: ({ seats }) => (seats.length === 1 ? [[0, 1]] : seats.map((_, lab) => [lab])),
  // Only a lab that is there can start.
  offers: (name, value, { seats }) =>
    name !== 'firstSeat' || typeof value !== 'number' || value < labsOf(seats.length),
};

export const packOf = (draft: Draft): Pack => ownPack(draft) ?? BUILT_IN_PACK;

export const baseOf = (draft: Draft): Pack['bases'][number] | undefined =>
  packOf(draft).bases.find(({ id }) => id === chosenOf(FORM, draft, 'base'));

/** By lab, of as many as there ever were. */
const researchersOf = (draft: Draft): readonly string[] =>
  chosenOf(FORM, draft, 'researchers') as readonly string[];

export const researcherOf = (draft: Draft, lab: number): string => researchersOf(draft)[lab] ?? RANDOM;

/** A researcher works in one lab: chosen for a second one, it leaves the first to the lot. */
export function withResearcher(draft: Draft, lab: number, id: string): Draft {
  const researchers = Array.from({ length: TESSERACT_FACTS.seats.max }, (_, i) => {
    const before = researcherOf(draft, i);
    return i === lab ? id : before === id ? RANDOM : before;
  });
  return withOption(draft, 'researchers', researchers);
}
