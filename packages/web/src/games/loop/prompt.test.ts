import { LANGUAGES, unmarked } from '@tessera/engine';
import { contentOf, DECISIONS, type LoopView, MODE_IDS, outlookOf } from '@tessera/games/loop';
import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../../../games/test/loopTable.ts';
import { en } from '../../text/en.ts';
import { linesOf as chosenLines } from './Chosen.tsx';
import type { LoopModel, Offered } from './contract.ts';
import { stepsOf } from './FooSteps.tsx';
import { type LoopFixture, randomGame, situationOf } from './fixtures.ts';
import { headingOf } from './heading.tsx';
import { promptOf } from './prompt.ts';
import { deedWords } from './speech.ts';
import { fittingLines, linesOf as threatLines } from './Threats.tsx';
import { type LoopWords, loadWords } from './words/index.ts';

const YOU = { kind: 'you', name: '' } as const;
const FRIEND = { kind: 'friend', name: 'Ben' } as const;

/** The part of a model that the prompt reads. */
function modelOf(
  words: LoopWords,
  { view, offers, lasting }: LoopFixture,
  more: Partial<LoopModel> = {},
  seats: readonly object[] = [YOU, FRIEND, FRIEND, FRIEND],
): LoopModel {
  const shown = seats.slice(0, view.seats);
  return {
    view,
    words,
    offers,
    outlook: outlookOf(view),
    names: ['Ada', 'Ben', 'Cem', 'Dia'],
    text: en,
    layout: 'wide',
    snapshot: { view, outcome: null, lasting, setup: { seats: shown } },
    chosen: undefined,
    log: { lines: [] },
    ...more,
  } as unknown as LoopModel;
}

/** A position from a description, after some answers. */
function situation(given: Given, ...answers: readonly string[]): LoopFixture {
  const game = table(given);
  game.play(...answers);
  return situationOf(game.state);
}

const PAIR: Given = { agents: { mrtime: { era: 'medieval', hand: 'A-03' }, vgirl: {} } };

const LASER: Given = {
  ...PAIR,
  options: { mode: 'centrifuge' },
  energy: { medieval: 1 },
  missions: { dawn: 'M-CLEAN' },
  centrifuges: { medieval: 'CF-1 star 2', end: 'CF-2 star 0' },
};

/** One example of every kind of decision. */
const KINDS = new Map<string, LoopFixture>([
  ['archive', situation({ ...PAIR, missions: { medieval: 'M-GRID:3' } }, 'endActions')],
  ['lastDamage', situation(LASER, 'loop star')],
  ['pickSlot', situation(LASER, 'loop star', 'yes')],
]);
for (const mode of MODE_IDS)
  for (const [seats, agents] of [[2], [4], [1, ['prowler', 'vgirl', 'mrtime']]] as const)
    for (const seed of ['a', 'b', 'c', 'd'])
      for (const state of randomGame(`prompt ${seed}`, seats, { mode, ...(agents && { agents }) })) {
        const found = situationOf(state);
        const kind = found.view.decision?.kind ?? '';
        if (!KINDS.has(kind)) KINDS.set(kind, found);
      }

describe.each(LANGUAGES)('in %s', language => {
  test.each(Object.keys(DECISIONS))('%s: names who decides what, and what each choice does', async kind => {
    const words = await loadWords(language);
    const found = KINDS.get(kind);
    if (!found) throw new Error(`nobody was asked ${kind}`);
    const model = modelOf(words, found);
    const { head, body, short } = promptOf(model);
    for (const said of [head, body, short ?? body]) {
      expect(said.length, said).toBeGreaterThan(2);
      expect(said).not.toMatch(/[{}]|undefined|\b[ASUMC]+-\d|pick[A-Z]/);
    }
    const deeds = found.offers.map(offered => deedWords(model, offered));
    for (const deed of deeds) expect(deed).not.toMatch(/[{}]|undefined|^$/);
    for (const chosen of found.offers.slice(0, 12)) {
      expect(promptOf(modelOf(words, found, { chosen })).body).toContain(unmarked(deedWords(model, chosen)));
      for (const line of chosenLines(model, chosen)) expect(line).not.toMatch(/[{}]|undefined/);
    }
    // Players who wait read whom they wait for.
    expect(promptOf(modelOf(words, found, { offers: [] })).mood).toBe('wait');
  });
});

