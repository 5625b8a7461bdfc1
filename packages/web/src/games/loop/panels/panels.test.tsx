import { parseOptions, seededChance } from '@tessera/engine';
import { type LoopState, loop, MODE_IDS, missionStates } from '@tessera/games/loop';
import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../../../../games/test/loopTable.ts';
import type { HistoryEntry } from '../../../match/client.ts';
import { drawn } from '../../../ui/render/testing/drawn.ts';
import { watchedWords } from '../words/watched.ts';
import { Choice } from './Choice.tsx';
import { Cycle } from './Cycle.tsx';
import { cardAsked, choiceNote, choiceRemark, choiceTitle } from './choices.ts';
import { panelModel } from './fixtures.ts';
import { Hand } from './Hand.tsx';
import { exhaustedWords, handOf, usesOf } from './hand.ts';
import { Loops } from './Loops.tsx';
import { loopItems } from './loops.ts';
import { Me } from './Me.tsx';
import { Missions } from './Missions.tsx';
import { endWords, powerWords, stepsOf } from './me.ts';
import { helpWords, missingWords, nextHidden } from './missions.ts';
import { cardName } from './names.ts';
import { briefNow, nowWords } from './now.ts';
import { Others } from './Others.tsx';
import { heapsOf, pileTitle } from './piles.ts';
import type { PanelModel } from './props.ts';
import { Supply } from './Supply.tsx';
import { askedFall, exitsOf, type Fall } from './throw.ts';

/** The position of the design's mock-up. */
const GIVEN: Given = {
  agents: {
    mrtime: { era: 'globalization', hand: 'A-11 S-MT-1* S-MT-2', draw: 'S-MT-3 S-MT-4', discard: 'S-MT-5' },
    vgirl: { era: 'medieval', hand: 'S-VG-1 S-VG-5 S-VG-6' },
    robofinisher: { era: 'robots', hand: 'A-36 S-RF-1 S-RF-3' },
  },
  foo: 'globalization',
  turn: 11,
  cycle: 2,
  rifts: { dawn: 1, medieval: 1, renaissance: 2, industry: 3, globalization: 1, robots: 2 },
  energy: { dawn: 2, renaissance: 1, industry: 1, globalization: 3, robots: 2, end: 2 },
  missions: {
    industry: 'M-LOOP-FOO:2',
    robots: 'M-CLONE-ALL:dawn,medieval,end',
    renaissance: '?M-GRID',
    end: '?M-CLEAN',
  },
  archived: 'M-ENERGY-HERE M-RIFT-FOO',
  vortices: 'medieval',
  available: { dawn: 'A-03', renaissance: 'A-16', industry: 'A-22 A-27', globalization: 'A-34' },
  fooPile: 'renaissance industry end',
  destroyed: 'A-02 A-04',
  more: { loops: 1 },
};

const given = (more: Partial<Given> = {}): PanelModel => panelModel(table({ ...GIVEN, ...more }).state).model;

const text = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('LOOPs', () => {
  test('show their cost, the cards they ready and the mission they serve', () => {
    expect(loopItems(given())).toMatchObject([
      { cost: 2, isPossible: true, isWorth: true, caption: 'readies Wormhole, mission +1' },
      { cost: 2, isPossible: false, caption: 'no card of this dimension in hand', short: 'no card' },
      { cost: 2, isPossible: true, isWorth: false, caption: 'readies nothing, mission +1' },
    ]);
  });

  test('show why they are not legal: energy, or the Centrifuge', () => {
    const [spiral] = loopItems(given({ energy: { globalization: 1 } }));
    expect(spiral).toMatchObject({ isPossible: false, isWorth: false, caption: 'only 1 energy here' });
    const locked = loopItems(
      given({ options: { mode: 'centrifuge' }, centrifuges: { globalization: 'CF-3 stripes 2' } }),
    );
    expect(locked[0]?.caption).toBe('Centrifuge: Stripes only');
    expect(locked[2]?.caption).toContain('can destroy the Centrifuge');
  });

  test('beside a hand are those of its agent: no lock of another one who is active', () => {
    const model = given({
      active: 'vgirl',
      options: { mode: 'centrifuge' },
      centrifuges: { medieval: 'CF-3 stripes 2' },
      energy: { globalization: 3, medieval: 3 },
    });
    const captions = (agent: number): string =>
      loopItems({ ...model, agent })
        .map(({ caption }) => caption)
        .join('; ');
    expect(captions(0)).toMatch(/readies Wormhole/);
    expect(captions(0)).not.toMatch(/Centrifuge/);
    expect(captions(1)).toMatch(/Centrifuge: Stripes only/);
  });
});

