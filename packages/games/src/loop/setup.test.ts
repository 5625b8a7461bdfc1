/** Sections 1, 3, 4 and 16: the contents of the box, and the table before the first decision. */
import { FormatError, Match, replay, scriptedChance, seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { table } from '../../test/loopTable.ts';
import { loopOptions, loopVariants } from '../../test/loopVariants.ts';
import { AGENT_ROWS } from './agents.ts';
import { ARTIFACTS } from './cards/artifacts.ts';
import { ULTRAS } from './cards/ultras.ts';
import { contentOf } from './content.ts';
import { loop } from './index.ts';
import { MISSIONS } from './missions.ts';
import { hasMegaVortices } from './modes/index.ts';
import { ERAS, nextEra, prevEra, RING } from './ring.ts';
import { agentsFor } from './setup.ts';
import { bagOf, cubesFree, greenFree, redFree, VORTEX_TILES } from './state.ts';
import { CENTRIFUGES, CLONES, SUPAS } from './tokens.ts';
import { exitOf } from './tower.ts';
import { AGENT_CODES, DIFFICULTIES, type LoopState, UNUSED } from './types.ts';

const begun = (given: object = {}, seats = 2, seed = 'begun'): LoopState =>
  loop.setup(loopOptions(given), seats, seededChance(seed));

/** Ultramachina asks before the first turn: the table after set-up. */
const laid = (given: object = {}, seats = 2): LoopState => begun({ mode: 'ultramachina', ...given }, seats);

describe('contents of the box', () => {
  test('[L-COMP-1] [L-COMP-2] [L-COMP-3] [L-COMP-15] contents of the box include a ring of seven, three boxes, a Machine with three exits', () => {
    const state = laid();
    for (const list of [state.rifts, state.energy, state.perpetual, state.isVortex, state.available])
      expect(list).toHaveLength(RING);
    expect([state.cycle, state.destroyed]).toEqual([1, []]);
    const exits = [0, 1, 2].map(drawn =>
      exitOf({ options: { tower: 'uniform' } }, 0, scriptedChance([drawn])),
    );
    expect(exits).toEqual([6, 0, 1]);
  });

  test('[L-COMP-5] [L-TOK-4] [L-COMP-6] [L-COMP-8] contents of the box include seven Foo cards, fourteen Ultramachina cards, ten tiles', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { foo, fooPile } = begun({}, 2, seed);
      expect([...fooPile, foo].toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    }
    expect([ULTRAS.length, MISSIONS.length]).toEqual([14, 10]);
    const ids = MISSIONS.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
  });

  test('[L-COMP-7] [L-COMP-9] [L-SETUP-4] contents of the box include thirty cubes of two colours, five blue ones, three Vortex tiles', () => {
    const { state } = table({ agents: { mrtime: {}, vgirl: {} } });
    expect([redFree(state), greenFree(state), cubesFree(state), VORTEX_TILES]).toEqual([30, 30, 60, 3]);
    for (const difficulty of DIFFICULTIES)
      expect(hasMegaVortices(begun({ difficulty }))).toBe(difficulty !== 'month');
  });

  test('[L-COMP-10] [L-SETUP-7] contents of the box include five agents with a tile and an era each; those not in play are removed', () => {
    expect(AGENT_CODES.map(code => AGENT_ROWS[code].start)).toEqual([
      'globalization',
      'dawn',
      'renaissance',
      'robots',
      'industry',
    ]);
    const state = laid({ agents: ['vgirl', 'prowler'] });
    expect([state.eras.map(era => ERAS[era]), state.battery]).toEqual([
      ['industry', 'globalization'],
      [true, true],
    ]);
    const { cards } = contentOf(state);
    expect(state.draws.map(pile => pile.map(card => cards[card]?.id).toSorted())).toEqual([
      ['S-VG-1', 'S-VG-2', 'S-VG-3', 'S-VG-4', 'S-VG-5', 'S-VG-6'],
      ['S-TP-1', 'S-TP-2', 'S-TP-3', 'S-TP-4', 'S-TP-5', 'S-TP-6'],
    ]);
    const everywhere = [state.bigDeck, state.available, state.draws, state.hands, state.destroyed].flat(2);
    const ids = everywhere.map(card => cards[card]?.id);
    expect(ids.filter(id => /^S-(CZ|MT|RF)/.test(id ?? ''))).toEqual([]);
  });

  test('[L-COMP-11] [L-TOK-1] [L-CLONE-1] contents of the box include clones: every era generates four and destroys four, never those of a neighbour', () => {
    expect(CLONES).toHaveLength(28);
    ERAS.forEach((_, era) => {
      expect(CLONES.filter(({ generation }) => generation === era)).toHaveLength(4);
      expect(CLONES.filter(({ destruction }) => destruction === era)).toHaveLength(4);
    });
    for (const { id, generation, destruction } of CLONES) {
      expect([generation, nextEra(generation), prevEra(generation)]).not.toContain(destruction);
      expect(id).toBe(`C-${generation}-${destruction}`);
    }
  });

  test('[L-COMP-12] [L-TOK-2] [L-COMP-13] [L-TOK-3] contents of the box include a Supa Clone for each era, three Centrifuges', () => {
    expect(SUPAS.map(({ id, destruction }) => [id, destruction])).toEqual(
      ERAS.map((_, era) => [`SC-${era}`, era]),
    );
    expect(CENTRIFUGES.map(({ id, faces }) => `${id} ${faces}`)).toEqual([
      'CF-1 0,1',
      'CF-2 1,2',
      'CF-3 2,0',
    ]);
    expect(new Set(laid().tokens.slice(28))).toEqual(new Set([UNUSED]));
  });

  test('[L-COMP-14] [L-SETUP-8] contents of the box include a bag with the clones that are not on the board', () => {
    const state = laid();
    expect(bagOf(state)).toHaveLength(28 - 7);
    expect(state.tokens.slice(0, 28).filter(at => at >= 0)).toHaveLength(7);
  });

  test('[L-CAL-1] contents of the box have a confidence in every row', () => {
    const code = /^(seed|confirmed|single|inferred|house)\b/;
    for (const { id, confidence } of ARTIFACTS)
      for (const half of confidence.split(' / ')) expect(half, id).toMatch(code);
    for (const code of AGENT_CODES) expect(AGENT_ROWS[code].confidence).toMatch(/^\w+ \/ \w+/);
    for (const { id, confidence } of ULTRAS) expect(confidence, id).toMatch(code);
  });
});