const offered = ({ offers }: LoopFixture, verb: Offered['verb']): Offered => {
  const one = offers.find(found => found.verb === verb);
  if (!one) throw new Error(`nobody can ${verb}`);
  return one;
};

describe('the head of the prompt', () => {
  const duo: Given = { agents: { mrtime: {}, vgirl: {} }, turn: 11, cycle: 2 };

  test('addresses you, your agent if you lead several, or the player’s name on a shared screen', async () => {
    const words = await loadWords('en');
    const found = situation(duo);
    const bot = { kind: 'bot', name: '', level: 'random' };
    expect(promptOf(modelOf(words, found, {}, [YOU, bot])).head).toBe('Your turn:');
    expect(promptOf(modelOf(words, found)).head).toBe('Ada, your turn:');
    const solo = situation({ ...duo, seats: 1 });
    expect(promptOf(modelOf(words, solo, {}, [YOU])).head).toBe('Mr Time:');
  });

  test('names the agent of a bot that is waited for, as the log does', async () => {
    const words = await loadWords('en');
    const found = situation(duo);
    const waiting = (seats: readonly object[], more: Partial<LoopModel> = {}): string =>
      promptOf(modelOf(words, found, { offers: [], ...more }, seats)).head;
    const bot = { kind: 'bot', name: '', level: 'random' };
    expect(waiting([bot, YOU])).toBe('Ada (Mr Time)');
    expect(waiting([bot, YOU], { layout: 'phone' })).toBe('Mr Time');
    expect(waiting([FRIEND, YOU])).toBe('Ada');
  });

  test('the phases of a turn are shown, with the number of turns', async () => {
    const { phase } = promptOf(modelOf(await loadWords('en'), situation(duo)));
    expect(phase?.steps[phase.now]).toBe('Actions');
    expect(phase?.round).toMatch(/^Turn 11 of \d+$/);
  });

  test('the bonus of an archive belongs to the archive phase', async () => {
    const missions = { industry: 'M-LOOP-FOO:4', end: 'M-RIFT-ALL' };
    const given = { ...duo, agents: { mrtime: { era: 'industry' }, vgirl: {} }, missions } as const;
    const found = situation({ ...given, bigDeck: 'A-01 A-02 A-04' }, 'endActions', 'yes');
    expect(found.view.decision?.kind).toBe('bonusPick');
    const { phase } = promptOf(modelOf(await loadWords('en'), found));
    expect(phase?.steps[phase.now]).toBe('Archive');
  });
});

describe('threats', () => {
  const threats = async (given: Given) => {
    const words = await loadWords('en');
    return threatLines(modelOf(words, situation(given))).map(({ text }) => text);
  };

  test('are an era about to overflow, and a vortex about to overflow again', async () => {
    const lines = await threats({
      agents: { mrtime: {}, vgirl: {} },
      rifts: { industry: 3, medieval: 3 },
      vortices: 'medieval',
    });
    expect(lines[0]).toMatch(/^Medieval Era \d+ % = defeat$|^Medieval Era \d+% = defeat$/);
    expect(lines.some(line => line.startsWith('Industrial Era: overflow'))).toBe(true);
  });

  test('put a defeat of less than one percent, and enough vortices, behind overflows', async () => {
    const given = {
      agents: { mrtime: {}, vgirl: {} },
      foo: 'dawn',
      fooPile: 'industry medieval',
      rifts: { industry: 3 },
      clones: { industry: 'C-3-5 C-3-0' },
      vortices: 'renaissance',
    } as const;
    const lines = await threats(given);
    expect(lines).toEqual([
      'Industrial Era: overflow *40%*',
      'Globalization 1%',
      'Renaissance 1% = defeat',
      '2 vortices left',
    ]);
    const words = await loadWords('en');
    expect(threatLines(modelOf(words, situation(given))).some(({ isEnd }) => isEnd)).toBe(false);
  });

  test('call an overflow by its word on a phone too, unless the line has no room', async () => {
    const words = await loadWords('en');
    const onPhone = (given: Given): readonly string[] =>
      fittingLines(modelOf(words, situation(given), { layout: 'phone' })).map(({ text }) => text);
    const given: Given = { agents: { mrtime: {}, vgirl: {} }, rifts: { industry: 3, dawn: 2 } };
    expect(onPhone(given)[0]).toMatch(/^Industry: overflow/);
    const torn = { ...given, rifts: { industry: 3, medieval: 3 }, vortices: 'medieval' };
    expect(onPhone(torn).join(' ')).toMatch(/^Medieval \d+ ?% = defeat Industry \d+ ?%$/);
  });

  test('start with a Mega Vortex below the agent', async () => {
    const lines = await threats({
      options: { difficulty: 'year' },
      agents: { mrtime: { era: 'medieval' }, vgirl: {} },
      vortices: 'medieval',
    });
    expect(lines[0]).toContain('You are on a Mega Vortex');
  });

  test('count the turns of the last cycle', async () => {
    const lines = await threats({ agents: { mrtime: {}, vgirl: {} }, turn: 21, cycle: 3, fooPile: '' });
    expect(lines.some(line => line.includes('Last turn'))).toBe(true);
  });
});

