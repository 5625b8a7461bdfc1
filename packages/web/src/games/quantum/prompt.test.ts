/** Every decision has its sentence, in every language, with nothing left unsaid, and every choice a place on the table. */
import { LANGUAGES, parseOptions, seededChance } from '@tessera/engine';
import { DECISIONS, type DecisionKind, quantum } from '@tessera/games/quantum';
import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../../../games/test/quantumTable.ts';
import type { Prompt } from '../../table/PromptBand.tsx';
import { loadText } from '../../text/index.ts';
import type { QuantumModel } from './contract.ts';
import { situationOf } from './fixtures.ts';
import { emptyHand, pressSquare } from './hand.ts';
import { listedOf } from './listed.ts';
import { marksOf } from './marks.ts';
import { isClearPass, isFree } from './offers.ts';
import { askedOf } from './panels/asked.ts';
import { panelModel } from './panels/fixtures.ts';
import { promptOf } from './prompt.ts';
import { loadWords } from './words/index.ts';

const NAMES = ['Ada', 'Milo', 'Chidi'];

/** One state of each kind of decision, found by playing at random. */
function statesByKind() {
  const found = new Map<DecisionKind, Parameters<typeof situationOf>[0]>();
  const options = parseOptions(quantum.options, { startChoice: 'pick' });
  for (let game = 0; game < 60 && found.size < Object.keys(DECISIONS).length; game++) {
    const chance = seededChance(`prompt ${game}`);
    let state = quantum.setup(options, NAMES.length, chance);
    for (let i = 0; i < 800; i++) {
      const seat = quantum.decider(state);
      if (seat === undefined) break;
      const { decision } = quantum.view(state, seat);
      if (decision && !found.has(decision.kind)) found.set(decision.kind, state);
      const moves = quantum.legalMoves(state, seat);
      state = quantum.apply(state, seat, moves[chance.below(moves.length)] as number, chance).state;
    }
  }
  return found;
}

test('names who decides and what, wherever a game may stop', async () => {
  const states = statesByKind();
  expect([...states.keys()].sort()).toEqual(Object.keys(DECISIONS).sort());
  for (const language of LANGUAGES) {
    const [text, words] = [await loadText(language), await loadWords(language)];
    for (const [kind, state] of states) {
      const { view, offers } = situationOf(state);
      const seats = NAMES.map(name => ({ kind: 'friend', name }));
      const snapshot = { view, outcome: null, setup: { seats } };
      const hand = emptyHand(0, offers);
      const marks = marksOf(view, offers, hand);
      const me = view.decision?.seat;
      const model = { snapshot, view, offers, marks, words, text, names: NAMES, me, trace: [] };
      const { head, body, short = body, mood } = promptOf(model as unknown as QuantumModel);
      const name = NAMES[view.decision?.seat ?? 0] ?? '';
      expect(head, kind).toContain(name);
      expect(body.length, kind).toBeGreaterThan(10);
      expect(`${head} ${body} ${short}`, kind).not.toMatch(/[{}]|undefined/);
      // Two lines of a phone.
      expect(`${head} ${short}`.length, `${kind} ${short}`).toBeLessThan(125);
      const panel = panelModel(state, { me: view.decision?.seat ?? 0, offers, words }).model;
      const { title, texts } = askedOf(panel) ?? { title: 'a free turn', texts: [] };
      expect(title, kind).not.toBe('');
      expect(texts.join(' '), kind).not.toMatch(/[{}]|undefined/);
      expect(['act', 'asked'], kind).toContain(mood);
    }
  }
});

