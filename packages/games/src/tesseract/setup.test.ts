import { parseOptions, seededChance } from '@tessera/engine';
import { scenario } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { checkInvariants } from '../../test/tesseractInvariants.ts';
import { packWith } from '../../test/tesseractPacks.ts';
import { tesseractOptions } from '../../test/tesseractVariants.ts';
import { type TesseractOptions, type TesseractState, tesseract } from './index.ts';
import { flagsOf, TESSERACT_OPTIONS } from './options.ts';
import { seatOf } from './state.ts';

/** A game played by the first answers until the first turn. */
function begun(seats: number, options: Partial<TesseractOptions> = {}, seed = 'begin'): TesseractState {
  const chance = seededChance(`${seed} ${seats}`);
  let state = tesseract.setup(tesseractOptions(options), seats, chance);
  while (state.phase === 'setup') {
    const seat = tesseract.decider(state)!;
    state = tesseract.apply(state, seat, tesseract.legalMoves(state, seat)[0]!, chance).state;
    checkInvariants(state);
  }
  return state;
}

const heights = (state: TesseractState): number[] => state.stacks.map(stack => stack.length);
const total = (state: TesseractState): number => heights(state).reduce((sum, height) => sum + height, 0);

const BLANK = Array<string>(4).fill('.. .. .. ..');

