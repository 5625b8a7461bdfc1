import type { GameEvent } from '@tessera/engine';
import { LANGUAGES, type Language, seededChance } from '@tessera/engine';
import { contentOf, type LoopEvent, type LoopState, loop } from '@tessera/games/loop';
import { describe, expect, test } from 'vitest';
import { table } from '../../../../games/test/loopTable.ts';
import type { StoryLine, Tell } from '../../table/log.ts';
import { stillOf } from './board/film.ts';
import { decisiveOf, unplacedIn } from './decisive.ts';
import { outcomeWords } from './ending.tsx';
import { randomGame } from './fixtures.ts';
import { beginWords, tellerOf } from './story.ts';
import { loadWords } from './words/index.ts';

const NAMES = ['Ada', 'Ben', 'Cem', 'Dia'];

async function tellerFor(state: LoopState, bots: readonly number[] = [], language: Language = 'en') {
  return tellerOf({
    words: await loadWords(language),
    start: loop.view(state, 0),
    names: NAMES,
    nameOf: agent => NAMES[agent] ?? '',
    isBot: agent => bots.includes(agent),
  });
}

const cardOf = (state: LoopState, number: number): number =>
  contentOf(loop.view(state, 0)).cards.findIndex(({ id }) => id === `A-${String(number).padStart(2, '0')}`);

const told = (tell: Tell, events: readonly LoopEvent[]): readonly StoryLine[] =>
  tell({ seat: 0, move: '', events: events as readonly GameEvent[] }, 1);