test('[L-RING-1] the ring goes clockwise towards the future, and from the end to the beginning', () => {
  expect(ERAS.map((_, era) => ERAS[nextEra(era)])).toEqual([...ERAS.slice(1), ERAS[0]]);
  expect(ERAS.map((_, era) => prevEra(nextEra(era)))).toEqual(ERAS.map((_, era) => era));
});

test('[L-RING-3] [L-RING-4] adjacency is relative to the agent who acts, not to the active one', () => {
  const game = table({
    agents: {
      mrtime: { era: 'dawn', hand: 'S-MT-4' },
      cztwyzzek: { era: 'industry', hand: 'S-CZ-4 S-CZ-5' },
    },
    clones: { medieval: 'C-1-4', globalization: 'C-0-2' },
  });
  game.play('useCard S-MT-4', 'S-CZ-4');
  expect(game.at('industry').clones).toEqual(['C-0-2']);
});

describe('options of the set-up', () => {
  const codes = (agents: string[], seats: number, solo = true) =>
    agentsFor({ agents, solo }, seats).map(code => AGENT_CODES[code]);

  test('[L-SETUP-1] options choose two to four agents, each in his place', () => {
    expect(Object.keys(loop.options)).toEqual(['pack', 'mode', 'difficulty', 'agents', 'tower', 'solo']);
    expect(codes([], 1)).toEqual(['prowler', 'cztwyzzek', 'mrtime']);
    expect(codes([], 1, false)).toEqual(['prowler', 'cztwyzzek']);
    expect(codes([], 4)).toHaveLength(4);
    expect(codes(['any', 'vgirl'], 2)).toEqual(['prowler', 'vgirl']);
    expect(codes(['any', 'prowler', 'any', 'mrtime'], 2)).toEqual([
      'cztwyzzek',
      'prowler',
      'robofinisher',
      'mrtime',
    ]);
    expect(() => begun({ agents: ['vgirl', 'vgirl'] })).toThrow(
      new FormatError('options.agents[1]', 'vgirl is taken already'),
    );
    expect(() => loopOptions({ agents: Array(5).fill('vgirl') })).toThrow('at most 4');
  });

  test('[L-SETUP-1] options keep an open place, also at the end of the list', () => {
    const inPlay = (agents: string[], seats: number, solo = true) =>
      begun({ agents, solo }, seats).agents.map(code => AGENT_CODES[code]);
    expect(loopOptions({ agents: ['mrtime', 'any', 'any'] }).agents).toEqual(['mrtime', 'any', 'any']);
    expect(inPlay(['mrtime', 'any', 'any'], 2)).toEqual(['mrtime', 'prowler', 'cztwyzzek']);
    expect(inPlay(['any', 'vgirl', 'any', 'any'], 3)).toEqual(['prowler', 'vgirl', 'cztwyzzek', 'mrtime']);
    expect(inPlay(['any', 'any'], 1)).toEqual(['prowler', 'cztwyzzek']);
    expect(inPlay(['any', 'any', 'any', 'any'], 1)).toHaveLength(4);
  });

  test('[L-SETUP-1] options keep the open places in a log', () => {
    const options = loopOptions({ agents: ['mrtime', 'any', 'any'] });
    const log = new Match(loop, { options, seats: 2, seed: 'open' }).log();
    expect(log.header.options).toEqual({ agents: ['mrtime', 'any', 'any'] });
    expect(replay(loop, log).state.agents).toHaveLength(3);
  });

  test('[L-SETUP-13] [L-RNG-5] the first player is drawn with equal probability', () => {
    const firsts = Array.from({ length: 400 }, (_, i) => begun({}, 4, `first ${i}`).active);
    for (const agent of [0, 1, 2, 3])
      expect(Math.abs(firsts.filter(one => one === agent).length - 100)).toBeLessThan(40);
  });

  test('[L-SETUP-5] [L-SETUP-12] Foo cards and decks are shuffled, and every player holds three ready cards', () => {
    const orders = ['a', 'b', 'c', 'd'].map(seed => {
      const state = begun({ agents: ['mrtime', 'prowler', 'vgirl'] }, 3, seed);
      expect(state.hands.map(hand => hand.length)).toEqual([3, 3, 3]);
      expect(state.hands.flat().some(card => state.exhausted[card])).toBe(false);
      expect(state.fooPile).toHaveLength(6);
      return [state.fooPile, state.draws];
    });
    expect(new Set(orders.map(order => JSON.stringify(order))).size).toBe(4);
  });

  test('[L-RNG-1] [L-RNG-3] the set-up follows from its numbers; the last token is drawn too', () => {
    for (const { options, seats } of loopVariants(12, 'numbers')) {
      const numbers: number[] = [];
      const seeded = seededChance('numbers');
      const first = loop.setup(options, seats, {
        ...seeded,
        below: n => {
          numbers.push(seeded.below(n));
          return numbers.at(-1) as number;
        },
      });
      expect(loop.setup(options, seats, scriptedChance(numbers))).toEqual(first);
    }
    // One clone is left in the bag: a number is drawn for it.
    const standing = { dawn: CLONES.slice(1).filter(({ destruction }) => destruction !== 0) };
    const others = CLONES.slice(1).filter(({ destruction }) => destruction === 0);
    const ids = (rows: typeof CLONES): string => rows.map(({ id }) => id).join(' ');
    const game = table({
      agents: { mrtime: { era: 'dawn' }, prowler: {} },
      clones: { dawn: ids(standing.dawn), medieval: ids(others) },
      fooPile: 'industry robots',
      rolls: [0, 1, 1],
    });
    game.play('endActions');
    expect(game.at('dawn').clones).toContain('C-0-2');
  });

  test('[L-FOO-6] the tower has a name, or three custom weights', () => {
    const exits = (tower: 'uniform' | 'centred' | [number, number, number], sides: number): number[] =>
      Array.from({ length: sides }, (_, drawn) => exitOf({ options: { tower } }, 3, scriptedChance([drawn])));
    expect(exits('centred', 10)).toEqual([2, 2, 2, 3, 3, 3, 3, 4, 4, 4]);
    expect(exits([0, 2, 1], 3)).toEqual([3, 3, 4]);
    expect(loopOptions({ tower: [0, 2, 1] }).tower).toEqual([0, 2, 1]);
    const wrong = [[0, 0, 0], [1, 1], [1, 1, -1], [1, 1.5, 1], [1, 1, 1001], 'slanted', null, { here: 1 }];
    for (const tower of wrong) expect(() => loopOptions({ tower })).toThrow(FormatError);
    const game = table({
      options: { tower: [0, 1, 0] },
      agents: { mrtime: {}, prowler: {} },
      active: 'prowler',
      fooPile: 'industry dawn',
      rolls: [0, 0, 0],
    });
    game.play('endActions');
    expect(game.at('industry').rifts).toBe(2);
  });
});