describe('the hand', () => {
  const used = (card: number): HistoryEntry['events'][number] => ({ type: 'used', card }) as never;
  const entry = (...events: HistoryEntry['events']): HistoryEntry => ({ seat: 0, move: '', events });

  test('counts uses since the turn began', () => {
    const entries = [
      entry(used(1)),
      entry({ type: 'turn', turn: 2 } as never, used(1)),
      entry(used(1), used(4)),
    ];
    expect([...usesOf(entries)]).toEqual([
      [4, 1],
      [1, 2],
    ]);
  });

  test('cards drawn in this turn come last, so that no other card moves', () => {
    const [first = 0, second = 0, third = 0] = given().view.hands[0] ?? [];
    const drew = (card: number) => ({ type: 'drawn', agent: 0, card }) as never;
    const shown = (entries: HistoryEntry[]) => handOf({ ...given(), entries }).slice(0, 3);
    expect(shown([])).toEqual([first, second, third]);
    expect(shown([entry(drew(second)), entry(drew(first))])).toEqual([third, second, first]);
    expect(shown([entry(drew(first), { type: 'turn', turn: 2 } as never)])).toEqual([first, second, third]);
  });

  test('shows how an exhausted card is readied', () => {
    const model = given();
    const wormhole = model.view.hands[0]?.[1] ?? -1;
    const told = 'Exhausted, used 2 times. A Spiral LOOP readies it.';
    expect(exhaustedWords(model, wormhole, 2, false)).toBe(told);
    expect(exhaustedWords(model, wormhole, 2, true)).toBe('A Spiral LOOP readies it.');
    expect(text(drawn(<Hand model={model} />))).toContain('Exhausted. A Spiral LOOP readies it.');
  });

  test('fits up to eight cards, each with name and text', () => {
    const hand = 'A-05 A-06 A-07 A-08 A-09 A-10 A-11 A-12';
    const model = given({ agents: { ...GIVEN.agents, mrtime: { era: 'globalization', hand } } });
    const html = drawn(<Hand model={model} />);
    expect(html.match(/lp-card-text/g)).toHaveLength(8);
    expect(html).toContain('is-crowded');
  });
});

describe('missions', () => {
  const helps = (model: PanelModel): readonly (string | undefined)[] =>
    missionStates(model.view).map(state => helpWords(model, state));

  test('show what is missing, and who can contribute', () => {
    const model = given();
    expect(missionStates(model.view).map(state => missingWords(model, state))).toEqual([
      '2 LOOPs to go',
      '3 slots to fill',
    ]);
    expect(helps(model)).toEqual(['You are there: each LOOP adds 1', 'You are where it counts']);
    expect(nextHidden(model.view)).toBe(6);
  });

  test('that are complete are archived by the agent there', () => {
    expect(helps(given({ missions: { globalization: 'M-LOOP-FOO:4', robots: 'M-CLONE-FOO:4' } }))).toEqual([
      'Complete: end your turn here to archive it',
      'Complete: Robofinisher 404 can archive it',
    ]);
    expect(helps(given({ missions: { end: 'M-LOOP-FOO:4' } }))).toEqual([
      'Complete: end your turn at the End of Times',
    ]);
  });

  test('that are claimed are buttons, or say why they cannot be', () => {
    const clean = { missions: { end: 'M-CLEAN', robots: 'M-ENCIRCLE' } };
    expect(helps(given(clean))).toEqual([
      'You and another agent, one on each side: Industrial Era and Age of Robots',
      'In an era without clones or rifts',
    ]);
    const { model } = panelModel(
      table({ ...GIVEN, ...clean, agents: { ...GIVEN.agents, mrtime: { era: 'end', hand: 'S-MT-2' } } })
        .state,
    );
    expect(helps(model)[1]).toBe('Place 1 damage');
    expect(drawn(<Missions model={model} />)).toMatch(/<button[^>]*lp-claim/);
  });

  test('name the eras without energy for Universal Grid', () => {
    expect(helps(given({ missions: { end: 'M-GRID' } }))).toEqual(['No energy yet: Medieval Era']);
  });
});