describe('a line of the log', () => {
  test('begins with the player, and has the effects in one sentence', async () => {
    const game = table({
      agents: { mrtime: { era: 'dawn', hand: 'A-03 A-02' }, vgirl: {} },
      rifts: { dawn: 2 },
      missions: { dawn: 'M-ENERGY-HERE' },
    });
    const tell = await tellerFor(game.state);
    const [line] = told(tell, game.play('useCard A-03'));
    expect(line?.text).toBe(
      'Ada uses First Flame. 3 energy added at the Dawn of Time. “Overload!” takes 3 damage.',
    );
  });

  test('names both ends of a way', async () => {
    const game = table({ agents: { mrtime: { era: 'dawn' }, vgirl: {} }, energy: { dawn: 1 } });
    const tell = await tellerFor(game.state);
    expect(told(tell, game.play('freeMove medieval'))[0]?.text).toBe(
      'Ada goes from the Dawn of Time to the Medieval Era on battery power.',
    );
  });

  test.each([
    ['en', 'Ada moves Ben from the Renaissance to the Industrial Era.'],
    ['fr', 'Ada déplace Ben de la Renaissance à l’Industrie.'],
    ['cs', 'Ada: Ben se přesouvá z Renesance do Průmyslové éry.'],
  ] as const)('names who moved another agent, in %s', async (language, sentence) => {
    const { state } = table({ agents: { mrtime: { era: 'dawn' }, vgirl: { era: 'renaissance' } } });
    const tell = await tellerFor(state, [], language);
    told(tell, [{ type: 'used', agent: 0, card: cardOf(state, 38) }]);
    const [line] = told(tell, [{ type: 'moved', agent: 1, to: 3, why: 'card' }]);
    expect(line?.text.replaceAll('\u00a0', ' ')).toBe(sentence);
  });

  test.each([
    ['en', 'Ada: 1 rift removed in the Renaissance.', 'Dr Foo: a vortex opens in the Industrial Era.'],
    ['fr', 'Ada : 1 faille de moins à la Renaissance.', 'Dr Foo : un vortex s’ouvre à l’Industrie.'],
    ['cs', 'Ada: mizí 1 trhlina v Renesanci.', 'Dr. Foo: otevírá se vír v Průmyslové éře.'],
  ] as const)('begins with the actor where its sentence names none, in %s', async (language, own, foo) => {
    const tell = await tellerFor(table({ agents: { mrtime: {}, vgirl: {} } }).state, [], language);
    const line = (event: LoopEvent): string | undefined =>
      told(tell, [event])[0]?.text.replaceAll('\u00a0', ' ');
    expect(line({ type: 'riftRemoved', era: 2 })).toBe(own);
    expect(line({ type: 'vortex', era: 3 })).toBe(foo);
  });

  test('tells a clone that arrives in its own era once', async () => {
    const game = table({
      agents: { mrtime: { era: 'renaissance', hand: 'A-11' }, vgirl: { era: 'dawn' } },
      clones: { renaissance: 'C-0-3' },
    });
    const tell = await tellerFor(game.state);
    told(tell, game.play('useCard A-11'));
    expect(told(tell, game.play('next'))[0]?.text).toMatch(
      /^Ada: the clone of the Industrial Era goes from the Renaissance to the Industrial Era and is destroyed there\./,
    );
  });

  test('tells two clones that swap their ways home once each', async () => {
    const game = table({
      agents: { mrtime: { era: 'end', hand: 'A-35' }, vgirl: { era: 'end' } },
      clones: { dawn: 'C-0-3', industry: 'C-3-0' },
    });
    const tell = await tellerFor(game.state);
    told(tell, game.play('useCard A-35'));
    expect(told(tell, game.play('C-0-3')).map(({ text }) => text.match(/is destroyed/g)?.length)).toEqual([
      2,
    ]);
  });

  test.each([
    ['en', 'Laid out for the attendance bonus: First Flame, Wizard’s Hat, and Trebuchet.'],
    ['fr', 'Proposées pour la prime d’assiduité : '],
    ['cs', 'Vyložené karty prémie za docházku: '],
  ] as const)('tells the cards of a bonus together in %s', async (language, sentence) => {
    const { state } = table({ agents: { mrtime: {}, vgirl: {} } });
    const cards = [3, 5, 11].map(number => cardOf(state, number));
    const lines = told(
      await tellerFor(state, [], language),
      cards.map(card => ({ type: 'laid', card, reveals: 'all' })),
    );
    expect(lines.map(({ text }) => text)).toEqual([
      expect.stringContaining(sentence.split(':')[0] as string),
    ]);
    expect(lines[0]?.text.split('.')).toHaveLength(2);
  });

  test('tells clones that come to one era together', async () => {
    const { state } = table({ agents: { mrtime: {}, vgirl: {} }, clones: { dawn: 'C-0-3 C-0-5' } });
    const come = state.tokens.flatMap((era, token): readonly LoopEvent[] =>
      era === 0 ? [{ type: 'clone', token, era, reveals: 'all' }] : [],
    );
    expect(told(await tellerFor(state), come).map(({ text }) => text)).toEqual([
      'Ada: clones appear at the Dawn of Time: a clone of the Industrial Era and a clone of the Age of Robots.',
    ]);
  });

  test('has a bot’s reason once in a turn', async () => {
    const { state } = table({ agents: { mrtime: {}, vgirl: {} } });
    const tell = tellerOf({
      words: await loadWords('en'),
      start: loop.view(state, 0),
      names: NAMES,
      nameOf: agent => NAMES[agent] ?? '',
      isBot: () => true,
      why: ({ key }) => `because of ${key}`,
    });
    const whys = ['clones', 'clones', 'rifts', 'clones'].map(key => {
      const events: readonly LoopEvent[] = [{ type: 'used', agent: 0, card: 0 }];
      const entry = { seat: 0, move: '', events: events as readonly GameEvent[] };
      return tell(entry, 1, { key, params: {} })[0]?.why;
    });
    expect(whys).toEqual(['because of clones', undefined, 'because of rifts', undefined]);
  });

  test('about Dr Foo is separate, and a vortex has the tone bad', async () => {
    const tell = await tellerFor(table({ agents: { mrtime: {}, vgirl: {} } }).state);
    const lines = told(tell, [
      { type: 'turn', agent: 1, turn: 2 },
      { type: 'foo', era: 3, reveals: 'all' },
      { type: 'thrown', eras: [3, 3, 2] },
      { type: 'vortex', era: 3 },
    ]);
    expect(lines.map(({ text, tone, turn }) => [text.slice(0, 11), tone, turn])).toEqual([
      ['Dr Foo turn', 'plain', 2],
      ['Dr Foo: a v', 'bad', 2],
    ]);
  });
});

