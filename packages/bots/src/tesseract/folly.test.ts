import { seededChance } from '@tessera/engine';
import { type Answer, type TesseractState, tesseract } from '@tessera/games/tesseract';
import { expect, test } from 'vitest';
import { situation, tower } from '../../test/tesseract.ts';
import { isFolly } from './folly.ts';

/** Parses a plan, each answer where the ones before it lead. */
function planOf(from: TesseractState, ...texts: readonly string[]): Answer[] {
  const state = tesseract.copy(from);
  return texts.map(text => {
    const answer = tesseract.notation.parseMove(state, text);
    tesseract.play(state, tesseract.decider(state)!, answer, seededChance('plan'));
    return answer;
  });
}

const isFollyOf = (state: TesseractState, ...texts: readonly string[]): boolean =>
  isFolly(state, planOf(state, ...texts), []);

const analyst = (fields: object): TesseractState =>
  situation({ tesseract: tower(3), researchers: ['R08', '-'], ...fields }, { consent: 'auto' });

test('[T-CONTAIN-1] a plan keeps the ready sets of every lab', () => {
  const state = analyst({ labs: ['O1', 'Y2Y3Y4B6'] });
  expect(isFollyOf(state, 'adjust B:Y3 +')).toBe(true);
  expect(isFollyOf(state, 'transfer B:Y4 A')).toBe(true);
  expect(isFollyOf(state, 'adjust B:B6 -')).toBe(false);
  expect(isFollyOf(state, 'transfer B:B6 A')).toBe(false);
});

test('[T-CONTAIN-2] a plan keeps what a mate could contain, even if another set stays', () => {
  const state = analyst({ labs: ['O1', 'O4P5Y6B6'], board: 'Y6' });
  expect(isFollyOf(state, 'adjust B:B6 -')).toBe(true);
  expect(isFollyOf(state, 'adjust B:Y6 -')).toBe(false);
});

test('[T-CONTAIN-1] [T-SPEC-1] a plan keeps them in the middle of an action too', () => {
  const state = analyst({ labs: ['Y2Y3Y4O6', ''], primed: 'P5' });
  tesseract.play(state, 0, { type: 'specialize' }, seededChance('special'));
  const answers = tesseract.legalMoves(state, 0).map(move => tesseract.notation.formatMove(state, move));
  const breaking = answers.find(text => /Y3/.test(text)) ?? expect.unreachable(answers.join());
  const harmless = answers.find(text => /P5/.test(text)) ?? expect.unreachable(answers.join());
  const finished = (first: string): boolean => {
    const [answer] = planOf(state, first) as [Answer];
    return isFolly(state, [answer, { type: 'stop' }], []);
  };
  expect(finished(breaking)).toBe(true);
  expect(finished(harmless)).toBe(false);
});

test('[T-CONTAIN-2] a set whose slots are all filled may be taken apart', () => {
  const state = analyst({ labs: ['O1', 'Y2Y3Y4B6'], board: 'Y2Y3Y4' });
  expect(isFollyOf(state, 'adjust B:Y3 +')).toBe(false);
});