test('a step with a carried clone says that the clone comes home', () => {
  const game = table({
    ...GIVEN,
    agents: { ...GIVEN.agents, mrtime: { era: 'globalization', hand: 'A-40' } },
    missions: { robots: 'M-CLONE-ALL:dawn' },
    clones: { globalization: 'C-0-5' },
  });
  game.play('useCard A-40', 'take C-0-5');
  const { model } = panelModel(game.state);
  expect(model.offers.map(one => [one.era, choiceRemark(model, one)])).toEqual([
    [3, expect.stringMatching(/^3 of 3 rifts/)],
    [5, 'the clone you carry is destroyed there, Quantum Paradoxes! +1'],
  ]);
});

test('ending the actions shows its consequence', () => {
  expect(endWords(given())).toBe('then you may take a card here');
  expect(endWords(given({ available: {} }))).toBe('then V-Girl plays');
  expect(endWords(given({ missions: { globalization: 'M-LOOP-FOO:4' } }))).toBe(
    'then take a card, archive “Loop Dr Foo!”',
  );
  const deadly = { options: { difficulty: 'year' }, vortices: 'globalization', available: {} };
  expect(endWords(given(deadly))).toBe('you are on a Mega Vortex: defeat');
});

test('steps lead to the past on the left and to the future on the right, also at the ends of time', () => {
  const steps = (era: 'dawn' | 'renaissance' | 'end') =>
    stepsOf(given({ agents: { ...GIVEN.agents, mrtime: { era, hand: 'A-11' } } })).map(one => one.era);
  expect(steps('renaissance')).toEqual([1, 3]);
  expect(steps('dawn')).toEqual([6, 1]);
  expect(steps('end')).toEqual([5, 0]);
});

test('the power is a button, used up, or a sentence', () => {
  expect(powerWords(given())).toBe('Move another agent 1 era');
  expect(powerWords(given({ more: { powerUsed: true } }))).toBe('used this turn');
  expect(powerWords(given({ active: 'vgirl' }))).toBe('Apply Spartan Shield');
  expect(powerWords(given({ active: 'robofinisher' }))).toContain('2 eras');
});

test('[L-HID-3] a draw pile shows its known top in order, and the rest without order', () => {
  const at = table({ ...GIVEN, missions: { globalization: 'M-LOOP-FOO:4' } });
  at.play('endActions', 'A-34'); // next the archive is asked
  const { model } = panelModel(at.state);
  const heaps = heapsOf(model.view, { kind: 'draw', player: 0 });
  expect(heaps.map(({ order, cards }) => [order, ...cards.map(card => cardName(model, card))])).toEqual([
    ['known', 'Fax Machine'],
    ['rest', 'Grappling Hook', 'Internal Memo'],
  ]);
  expect(heapsOf(given().view, { kind: 'draw', player: 0 })).toMatchObject([{ order: 'unknown' }]);
  expect(heapsOf(given().view, { kind: 'draw', player: 1 })).toEqual([]);
});

test('piles are named after their players', () => {
  expect(pileTitle(given(), { kind: 'draw', player: 1 })).toBe('V-Girl’s draw pile');
  expect(pileTitle(given(), { kind: 'foo' })).toBe('Foo cards');
});