describe('section 6: set-up', () => {
  test('[T-COMP-1] [T-COMP-4] [T-COMP-6] [T-COMP-7] [T-COMP-8] [T-SETUP-1] [T-SETUP-2] [T-SETUP-3] the set-up has the material of the box', () => {
    const state = tesseract.setup(tesseractOptions(), 2, seededChance('material'));
    checkInvariants(state);
    expect(heights(state)).toEqual(Array(16).fill(4));
    expect(state.decks.map(deck => deck.length)).toEqual([14, 14, 11]); // two level 2 cards were dealt
    expect(state.containment.map(place => place.state)).toEqual(Array(6).fill('hidden'));
    expect(state.unused).toHaveLength(3);
    expect(state.breach).toBe(0);
    expect(new Set(state.values).size).toBe(6);
  });

  test('[T-COMP-2] the set-up has yellow, orange, purple and blue cubes, sixteen of each', () => {
    const state = tesseract.setup(tesseractOptions(), 2, seededChance('colours'));
    const { tesseract: stacks } = JSON.parse(tesseract.notation.formatPosition(state));
    const letters = [
      ...stacks
        .join('')
        .toUpperCase()
        .replace(/[^A-Z]/g, ''),
    ]
      .sort()
      .join('');
    expect(letters).toBe('B'.repeat(16) + 'O'.repeat(16) + 'P'.repeat(16) + 'Y'.repeat(16));
  });

  test('[T-COMP-11] the set-up has no accessories of a real table in a state; action tokens are a number', () => {
    const state = begun(2);
    const furniture = /turntable|platform|sleeve|token/i;
    expect(JSON.stringify(state)).not.toMatch(furniture);
    expect(JSON.stringify(tesseract.view(state, 0))).not.toMatch(furniture);
    expect(state.actions).toBe(3);
  });

  test('[T-SETUP-1] the set-up shuffles deterministically by seed', () => {
    const cubes = (seed: string): string => {
      const { colours, values } = tesseract.setup(tesseractOptions(), 2, seededChance(seed));
      return `${colours} ${values}`;
    };
    expect(cubes('a')).toBe(cubes('a'));
    expect(cubes('a')).not.toBe(cubes('b'));
  });

  test('[T-SETUP-5] [T-VAR-2] the set-up deals one level 2 card each, unless noStartCards', () => {
    expect(begun(4).hands.map(hand => hand.map(card => card.slice(0, 2)))).toEqual([
      ['L2'],
      ['L2'],
      ['L2'],
      ['L2'],
    ]);
    expect(begun(3, { noStartCards: true }).hands).toEqual([[], [], []]);
  });

  test('[T-SETUP-6] the set-up lets each seat take one of the remaining corners, from the first seat on', () => {
    const chance = seededChance('corners');
    const state = tesseract.setup(tesseractOptions({ firstSeat: 1 }), 3, chance);
    expect(tesseract.decider(state)).toBe(1);
    expect(tesseract.legalMoves(state, 1)).toHaveLength(4);
    const next = tesseract.apply(state, 1, { type: 'pick', at: 3 }, chance).state;
    expect(tesseract.decider(next)).toBe(2);
    expect(tesseract.legalMoves(next, 2)).toHaveLength(3);
    expect(next.labs.map(lab => lab.length)).toEqual([0, 1, 0]);
    expect(tesseract.check(next, 2, { type: 'pick', at: 3 })).toMatchObject({ code: 'E_NOT_OFFERED' });
    expect(tesseract.check(next, 2, { type: 'end' })).toMatchObject({ code: 'E_PHASE' });
  });

  test('[T-SETUP-4] [T-VAR-5] solo: one seat decides for two labs', () => {
    const state = begun(1);
    expect(state.labs.map(lab => lab.length)).toEqual([1, 1]);
    expect([seatOf(state, 0), seatOf(state, 1)]).toEqual([0, 0]);
    expect(tesseract.decider(state)).toBe(0);
    expect(total(state)).toBe(60);
  });

  test('[T-SETUP-7] [T-SETUP-10] two researchers: the two corners that are left are primed', () => {
    const state = begun(2);
    expect(state.primed).toHaveLength(2);
    expect(total(state)).toBe(60);
    expect([0, 3, 12, 15].map(cell => heights(state)[cell])).toEqual([3, 3, 3, 3]);
  });

  test('[T-SETUP-7] a position of the set-up needs a cube for every step to come, and no other steps', () => {
    const read = (seats: number, change: (position: { tesseract: string[]; pending: unknown }) => void) => {
      const state = tesseract.setup(tesseractOptions(), seats, seededChance('steps'));
      const position = JSON.parse(tesseract.notation.formatPosition(state));
      change(position);
      return () => tesseract.notation.parsePosition(JSON.stringify(position), state.options, 'lenient');
    };
    const refused = 'pending[0]:';
    expect(read(2, () => undefined)).not.toThrow();
    // Two labs take two of the three corners that are left, and two more are to be primed.
    const without = (position: { tesseract: string[] }) =>
      Object.assign(position, { tesseract: position.tesseract.with(0, ''), ids: undefined, yaws: undefined });
    expect(read(2, without)).toThrow(refused);
    // The steps of two researchers, at a table of four.
    const pending = [{ type: 'setupPrime', steps: ['topCorner', 'topCorner'], under: -1 }];
    expect(read(4, position => Object.assign(position, { pending }))).toThrow(refused);
  });

  test('[T-SETUP-7] [T-SETUP-10] three researchers: the last corner, then the lowest corner of the level below', () => {
    for (let i = 0; i < 10; i++) {
      const state = begun(3, {}, `three ${i}`);
      expect(total(state)).toBe(59);
      expect(state.primed).toHaveLength(2);
      expect([0, 3, 12, 15].map(cell => heights(state)[cell]).sort()).toEqual([2, 3, 3, 3]);
      expect(state.lastPrimed?.cube).toBe(state.primed.find(cube => cube < 48)); // the second is of level 2
    }
  });

  test('[T-TV-16] four researchers: three corners 3, one corner 1, the rest 4; sum 58', () => {
    for (let i = 0; i < 10; i++) {
      const state = begun(4, {}, `four ${i}`);
      expect(total(state)).toBe(58);
      expect([0, 3, 12, 15].map(cell => heights(state)[cell]).sort()).toEqual([1, 3, 3, 3]);
    }
  });

  test('[T-SETUP-7] the set-up primes the corner of the level below with the lowest value of the four, as it stood', () => {
    for (let i = 0; i < 20; i++) {
      for (const seats of [3, 4]) {
        const { values } = tesseract.setup(tesseractOptions(), seats, seededChance(`lowest ${i} ${seats}`));
        const { primed } = begun(seats, {}, `lowest ${i}`);
        const corner = primed.find(cube => cube >= 32 && cube < 48)!; // cube 16 z + cell
        expect(values[corner]).toBe(Math.min(...[32, 35, 44, 47].map(cube => values[cube]!)));
        expect(primed.length).toBe(2);
        expect(primed.includes(corner - 16)).toBe(seats === 4);
      }
    }
  });

  test('[T-SETUP-7] [T-DEC-3] the set-up lets the first seat choose among tied corners, and asks nobody without a tie', () => {
    let asked = 0;
    for (let i = 0; i < 30; i++) {
      const chance = seededChance(`ties ${i}`);
      let state = tesseract.setup(tesseractOptions({ firstSeat: 2 }), 4, chance);
      for (let n = 0; n < 3; n++) {
        const seat = tesseract.decider(state)!;
        state = tesseract.apply(state, seat, tesseract.legalMoves(state, seat)[0]!, chance).state;
      }
      if (state.phase !== 'setup') continue;
      asked++;
      expect(tesseract.decider(state)).toBe(2);
      expect(tesseract.view(state, 2).decision?.type).toBe('setupTie');
      const tied = tesseract
        .legalMoves(state, 2)
        .map(move => (move.type === 'pick' ? state.stacks[move.at]!.at(-1)! : -1));
      expect(tied.length).toBeGreaterThan(1);
      expect(new Set(tied.map(cube => state.values[cube])).size).toBe(1);
    }
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(30);
  });

  test('[T-SETUP-9] [T-VAR-3] [T-SETUP-8] the set-up primes extra cubes from level 1 or higher, and never breaches', () => {
    for (let i = 0; i < 20; i++) {
      const state = begun(4, { extraPrimed: 2 }, `extra ${i}`);
      expect(total(state)).toBe(56);
      expect(state.primed).toHaveLength(4);
      expect(Math.min(...heights(state))).toBeGreaterThanOrEqual(1);
      expect(state.breach).toBe(0);
    }
    expect(total(begun(2, { extraPrimed: 1 }))).toBe(59);
  });

  describe('[T-SETUP-9] [T-VAR-3] extra primed cubes', () => {
    test('uncover nothing down to the last layer, and never breach', () => {
      const state = begun(2, { extraPrimed: 44 });
      expect([total(state), state.breach, state.turn, ...heights(state)]).toEqual([
        16,
        0,
        1,
        ...Array<number>(16).fill(1),
      ]);
    });

    test('[T-SETUP-8] [T-EVENT-1] extra primed cubes come off the base from then on, with its events, breaches included', () => {
      const lost = Array.from({ length: 30 }, (_, i) =>
        begun(2, { base: 'D', extraPrimed: 56 }, `deep ${i}`),
      );
      expect(lost.some(state => state.outcome === 'breach' && state.turn === 0)).toBe(true);
      expect(lost.every(state => state.outcome === null || state.outcome === 'breach')).toBe(true);
    });

    test('[T-END-5] cz: lose at once if they empty the Tesseract; fr: after the first Action phase', () => {
      const blank = packWith(Object.fromEntries('1234ABCD'.split('').map(id => [id, { rows: BLANK }])));
      const cz = begun(2, { edition: 'cz', extraPrimed: 60, pack: blank });
      expect([cz.outcome, cz.turn, total(cz)]).toEqual(['empty', 0, 0]);
      const fr = begun(2, { extraPrimed: 60, pack: blank });
      expect([fr.outcome, fr.turn, fr.phase, total(fr), fr.primed.length]).toEqual([
        null,
        1,
        'action',
        0,
        62,
      ]);
      tesseract.play(fr, 0, { type: 'end' }, seededChance('end'));
      expect(fr.outcome).toBe('empty');
      expect(begun(4, { extraPrimed: 60, pack: blank }).primed).toHaveLength(60); // 58 were left: all of them
    });

    test('have an option from 0 to that number', () => {
      expect(parseOptions(tesseract.options, { extraPrimed: 60 }).extraPrimed).toBe(60);
      for (const extraPrimed of [-1, 61, 1.5, '2', null])
        expect(() => parseOptions(tesseract.options, { extraPrimed })).toThrow(
          'options.extraPrimed: must be a whole number from 0 to 60',
        );
    });

    test('can be saved in the middle of an event', () => {
      const options = tesseractOptions({ base: 'D', extraPrimed: 55 });
      let saved = 0;
      for (let i = 0; i < 12; i++) {
        const chance = seededChance(`middle ${i}`);
        const state = tesseract.setup(options, 2, chance);
        for (let seat = tesseract.decider(state); seat !== undefined && state.turn === 0; ) {
          if (state.pending.length > 1) {
            const text = tesseract.notation.formatPosition(state);
            const read = tesseract.notation.parsePosition(text, options, 'strict');
            expect(tesseract.legalMoves(read, seat)).toEqual(tesseract.legalMoves(state, seat));
            saved++;
          }
          tesseract.play(state, seat, tesseract.legalMoves(state, seat)[0]!, chance);
          seat = tesseract.decider(state);
        }
      }
      expect(saved).toBeGreaterThan(0);
    });
  });

  test('[T-SETUP-11] the first seat is an option; a seat that does not exist is refused', () => {
    expect(begun(3, { firstSeat: 2 }).active).toBe(2);
    const drawn = new Set(
      Array.from({ length: 20 }, (_, i) => begun(2, { firstSeat: 'random' }, `lot ${i}`).active),
    );
    expect(drawn.size).toBe(2);
    expect(() => begun(2, { firstSeat: 3 })).toThrow('options.firstSeat: there are only 2 researchers');
  });

  test('[T-VAR-6] [T-COMP-9] researchers are chosen or drawn, never twice', () => {
    const state = begun(4, { researchers: ['random', 'R09'] });
    expect(state.researchers[1]).toBe('R09');
    expect(new Set(state.researchers).size).toBe(4);
    expect(() => begun(2, { researchers: ['R05', 'R05'] })).toThrow(
      'options.researchers[1]: R05 is taken already',
    );
  });

  test('[T-VAR-1] every base face can be chosen; every option has a clause', () => {
    for (const base of ['1', '2', '3', '4', 'A', 'B', 'C', 'D'] as const)
      expect(begun(2, { base }).turn).toBe(1);
    expect(Object.values(TESSERACT_OPTIONS).every(spec => spec.clause.startsWith('T-'))).toBe(true);
    expect(() => parseOptions(tesseract.options, { base: '5' })).toThrow('options.base');
  });

  test('flags follow the edition, with a chosen flag on top', () => {
    expect(flagsOf(tesseractOptions())).toEqual({
      emptyLoss: 'startOfThreat',
      identicalPrimed: 'mandatory',
      study: 'exactNext',
      shockwaveValue: 'lastPrimed',
      breachScope: 'addedValue',
      rowBonus: 'mandatory',
    });
    expect(flagsOf(tesseractOptions({ edition: 'cz', study: 'exactNext' }))).toEqual({
      emptyLoss: 'immediate',
      identicalPrimed: 'optional',
      study: 'exactNext',
      shockwaveValue: 'removedCube',
      breachScope: 'addedValue',
      rowBonus: 'mandatory',
    });
  });

  test('[T-SETUP-4] the number of players is one to four', () => {
    expect(() => scenario(tesseract, { seats: 5 })).toThrow('1 to 4');
  });
});
