import { nextSeat, pick, randomGame } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { tesseractOptions } from '../../test/tesseractVariants.ts';
import { CONTAINMENT } from './cards/containment.ts';
import { RESEARCH } from './cards/research.ts';
import { RESEARCHERS } from './cards/researchers.ts';
import { ALL, type Effect, parseAbility, parseAction, parseCard, parseEffect } from './effects.ts';
import { tesseract } from './index.ts';
import { effectFrame } from './rules/effectFrame.ts';
import { canStepHappen } from './rules/effectTargets.ts';
import { en } from './text/en/index.ts';

/** The error message of a text; empty if it parses. */
function complaintOf(text: string): string {
  try {
    parseEffect(text);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('the effect language', () => {
  test('[T-CARD-4] the effect language has steps, zones, numbers and filters', () => {
    expect(parseEffect('flip(primed,1!); destroy(primed,3,same=value)')).toMatchObject([
      { verb: 'flip', zones: ['primed'], n: 1, must: true },
      { verb: 'destroy', n: 3, must: false, sameValue: true },
    ]);
    expect(parseAction('move(primed,tess,1,max=3,once)')).toMatchObject([
      { zones: ['primed'], to: ['tess'], n: 1, max: 3, once: true },
    ]);
    expect(parseEffect('set(lab+primed,all)')).toMatchObject([{ zones: ['lab', 'primed'], n: ALL }]);
    expect(parseEffect('match(primed,1,mylab)')).toMatchObject([{ zones: ['primed'], to: ['mylab'] }]);
    expect(parseEffect('breach(-1)')).toMatchObject([{ verb: 'breach', n: 1 }]);
    expect(parseEffect('oneOf(move(tess,lab,1) | transfer(lab,2))')[0]?.branches).toHaveLength(2);
  });

  test('[T-CARD-7] the effect language allows a timing word at the beginning of a card, and nowhere else', () => {
    expect(parseCard('destroy(primed,1)')).toMatchObject({ timing: 'action', steps: [{ verb: 'destroy' }] });
    expect(parseCard('threat: destroy(primed,1)')).toMatchObject({ timing: 'threat', steps: [{ n: 1 }] });
    expect(parseCard(' both : oneOf(ward(1) | flip(primed,2))').timing).toBe('both');
    expect(() => parseCard('action: ward(1)')).toThrow(
      '"action:" is not a timing word; known are threat: and both:',
    );
    expect(() => parseCard('later: ward(1)')).toThrow('"later:" is not a timing word');
    expect(() => parseCard('threat:')).toThrow('is not a step');
    expect(() => parseCard('both: oneOf(gainAction(1) | ward(1))')).toThrow(
      'gainAction means nothing in a Threat phase',
    );
    expect(() => parseAction('threat: ward(1)')).toThrow('is not a step');
    expect(() => parseAbility('onIdenticalDestroyed: threat: ward(1)')).toThrow('is not a step');
  });

  test.each([
    ['explode(primed,1)', 'effect: "explode" is not a verb'],
    ['destroy', 'is not a step'],
    ['destroy(cellar,1)', '"cellar" is not a zone of destroy'],
    ['return(primed,tess,1)', '"primed" is not a zone of return'],
    ['move(primed,destroyed,1)', '"destroyed" is not a zone of move'],
    ['move(tess,tess,1)', 'moved by relocate'],
    ['move(primed,mylab+tess,1)', 'move goes to one zone only'],
    ['adjust(primed,2,max=3)', 'adjust has no filter "max=3"'],
    ['oneOf(ward(1))', 'oneOf needs at least two branches'],
    ['ward(1); oneOf(ward(1)|ward(2))', 'oneOf stands alone'],
    ['destroy(primed,1', 'is not a step'],
    ['destroy(primed)', 'destroy needs 2 arguments'],
    ['destroy(primed,many)', '"many" is not a number'],
    ['destroy(primed,1,blue)', '"blue" is not a filter'],
    ['breach(1)', '"1" is not a number such as -1'],
    [
      'flip(lab,1) flip(primed,1)',
      '"flip(primed,1)" cannot follow flip(lab,1): between steps stands a semicolon',
    ],
    ['flip(lab,1), flip(primed,1)', '", flip(primed,1)" cannot follow flip(lab,1)'],
    ['flip(lab,1))', '")" cannot follow flip(lab,1)'],
    ['oneOf(ward(1) | ward(2)) ward(3)', '"ward(3)" cannot follow oneOf(ward(1) | ward(2))'],
    ['oneOf(ward(1) ward(3) | ward(2))', '"ward(3)" cannot follow ward(1)'],
    ['flip(lab,1);', 'has a semicolon too many'],
    ['; flip(lab,1)', 'has a semicolon too many'],
    ['flip(lab,1);; flip(primed,1)', 'has a semicolon too many'],
    ['oneOf(ward(1); | ward(2))', 'has a semicolon too many'],
    ['flip(lab,1,min=2,min=3)', 'has min twice'],
    ['flip(lab,1,same=value,same=value)', 'has same twice'],
    ['flip(lab+lab,1)', 'has lab twice'],
    ['flip(lab,1,once)', 'once means nothing here'],
    ['oneOf(flip(lab,1,once) | ward(1))', 'once means nothing here'],
    ['move(mylab,mylab,1)', 'can never be played'],
    ['move(primed+mylab,mylab,1)', 'can never be played'],
  ])('refuses %s', (text, complaint) => {
    expect(() => parseEffect(text)).toThrow(complaint);
  });

  test('[T-CARD-4] the effect language accepts no step that could never be played', () => {
    const zones = ['tess', 'primed', 'mylab', 'otherlab', 'lab', 'destroyed', 'other'];
    const verbs = /known are (.*), oneOf/.exec(complaintOf('sing(1)'))?.[1]?.split(', ') ?? [];
    const shapes = (verb: string): string[] => [
      ...['1', '-1'].map(n => `${verb}(${n})`),
      ...zones.flatMap(zone => [
        `${verb}(${zone},1)`,
        ...zones.flatMap(to => [`${verb}(${zone},${to},1)`, `${verb}(${zone},1,${to})`]),
      ]),
    ];
    const accepted = verbs.flatMap(shapes).filter(text => complaintOf(text) === '');
    expect(accepted.length).toBeGreaterThan(60);
    const waiting = new Map(accepted.map(text => [text, parseEffect(text)[0] as Effect]));
    for (let game = 0; game < 20 && waiting.size > 0; game++) {
      const { match, chance } = randomGame(
        tesseract,
        { options: tesseractOptions(), seats: 2 },
        `steps ${game}`,
      );
      for (
        let seat = nextSeat(tesseract, match.state);
        seat !== undefined;
        seat = nextSeat(tesseract, match.state)
      ) {
        const frame = effectFrame('L2-01', seat);
        for (const [text, step] of waiting) if (canStepHappen(match.state, frame, step)) waiting.delete(text);
        match.submit(seat, pick(chance, tesseract.legalMoves(match.state, seat)));
      }
    }
    expect([...waiting.keys()]).toEqual([]);
  });

  test('abilities', () => {
    expect(parseAbility('labCapacity(8)')).toMatchObject({ name: 'labCapacity', n: 8 });
    expect(parseAbility('containMin(2,same=value,once)')).toMatchObject({ name: 'containMin', n: 2 });
    expect(parseAbility('onIdenticalDestroyed: adjust(primed,2)').effect).toHaveLength(1);
    expect(() => parseAbility('flies')).toThrow('"flies" is not an ability');
  });

  test('every card and researcher has texts', () => {
    const cards: Record<string, { name: string; text: string }> = en.cards;
    for (const { id, name } of [...RESEARCH, ...CONTAINMENT]) expect(cards[id]).toMatchObject({ name });
    const researchers: Record<string, { name: string }> = en.researchers;
    for (const { id, name } of RESEARCHERS) expect(researchers[id]).toMatchObject({ name });
  });
});