test('whatever is asked, each choice is a button, a card, or a place on the map', () => {
  const cards: readonly string[] = ['take', 'refresh', 'discard'];
  for (const [kind, state] of statesByKind()) {
    const { view, offers } = situationOf(state);
    if (isFree(offers)) continue; // hand.test.ts
    const hand = emptyHand(0, offers);
    for (const offered of offers) {
      const isListed = listedOf(offers).includes(offered) || cards.includes(offered.verb);
      const manner = { isOneClick: false, isCareful: true };
      const { square } = offered;
      const pressed = square === undefined ? undefined : pressSquare(view, offers, hand, square, manner).hand;
      const isOnMap = [pressed?.pending, ...(pressed?.asking ?? [])].includes(offered);
      expect(isListed || isOnMap || offered.verb === 'ships', `${kind}: ${offered.text}`).toBe(true);
    }
  }
});

test('a chosen deed fits the two lines of a phone, with the way to confirm it', async () => {
  const { state } = table({
    seats: [
      { ships: '1@4,3 6@3,4 3@2,3 4@0,0 5@2,5', cards: 'flexible resourceful nomadic' },
      { ships: '1@5,3 3@4,2 6@8,8' },
    ],
    cubes: { '1,1': 'a', '7,7': 'b' },
  });
  const { view, offers } = situationOf(state);
  const names = { en: 'Strong bot', fr: 'Robot moyen', cs: 'Slušný robot' };
  const setup = { seats: [{ kind: 'you' }, { kind: 'bot' }] };
  for (const language of LANGUAGES) {
    const [text, words] = [await loadText(language), await loadWords(language)];
    const spoken = { text, words, names: ['', names[language]], me: 0, trace: [], layout: 'phone' };
    const snapshot = { view, outcome: null, setup };
    for (const chosen of offers) {
      const model = {
        ...spoken,
        snapshot,
        view,
        offers,
        chosen,
        marks: marksOf(view, offers, emptyHand(0, offers)),
      };
      const { head, body } = promptOf(model as unknown as QuantumModel);
      expect(`${head} ${body}`.length, `${language}: ${head} ${body}`).toBeLessThan(94);
    }
  }
});

