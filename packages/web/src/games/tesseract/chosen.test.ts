import { parseOptions, seededChance } from '@tessera/engine';
import { type TesseractState, tesseract } from '@tessera/games/tesseract';
import { describe, expect, test } from 'vitest';
import { offerOf } from './answers.ts';
import { barOf, type ChosenWords, chosenWords } from './chosen.ts';
import { MIDDLE, modelOf } from './fixtures.ts';
import type { PanelModel } from './panels/props.ts';

const cardOf = (model: PanelModel, answer: string): ChosenWords => {
  const said = offerOf(model.view, [...model.legal]).all.find(({ text }) => text === answer);
  if (!said) throw new Error(`${answer} is not legal`);
  return chosenWords(model, said);
};

const linesOf = ({ lines }: ChosenWords): string[] => lines.map(({ text }) => text.replaceAll('*', ''));

const MODEL = modelOf(MIDDLE);

const OPTIONS = parseOptions(tesseract.options, { base: '2' });
const positionOf = (state: TesseractState): object => JSON.parse(tesseract.notation.formatPosition(state));

/** The first researcher may take two cubes with one action. */
const TAKER = ['R10', 'R05', 'R01', 'R03'];

/** Position after an answer of the first seat. */
function after(position: object, answer: string): object {
  const { notation } = tesseract;
  const state = notation.parsePosition(JSON.stringify(position), OPTIONS, 'lenient');
  return positionOf(
    tesseract.apply(state, 0, notation.parseMove(state, answer), seededChance('after')).state,
  );
}

describe('the card of a selected answer', () => {
  test('[T-CONTAIN-3] [T-CONTAIN-6] of a set: slot, primed twin, card, roll, breach, the lab afterwards', () => {
    const card = cardOf(MODEL, 'contain Y2 O3 P4 B5');
    expect(card).toMatchObject({ title: 'Contain Yellow 2', deed: 'Contain', about: undefined });
    expect(linesOf(card)).toEqual([
      'It fills its slot: 10 of 24 contained.',
      'The primed Yellow 2 is destroyed with it.',
      'The second 2: column 2 reveals its card.',
      'Then you may roll the other 3 and draw a level 3 card.',
      'Breach 33% → 17%',
    ]);
    expect(card.lines.at(-1)?.sign, 'a smaller chance is no warning').toBe('check');
    expect(card.after?.cubes).toHaveLength(4);
    expect(card.after?.free).toBe(2);
  });

  test('[T-THREAT-3] of the end: unspent actions, the die to be rolled, the values that breach, the event', () => {
    const card = cardOf(MODEL, 'end');
    expect(linesOf(card)).toEqual([
      '2 actions unspent',
      expect.stringMatching(/^Then prime .*33% breach$/),
      expect.stringMatching(/^It breaches on [\d, ]+\.$/),
      expect.stringMatching(/^[a-d][1-4] is then empty: .*\.$/),
    ]);
    expect(card.lines[1]?.sign).toMatchObject({ colour: expect.any(String) });
  });

  test('[T-TRANSFER-1] of a transfer: the places that are left in the other lab', () => {
    const card = cardOf(MODEL, 'transfer A:Y2 C');
    expect(card.title).toBe('Yellow 2: To Ines');
    expect(linesOf(card)).toEqual(['Ines then has 3 free places.']);
  });

  test('[T-STUDY-1] of a study: the cards to draw from', () => {
    expect(linesOf(cardOf(MODEL, 'study L2-01'))).toEqual(['Level 3: 1 card in the deck.']);
  });

  test('[T-SETUP-6] of a first cube: it is rolled', () => {
    const model = modelOf(positionOf(tesseract.setup(OPTIONS, 2, seededChance('corner'))));
    const card = cardOf(model, 'pick 0,0');
    expect(card).toMatchObject({ about: undefined, deed: 'Take' });
    expect(linesOf(card).slice(0, 2)).toEqual([
      'It is rolled and goes to your lab.',
      expect.stringMatching(/cube below shows/),
    ]);
  });

  test('[T-SPEC-1] of a cube chosen for an ability or a card: its fate, and what lies below it', () => {
    const asked = (answer: string) => modelOf(after({ ...MIDDLE, researchers: TAKER }, answer));
    const taking = cardOf(asked('specialize'), 'pick 0,0');
    expect(taking).toMatchObject({ title: 'Orange 4 at a1', about: undefined, deed: 'Take' });
    expect(linesOf(taking).slice(0, 2)).toEqual([
      expect.stringMatching(/^It (goes to your lab|takes the last space)/),
      expect.stringMatching(/cube below shows|is on top/),
    ]);
    const destroying = cardOf(asked('play L3-01'), 'pick primed:O5');
    expect(linesOf(destroying)[0]).toBe('It is destroyed.');
    expect(destroying).toMatchObject({ about: undefined, deed: 'Destroy' });
  });

  test('[C-05] [C-06] of a cube that a card contains: slot, primed twin, column; not the roll of a set', () => {
    const containment = [
      'C-05 unlocked',
      'C-06 unlocked',
      ...['C-01', 'C-02', 'C-03', 'C-04'].map(id => `${id} hidden`),
    ];
    const asked = (column: number) => modelOf(after({ ...MIDDLE, containment }, `use ${column}`));
    expect(linesOf(cardOf(asked(1), 'pick A:Y2')).slice(0, 2)).toEqual([
      'It fills its slot: 10 of 24 contained.',
      'The primed Yellow 2 is destroyed with it.',
    ]);
    const fold = asked(2);
    const cube = [...fold.legal].find(answer => /^pick \d,\d$/.test(answer)) ?? '';
    const folding = linesOf(cardOf(fold, cube));
    expect(folding[0]).toMatch(/^It fills its slot/);
    expect(folding.at(-1)).toMatch(/cubes? stays? on|is then empty|uncovers/);
    expect(folding.join()).not.toContain('roll the other');
  });

  test('[T-DEC-7] of a consent: no word of something revealed', () => {
    const said = { text: 'yes', verb: 'yes', words: [], targets: [] } as unknown as Parameters<
      typeof barOf
    >[1];
    const lasting = { yes: 'hiddenRevealed' } as const;
    const { view } = MODEL;
    const asked = { ...view, decision: { ...view.decision, type: 'consent' } } as typeof view;
    expect([barOf(asked, said, lasting), barOf(view, said, lasting)]).toEqual([undefined, 'hiddenRevealed']);
  });

  test('of a card and of an individual action: what it does', () => {
    expect(cardOf(MODEL, 'play L3-01').about).toBe('Destroy a primed cube.');
    expect(cardOf(MODEL, 'specialize').about).toBe('Two ±1, any lab.');
  });

  test('[T-CONTAIN-5] of rolling the rest: which dice of the lab are rolled', () => {
    const ids = MODEL.view.labs[0]?.cubes.map(({ id }) => id) ?? [];
    const model = modelOf({
      ...MIDDLE,
      pending: [{ type: 'act' }, { type: 'rollRest', lab: 0, cubes: ids.slice(0, 2) }],
    });
    const card = cardOf(model, 'yes');
    expect(linesOf(card)).toEqual(['2 dice are rolled at once.', 'Then you draw a level 2 card.']);
    expect(card.about).toBeUndefined();
    expect(card.after?.cubes.filter(({ value }) => value === null)).toHaveLength(2);
    expect(card.after?.cubes).toHaveLength(5);
  });
});