describe('the current effect of a card', () => {
  const now = (id: string, more: Partial<Given> = {}): string => {
    const agents = { ...GIVEN.agents, mrtime: { era: 'globalization', hand: id } } as const;
    const model = given({ agents, ...more });
    return nowWords(model, model.view.hands[0]?.[0] ?? -1);
  };

  test('names the eras of its energy, and the clones it would destroy', () => {
    expect(now('S-MT-2')).toBe('Now: +1 energy: Medieval or Robots');
    expect(now('A-10', { clones: { globalization: 'C-0-3' } })).toBe(
      'Now: Quantum Paradoxes! +1 · destroys 1 clone',
    );
    expect(now('A-10')).toBe('Now: would do nothing');
  });

  test('has one clause in a hand of five cards and more, which are narrow', () => {
    expect(now('A-10 A-33 A-35 A-37 A-38', { clones: { globalization: 'C-0-3' } })).toBe(
      'Now: Quantum Paradoxes! +1',
    );
  });

  test('names no era without rifts among those it could clear', () => {
    const model = { ...given({ rifts: { globalization: 0, robots: 2, end: 1 }, missions: {} }), agent: 2 };
    expect(nowWords(model, model.view.hands[2]?.[0] ?? -1)).toBe('Now: rifts up to −2: Robots or End');
  });

  test('is its first clause without eras where that has to do', () => {
    const brief = (hand: string, more: Partial<Given> = {}): string => {
      const agents = { ...GIVEN.agents, mrtime: { era: 'globalization', hand } } as const;
      const { model } = panelModel(table({ ...GIVEN, agents, ...more }).state);
      return briefNow(model, model.view.hands[0]?.[0] ?? -1);
    };
    expect(brief('S-MT-2')).toBe('+1 energy');
    expect(brief('A-10', { clones: { globalization: 'C-0-3' } })).toBe('Quantum Paradoxes! +1');
    expect(brief('A-10')).toBe('');
  });

  test('contains the reduced chance of an overflow', () => {
    expect(now('A-02', { rifts: { globalization: 3 }, destroyed: '' })).toBe(
      'Now: rifts −2 · Global: risk drops to <1%',
    );
  });

  test('is the lock where a Centrifuge allows another dimension only', () => {
    const more = { options: { mode: 'centrifuge' }, centrifuges: { globalization: 'CF-1 star 0' } } as const;
    expect(now('A-10', more)).toBe('Centrifuge: Star only');
  });

  test('is shortened to the first clause on phones', () => {
    const { model } = panelModel(table({ ...GIVEN, clones: { globalization: 'C-0-3 C-1-5' } }).state, {
      layout: 'phone',
    });
    expect(nowWords(model, model.view.hands[0]?.[0] ?? -1)).toBe('Quantum Paradoxes! up to +2');
  });
});

