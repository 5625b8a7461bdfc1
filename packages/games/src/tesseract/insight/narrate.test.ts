import { LANGUAGES, seededChance } from '@tessera/engine';
import { pick } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { lateTesseract } from '../../../test/tesseractLate.ts';
import { type Given, table, tower } from '../../../test/tesseractTable.ts';
import { tesseractOptions, tesseractVariants } from '../../../test/tesseractVariants.ts';
import { COLOURS, LAB_NAMES, type TesseractEvent, tesseract } from '../index.ts';
import { TESSERACT_TEXT } from '../text/all.ts';
import { type CubeStyle, namesOf, stackName } from './names.ts';
import { narrate, story } from './narrate.ts';
import { tracker } from './tracker.ts';

const text = TESSERACT_TEXT.en;
const people = ['Ada', 'Milo', 'Ines', 'Kai'];

/** Sentences of the log for the given answers. */
function told(given: Given, answers: readonly string[], style: CubeStyle = 'words'): string[] {
  const game = table(given);
  const known = tracker(game.view);
  const names = namesOf(text, known, lab => people[lab]!, style);
  return story(text, game.play(...answers), names, known).map(line => line.text);
}

const TOWER = tower(['3443', '4444', '4444', '3443'], { '0,0': 'P3' });

describe('the narration of an answer', () => {
  test('[T-PRIME-1] [T-BREACH-1] the narration tells a prime and its breach, in words', () => {
    expect(told({ stacks: TOWER, primed: 'Y5O5', rolls: [5] }, ['end'])).toEqual([
      'Ada’s Threat phase.',
      'Purple 3 at a1 is primed and rolls 5.',
      'Breach on 5! The token stands at 1 of 7.',
      'Turn 2: Milo.',
    ]);
  });

  test('[T-TV-7] the narration tells the sixth of a value as a double breach, in short style and in notation', () => {
    const given = { stacks: TOWER, primed: 'Y2O2P2B2Y2', rolls: [2] };
    expect(told(given, ['end'], 'short').slice(1, 3)).toEqual([
      'P3 at a1 is primed and rolls 2.',
      'Double breach on 2! The token stands at 2 of 7.',
    ]);
    expect(told(given, ['end'], 'notation')[1]).toBe('P3 at 0,0 is primed and rolls 2.');
  });

  test('[T-EVENT-AC] the narration keeps the value of a cube in the sentence that destroys it', () => {
    const given = { stacks: { '0,0': 'Y1', '1,0': 'B3B4' } };
    expect(told(given, ['remove 0,0'])).toEqual([
      'Yellow 1 at a1 goes into Ada’s lab.',
      'Acceleration is uncovered at a1.',
      'Acceleration destroys Blue 4 at b1.',
    ]);
  });

  test('[T-GEO-3] the narration tells from where to where an ability or a card brings a cube', () => {
    const given = { stacks: TOWER, researchers: ['R10', 'R06'], labs: ['', 'Y2'] };
    expect(told(given, ['specialize', 'pick 0,0']).at(-1)).toBe('Purple 3 at a1 goes into Ada’s lab.');
    const primed = { stacks: TOWER, primed: 'Y5O2', hands: [['L4-01'], []] };
    expect(told(primed, ['play L4-01', 'pick primed:Y5'])).toContain(
      'Yellow 5 goes from the primed area to Ada’s lab.',
    );
    const shifting = { stacks: TOWER, researchers: ['R06', 'R10'] };
    expect(told(shifting, ['specialize', 'pick 0,0', 'to 3,0']).at(-1)).toBe(
      'Purple 3 at a1 is relocated to d1.',
    );
  });

  test('[T-EVENT-3] the narration tells wards, and skipped primes', () => {
    expect(told({ stacks: { '0,0': 'Y1', '1,0': 'B3B4' }, wards: 1 }, ['remove 0,0']).at(-1)).toBe(
      'Acceleration at a1 is cancelled.',
    );
    expect(told({ stacks: TOWER, skipPrime: 1 }, ['end'])[0]).toBe(
      'Nothing is primed in Ada’s Threat phase.',
    );
  });

  test('[T-TV-5] the narration tells a containment: the set, the identical cube, the rolled rest, the card', () => {
    const given = {
      stacks: TOWER,
      labs: ['Y2Y3Y4B2', ''],
      primed: 'Y3',
      decks: [['L2-01'], [], []],
      rolls: [5, 4],
    };
    expect(told(given, ['contain Y2 Y3 Y4', 'pick A:Y3', 'yes'])).toEqual([
      'Yellow 3 is contained.',
      'Yellow 3, its identical twin, is destroyed.',
      'Yellow 2 rolls 5.',
      'Yellow 4 is rolled and stays 4.',
      'Ada draws Energy Inversion.',
    ]);
  });

  test('[T-SPEC-1] the narration names researchers and cards; a ward and a skipped prime have their own sentences', () => {
    const given = { stacks: TOWER, primed: 'Y1', researchers: ['R05', '-'], hands: [['L4-05', 'L4-09'], []] };
    expect(told(given, ['specialize', 'pick primed:Y1'])).toEqual([
      'Ada uses the action of the Nuclear Chemist.',
      'Yellow 1 is destroyed.',
    ]);
    expect(told(given, ['play L4-05', 'stop'])).toEqual([
      'Ada plays Stasis Field.',
      'Threat phases that will prime nothing: 1.',
    ]);
    expect(told(given, ['play L4-09', 'stop']).at(-1)).toBe('Events that will be cancelled: 1.');
  });

  test('[T-DEC-8] the narration tells refunds: a card by its name, an individual action by its researcher', () => {
    const given = { stacks: TOWER, labs: ['Y1', ''], researchers: ['R11', '-'], hands: [['L2-04'], []] };
    const refused = ['play L2-04', 'transfer A:Y1 B', 'no', 'stop'];
    expect(told(given, refused).slice(-2)).toEqual([
      'Milo refuses.',
      'Nothing was done: Ada takes Cargo Shuttle back.',
    ]);
    expect(told(given, ['specialize', 'lab B', 'stop']).at(-1)).toBe(
      'Nothing was done: Ada keeps the action.',
    );
  });

  test('[T-EVENT-FI] the narration names a destroyed cube by its colour only', () => {
    const base = { options: { base: '3' as const }, stacks: { '1,1': 'Y1', '3,1': 'B4B4' }, destroyed: 'O' };
    expect(told({ ...base, rolls: [2, 0, 6] }, ['remove 1,1'])).toEqual([
      'Yellow 1 at b2 goes into Ada’s lab.',
      'Fission is uncovered at b2.',
      'Blue 4 at d2 is primed and rolls 2.',
      'One orange cube comes back primed and rolls 6.',
    ]);
  });
});

