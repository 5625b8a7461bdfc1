import { FormatError } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { BUILT_IN_PACK, formatPack, type Pack, packComplaints, packTemplate, parsePack } from './pack.ts';

const GONE = Symbol('gone');

/** The first fault of the built-in pack with the value at a path such as `bases.0.rows` set or removed. */
function complaint(path: string, value: unknown): string {
  const pack: unknown = JSON.parse(JSON.stringify(BUILT_IN_PACK));
  const keys = path.split('.');
  const last = keys.pop() as string;
  const holder = keys.reduce((node, key) => (node as Record<string, unknown>)[key], pack) as Record<
    string,
    unknown
  >;
  if (value !== GONE) holder[last] = value;
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete holder[last];
  try {
    parsePack(pack);
    return 'accepted';
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return error.message;
  }
}

describe('content packs', () => {
  test('[T-COMP-7] [T-COMP-8] [T-COMP-9] [T-COMP-10] packs include the built-in pack', () => {
    expect(parsePack(JSON.parse(JSON.stringify(BUILT_IN_PACK)))).toEqual(BUILT_IN_PACK);
  });

  test.each<[string, string, unknown, string]>([
    ['a name', 'name', GONE, 'name: must be a text'],
    ['known tables', 'rules', [], 'rules: is not part of a pack'],
    ['lists', 'bases', {}, 'bases: must be a list of rows'],
    ['objects', 'bases.0', 7, 'bases[0]: must be an object'],
    ['verbs', 'research.0.effect', 'sing(primed,1)', 'research[0] (L2-01).effect: "sing" is not a verb'],
    [
      'zones',
      'containment.1.effect',
      'destroy(moon,1)',
      'containment[1] (C-02).effect: "moon" is not a zone',
    ],
    [
      'abilities',
      'researchers.2.ability',
      'sings',
      'researchers[2] (R03).ability: "sings" is not an ability',
    ],
    ['labels', 'research.3.confidence', 'sure', 'research[3] (L2-04).confidence: must be one of seed'],
    ['ids', 'research.3.id', 'X', 'research[3] (X).id: must be an id such as L2-01'],
    ['different ids', 'research.1.id', 'L2-01', 'research[1] (L2-01).id: comes twice'],
    ['levels', 'research.0.level', 5, 'research[0] (L2-01).level: must be one of 2, 3, 4'],
    ['levels that fit ids', 'research.0.id', 'L3-09', 'research[0] (L3-09).level: is 2, but the id says 3'],
    ['fields it knows', 'bases.0.colour', 'red', 'bases[0] (1).colour: is not a field of this table'],
    [
      'names that fit a card',
      'research.0.name',
      'x'.repeat(61),
      'research[0] (L2-01).name: must be a text of 1 to 60',
    ],
    ['texts, if any', 'containment.0.text', 7, 'containment[0] (C-01).text: must be a text'],
    [
      'researchers R01 to R11',
      'researchers.0.id',
      'R12',
      'researchers[0] (R12).id: must be an id such as R01',
    ],
    ['whole abilities', 'researchers.9.ability', 'labCapacity(9)', 'is not how labCapacity is written'],
    ['numbers there can be', 'research.0.effect', 'relocate(65)', '65 is more than the 64 cubes there are'],
    ['bounds that fit', 'research.0.effect', 'flip(lab,1,min=5,max=2)', 'min=5 is above max=2'],
    ['a zone for every cube', 'research.0.effect', 'adjust(moved,1)', '"moved" is not a zone of adjust'],
    ['few actions', 'research.0.effect', 'gainAction(10)', '"10" is not a number such as 2, up to 9'],
    [
      'turns that end',
      'researchers.0.action',
      'oneOf(gainAction(2) | relocate(1))',
      'write gainAction(2,once)',
    ],
    [
      'numbers without quotes',
      'research.3.copies',
      '2',
      'research[3] (L2-04).copies: is "2": write it without',
    ],
    ['levels without quotes', 'research.3.level', '2', 'research[3] (L2-04).level: is "2": write it without'],
    [
      'flags without quotes',
      'researchers.0.diamond',
      'true',
      '(R01).diamond: is "true": write it without quotes',
    ],
    ['ids in quotes', 'bases.0.id', 1, 'bases[0].id: is 1: write it in quotes'],
    ['values, not lists of them', 'bases.0.id', ['1'], 'bases[0].id: must be one of 1, '],
    [
      'semicolons between steps',
      'research.0.effect',
      'flip(primed,1!) flip(mylab,1!)',
      'research[0] (L2-01).effect: "flip(mylab,1!)" cannot follow flip(primed,1!): between steps stands a semicolon',
    ],
    [
      'semicolons between steps only',
      'containment.2.effect',
      'breach(-1); destroy(primed,1);',
      'containment[2] (C-03).effect: has a semicolon too many',
    ],
    [
      'one limit of a kind',
      'researchers.4.action',
      'destroy(primed,1,max=2,max=3)',
      '(R05).action: has max twice',
    ],
    [
      'once where it counts',
      'research.4.effect',
      'relocate(2,once)',
      '(L2-05).effect: once means nothing here',
    ],
    [
      'once where it counts, also after an ability',
      'researchers.4.ability',
      'onIdenticalDestroyed: adjust(primed,2,once)',
      'researchers[4] (R05).ability: once means nothing here',
    ],
    [
      'effects that can happen',
      'research.2.effect',
      'move(mylab,mylab,1)',
      'research[2] (L2-03).effect: can never be played: a cube of mylab is in mylab already',
    ],
    [
      'a name of its own once it is changed',
      'research.5.effect',
      'set(mylab,2)',
      'pack.name: is that of the built-in pack, but research[5] (L2-06) is another there: give yours its own',
    ],
    ['four rows', 'bases.0.rows.3', GONE, 'bases[0] (1).rows: must be four rows'],
    ['symbols', 'bases.0.rows.2', 'AC .. .. XX', 'bases[0] (1).rows: row 2 must be four of AC'],
    ['all cards', 'research.0.copies', 1, 'research: has 15 cards of level 2, not 16'],
    ['nine containment cards', 'containment.8', GONE, 'containment: has 8 cards, not 9'],
    ['eleven researchers', 'researchers.10', GONE, 'researchers: has 10 cards, not 11'],
    ['eight faces', 'bases.7', GONE, 'bases: has 7 faces, not 8'],
  ])('a pack needs %s', (_what, path, value, expected) => {
    expect(complaint(path, value)).toContain(expected);
  });

  test('[T-PACK-2] packs may not take the name of the built-in pack', () => {
    const [first, ...faces] = BUILT_IN_PACK.bases;
    const pack = { ...BUILT_IN_PACK, bases: [{ ...first, difficulty: 2 }, ...faces] };
    expect(packComplaints(pack)).toEqual([
      { at: 'name', reason: expect.stringContaining('but bases[0] (1) is another there') },
    ]);
    expect(packComplaints({ ...pack, name: ' Built-In ' })).toHaveLength(1);
    expect(packComplaints({ ...pack, name: 'built-in, mended' })).toEqual([]);
  });

  test('[T-PACK-2] packs are refused with all faults at once, counts only when the rows are valid', () => {
    const { research, ...rest } = structuredClone(BUILT_IN_PACK);
    const [first, second, ...others] = research as unknown as [Pack['research'][0], Pack['research'][0]];
    const wrong = [{ ...first, level: 7 }, { ...second, effect: 'sing(tess,1)', colour: 'red' }, ...others];
    expect(packComplaints({ ...rest, research: wrong, extra: 1 }).map(({ at }) => at)).toEqual([
      'extra',
      'research[0] (L2-01).level',
      'research[1] (L2-02).colour',
      'research[1] (L2-02).effect',
    ]);
    const [uncounted] = packComplaints({ ...rest, research: others });
    expect(uncounted).toEqual({ at: 'research', reason: 'has 12 cards of level 2, not 16' });
  });

  test('are written with one row per line, and a template has another name', () => {
    expect(JSON.parse(formatPack(BUILT_IN_PACK))).toEqual(BUILT_IN_PACK);
    expect(formatPack(BUILT_IN_PACK).match(/^ {4}\{ "id": .*\},?$/gm)).toHaveLength(26 + 9 + 11 + 8);
    const template = JSON.parse(packTemplate());
    expect(packComplaints(template)).toEqual([]);
    expect({ ...template, name: 'built-in' }).toEqual(BUILT_IN_PACK);
    expect(template.name).not.toBe('built-in');
  });

  test('may have the `$schema` line of an editor', () => {
    const pack = { $schema: './pack.schema.json', ...structuredClone(BUILT_IN_PACK) };
    expect(parsePack(pack)).toEqual(BUILT_IN_PACK);
  });

  test('[T-PACK-2] packs are objects of tables, and nothing else', () => {
    for (const given of [null, 3, 'pack', []]) expect(() => parsePack(given)).toThrow('pack: must be a pack');
  });
});