test('the top bar leaves out the difficulty where three agents need its room', async () => {
  const words = await loadWords('en');
  const detailOf = (agents: Given['agents'], layout: LoopModel['layout']) =>
    headingOf(modelOf(words, situation({ agents }), { layout, shown: { toAct: 0 } } as Partial<LoopModel>))
      .detail;
  const two = { mrtime: {}, vgirl: {} };
  const three = { ...two, prowler: {} };
  expect(detailOf(two, 'low')).toBe('S.A.B.O.T.A.G.E · Employee of the Month');
  expect(detailOf(three, 'low')).toBe('S.A.B.O.T.A.G.E');
  expect(detailOf(three, 'wide')).toBe('S.A.B.O.T.A.G.E · Employee of the Month');
});

test('a phone names both agents of a player only where both names fit', async () => {
  const words = await loadWords('en');
  const namesOf = (agents: Given['agents'], layout: LoopModel['layout']) =>
    headingOf(
      modelOf(words, situation({ agents, seats: 1 }), { layout, shown: { toAct: 0 } } as Partial<LoopModel>, [
        YOU,
      ]),
    ).seats.map(({ name }) => name);
  expect(namesOf({ mrtime: {}, vgirl: {} }, 'phone')).toEqual(['Mr Time', 'V-Girl']);
  expect(namesOf({ prowler: {}, cztwyzzek: {} }, 'phone')).toEqual(['Time Prowler', '']);
  expect(namesOf({ prowler: {}, cztwyzzek: {} }, 'low')).toEqual(['Time Prowler', 'Cztwyzzek']);
});

test('ending the actions shows what would be missed', async () => {
  const words = await loadWords('en');
  const found = situation({
    options: { difficulty: 'year' },
    agents: { mrtime: { era: 'medieval', hand: 'S-MT-1' }, vgirl: {} },
    vortices: 'medieval',
  });
  const lines = chosenLines(modelOf(words, found), offered(found, 'endActions'));
  expect(lines.join(' ')).toContain('the game is *lost*');
  expect(lines.join(' ')).toContain('1 card stays ready');
});

test('the card of a card to discard says only that it is discarded: its text lies open', async () => {
  const words = await loadWords('en');
  const mrtime = { hand: 'S-MT-3 S-MT-6', draw: 'S-MT-1' } as const;
  const found = situation({ agents: { mrtime, vgirl: {} } }, 'useCard S-MT-6', 'mrtime');
  expect(chosenLines(modelOf(words, found), offered(found, 'card'))).toEqual(['Goes to your discard pile.']);
});

test('where no era on offer has a rift, the prompt says so instead of asking for one', async () => {
  const words = await loadWords('en');
  const given = (rifts: Given['rifts']): Given => ({
    agents: { mrtime: { era: 'medieval', hand: 'A-36' }, vgirl: {} },
    ...(rifts && { rifts }),
  });
  const body = (found: LoopFixture) => promptOf(modelOf(words, found)).body;
  const one = { dawn: 1 } as const;
  expect(body(situation(given(one), 'useCard A-36'))).toBe('Nanobots (1/2) removes rifts. In which era?');
  expect(body(situation(given(one), 'useCard A-36', 'dawn'))).toBe('Nanobots finds no more rifts to remove.');
});