test('[T-GEO-1] the narration names stacks a1 to d4, letters to the east, numbers to the south', () => {
  expect([0, 3, 4, 15].map(stackName)).toEqual(['a1', 'd1', 'a2', 'd4']);
});

describe.each(LANGUAGES)('random games in %s', language => {
  test('[T-INFO-1] random games have whole sentences for every event, and reveal nothing that a view does not show', () => {
    const words = TESSERACT_TEXT[language];
    for (const game of [tesseract, lateTesseract]) {
      for (const [i, { options, seats }] of tesseractVariants(12, 'narrate').entries()) {
        const chance = seededChance(`narrate ${i}`);
        const state = game.setup(options, seats, chance);
        const known = tracker(game.view(state, 0));
        const names = namesOf(words, known, lab => LAB_NAMES[lab]!, i % 2 ? 'notation' : 'words');
        for (let seat = game.decider(state); seat !== undefined; seat = game.decider(state)) {
          const events: TesseractEvent[] = [];
          game.play(state, seat, pick(chance, game.legalMoves(state, seat)), chance, events);
          for (const { text: sentence } of story(words, events, names, known)) {
            expect(sentence).toMatch(/^[^{}]{3,}$/);
            expect(sentence).not.toMatch(/undefined|null|NaN| {2}/);
          }
          for (const event of events) expect(narrate(words, event, names) ?? '').not.toMatch(/[{}]/);
          const view = game.view(state, 0);
          const followed = tracker(view);
          for (const { id } of [...view.primed, ...view.labs.flatMap(lab => lab.cubes)]) {
            expect(known.valueOf(id)).toBe(followed.valueOf(id));
          }
          for (const [lab, { cubes }] of view.labs.entries())
            for (const { id } of cubes) expect(known.homeOf(id)).toBe(lab);
          for (const { id, colour } of [...view.primed, ...view.destroyed]) {
            expect(followed.colourOf(id)).toBe(colour);
            expect(known.homeOf(id)).toBeUndefined();
          }
          for (const [slot, id] of view.board.entries())
            if (id !== null) expect(followed.colourOf(id)).toBe(COLOURS[Math.floor(slot / 6)]);
          known.see(view);
        }
      }
    }
  });
});

test('[T-STATE-1] random games can be narrated from the last view, since colours never change', () => {
  const chance = seededChance('history');
  const state = tesseract.setup(tesseractOptions(), 3, chance);
  const history: TesseractEvent[] = [];
  for (let seat = tesseract.decider(state); seat !== undefined; seat = tesseract.decider(state)) {
    tesseract.play(state, seat, pick(chance, tesseract.legalMoves(state, seat)), chance, history);
  }
  const known = tracker(tesseract.view(state, 0), 'after');
  const names = namesOf(text, known, lab => people[lab]!);
  const lines = story(text, history, names, known).map(line => line.text);
  expect(lines.length).toBeGreaterThan(60);
  expect(lines.join(' ').toLowerCase()).not.toContain(text.events['cube.unknown']);
});
