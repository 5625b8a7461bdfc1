import { parseOptions, seededChance } from '@tessera/engine';
import { tesseract } from '@tessera/games/tesseract';
import { describe, expect, test } from 'vitest';
import { actionStates, endWords, guessAction } from './actions.ts';
import { pickedIn } from './effect.ts';
import { situation, situationOf, type TesseractFixture } from './fixtures.ts';
import { choose, emptyHand, type Hand, mannerOf, press } from './hand.ts';
import { answerWords, labTold, plainly, type Speech } from './phrases.ts';
import { countersOf, promptOf, threatWords } from './prompt.ts';
import { tipOf } from './tip.ts';
import { loadWords } from './words/index.ts';

const words = await loadWords('en');
const NAMES = ['Ada', 'Milo', 'Ines', 'Kai'];
const speechOf = ({ view }: TesseractFixture): Speech => ({
  words,
  view,
  insight: undefined,
  labNames: NAMES,
});
const EMPTY = emptyHand(1);
const YOURS = { isYours: true, thinking: null, outcome: null };

const say = (at: TesseractFixture, hand: Hand = EMPTY, snapshot: object = YOURS): string => {
  const { head, body } = promptOf(speechOf(at), {
    snapshot: snapshot as typeof YOURS,
    offer: at.offer,
    hand,
  });
  return `${head} ${body}`;
};

const FULL = Array<string>(16).fill('Y1O2P3B4');
const GIVEN = {
  players: 2,
  tesseract: FULL,
  labs: ['Y2Y3Y4O4', 'B2'],
  hands: [['L2-05'], []],
  primed: 'P5P1',
};

