import { type Chance, Match, seededChance, shuffled } from '@tessera/engine';
import { pick } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { positionOf, table, tower } from '../../test/tesseractTable.ts';
import { tesseractOptions, tesseractVariants } from '../../test/tesseractVariants.ts';
import { sideFaces } from './die.ts';
import { type TesseractState, tesseract } from './index.ts';

describe('section 17: hidden information', () => {
  const state = tesseract.setup(tesseractOptions(), 2, seededChance('view'));

  test('[T-INFO-1] [T-INFO-2] the view has decks as counts, and no face-down or unused containment cards', () => {
    const text = JSON.stringify(tesseract.view(state, 0));
    const hidden = [...state.containment.map(place => place.card), ...state.unused];
    expect(hidden.filter(card => text.includes(card))).toEqual([]);
    const shown = new Set(state.hands.flat());
    expect(state.decks.flat().filter(card => !shown.has(card) && text.includes(card))).toEqual([]);
    expect(tesseract.view(state, 0).decks).toEqual([14, 14, 11]);
    expect(tesseract.view(state, 0).columns[0]).toEqual({ card: null, state: 'hidden', contained: 0 });
  });

  test('[T-INFO-3] physical: a top face shows the value, any face the colour; the twelve inner cubes are unknown', () => {
    const { stacks } = tesseract.view(state, 0);
    const cubes = stacks.flatMap(stack => stack.cubes);
    expect(cubes.filter(cube => cube.value !== null)).toHaveLength(16);
    expect(cubes.filter(cube => cube.colour === null)).toHaveLength(12); // 2 x 2 inside, three levels
    expect(stacks[5]?.cubes.map(cube => cube.colour === null)).toEqual([true, true, true, false]);
    const open = tesseract.setup(tesseractOptions({ info: 'open' }), 2, seededChance('view'));
    expect(
      tesseract
        .view(open, 0)
        .stacks.flatMap(stack => stack.cubes)
        .every(cube => cube.value !== null),
    ).toBe(true);
  });

  test('[T-INFO-3] [T-DEC-7] open: taking a cube away reveals nothing, and can be undone', () => {
    const match = new Match(tesseract, {
      options: tesseractOptions({ info: 'open' }),
      seats: 2,
      seed: 'open',
    });
    while (match.state.phase === 'setup') {
      const seat = tesseract.decider(match.state)!;
      match.submit(seat, tesseract.legalMoves(match.state, seat)[0]!);
    }
    const { events } = match.submit(0, { type: 'remove', cell: 0 });
    expect(events.map(event => event.type)).toEqual(['moved']);
    expect(match.undo()).toBe(true);
  });

  test('[T-INFO-3] only visible sides show a number', () => {
    const { stacks } = tesseract.view(state, 0);
    expect(stacks[0]?.cubes[0]?.sides.map(side => side !== null)).toEqual([true, false, false, true]);
    expect(stacks[5]?.cubes[3]?.sides).toEqual([null, null, null, null]);
  });

  test('[T-COMP-3] a die is right-handed, and opposite faces add up to 7', () => {
    for (let top = 1; top <= 6; top++) {
      for (let yaw = 0; yaw < 4; yaw++) {
        const [north = 0, east = 0, south = 0, west = 0] = sideFaces(top, yaw);
        expect([north + south, east + west]).toEqual([7, 7]);
        expect(new Set([top, 7 - top, north, east, south, west]).size).toBe(6);
      }
    }
    expect(sideFaces(1, 0)).toEqual([5, 3, 2, 4]); // 1 on top, 2 to the south, 3 to the east: counterclockwise
    expect(sideFaces(1, 1)).toEqual([4, 5, 3, 2]);
  });

  test('[T-INFO-3] [T-DEC-7] uncovering a cube is a revelation, and undo stops there', () => {
    const rows = { '0,0': 'y3O2', '1,0': 'Y1', '3,3': 'B1B1' };
    const start = {
      options: tesseractOptions(),
      seats: 2,
      seed: 'undo',
      position: positionOf({ stacks: rows }),
    };
    const match = new Match(tesseract, start);
    expect(tesseract.view(match.state, 0).stacks[0]?.cubes[0]).toMatchObject({ colour: 'Y', value: null });
    const { events } = match.submit(0, { type: 'remove', cell: 0 });
    expect(events).toContainEqual({ type: 'exposed', cubes: [0], reveals: 'all' });
    expect(match.undoRefusal()).toBe('hiddenRevealed');
    match.submit(0, { type: 'remove', cell: 15 }); // the cubes below were marked as seen
    expect(match.undo()).toBe(true);
    expect(match.undo()).toBe(false);
  });

  test('[T-DEC-7] [T-INFO-3] a new side face of a covered cube is a revelation, also of a known colour', () => {
    const taken = (neighbour: string) => {
      const position = positionOf({ stacks: { '1,0': 'Y1', '2,0': neighbour, '3,3': 'B1' } });
      const match = new Match(tesseract, { options: tesseractOptions(), seats: 2, seed: 'side', position });
      const sides = () =>
        tesseract.view(match.state, 0).stacks[2]?.cubes[0]?.sides.map(side => side !== null);
      expect(sides()).toEqual([true, true, true, false]);
      const { events } = match.submit(0, { type: 'remove', cell: 1 });
      expect(sides()).toEqual([true, true, true, true]);
      return { events, refusal: match.undoRefusal() };
    };
    const covered = taken('y3O2');
    expect(covered.events).toContainEqual({ type: 'exposed', cubes: [1], reveals: 'all' });
    expect(covered.refusal).toBe('hiddenRevealed');
    expect(taken('Y3O2').refusal).toBeUndefined(); // its value was seen before it was covered
    expect(taken('Y3').refusal).toBeUndefined(); // nothing covers it
  });

  test('[T-INFO-3] taking a cube away reveals the colour of its neighbours at that level', () => {
    const rows = tower(['3443', '4444', '4444', '3443']);
    const game = table({
      stacks: { ...rows, '1,1': 'y6?y6?y6?Y6', '0,1': 'Y6Y6Y6', '1,0': 'Y6Y6Y6', '0,0': 'Y6Y6' },
    });
    expect(game.view.stacks[5]?.cubes.map(cube => cube.colour)).toEqual([null, null, null, 'Y']);
    const events = game.play('remove 0,1');
    expect(events).toContainEqual({ type: 'exposed', cubes: [expect.any(Number)], reveals: 'all' });
    expect(game.view.stacks[5]?.cubes.map(cube => [cube.colour, cube.value])).toEqual([
      [null, null],
      [null, null],
      ['Y', null],
      ['Y', 6],
    ]);
  });

  test('[T-INFO-4] a value once seen stays known under a relocated cube', () => {
    const game = table({ stacks: { '0,0': 'Y3', '1,0': 'O5O5' }, hands: [['L2-05'], []] });
    game.play('play L2-05', 'pick 1,0', 'to 0,0', 'stop');
    expect(game.view.stacks[0]?.cubes.map(cube => cube.value)).toEqual([3, 5]);
  });

  test('[T-INFO-5] the view is the same for all seats and watchers', () => {
    expect(tesseract.view(state, 1)).toEqual(tesseract.view(state, 0));
    expect(tesseract.view(state, 'watcher')).toEqual(tesseract.view(state, 0));
  });

  test('[T-GEO-8] the view names what would be primed next', () => {
    expect(table({ stacks: { '0,0': 'Y6Y1', '3,3': 'O6' } }).view.edge).toEqual([15]);
  });

  test('[T-DEC-7] consent and drawn cards cannot be undone, a plain adjustment can', () => {
    const position = positionOf({
      stacks: { '0,0': 'Y3Y3' },
      labs: ['O1', 'P1'],
      hands: [['L2-01'], []],
      decks: [[], ['L3-01'], []],
    });
    const match = new Match(tesseract, { options: tesseractOptions(), seats: 2, seed: 'undo', position });
    const say = (text: string): void => {
      match.submit(tesseract.decider(match.state)!, tesseract.notation.parseMove(match.state, text));
    };
    say('adjust A:O1 +');
    expect(match.undo()).toBe(true);
    say('transfer A:O1 B');
    expect(match.undoRefusal()).toBeUndefined(); // a wish can be undone before it is answered
    say('yes');
    expect(match.undoRefusal()).toBe('hiddenRevealed');
    say('study L2-01');
    expect(match.undoRefusal()).toBe('hiddenRevealed');
  });

  test('[T-INFO-2] [T-INFO-3] unseen values change neither the view nor the answers', () => {
    let moments = 0;
    for (const [i, { options, seats }] of tesseractVariants(24, 'secrets').entries()) {
      const chance = seededChance(`secrets ${i}`);
      let now = tesseract.setup({ ...options, info: 'physical' }, seats, chance);
      for (let seat = tesseract.decider(now); seat !== undefined; seat = tesseract.decider(now)) {
        const other = withOtherSecrets(now, chance);
        expect(tesseract.view(other, seat)).toEqual(tesseract.view(now, seat));
        expect(tesseract.legalMoves(other, seat)).toEqual(tesseract.legalMoves(now, seat));
        now = tesseract.apply(now, seat, pick(chance, tesseract.legalMoves(now, seat)), chance).state;
        moments++;
      }
    }
    expect(moments).toBeGreaterThan(500);
  });
});

/** The state with unseen cubes, decks and face-down cards dealt anew. A seen side face is kept (T-INFO-3). */
function withOtherSecrets(state: TesseractState, chance: Chance): TesseractState {
  const other = structuredClone(state);
  const unseen = state.seen.flatMap((seen, cube) => (seen === 0 ? [cube] : []));
  const colours = [...state.colours];
  shuffled(chance, unseen).forEach((from, i) => {
    colours[unseen[i]!] = state.colours[from]!;
    other.values[unseen[i]!] = chance.die();
  });
  const isPicking = state.pending.some(frame => frame.type === 'studyPick');
  const hidden = other.containment.filter(place => place.state === 'hidden');
  const cards = shuffled(chance, [...hidden.map(place => place.card), ...state.unused]);
  for (const place of hidden) place.card = cards.pop()!;
  const decks = isPicking ? other.decks : other.decks.map(deck => shuffled(chance, deck));
  return { ...other, colours, decks, unused: cards };
}