test('sums up a bot’s turn when the next one begins, but not a person’s', async () => {
  const { state } = table({ agents: { mrtime: {}, vgirl: {} }, turn: 3 });
  const events: readonly LoopEvent[] = [
    { type: 'used', agent: 0, card: 0 },
    { type: 'riftRemoved', era: 1 },
    { type: 'riftRemoved', era: 1 },
    { type: 'looped', agent: 0, dimension: 1, cost: 1 },
    { type: 'turn', agent: 1, turn: 4 },
  ];
  const sums = async (bots: readonly number[]) =>
    told(await tellerFor(state, bots), events).filter(({ tone }) => tone === 'sum');
  expect((await sums([0]))[0]?.text).toBe('Ada removed 2 rifts in the Medieval Era.');
  expect(await sums([1])).toEqual([]);
});

test('sums up damage on Centrifuges, unless one is destroyed', async () => {
  const { state } = table({ agents: { mrtime: {}, vgirl: {} }, turn: 3, options: { mode: 'centrifuge' } });
  const sum = async (...events: readonly LoopEvent[]): Promise<string | undefined> => {
    const tell = await tellerFor(state, [0]);
    const lines = told(tell, [...events, { type: 'turn', agent: 1, turn: 4 }]);
    return lines.find(({ tone }) => tone === 'sum')?.text;
  };
  const hit: LoopEvent = { type: 'centrifugeDamage', centrifuge: 0 };
  expect(await sum(hit, hit)).toBe('Ada dealt 2 damage to the Centrifuges.');
  expect(await sum(hit, { type: 'centrifugeDestroyed', centrifuge: 0 })).toBe('Ada destroyed a Centrifuge.');
});

test('sums up what lasts: a Supa Clone first, and no energy that was spent again', async () => {
  const { state } = table({ agents: { mrtime: {}, vgirl: {} }, turn: 3, options: { mode: 'supa' } });
  const supa = contentOf(loop.view(state, 0)).tokens.findIndex(({ isSupa }) => isSupa);
  const lines = told(await tellerFor(state, [0]), [
    { type: 'used', agent: 0, card: 0 },
    { type: 'energy', era: 1, perpetual: false },
    { type: 'paid', era: 1, count: 1 },
    { type: 'energy', era: 2, perpetual: false },
    { type: 'riftRemoved', era: 1 },
    { type: 'cloneDestroyed', token: supa, era: 4 },
    { type: 'turn', agent: 1, turn: 4 },
  ]);
  expect(lines.find(({ tone }) => tone === 'sum')?.text).toBe(
    'Ada destroyed 1 Supa Clone, removed 1 rift in the Medieval Era, and added 1 energy in the Renaissance.',
  );
});

test.each(LANGUAGES)(
  'describes every answer of whole games in %s, without unfilled parameters',
  async language => {
    const chance = seededChance('story');
    for (const options of [{ mode: 'supa' }, { mode: 'centrifuge' }, { mode: 'ultramachina' }]) {
      const states = [...randomGame('story', 3, options)];
      const [first] = states;
      if (!first) throw new Error('no game');
      const tell = await tellerFor(first, [0, 1, 2], language);
      for (const state of states.slice(0, 200)) {
        const seat = loop.decider(state) ?? 0;
        const [move] = loop.legalMoves(state, seat);
        const { events } = loop.apply(state, seat, move as number, chance);
        for (const { text } of told(tell, events)) expect(text).not.toMatch(/[{}]|undefined|\b[ASUMC]+-\d/);
      }
    }
  },
);