describe('the prompt', () => {
  test('describes what the turn offers', () => {
    expect(say(situation(GIVEN))).toBe(
      'Ada, your turn: with *3 actions left*, take a glowing cube or contain your run of 3.',
    );
    expect(say(situation({ ...GIVEN, labs: ['', ''], actions: 1 }))).toContain('*1 action left*');
    expect(say(situation({ ...GIVEN, actions: 0, hands: [['L2-06'], []] }))).toContain(
      'play a card or end the phase',
    );
    expect(say(situation({ ...GIVEN, actions: 0, hands: [[], []] }))).toContain('*no actions left*: end');
  });

  test('[L2-06] names the cube that the second question of a card is about', () => {
    const options = parseOptions(tesseract.options, {});
    const position = JSON.stringify({ ...GIVEN, hands: [['L2-06'], []] });
    let state = tesseract.notation.parsePosition(position, options, 'lenient');
    for (const text of ['play L2-06', 'pick A:Y3']) {
      const move = tesseract.notation.parseMove(state, text);
      ({ state } = tesseract.apply(state, 0, move, seededChance('second')));
    }
    expect(say(situationOf(state))).toBe('Ada, your choice: *Rewrite*: choose the new value of Yellow 3.');
    expect(pickedIn(situationOf(state).view)).toMatchObject({ colour: 'Y', value: 3 });
    expect(pickedIn(situation(GIVEN).view)).toBeUndefined();
  });

  test('follows the selected action, the open list and the selected cube', () => {
    const at = situation(GIVEN);
    const manner = mannerOf(at.lasting, false, false);
    expect(say(at, choose(at.offer, EMPTY, 'adjust', manner).hand)).toContain('*Adjust*');
    expect(say(at, press(at.offer, EMPTY, 'A:Y3', manner).hand)).toContain(
      'choose what to do with *Yellow 3*',
    );
    expect(say(at, press(at.offer, EMPTY, '0,0', manner).hand)).toContain('*Remove Blue 4*, or');
  });

  test('[T-TRANSFER-3] of a consent names the request and both labs', () => {
    const consent = { type: 'consent', labs: [1], answer: 'transfer B:B2 A' };
    const at = situation({ ...GIVEN, pending: [{ type: 'act' }, consent] });
    expect(say(at)).toBe(
      'Milo, a question for you: Ada would like to take Blue 2 from your lab. Do you agree?',
    );
    const [yes, no] = at.offer.all.map(said => answerWords(speechOf(at), said).title);
    expect([yes, no]).toEqual(['I agree', 'I refuse']);
  });

  test('[T-RUL-24] of a consent to a transfer of R01 mentions that she may change the cube', () => {
    const consent = { type: 'consent', labs: [1], answer: 'transfer B:B2 A' };
    const pending = [{ type: 'act' }, consent];
    expect(say(situation({ ...GIVEN, researchers: ['R01', '-'], pending }))).toContain(
      'Ada would like to take Blue 2 from your lab and perhaps change it by one. Do you agree?',
    );
  });

  test('[T-CARD-6] of a consent to set names the cube and its value', () => {
    const effect = { type: 'effect', source: 'L4-06', lab: 0, branch: 0, step: 0, done: 0, touched: [] };
    const picked = { ...effect, picked: 68, value: 0, fate: 'open' }; // after 64 of the Tesseract and 4 of A
    const pending = [{ type: 'act' }, picked, { type: 'consent', labs: [1], answer: 'value 5' }];
    expect(say(situation({ ...GIVEN, discard: ['L4-06'], pending }))).toContain(
      'Ada would like to set Blue 2 in your lab to 5. Do you agree?',
    );
  });

  test('[T-CARD-4] of a card names it, its step and its progress', () => {
    const effect = { type: 'effect', source: 'L2-05', lab: 0, branch: 0, step: 0, done: 1, touched: [] };
    const first = situation({
      ...GIVEN,
      discard: ['L2-05'],
      pending: [{ type: 'act' }, { ...effect, picked: -1, value: 0, fate: 'done' }],
    });
    expect(say(first)).toBe('Ada, your choice: *Lattice Shift*, 2 of 2: choose a cube to relocate.');
  });

  test('[T-PRIME-1] of a repeatable roll names it', () => {
    const rolled = (cube: number): string => {
      const pending = [
        { type: 'threat', stage: 'pass' },
        { type: 'prime', cube, rolled: 6 },
      ];
      const given = { ...GIVEN, researchers: ['R09', 'R02'], phase: 'threat', actions: 0, destroyed: 'P' };
      return say(situation({ ...given, pending }));
    };
    expect(rolled(3)).toContain('blue 4 at a1 rolls *6*: keep it');
    expect(rolled(71)).toContain('one purple cube rolls *6*: keep it'); // by Fission, after all others
  });

  test('addresses a player without a name in the second person', () => {
    const spoken = (at: TesseractFixture, self: number): string => {
      const speech: Speech = { ...speechOf(at), labNames: ['You', 'Milo'], self };
      return promptOf(speech, { snapshot: YOURS, offer: at.offer, hand: EMPTY }).head;
    };
    expect(spoken(situation(GIVEN), 0)).toBe('Your turn:');
    expect(spoken(situation(GIVEN), 1)).toBe('You, your turn:');
    const consent = { type: 'consent', labs: [1], answer: 'transfer B:B2 A' };
    expect(spoken(situation({ ...GIVEN, pending: [{ type: 'act' }, consent] }), 1)).toBe(
      'A question for you:',
    );
    const speech: Speech = { ...speechOf(situation(GIVEN)), self: 0 };
    expect([0, 1].map(lab => labTold(speech, lab))).toEqual(['your researcher', 'Milo']);
    expect(plainly(speech, 'Blue 2 goes to your researcher’s lab.')).toBe('Blue 2 goes to your lab.');
  });

  test('waits for others, and ends', () => {
    const at = situation(GIVEN);
    expect(say(at, EMPTY, { ...YOURS, isYours: false, thinking: 0 })).toBe('Ada is thinking.');
    const outcome = { winners: [], reason: 'resign' };
    expect(say(at, EMPTY, { ...YOURS, outcome })).toContain('You gave up.');
  });

  test('[T-END-4] has the threat beside it', () => {
    const at = situation({ ...GIVEN, breach: 2 });
    const outlook = { chance: 1 / 3, isExact: true, values: [2, 5], loss: 0 };
    const forecast = { isSkipped: false, cells: [0], empties: null, steps: [] };
    const insight = { outlook, after: {}, forecast };
    expect(threatWords({ ...speechOf(at), insight }).text).toBe('Breach 2 of 7, next priming 33%');
    expect(endWords({ ...speechOf(at), insight })).toBe('then prime Blue 4, 33% breach');
    const safe = { ...insight, outlook: { ...outlook, chance: 0 } };
    expect(threatWords({ ...speechOf(at), insight: safe }).text).toContain('safe');
  });
});