describe('a free turn', async () => {
  const [text, words] = [await loadText('en'), await loadWords('en')];
  const promptAt = (given: Given, change: Partial<QuantumModel> = {}): Prompt => {
    const { state } = table(given);
    const { view, offers } = situationOf(state);
    const setup = { seats: NAMES.slice(0, 2).map(name => ({ kind: 'friend', name })) };
    const marks = marksOf(view, offers, emptyHand(0, offers));
    const snapshot = { view, outcome: null, setup, notes: { reasons: [] } };
    const model = { snapshot, view, offers, marks, words, text, names: NAMES, me: 0, trace: [], ...change };
    return promptOf(model as unknown as QuantumModel);
  };
  const bodyOf = (given: Given, change?: Partial<QuantumModel>): string => promptAt(given, change).body;
  const saidOf = (given: Given, change: Partial<QuantumModel>): string => promptAt(given, change).said ?? '';
  const seats = [{ ships: '3@4,3 4@3,4' }, { ships: '6@8,8' }];

  test('[Q-CMB-4] a reroll that can change nothing is not asked about: the fight stands, with one press', () => {
    const asked = (own: number, other: number, attack: number, defence: number) => {
      const game = table({
        seats: [{ ships: `${own}@4,3`, cards: 'relentless' }, { ships: `${other}@5,3` }],
        rolls: [attack, defence],
      });
      game.play('attack a1 5,3 from 4,3');
      const { view, offers } = situationOf(game.state);
      const setup = { seats: NAMES.slice(0, 2).map(name => ({ kind: 'friend', name })) };
      const snapshot = { view, outcome: null, setup };
      const model = { snapshot, view, offers, words, text, names: NAMES, me: 0, trace: [] };
      const { body } = promptOf(model as unknown as QuantumModel);
      return {
        body,
        isLasting: offers.find(({ verb }) => verb === 'pass')?.isLasting,
        isClear: isClearPass(view),
      };
    };
    const won = asked(1, 6, 6, 1);
    expect(won.body).toMatch(/No card can change that/);
    expect(won).toMatchObject({ isLasting: false, isClear: true });
    expect(asked(6, 1, 6, 1)).toMatchObject({
      body: expect.stringMatching(/you lose. No card can change that/),
      isClear: true,
    });
    // A fight that is won as it stands is not rolled again either.
    expect(asked(3, 3, 2, 3)).toMatchObject({ isLasting: false, isClear: true });
    const open = asked(3, 3, 4, 3);
    expect(open.isClear).toBe(false);
    expect(open.body).toMatch(/Use a card/);
  });

  test('[Q-BUILD-1] leads to the planet where ships add up, and to the cube that wins', () => {
    expect(bodyOf({ seats: [{ ships: '5@4,3 3@3,4' }, { ships: '6@8,8' }] })).toMatch(/planet 8.*construct/);
    expect(bodyOf({ seats: [{ ships: '5@4,3 3@3,4', cubesLeft: 1 }, { ships: '6@8,8' }] })).toMatch(
      /you win/,
    );
    expect(bodyOf({ seats })).not.toMatch(/construct/);
  });

  test('[Q-SHIP-2] names the ship that is carried', () => {
    const given: Given = { seats: [{ ships: '2@3,3 5@2,3' }, { ships: '6@8,8' }] };
    expect(bodyOf(given, { selected: 0, mode: 'transport', cargo: 1 })).toMatch(/Flagship 2.*Interceptor 5/);
  });

  test('tells that an opponent changed nothing, and leaves the opponent’s last deed of the set-up alone', () => {
    const passed = { seat: 1, move: 'end', events: [{ type: 'turnEnd', seat: 1 }] };
    const idle = { entries: [passed] } as unknown as Partial<QuantumModel>;
    expect(saidOf({ seats }, idle)).toBe('Milo changed nothing.');
    const placed = { entries: [{ ...passed, events: [] }] } as unknown as Partial<QuantumModel>;
    expect(saidOf({ seats }, placed)).toBe('');
    expect(saidOf({ seats }, { ...idle, selected: 0 })).toBe('');
  });

  test('of a long turn tells the losses alone, so that the band is read whole', () => {
    const lost = [4, 5, 6].map((face, die) => ({
      ...{ seat: 1, count: 1, kind: 'move', path: [], die: 5 },
      fight: { attacker: { die: 5, face: 3 }, defender: { die, face }, lost: [die] },
    }));
    const others = { seat: 1, count: 2, path: [], die: undefined };
    const cube = { ...others, kind: 'cube', planet: 0 };
    const told = (...trace: readonly object[]): string =>
      saidOf({ seats }, {
        trace,
        entries: [],
        chronicle: { tracks: [] },
      } as unknown as Partial<QuantumModel>);
    expect(told(lost[0] as object, cube)).toMatch(/your Frigate 4 and .*cube/);
    const long = told(...lost, cube, { ...others, kind: 'card', card: 3 });
    expect(long).toMatch(/Frigate 4.*Interceptor 5.*Scout 6/);
    expect(long).not.toMatch(/cube/);
  });

  test('[Q-CMB-2] leaves an open fight to its question', () => {
    const game = table({
      seats: [{ ships: '3@4,3', cards: 'relentless' }, { ships: '3@5,3' }],
      rolls: [4, 3],
    });
    game.play('attack a1 5,3 from 4,3');
    const { view, offers } = situationOf(game.state);
    const passed = { seat: 1, move: 'end', events: [{ type: 'turnEnd', seat: 1 }] };
    const change = { view, offers, entries: [passed] } as unknown as Partial<QuantumModel>;
    const asked = promptAt(
      { seats },
      { ...change, snapshot: { view, outcome: null, setup: { seats: [] } } as never },
    );
    expect(asked.body).toMatch(/Use a card/);
    expect(asked.said).toBeUndefined();
  });

  test('[Q-TURN-3] says so when nothing but the end is left', () => {
    expect(
      bodyOf({ seats: [{ ships: '3@4,3!* 4@3,4!*' }, { ships: '6@8,8' }], turn: { actions: 0 } }),
    ).toMatch(/Nothing is left/);
  });
});