describe('the free choice of actions', () => {
  const body = async (given: Given): Promise<string> =>
    promptOf(modelOf(await loadWords('en'), situation(given))).body;
  const agents = (hand: string) => ({ mrtime: { era: 'medieval', hand }, vgirl: { era: 'end' } }) as const;

  test('names what is possible', async () => {
    expect(await body({ agents: agents('A-03'), energy: { medieval: 1 } })).toBe(
      'use a ready card, *LOOP* a dimension, move to another era, or use your power.',
    );
    expect(await body({ agents: agents('A-03'), battery: '' } as Given)).not.toContain('LOOP');
    expect(await body({ agents: agents('A-03*'), energy: {} })).toMatch(/^no card is ready: move/);
  });

  test('[L-CENT-2] says that a Centrifuge locks ready cards', async () => {
    const laser = { options: { mode: 'centrifuge' }, centrifuges: { medieval: 'CF-1 star 0' } } as const;
    expect(await body({ ...laser, agents: agents('A-02') })).toMatch(
      /^the Centrifuge locks your ready cards: move/,
    );
    expect(await body({ ...laser, agents: agents('A-03') })).toMatch(/^use a ready card/);
    expect(await body({ ...laser, agents: agents('A-02*') })).toMatch(/^no card is ready: /);
  });
});

test('players who wait read the latest action of this turn', async () => {
  const words = await loadWords('en');
  const found = situation({ agents: { mrtime: {}, vgirl: {} }, turn: 11, cycle: 2 });
  const said = (turn: number) => {
    const log = { lines: [{ text: 'Ben uses Wormhole.', turn }] } as unknown as LoopModel['log'];
    return promptOf(modelOf(words, found, { offers: [], log })).said;
  };
  expect([said(11), said(10)]).toEqual(['Ben uses Wormhole.', '']);
});

test('the limit of actions is shown when it is near', async () => {
  const words = await loadWords('en');
  const found = situation({ agents: { mrtime: {}, vgirl: {} } });
  const near: LoopView = { ...found.view, actions: 397 };
  expect(promptOf(modelOf(words, { ...found, view: near })).counters).toEqual(['3 actions left']);
  expect(promptOf(modelOf(words, found)).counters).toEqual([]);
});

test('Dr Foo’s steps reveal nothing before its animation', async () => {
  const words = await loadWords('en');
  const found = situation({ agents: { mrtime: {}, vgirl: {} }, foo: 'industry' });
  const snapshot = { ...modelOf(words, found).snapshot, events: [{ type: 'clone' }, { type: 'clone' }] };
  const model = modelOf(words, found, { snapshot, clock: {}, me: 0 } as unknown as Partial<LoopModel>);
  const fall = { view: found.view, thrown: 4, landed: [2], flying: 1, agent: 0, turn: 12, isTurned: false };
  expect(stepsOf(model, fall)).toEqual([
    '2 clones come',
    'Foo turns',
    'cubes fall',
    'overflow?',
    'your turn',
  ]);
  const turned = stepsOf(model, { ...fall, agent: 1, isTurned: true });
  expect(turned.slice(1, 3)).toEqual(['Foo: Industrial Era', 'cubes: 1 of 4']);
  expect(turned.at(-1)).toBe('then Ben');
});

test.each([
  ['en', 'choose the clone of Globalization in the Medieval Era'],
  ['fr', 'choisir le clone de la Mondialisation au Moyen Âge'],
  ['cs', 'vybrat klon Globalizace ve Středověku'],
] as const)('an answer says which of two clones of the same name, in %s', async (language, deed) => {
  const words = await loadWords(language);
  const { view } = situation({
    ...PAIR,
    clones: { medieval: 'C-0-4', renaissance: 'C-1-4', dawn: 'C-2-5' },
  });
  const named = (id: string): string => {
    const token = view.tokens.findIndex((_, one) => contentOf(view).tokens[one]?.id === id);
    return deedWords({ words, view, names: ['Ada', 'Ben'] }, { verb: 'clone', token } as unknown as Offered);
  };
  expect(unmarked(named('C-0-4'))).toBe(deed);
  expect(named('C-1-4')).not.toBe(deed);
  expect(named('C-2-5')).not.toContain(words.game.at[0]);
});