describe('the decisive event', () => {
  const agents = { mrtime: { draw: 'S-MT-1 S-MT-2 S-MT-3' }, vgirl: { draw: 'S-VG-1 S-VG-2 S-VG-3' } };

  const decided = (given: Parameters<typeof table>[0]) => {
    const game = table(given);
    const events = game.play('endActions');
    const { reason = '' } = game.outcome() ?? {};
    const entries = [{ seat: 0, move: 'endActions', events: events as readonly GameEvent[] }];
    return { reason, ...decisiveOf(entries, { reason, winners: [] }, loop.view(game.state, 0)) };
  };

  test('is the vortex that overflowed, although its throw was not placed', () => {
    const found = decided({
      agents,
      fooPile: 'medieval',
      rifts: { medieval: 3 },
      vortices: 'medieval',
      // A clone of the bag, then both cubes straight out.
      rolls: [0, 1, 1],
    });
    expect(found).toMatchObject({ reason: 'VORTEX_DOUBLE', count: 1, thing: { kind: 'era', era: 1 } });
  });

  test('is the vortex that overflowed, where the Time Prowler answers between throw and loss', () => {
    const game = table({
      agents: { mrtime: agents.mrtime, prowler: { era: 'end', draw: 'S-TP-1 S-TP-2 S-TP-3' } },
      fooPile: 'medieval',
      rifts: { medieval: 3 },
      vortices: 'medieval',
      rolls: [0, 1, 1],
    });
    const entries = ['endActions', 'none'].map(move => ({
      seat: game.seat() ?? 0,
      move,
      events: game.play(move) as readonly GameEvent[],
    }));
    const outcome = { reason: 'VORTEX_DOUBLE', winners: [] };
    const view = loop.view(game.state, 0);
    expect(decisiveOf(entries, outcome, view)).toMatchObject({ count: 2, thing: { kind: 'era', era: 1 } });
    // The ring shows the cubes that lost the game.
    expect(stillOf(view, () => unplacedIn(entries)).fallen[1]).toBe(2);
  });

  test('is the Mega Vortex below the agent', () => {
    const found = decided({
      agents: { ...agents, mrtime: { ...agents.mrtime, era: 'robots' } },
      options: { difficulty: 'year' },
      vortices: 'robots',
    });
    expect(found).toMatchObject({ reason: 'MEGA_VORTEX', thing: { kind: 'era', era: 5 } });
  });

  test('is told without the reason where it says the same', async () => {
    const game = table({
      agents: { ...agents, mrtime: { ...agents.mrtime, era: 'robots' } },
      options: { difficulty: 'year' },
      vortices: 'robots',
    });
    const events = game.play('endActions') as readonly GameEvent[];
    const outcome = { reason: 'MEGA_VORTEX', winners: [] };
    const view = loop.view(game.state, 0);
    const decisive = decisiveOf([{ seat: 0, move: 'endActions', events }], outcome, view);
    const seats = NAMES.map(name => ({ kind: 'you' as const, name }));
    const setup = { id: 'x', game: 'loop', title: '', seed: 'x', options: {}, seats };
    const words = await loadWords('en');
    expect(outcomeWords({ words, view, names: NAMES, decisive, setup }, outcome)).toBe(
      'Ada ended a turn on the Mega Vortex in the Age of Robots.',
    );
  });

  test('contracts the article of an agent in French', async () => {
    const view = loop.view(table({ agents: { prowler: {}, vgirl: {} } }).state, 0);
    const decisive = { count: 1, thing: { kind: 'era', era: 3 } as const, agent: 0 };
    const seats = [{ kind: 'you' as const, name: '' }];
    const setup = { id: 'x', game: 'loop', title: '', seed: 'x', options: {}, seats };
    const telling = { words: await loadWords('fr'), view, names: ['Vous'], decisive, setup };
    const told = outcomeWords(telling, { reason: 'VORTEX_FOURTH', winners: [] });
    expect(told).toMatch(/^Au début du tour de la Rôdeuse Temporelle, le lancer du Dr\sFoo/);
  });

  test('is absent if the team gave up', () => {
    const { state } = table({ agents });
    expect(decisiveOf([], { reason: 'RESIGN', winners: [] }, loop.view(state, 0))).toBeUndefined();
  });
});

test('the first line describes the start of a match, unless it starts from a position', async () => {
  const words = await loadWords('en');
  const begun = (state: LoopState) => beginWords({ words, view: loop.view(state, 0), names: NAMES });
  const [first] = randomGame('begin', 2, { agents: ['mrtime', 'vgirl'] });
  expect(begun(first as LoopState)).toMatch(/^Dr Foo begins (at|in) .+\. There are \d rifts on the ring\.$/);
  const torn = table({ agents: { mrtime: {}, vgirl: {} }, turn: 1, vortices: 'renaissance' }).state;
  expect(begun(torn)).toContain('A vortex opens in the Renaissance.');
  const [asked] = randomGame('begin', 1, { agents: ['prowler', 'vgirl'], solo: false });
  if (loop.view(asked as LoopState, 0).decision?.kind === 'cancelRift')
    expect(begun(asked as LoopState)).toMatch(/There are \d rifts on the ring\. The Machine throws/);
  expect(begun(table({ agents: { mrtime: {}, vgirl: {} }, turn: 9 }).state)).toBeUndefined();
});