describe('a single question', () => {
  const asked = (given: Given, ...played: readonly string[]) => {
    const at = table(given);
    at.play(...played);
    const { model, pressed } = panelModel(at.state);
    const choices = model.offers.map(one => [choiceTitle(model, one), choiceRemark(model, one)]);
    return { model, pressed, choices };
  };

  test('offers cards to take, each with its consequence, or none', () => {
    const { choices, model } = asked(GIVEN, 'endActions');
    expect(choices).toEqual([
      ['Take no card', undefined],
      ['Take Fax Machine', undefined],
    ]);
    expect(choiceNote(model)).toBe('Your card goes on top of Mr Time’s draw pile.');
    expect(drawn(<Choice model={model} />).match(/<kbd/g)).toHaveLength(2);
  });

  test('about a swap of clones says who comes home', () => {
    const { choices } = asked(
      {
        agents: { mrtime: { era: 'end', hand: 'A-35' }, vgirl: { era: 'end' } },
        clones: { dawn: 'C-0-3', industry: 'C-3-0 C-3-6', medieval: 'C-5-0', renaissance: 'C-5-1' },
      },
      'useCard A-35',
      'C-0-3',
    );
    expect(choices.map(([title, remark]) => `${title}, ${remark}`).toSorted()).toEqual([
      'The clone of the Dawn of Time, in the Industrial Era, both are destroyed',
      'The clone of the Dawn of Time, in the Medieval Era, it is destroyed on arrival',
      'The clone of the End of Times, in the Industrial Era, the other one is destroyed',
      'The clone of the Medieval Era, in the Renaissance, 1 era from its own',
    ]);
  });

  const LASER: Given = {
    agents: { mrtime: { era: 'dawn', hand: 'S-MT-3' }, vgirl: { era: 'renaissance' } },
    options: { mode: 'centrifuge' },
    foo: 'medieval',
    energy: { dawn: 1 },
    missions: { industry: 'M-CLEAN', robots: 'M-GRID:3' },
    centrifuges: { dawn: 'CF-1 star 2', end: 'CF-2 star 0' },
  };

  test('[L-CENT-4] [L-CENT-5] about the last damage names the missions that can take it', () => {
    expect(asked(LASER, 'loop star').choices).toEqual([
      ['Place the last damage', 'it is destroyed: 1 damage on Clean Sweep!, nothing for Universal Grid!'],
      ['Don’t place it yet', 'asked again at the next LOOP here'],
    ]);
    // A mission claimed this turn takes no more damage.
    expect(asked(LASER, 'claim M-CLEAN', 'loop star').choices[0]?.[1]).toBe(
      'it is destroyed; no mission can take the damage',
    );
    const archived = 'M-ENCIRCLE M-LOOP-ALL M-RIFT-ALL M-RIFT-FOO';
    const last = { ...LASER, archived, centrifuges: { dawn: 'CF-1 star 2' } } as const;
    expect(asked(last, 'loop star').choices[0]?.[1]).toBe('This wins you the game');
  });

  test('[L-ULTRA-4] about the damage that destroys a card names its throw', () => {
    const ultra: Given = {
      agents: { mrtime: { era: 'dawn', hand: 'S-MT-5' }, vgirl: { era: 'renaissance' } },
      options: { mode: 'ultramachina' },
      foo: 'medieval',
      ultra: { dawn: ['U-01 1', 'U-08 0'] },
    };
    expect(asked(ultra, 'useCard S-MT-5').choices).toEqual([
      ['Place no damage', 'asked again when energy is next added here'],
      ['Damage Fossil Fuels', 'last damage: it is destroyed, and 1 energy goes into the Machine'],
      ['Damage Population Boom', 'damage 1 of 3'],
    ]);
    const dry = { ...ultra, energy: { end: 29 }, ultra: { dawn: ['U-01 1'] } } as const;
    expect(asked(dry, 'useCard S-MT-5').choices[1]?.[1]).toBe(
      'last damage: it is destroyed, but there is no energy left for the Machine',
    );
  });

  test('[U-11] about a hand shows its cards', () => {
    const losses = { type: 'losses', left: 1, owner: null, origins: [], losers: [] };
    const { choices } = asked({
      ...GIVEN,
      options: { mode: 'ultramachina' },
      phase: 'foo',
      more: { pending: [{ type: 'foo', step: 2, fallen: [] }, losses] },
    });
    expect(choices[1]).toEqual([
      'V-Girl',
      'destroys one of these, of their choice: Safety Valve, Steam Boots, Antimatter Core',
    ]);
  });

  test('describes both sides of a choice', () => {
    const agents = { ...GIVEN.agents, mrtime: { era: 'globalization', hand: 'A-07' } } as const;
    expect(asked({ ...GIVEN, agents }, 'useCard A-07').choices).toEqual([
      ['Remove 1 rift from each adjacent era', undefined],
      ['Add 1 energy in each adjacent era', undefined],
    ]);
  });

  test('about an era shows its changes, and the resulting chance of an overflow', () => {
    const { choices } = asked({ ...GIVEN, active: 'robofinisher' }, 'useCard A-36');
    expect(choices).toEqual([
      ['Globalization', 'rifts 1 → 0'],
      ['Age of Robots', 'rifts 2 → 1, overflow 5% → <1%'],
      ['End of Times', 'no rifts there'],
    ]);
    const missions = { industry: 'M-RIFT-FOO:2', dawn: 'M-ENERGY-HERE' };
    const serving = asked({ ...GIVEN, archived: '', missions, active: 'robofinisher' }, 'useCard A-36');
    expect(serving.choices[0]).toEqual(['Globalization', 'Patch up Dr Foo! +1, rifts 1 → 0']);
    expect(serving.choices[1]?.[1]).not.toContain('Patch up');
  });

  test('about eras without rifts is a single button to go on', () => {
    const bare = { ...GIVEN, rifts: { robots: 1 }, active: 'robofinisher' } as const;
    const game = table(bare);
    game.play('useCard A-36', 'robots');
    const html = text(drawn(<Choice model={panelModel(game.state).model} />));
    expect(html.match(/Go on/g)).toHaveLength(1);
    expect(html).not.toContain('End of Times');
  });

  test('about the way of a clone tells how near its end it is, or which mission its end serves', () => {
    const { choices } = asked(
      { ...GIVEN, clones: { globalization: 'C-2-6 C-3-5' } },
      'useCard A-11',
      'C-2-6',
    );
    expect(choices).toEqual([
      ['Push it to the Industrial Era', '3 eras from its own'],
      ['Push it to the Age of Robots', '1 era from its own'],
    ]);
    const missions = { industry: 'M-CLONE-FOO', end: 'M-CLONE-ALL' };
    const dying = {
      ...GIVEN,
      archived: '',
      missions,
      foo: 'robots',
      clones: { globalization: 'C-2-6 C-3-5' },
    } as const;
    expect(asked(dying, 'useCard A-11', 'C-3-5').choices[1]?.[1]).toBe(
      'it is destroyed there, Reunify Dr Foo! +1, Quantum Paradoxes! +1',
    );
  });

  test('about a clone to pull says if it is destroyed on arrival, and which mission that serves', () => {
    const agents = { ...GIVEN.agents, mrtime: { era: 'globalization', hand: 'S-MT-3' } } as const;
    const clones = { industry: 'C-3-6', robots: 'C-0-4' };
    const missions = { industry: 'M-CLONE-FOO', end: 'M-RIFT-FOO' };
    expect(asked({ ...GIVEN, agents, clones, archived: '', missions }, 'useCard S-MT-3').choices).toEqual([
      ['The clone of Globalization', 'in the Age of Robots, it is destroyed on arrival, Reunify Dr Foo! +1'],
      ['The clone of the End of Times', 'in the Industrial Era, 3 eras from its own'],
    ]);
  });

  test('about a clone to destroy names its place once, and the mission that its end serves', () => {
    const agents = { ...GIVEN.agents, mrtime: { era: 'globalization', hand: 'A-37' } } as const;
    const clones = { globalization: 'C-2-6', industry: 'C-3-6' };
    const missions = { industry: 'M-CLONE-FOO', end: 'M-RIFT-FOO' };
    expect(asked({ ...GIVEN, agents, clones, archived: '', missions }, 'useCard A-37').choices).toEqual([
      ['The clone of the End of Times', 'Reunify Dr Foo! +1, in Globalization'],
      ['The clone of the End of Times', 'in the Industrial Era'],
    ]);
  });

  test('shows the card that asks', () => {
    const { model } = asked({ ...GIVEN, clones: { globalization: 'C-0-3 C-1-5' } }, 'useCard A-11');
    expect(cardAsked(model.view)).toBe(model.view.hands[0]?.[0]);
    expect(text(drawn(<Choice model={model} />))).toContain('Trebuchet');
    expect(cardAsked(given().view)).toBeUndefined();
  });

  test('describes an optional effect, and the destroyed piece', () => {
    const vgirl = { era: 'industry', hand: 'S-VG-2 S-VG-1' } as const;
    const { choices } = asked(
      { ...GIVEN, active: 'vgirl', agents: { ...GIVEN.agents, vgirl } },
      'useCard S-VG-2',
    );
    expect(choices).toEqual([
      ['Yes: destroy 1 card from your hand', undefined],
      ['No', undefined],
    ]);
  });

  test('about the bonus names the next picker, and destroys the rest', () => {
    const complete = {
      ...GIVEN,
      missions: { globalization: 'M-LOOP-FOO:4' },
      bigDeck: 'A-05 A-06 A-07 A-08',
    };
    const { model, choices } = asked(complete, 'endActions', 'none', 'yes');
    expect(choices).toHaveLength(4);
    expect(choiceNote(model)).toBe(
      'Your card goes on top of Mr Time’s draw pile. Next to choose: V-Girl, Robofinisher 404. The last card is destroyed.',
    );
  });

  test('about an archive shows how near the end is', () => {
    const complete = { ...GIVEN, missions: { globalization: 'M-LOOP-FOO:4' } };
    expect(asked(complete, 'endActions', 'none').choices[0]?.[1]).toBe(
      '3 of 4 archived; then everybody picks a card',
    );
    const last = { ...complete, archived: 'M-ENERGY-HERE M-RIFT-FOO M-GRID' };
    expect(asked(last, 'endActions', 'none').choices[0]?.[1]).toBe('This wins you the game');
  });
});

