import { digest, FormatError, LANGUAGES, Match, parseOptions, seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { table } from '../../../test/loopTable.ts';
import { contentOf, modeCount } from '../content.ts';
import { loop } from '../index.ts';
import { LOOP_TEXT } from '../text/all.ts';
import { DIFFICULTIES, type LoopOptions, MODE_IDS } from '../types.ts';
import { BUILT_IN_PACK, type Pack } from './builtIn.ts';
import { formatPack, packComplaints, packTemplate, parsePack } from './index.ts';
import { cardSentences, matchText } from './words.ts';

const { en, fr, cs } = LOOP_TEXT;
const MINE: Pack = { ...BUILT_IN_PACK, name: 'mine' };
const optionsWith = (pack: unknown, more: object = {}): LoopOptions =>
  parseOptions(loop.options, { pack, ...more });

type Change = readonly [table: Exclude<keyof Pack, 'name'>, id: string, fields: object];

/** A custom pack with some rows changed, as a file has it. */
function packWith(...changes: readonly Change[]): Pack {
  const pack: Record<string, { id: string }[]> = JSON.parse(JSON.stringify(MINE));
  for (const [table, id, fields] of changes)
    Object.assign(pack[table]?.find(row => row.id === id) ?? expect.fail(id), fields);
  return JSON.parse(JSON.stringify(pack));
}

const packOf = (...changes: readonly Change[]): Pack => parsePack(packWith(...changes));
const changed = (...change: Change): Pick<Pack, Change[0]> => {
  const [table] = change;
  return { [table]: packWith(change)[table] } as never;
};

/** The first fault of a pack. */
function complaint(change: object): string {
  try {
    parsePack(JSON.parse(JSON.stringify({ ...MINE, ...change })));
    return 'accepted';
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return error.message;
  }
}

describe('content packs', () => {
  test('[L-PACK-1] packs include the built-in pack, as data and as its own file', () => {
    expect(parsePack(JSON.parse(JSON.stringify(BUILT_IN_PACK)))).toEqual(BUILT_IN_PACK);
    expect(packComplaints(JSON.parse(formatPack(BUILT_IN_PACK)))).toEqual([]);
    expect(packComplaints(JSON.parse(packTemplate()))).toEqual([]);
    expect(formatPack(BUILT_IN_PACK)).toContain(
      '{ "id": "A-02", "name": "Spartan Shield", "dimension": "stripes", "origin": "dawn", "effect": "removeRift(here,2)"',
    );
    expect(contentOf({ options: optionsWith(parsePack(MINE)) })).toEqual(
      contentOf({ options: optionsWith('built-in') }),
    );
  });

  test.each<[string, object, string]>([
    [
      'any effect of the language',
      changed('cards', 'A-03', { effect: 'addEnergy(foo,4) ; draw(1)' }),
      'accepted',
    ],
    [
      'words',
      changed('cards', 'A-03', { name: 'Torch', text: 'As printed.', words: { cs: { name: 'Louč' } } }),
      'accepted',
    ],
    [
      'two equal clones',
      changed('clones', 'C-0-3', { id: 'C-0-2b', destruction: 'renaissance' }),
      'accepted',
    ],
    ['known tables', { rules: [] }, 'pack.rules: is not part of a pack'],
    ['lists', { ultras: {} }, 'pack.ultras: must be a list of rows'],
    ['different rows', { cards: [...MINE.cards, MINE.cards[0]] }, 'pack.cards[79] (A-01).id: comes twice'],
    [
      'fields it knows',
      changed('cards', 'A-03', { cost: 1 }),
      'pack.cards[2] (A-03).cost: is not a field of this table',
    ],
    [
      'dimensions',
      changed('cards', 'A-03', { dimension: 'round' }),
      'pack.cards[2] (A-03).dimension: must be one of spiral, star, stripes, hole',
    ],
    [
      'eras',
      changed('agents', 'vgirl', { start: 'baroque' }),
      'pack.agents[4] (vgirl).start: must be one of dawn',
    ],
    [
      'effects, to the column',
      changed('cards', 'A-03', { effect: 'addEnergy(here,1) draw(1)' }),
      'pack.cards[2] (A-03).effect: column 19: expected “;” or the end, not “draw”',
    ],
    [
      'parts of effects',
      changed('cards', 'A-03', { effect: 'explode(here)' }),
      'pack.cards[2] (A-03).effect: “explode(here)”: is no part of an effect',
    ],
    [
      'selectors',
      changed('cards', 'A-03', { effect: 'addEnergy(garden,1)' }),
      'pack.cards[2] (A-03).effect: “addEnergy(garden,1)”: must have one of here,',
    ],
    [
      'what was drawn before',
      changed('cards', 'A-03', { effect: 'addEnergy(origin(drawn),1) ; draw(1)' }),
      'pack.cards[2] (A-03).effect: addEnergy speaks of what draw did',
    ],
    [
      'what was removed before',
      changed('cards', 'A-03', { effect: 'addEnergy(here,removed)' }),
      'pack.cards[2] (A-03).effect: addEnergy speaks of what removeRift did',
    ],
    [
      'one era to jump to',
      changed('cards', 'A-03', { effect: 'jumpSelf(eachVortex)' }),
      'pack.cards[2] (A-03).effect: jumpSelf goes to one era, not to eachVortex',
    ],
    [
      'ids that say the eras',
      changed('clones', 'C-0-3', { destruction: 'end' }),
      'pack.clones[1] (C-0-3).destruction: is end, but the id says industry',
    ],
    [
      'clones that live',
      changed('clones', 'C-0-3', { id: 'C-0-0', destruction: 'dawn' }),
      'pack.clones[1] (C-0-0): would be destroyed where it is generated',
    ],
    [
      'Supa Clones that say their era',
      changed('supas', 'SC-3', { destruction: 'dawn' }),
      'pack.supas[3] (SC-3).destruction: is dawn, but the id says industry',
    ],
    [
      'two faces',
      changed('centrifuges', 'CF-1', { faces: ['star', 'hole'] }),
      'pack.centrifuges[0] (CF-1).faces: must be two of spiral, star, stripes',
    ],
    [
      'targets where there is an aim',
      changed('ultras', 'U-08', { target: 'dawn' }),
      'pack.ultras[7] (U-08).target: means nothing with clones',
    ],
    [
      'an aim for every rift',
      changed('ultras', 'U-08', { verb: 'rift' }),
      'pack.ultras[7] (U-08).target: is missing: rift wants an era',
    ],
    [
      'numbers',
      changed('ultras', 'U-08', { slots: '3' }),
      'pack.ultras[7] (U-08).slots: is "3": write it without quotes',
    ],
    [
      'as many as there are',
      changed('modes', 'centrifuge', { year: 4 }),
      'pack.modes[2] (centrifuge).year: is 4; at most 3 are possible',
    ],
    [
      'six starting cards',
      changed('cards', 'S-MT-1', { agent: 'vgirl' }),
      'pack.cards: has 5 starting cards of mrtime, not 6',
    ],
    ['49 others', { cards: MINE.cards.slice(1) }, 'pack.cards: has 48 cards without an agent, not 49'],
    ['28 clones', { clones: MINE.clones.slice(1) }, 'pack.clones: has 27 rows, not 28'],
    [
      'missions it knows',
      { missions: [{ id: 'M-SLEEP' }] },
      'pack.missions[0] (M-SLEEP).id: must be one of M-CLEAN',
    ],
    [
      'languages it knows',
      changed('cards', 'A-03', { words: { zz: {} } }),
      'pack.cards[2] (A-03).words: "zz" is not a language',
    ],
    [
      'a name of its own',
      { name: 'Built-in', ...changed('agents', 'vgirl', { start: 'dawn' }) },
      'pack.name: is that of the built-in pack, but agents[4] (vgirl) is another there',
    ],
  ])('[L-PACK-2] [L-PACK-3] a pack has %s', (_what, change, message) => {
    expect(complaint(change)).toContain(message);
  });

  test('[L-PACK-1] packs define cards, tokens, agents and modes of a match', () => {
    const pack = packOf(
      ['cards', 'S-MT-3', { effect: 'addEnergy(here,5)' }],
      ['agents', 'mrtime', { start: 'end' }],
      ['centrifuges', 'CF-1', { faces: ['stripes', 'stripes'] }],
      ['modes', 'ultramachina', { month: 6 }],
    );
    const options = { pack };
    const game = table({ options, agents: { mrtime: { era: 'end', hand: 'S-MT-3' }, vgirl: {} } });
    game.play('useCard S-MT-3');
    expect(game.at('end')).toMatchObject({ energy: 5 });
    const state = loop.setup(optionsWith(pack, { mode: 'ultramachina' }), 2, seededChance('start'));
    expect(state.ultras.filter(at => at >= 0)).toHaveLength(6);
    expect(contentOf(state).starts).toEqual([4, 0, 6, 5, 3]);
    expect(contentOf(state).centrifuges[0]?.faces).toEqual([2, 2]);
  });

  test('define the numbers of each mode (section 11)', () => {
    const counts = MODE_IDS.map(mode =>
      DIFFICULTIES.map(difficulty => modeCount({ options: optionsWith('built-in', { mode, difficulty }) })),
    );
    expect(counts).toEqual([
      [0, 1, 3],
      [3, 4, 5],
      [2, 3, 3],
      [4, 5, 7],
    ]);
  });

  test('[L-PACK-1] packs are stored in logs; whole games are played, replayed and resumed with them', () => {
    const pack = packOf(
      ['cards', 'A-03', { effect: 'choose(draw(2) | addEnergy(any,2)) ; swapClone(any,any)' }],
      ['clones', 'C-0-3', { id: 'C-0-2b', destruction: 'renaissance' }],
      ['ultras', 'U-01', { verb: 'blackout', target: undefined }],
    );
    for (const mode of MODE_IDS) {
      const options = optionsWith(pack, { mode, difficulty: 'year' });
      const match = new Match(loop, { options, seats: 2, seed: `packs ${mode}` });
      const chance = seededChance(`answers ${mode}`);
      for (let seat = match.decider; seat !== undefined; seat = match.decider) {
        const legal = loop.legalMoves(match.state, seat);
        match.submit(seat, legal[chance.below(legal.length)] as number);
      }
      expect(match.header.options).toMatchObject({ pack });
      const text = loop.notation.formatPosition(match.state);
      const again = Match.replay(loop, match.log(), 'recorded');
      expect(loop.notation.formatPosition(again.state)).toBe(text);
      expect(digest(loop.notation.parsePosition(text, options))).toBe(digest(match.state));
    }
  });
});

describe('texts of a pack', () => {
  const pack = packOf(
    ['cards', 'A-03', { name: 'Torch', text: 'As printed.', words: { cs: { name: 'Louč' } } }],
    ['cards', 'A-02', { effect: 'removeRift(foo,3)' }],
    ['ultras', 'U-08', { verb: 'rift', target: 'dawn' }],
    ['agents', 'vgirl', { name: 'Volt', text: 'She has sparks.' }],
    ['missions', 'M-GRID', { name: 'Net!' }],
  );
  const cardOf = (id: string) => {
    const found = contentOf({ options: optionsWith(pack) }).cards.find(card => card.id === id);
    return found ?? expect.fail(id);
  };

  test('[L-PACK-4] texts of a pack are those of the language without a pack', () => {
    expect(matchText(fr, { pack: 'built-in' }, 'fr')).toBe(fr);
  });

  test("[L-PACK-4] texts of a pack are the pack's own, in the language of the table if there are any", () => {
    expect(matchText(fr, { pack }, 'fr').cards['A-03'].name).toBe('Torch');
    const czech = matchText(cs, { pack }, 'cs');
    expect(czech.cards['A-03'].name).toBe('Louč');
    expect(czech.cards['A-04']).toEqual(cs.cards['A-04']);
    expect(czech.agents.vgirl).toEqual({ name: 'Volt', power: 'She has sparks.' });
    expect(czech.missions['M-GRID']).toEqual({ name: 'Net!', text: cs.missions['M-GRID'].text });
  });

  test('[L-PACK-4] texts of a pack translate a card that keeps its built-in name', () => {
    const template = parsePack(JSON.parse(packTemplate()));
    for (const language of LANGUAGES) {
      const text = LOOP_TEXT[language];
      const { cards, agents, missions, modes, ultras } = matchText(text, { pack: template }, language);
      expect({ cards, agents, missions, modes, ultras }).toEqual({
        cards: text.cards,
        agents: text.agents,
        missions: text.missions,
        modes: text.modes,
        ultras: text.ultras,
      });
    }
  });

  test('[L-PACK-4] texts of a card are its own, else generated from its effect in every language', () => {
    expect(cardSentences(cardOf('A-03'), matchText(en, { pack }, 'en'))).toEqual(['As printed.']);
    expect(cardSentences(cardOf('A-02'), matchText(cs, { pack }, 'cs'))).toEqual([
      'Odstraňte 3 trhliny z epochy dr. Foo.',
    ]);
  });

  test('[L-PACK-4] texts of an Ultramachina card follow its verb', () => {
    for (const language of LANGUAGES) {
      const text = matchText(LOOP_TEXT[language], { pack }, language);
      expect(text.ultras['U-08'].text).toBe(LOOP_TEXT[language].ultras['U-05'].text);
      expect(text.ultras['U-08'].name).toBe(LOOP_TEXT[language].ultras['U-08'].name);
    }
  });
});
