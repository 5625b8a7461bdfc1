import { parseOptions, seededChance } from '@tessera/engine';
import { gameById } from '@tessera/games';
import { describe, expect, test } from 'vitest';
import { testWords } from '../../text/testing.ts';
import { groupsOf, matching } from './answers.ts';
import { hasHidden, type Scene, type Shown, sceneOf } from './scene.ts';
import { humanised, singular, speechOf } from './text.ts';
import { loadPlainWords } from './words/index.ts';

testWords(loadPlainWords, {
  shared: { fr: ['Options avancées'], cs: [] },
  withoutFew: [],
});

const plain = speechOf({});
const NAMES = ['Ada', 'Ben'];
const seen = (view: unknown, start: unknown = view, kinds = {}, toAct: number | null = 0): Scene =>
  sceneOf(view, { speech: plain, names: NAMES, kinds, start, toAct });

describe('identifiers of the rules as text', () => {
  test.each([
    ['isOver', 'Is over'],
    ['E_NOT_YOUR_TURN', 'Not your turn'],
    ['left-side', 'Left side'],
    ['pot', 'Pot'],
  ])('%s reads %s', (name, words) => expect(humanised(name)).toBe(words));

  test.each([
    ['Scores', 'Score'],
    ['Supplies', 'Supply'],
    ['Boxes', 'Box'],
    ['Status', 'Status'],
    ['Class', 'Class'],
    ['Left', 'Left'],
  ])('one of %s is called %s', (many, one) => expect(singular(many)).toBe(one));

  test('an event that repeats the answer only says what came of it', () => {
    const rolled = { type: 'rolled', seat: 0, face: 4 };
    expect(plain.event(rolled, String, 'roll')).toBe('face 4');
    expect(plain.event(rolled, String, 'push')).toBe('rolled: face 4');
    expect(plain.event({ type: 'passed' }, String, 'pass')).toBe('');
  });

  test('coordinates and numbers stay as they are written', () => {
    expect(plain.answer('move e4 xf5')).toBe('Move e4 xf5');
    expect(plain.answer('Sf5-j5xi4')).toBe('Sf5-j5xi4');
  });

  test('uses the game’s own text where there is some', () => {
    const speech = speechOf({
      verbs: { bid: 'Bid {rest} coins' },
      names: { gold: 'gold' },
      events: { bid: 'bids {amount} and passes to {seat}.' },
      endings: { rich: 'Somebody is rich.' },
    });
    expect([speech.verb('bid'), speech.answer('bid 3')]).toEqual(['Bid coins', 'Bid 3 coins']);
    const bid = { type: 'bid', amount: 3, seat: 1 } as const;
    expect(speech.event(bid, seat => NAMES[seat] ?? '')).toBe('bids 3 and passes to Ben.');
    expect([speech.ending('rich'), speech.ending('deckOut')]).toEqual(['Somebody is rich.', 'Deck out.']);
    expect(plain.event(bid, String)).toBe('bid: amount 3');
  });
});

describe('groups of answers', () => {
  test('follow the verbs, in the order of the rules', () => {
    expect(groupsOf(['roll', 'play 1', 'play 5', 'bank'])).toEqual([
      { verb: 'roll', answers: ['roll'] },
      { verb: 'play', answers: ['play 1', 'play 5'] },
      { verb: 'bank', answers: ['bank'] },
    ]);
  });

  test('are filtered by notation and by text', () => {
    const { answer } = speechOf({ verbs: { play: 'Lay down {rest}' } });
    expect(matching(['roll', 'play 1', 'play 5'], 'DOWN 5', answer)).toEqual(['play 5']);
    expect(matching(['roll', 'play 1'], ' ', answer)).toHaveLength(2);
  });

  test.each(['rift', 'tesseract', 'quantum', 'loop'])(
    'every answer of %s stands in one of a few groups',
    id => {
      const game = gameById(id);
      if (!game) throw new Error(`there is no ${id}`);
      const chance = seededChance('plain');
      const state = game.setup(parseOptions(game.options, {}), game.seats.usual, chance);
      for (let answers = 0; answers < 60; answers++) {
        const seat = game.decider(state);
        if (seat === undefined) return;
        const moves = game.legalMoves(state, seat);
        const legal = moves.map(move => game.notation.formatMove(state, move));
        const groups = groupsOf(legal);
        expect(groups.flatMap(group => group.answers).toSorted()).toEqual(legal.toSorted());
        expect(groups.length).toBeLessThan(15);
        const names = Array.from({ length: game.seats.usual }, String);
        const view = game.view(state, seat);
        expect(
          sceneOf(view, { speech: plain, names, kinds: {}, start: view, toAct: seat }).shared.length,
        ).toBeGreaterThan(0);
        game.play(state, seat, moves[chance.below(moves.length)], chance);
      }
    },
  );
});