describe('has counters of other endings', () => {
  const counters = (tesseract: readonly string[]): readonly string[] => {
    const at = situation({ ...GIVEN, tesseract });
    return countersOf(speechOf(at));
  };

  test('[T-END-5] has the number of remaining cubes, once they are few', () => {
    expect(counters(FULL)).toEqual([]);
    expect(counters([...FULL.slice(0, 4), 'Y1', ...Array<string>(11).fill('')])).toEqual([]);
    expect(counters([...FULL.slice(0, 4), ...Array<string>(12).fill('')])).toEqual([
      '16 cubes left, then you lose',
    ]);
    expect(counters(['Y1', ...Array<string>(15).fill('')])).toEqual(['1 cube left, then you lose']);
  });
});

describe('the action bar', () => {
  const captions = (at: TesseractFixture, canAct = true): string[] =>
    actionStates(speechOf(at), at.offer, canAct).map(({ isReady, caption }) => `${isReady} ${caption}`);

  test('shows the effect of each action', () => {
    expect(captions(situation({ ...GIVEN, researchers: ['R02', 'R05'] }))).toEqual([
      'true 4 removable',
      'true ±1 or flip',
      'true with another lab',
      'false no card to exchange',
      'true run of 3 ready',
      'true flip two cubes',
    ]);
  });

  test('shows why an action is not legal', () => {
    expect(captions(situation({ ...GIVEN, actions: 0 }))[0]).toBe('false no actions left');
    expect(captions(situation(GIVEN), false)[0]).toBe('false not your turn');
    const full = situation({ ...GIVEN, labs: ['Y2Y3Y5O5O6O2', ''] });
    expect(captions(full)[0]).toBe('false your lab is full');
  });

  test('[T-CONTAIN-1] asks the rules about a plausible answer', () => {
    const { view } = situation({ ...GIVEN, labs: ['Y2O3', ''] });
    expect(guessAction(view, 'contain')).toBe('contain Y2 O3');
    expect(guessAction(view, 'study')).toBe('study L2-05');
    expect(guessAction(situation({ ...GIVEN, labs: ['', ''] }).view, 'adjust')).toBeUndefined();
  });
});

describe('the tooltip of a stack', () => {
  const tip = (at: TesseractFixture, cell: number) => tipOf(speechOf(at), at.offer, EMPTY, cell);

  test('[T-GEO-5] has value, place, sides and the effect of a press for a removable cube', () => {
    expect(tip(situation(GIVEN), 0)).toMatchObject({
      title: 'Blue 4',
      place: 'a1, level 4',
      isReady: true,
      deed: ['Press to choose it.', '1 space stays free.', '3 cubes stay below.', 'It is primed next.'],
    });
  });

  test('[T-GEO-6] has the number of open sides for another one', () => {
    expect(tip(situation(GIVEN), 1).deed).toEqual(['Free sides: 1, needed: 2.']);
  });

  test('[T-EVENT-1] names the event below the last cube of a stack', () => {
    const at = situation({ ...GIVEN, tesseract: ['Y1', ...FULL.slice(1)] });
    expect(tip(at, 0).deed.join(' ')).toContain('Taking it uncovers Acceleration');
    const empty = situation({ ...GIVEN, tesseract: ['', ...FULL.slice(1)] });
    expect(tip(empty, 0)).toMatchObject({ title: 'a1 is empty', isReady: false });
  });
});
