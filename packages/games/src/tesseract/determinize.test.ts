import { type Chance, decode, encode, seededChance } from '@tessera/engine';
import { pick } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { checkInvariants } from '../../test/tesseractInvariants.ts';
import { table } from '../../test/tesseractTable.ts';
import { tesseractOptions, tesseractVariants } from '../../test/tesseractVariants.ts';
import { determinize, type TesseractState, type TesseractView, tesseract, withoutSides } from './index.ts';

const seenIn = (state: TesseractState): TesseractView => tesseract.view(state, 0);

/** Visits about every third decision of random games of all kinds, and their ends. */
function eachMoment(
  games: number,
  seed: string,
  look: (state: TesseractState, chance: Chance) => void,
): void {
  for (const [i, { options, seats }] of tesseractVariants(games, seed).entries()) {
    const chance = seededChance(`${seed} ${i}`);
    const state = tesseract.setup(options, seats, chance);
    for (let seat = tesseract.decider(state); seat !== undefined; seat = tesseract.decider(state)) {
      if (chance.below(3) === 0) look(state, chance);
      tesseract.play(state, seat, pick(chance, tesseract.legalMoves(state, seat)), chance);
    }
    look(state, chance);
  }
}

describe('determinization', () => {
  test('[T-STATE-1] [T-INFO-1] [T-INFO-3] [T-INFO-4] a determinization has the same view and keeps every invariant', () => {
    eachMoment(24, 'fits', (state, chance) => {
      const other = determinize(tesseract.view(state, 0), chance);
      checkInvariants(other);
      expect(encode(seenIn(other))).toBe(encode(seenIn(state)));
      expect(encode(decode(encode(other)))).toBe(encode(other));
    });
  });

  test('[T-INFO-2] a determinization depends on the view alone, so no secret leaks', () => {
    eachMoment(16, 'alike', (state, chance) => {
      const secret = determinize(tesseract.view(state, 0), chance);
      const [first, second] = [state, secret].map(world =>
        determinize(tesseract.view(world, 0), seededChance('same')),
      );
      expect(encode(second)).toBe(encode(first));
    });
  });

  test('[T-INFO-2] a determinization deals hidden information, differently by another chance', () => {
    const view = tesseract.view(tesseract.setup(tesseractOptions(), 2, seededChance('dealt')), 0);
    const deal = (from: TesseractView): TesseractState[] =>
      Array.from({ length: 200 }, (_, i) => determinize(from, seededChance(`${i}`)));
    const worlds = deal(withoutSides(view));
    const met = (read: (world: TesseractState) => unknown): number => new Set(worlds.map(read)).size;
    expect(new Set(deal(view).map(world => world.values[0])).size).toBe(1); // two sides of a corner tell its top
    expect(met(world => world.colours[5])).toBe(4); // inside
    expect(met(world => world.values[0])).toBe(6); // a covered corner
    expect(met(world => world.colours[0])).toBe(1);
    expect(met(world => world.values[63])).toBe(1);
    expect(met(world => world.containment[0]?.card)).toBe(9);
    expect(met(world => world.decks[2]?.[0])).toBe(11);
  });

  test('[T-INFO-3] a determinization open: deals only cards', () => {
    const options = tesseractOptions({ info: 'open' });
    const state = tesseract.setup(options, 2, seededChance('open'));
    const { colours, values } = determinize(tesseract.view(state, 0), seededChance('other'));
    expect([colours, values]).toEqual([state.colours, state.values]);
  });

  test('keeps the cards that R07 looks at on top of their deck', () => {
    const game = table({
      stacks: { '0,0': 'Y1Y1' },
      researchers: ['R07', '-'],
      hands: [['L2-01'], []],
      decks: [[], ['L3-05', 'L3-02', 'L3-01'], []],
    });
    game.play('study L2-01');
    const { decks } = determinize(game.view, seededChance('top'));
    expect(decks[1]?.slice(0, 2)).toEqual(['L3-05', 'L3-02']);
    expect(decks[1]).toHaveLength(3);
  });

  test('accepts positions with incomplete material', () => {
    const game = table({ stacks: { '0,0': 'y3?o2P1' }, labs: ['Y2Y2Y2', 'B1'], primed: 'O5' });
    const world = determinize(game.view, seededChance('few'));
    expect(encode(seenIn(world))).toBe(encode(game.view));
    expect(world.colours).toHaveLength(8);
  });
});