describe('the scene of a view', () => {
  const textOf = (shown: Shown | undefined): unknown =>
    shown?.kind === 'value' ? shown.text : shown?.kind === 'cards' ? shown.cards.map(textOf) : shown?.kind;

  test('shows a list with one entry per seat seat by seat, and null in it face down', () => {
    const { seats, shared } = seen({ scores: [3, 4], hands: [[1, 5], [null]], pot: 2, winner: null });
    expect(seats.map(fields => fields.map(({ label, shown }) => [label, textOf(shown)]))).toEqual([
      [
        ['Score', '3'],
        ['Hand', ['1', '5']],
      ],
      [
        ['Score', '4'],
        ['Hand', ['hidden']],
      ],
    ]);
    expect(shared.map(({ key, shown }) => [key, textOf(shown)])).toEqual([['pot', '2']]);
  });

  test('shares a list that only grew to that length, or that the game declares as shared', () => {
    expect(seen({ rolls: [2, 6] }, { rolls: [] }).shared).toHaveLength(1);
    expect(seen({ dice: [2, 6] }, undefined, { dice: 'shared' }).shared).toHaveLength(1);
    expect(seen({ dice: [2, 6], secret: 1 }, undefined, { secret: 'unseen' }).shared).toHaveLength(0);
  });

  test('an object for each seat is spread out', () => {
    const { seats } = seen({ players: [{ gold: 1 }, { gold: 2 }] });
    expect(seats.map(([gold]) => textOf(gold?.shown))).toEqual(['1', '2']);
  });

  test('a field `seat` is a name, and left out where it only says whose turn it is', () => {
    expect(textOf(seen({ seat: 1 }).shared[0]?.shown)).toBe('Ben');
    expect(seen({ seat: 1 }, undefined, {}, 1).shared).toEqual([]);
    expect(seen({ seat: 1 }, undefined, {}, null).shared).toEqual([]);
    expect(textOf(seen({ seat: 1 }, undefined, { seat: 'seat' }, 1).shared[0]?.shown)).toBe('Ben');
  });

  test('the options of a match are folded, however few', () => {
    const { shared } = seen({ options: { target: 30 }, map: { north: 1 } });
    expect(shared.map(({ key, isFolded }) => [key, isFolded])).toEqual([
      ['options', true],
      ['map', false],
    ]);
  });

  test('something lies face down in a hand, wherever the hand is', () => {
    expect(hasHidden(seen({ hands: [[1], [2]], pot: 3 }))).toBe(false);
    expect(hasHidden(seen({ hands: [[1], [null]] }))).toBe(true);
    expect(hasHidden(seen({ players: [{ hand: [1] }, { hand: [null] }] }))).toBe(true);
    expect(hasHidden(seen({ market: { open: [4, null] } }))).toBe(true);
  });

  test('shows rows of equal length as a grid, and collapses long values', () => {
    const { shared } = seen({
      board: [
        ['x', null],
        ['', 'o'],
        ['', ''],
      ],
      deck: Array(40).fill(1),
    });
    expect(shared.map(({ shown, isFolded }) => [shown.kind, isFolded])).toEqual([
      ['grid', false],
      ['cards', true],
    ]);
    // An empty cell of a board hides nothing.
    const [board] = shared;
    expect(board?.shown.kind === 'grid' && board.shown.rows[0]?.map(({ kind }) => kind)).toEqual([
      'value',
      'none',
    ]);
  });
});