describe('a throw', () => {
  const FALLING: Given = {
    ...GIVEN,
    foo: 'industry',
    rifts: { renaissance: 2, industry: 3, globalization: 1 },
  };
  const fall = (landed: readonly number[], thrown: number) => {
    const model = given(FALLING);
    const { view } = model;
    const going = { view, thrown, landed, flying: 1, agent: 1, turn: 12, isTurned: true };
    return exitsOf(model, going);
  };

  test('has chances that count landed cubes only', () => {
    // As in the mock-up: four cubes, two of them landed.
    expect(fall([4, 2], 4).map(({ era, chance }) => [era, chance])).toEqual([
      [2, '56%'],
      [3, '56%'],
      [4, '11%'],
    ]);
    expect(fall([3], 1).map(({ chance, sentence }) => chance || sentence)).toEqual([
      'holds 1 more rift',
      '100%',
      'holds 2 more rifts',
    ]);
  });

  test('says of an exit without risk what it still holds, while cubes are in the air too', () => {
    expect(fall([3], 2).map(({ chance, sentence }) => [chance, sentence])[2]).toEqual([
      '',
      'holds 2 more rifts',
    ]);
  });

  test('shows for each exit the number of cubes needed, and what would be lost', () => {
    const [before, here, after] = fall([4, 2], 4);
    expect(before).toMatchObject({ rifts: 2, fresh: 1, isHot: true, share: 'chance: 1 in 3' });
    expect(here?.sentence).toBe('overflows if one more falls here');
    expect(here?.lost).toBe('You would lose: Loop Dr Foo! at 2/4, Matryoshka, Dynamite.');
    expect(before?.lost).toBe('You would lose: a hidden mission, Ornithopter.');
    expect(after?.sentence).toBe('overflows if 2 more fall here');
  });

  test('shows the Time Prowler the value of removing a cube', () => {
    const prowler = { era: 'dawn', hand: 'S-TP-1', draw: 'S-TP-2 S-TP-3 S-TP-4 S-TP-5 S-TP-6' } as const;
    const agents = { mrtime: { era: 'end', hand: 'S-MT-1', draw: 'S-MT-2 S-MT-3 S-MT-4' }, prowler } as const;
    const at = table({ ...FALLING, agents, bigDeck: 'A-05', fooPile: 'industry', rolls: [0, 0, 1, 1] });
    at.play('endActions');
    const { view, words } = panelModel(at.state).model;
    const asked = askedFall(view);
    expect(asked?.landed).toEqual([3, 3]);
    expect(exitsOf({ words }, asked as Fall)[1]).toMatchObject({
      chance: '100%',
      sentence: 'overflows',
      cancelled: 'it overflows anyway',
    });
    expect(askedFall(given().view)).toBeUndefined();
  });
});

