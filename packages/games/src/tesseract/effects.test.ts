import { describe, expect, test } from 'vitest';
import { CONTAINMENT } from './cards/containment.ts';
import { RESEARCH } from './cards/research.ts';
import { RESEARCHERS } from './cards/researchers.ts';
import { ALL, parseAbility, parseEffect } from './effects.ts';
import { en } from './text/en.ts';

describe('the effect language', () => {
  test('[T-CARD-4] steps, zones, numbers and filters', () => {
    expect(parseEffect('flip(primed,1!); destroy(primed,3,same=value)')).toMatchObject([
      { verb: 'flip', zones: ['primed'], n: 1, must: true },
      { verb: 'destroy', n: 3, must: false, sameValue: true },
    ]);
    expect(parseEffect('move(primed,tess,1,max=3,once)')).toMatchObject([
      { zones: ['primed'], to: ['tess'], n: 1, max: 3, once: true },
    ]);
    expect(parseEffect('set(lab+primed,all)')).toMatchObject([{ zones: ['lab', 'primed'], n: ALL }]);
    expect(parseEffect('match(primed,1,mylab)')).toMatchObject([{ zones: ['primed'], to: ['mylab'] }]);
    expect(parseEffect('breach(-1)')).toMatchObject([{ verb: 'breach', n: 1 }]);
    expect(parseEffect('oneOf(move(tess,lab,1) | transfer(lab,2))')[0]?.branches).toHaveLength(2);
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
  ])('%s is refused', (text, complaint) => {
    expect(() => parseEffect(text)).toThrow(complaint);
  });

  test('abilities', () => {
    expect(parseAbility('labCapacity(8)')).toMatchObject({ name: 'labCapacity', n: 8 });
    expect(parseAbility('containMin(2,same=value,once)')).toMatchObject({ name: 'containMin', n: 2 });
    expect(parseAbility('onIdenticalDestroyed: adjust(primed,2)').effect).toHaveLength(1);
    expect(() => parseAbility('flies')).toThrow('"flies" is not an ability');
  });

  test('every card and researcher has its words', () => {
    const cards: Record<string, { name: string; text: string }> = en.cards;
    for (const { id, name } of [...RESEARCH, ...CONTAINMENT]) expect(cards[id]).toMatchObject({ name });
    const researchers: Record<string, { name: string }> = en.researchers;
    for (const { id, name } of RESEARCHERS) expect(researchers[id]).toMatchObject({ name });
  });
});