/** States along a random game. */
function* along(mode: string, seats: number): Generator<LoopState> {
  const chance = seededChance(`panels ${mode} ${seats}`);
  let state = loop.setup(
    parseOptions(loop.options, { mode, agents: ['mrtime', 'vgirl', 'prowler'] }),
    seats,
    chance,
  );
  for (let i = 0, seat = loop.decider(state); seat !== undefined; i++, seat = loop.decider(state)) {
    if (i % 40 === 0) yield state;
    const moves = loop.legalMoves(state, seat);
    state = loop.apply(state, seat, moves[chance.below(moves.length)] as number, chance).state;
  }
}

const PANELS = [Hand, Loops, Me, Missions, Cycle, Others, Supply, Choice];

describe.each(MODE_IDS)('in mode %s', mode => {
  test.each([1, 2, 3])('every panel renders all along a game of %i seats', seats => {
    for (const state of along(mode, seats)) {
      const { model } = panelModel(state);
      for (const Panel of PANELS) {
        const said = text(drawn(<Panel model={model} />));
        expect(said).not.toMatch(/undefined|NaN|\{\w+\}/);
        expect(said.length).toBeGreaterThan(Panel === Choice ? 1 : 10);
      }
    }
  });
});

test('spectators read about no agent of their own', () => {
  const model = given();
  const watched = {
    ...model,
    offers: [],
    words: watchedWords(model.words, 'Ada'),
    may: { play: false, hint: false, again: false },
  };
  expect(drawn(<Me model={watched} />)).toMatch(/Ada, /);
  expect(drawn(<Hand model={watched} />)).toContain('Ada’s hand');
  const states = missionStates(watched.view);
  expect(states.map(state => helpWords(watched, state) ?? '').join()).not.toMatch(/\byou/i);
});
