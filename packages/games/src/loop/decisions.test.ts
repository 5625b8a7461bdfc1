/** Section 21: deciders, decisions, notation and positions. */
import { encode, Match, scriptedChance, seededChance } from '@tessera/engine';
import { pick } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { type Given, table } from '../../test/loopTable.ts';
import { loopOptions, loopVariants } from '../../test/loopVariants.ts';
import { loop } from './index.ts';
import type { LoopState } from './types.ts';

const format = (state: LoopState, move: number): string => loop.notation.formatMove(state, move);
const NEXT = { foo: 'dawn', fooPile: 'industry robots', rolls: [0, 1, 1, 1, 1, 1] } as const;

/** Mr Time and V-Girl at seat 0, the Time Prowler and Cztwyzzek at seat 1, or each at a seat of his own. */
const FOUR: Given['agents'] = {
  mrtime: { era: 'renaissance', hand: 'S-MT-4 S-MT-6', draw: 'S-MT-1' },
  prowler: { era: 'globalization', hand: 'S-TP-1', draw: 'S-TP-2' },
  vgirl: { era: 'industry', hand: 'S-VG-1', draw: 'S-VG-2' },
  cztwyzzek: { era: 'end', hand: 'S-CZ-2', draw: 'S-CZ-3' },
};

describe('deciders', () => {
  test.each([
    [2, [0, 1, 0, 1]],
    [3, [0, 1, 2, 0]],
    [4, [0, 1, 2, 3]],
  ])('[L-DEC-3] an invitation at %i seats is answered by the seat of the invited agent', (seats, holders) => {
    for (const [i, agent] of ['prowler', 'vgirl', 'cztwyzzek'].entries()) {
      const game = table({ agents: FOUR, seats, rifts: { globalization: 1 } });
      game.play('useCard S-MT-4');
      expect([game.asked(), game.seat()]).toEqual(['mrtime invite', 0]);
      expect(game.answers()).toEqual(['prowler', 'vgirl', 'cztwyzzek']);
      game.play(agent);
      expect([game.asked(), game.seat()]).toEqual([`${agent} helpCard`, holders[i + 1]]);
      const other = [0, 1, 2, 3].find(seat => seat !== holders[i + 1] && seat < seats) as number;
      expect(game.whyNot('none', other)).toMatchObject({ code: 'E_NOT_ACTIVE' });
      game.play('none');
      expect(game.asked()).toBe('mrtime action');
    }
  });

  test.each([2, 3, 4])('[L-DEC-3] at %i seats every player discards for himself', seats => {
    const game = table({ agents: FOUR, seats });
    game.play('useCard S-MT-6');
    for (const agent of ['cztwyzzek', 'vgirl', 'prowler']) {
      expect([game.asked(), game.seat()]).toEqual(['mrtime eachNext', 0]);
      game.play(agent);
      const place = ['mrtime', 'prowler', 'vgirl', 'cztwyzzek'].indexOf(agent);
      expect([game.asked(), game.seat()]).toEqual([`${agent} pickCard`, place % seats]);
      game.play(game.answers()[0] as string);
    }
    // The last card is taken without asking.
    expect(game.asked()).toBe('mrtime pickCard');
  });

  test.each([2, 3, 4])(
    '[L-DEC-3] [L-ARCH-4] at %i seats the bonus goes round from the active player',
    seats => {
      const game = table({
        ...NEXT,
        agents: FOUR,
        seats,
        active: 'vgirl',
        missions: { industry: 'M-GRID:3' },
        bigDeck: 'A-01 A-02 A-03 A-04 A-05 A-06',
      });
      game.play('endActions', 'yes');
      const asked = [2, 3, 0, 1].map(agent => {
        const before = [game.asked(), game.seat(), game.answers().length];
        game.play(game.answers()[0] as string);
        return [...before, agent % seats];
      });
      expect(asked).toEqual([
        ['vgirl bonusPick', 2 % seats, 5, 2 % seats],
        ['cztwyzzek bonusPick', 3 % seats, 4, 3 % seats],
        ['mrtime bonusPick', 0, 3, 0],
        ['prowler bonusPick', 1 % seats, 2, 1 % seats],
      ]);
      expect(game.position().destroyed).toEqual(['A-05']);
    },
  );

  test('[L-DEC-3] one seat with two decks is not solo', () => {
    const state = loop.setup(
      loopOptions({ solo: false, agents: ['mrtime', 'vgirl'] }),
      1,
      seededChance('two'),
    );
    expect([state.draws.length, state.holders]).toEqual([2, [0, 0]]);
    expect(state.hands.map(hand => hand.length)).toEqual([3, 3]);
  });

  test('[L-DEC-6] a seat that leaves hands its agents and their open questions to the next seat', () => {
    const game = table({ agents: FOUR, seats: 3 });
    game.play('useCard S-MT-4', 'prowler');
    expect([game.asked(), game.seat()]).toEqual(['prowler helpCard', 1]);
    game.leave(1);
    expect([game.asked(), game.seat(), game.position().holders]).toEqual([
      'prowler helpCard',
      2,
      [0, 2, 2, 0],
    ]);
    game.leave(0); // both of its agents pass to the last seat that is still there
    expect(game.position().holders).toEqual([2, 2, 2, 2]);
    expect(game.leave(2)).toContainEqual({ type: 'end', outcome: 'RESIGN', winners: [] });
    expect(game.outcome()).toEqual({ reason: 'RESIGN', winners: [] });
  });
});

describe('[L-DEC-2] fallback answers', () => {
  const fallback = (given: Given, ...plays: string[]): string => {
    const game = table(given);
    game.play(...plays);
    return format(game.state, loop.fallback(game.state));
  };
  const hand = (cards: string): Given['agents'] => ({
    mrtime: { era: 'dawn', hand: cards },
    vgirl: { era: 'end' },
  });

  test('[L-DEC-2] fallback answers end, decline, stop, accept, or are the first of the list', () => {
    expect(fallback({ agents: hand('A-01') })).toBe('endActions');
    expect(fallback({ agents: hand('A-30') }, 'useCard A-30')).toBe('no');
    expect(fallback({ agents: hand('A-04') }, 'useCard A-04')).toBe('prev');
    expect(fallback({ agents: hand('A-04') }, 'useCard A-04', 'next')).toBe('stop');
    expect(fallback({ agents: FOUR }, 'useCard S-MT-4', 'vgirl')).toBe('none');
    expect(fallback({ agents: hand(''), available: { dawn: 'A-01' } }, 'endActions')).toBe('none');
    expect(fallback({ agents: hand(''), missions: { dawn: 'M-GRID:3' } }, 'endActions')).toBe('yes');
    expect(fallback({ agents: hand('A-14') }, 'useCard A-14')).toBe('dawn');
  });

  test('[L-DEC-2] fallback answers let the Prowler cancel where most rifts would be', () => {
    const prowler = {
      ...NEXT,
      agents: { mrtime: {}, prowler: {} },
      rifts: { renaissance: 2, globalization: 2 },
      // Industry gets one cube on each side.
      rolls: [0, 0, 2],
    } as const;
    expect(fallback(prowler, 'endActions')).toBe('renaissance');
  });

  test('[L-DEC-2] [L-TV-44] fallback answers cancel first where that prevents a vortex, and before all a second one', () => {
    const cancelled = (rifts: NonNullable<Given['rifts']>, rolls: readonly number[], vortices = '') =>
      fallback(
        { ...NEXT, agents: { mrtime: {}, prowler: {} }, rifts, vortices, rolls: [0, ...rolls] },
        'endActions',
      );
    // Renaissance would hold 5 and overflow anyway; industry can be saved.
    const clones = { industry: 'C-3-5' };
    const more = { ...NEXT, agents: { mrtime: {}, prowler: {} }, clones } as const;
    expect(
      fallback({ ...more, rifts: { renaissance: 3, industry: 3 }, rolls: [0, 0, 0, 1] }, 'endActions'),
    ).toBe('industry');
    expect(cancelled({ renaissance: 3, globalization: 3 }, [0, 2])).toBe('renaissance');
    expect(cancelled({ renaissance: 3, globalization: 3 }, [0, 2], 'globalization')).toBe('globalization');
    // No era overflows: the one with most rifts is chosen.
    expect(cancelled({ renaissance: 1, globalization: 2 }, [0, 2])).toBe('globalization');
  });

  test('[L-DEC-2] fallback answers place the last damage', () => {
    const laser = {
      options: { mode: 'centrifuge' },
      energy: { dawn: 1 },
      centrifuges: { dawn: 'CF-1 spiral 2' },
    };
    expect(fallback({ ...laser, agents: hand('S-MT-1') }, 'loop spiral')).toBe('yes');
    const ultra = { options: { mode: 'ultramachina' }, foo: 'dawn', ultra: { dawn: ['U-01 1'] } } as const;
    expect(fallback({ ...ultra, agents: hand('S-MT-5') }, 'useCard S-MT-5')).toBe('U-01');
  });
});

describe('chance and undo', () => {
  test('[L-DEC-4] a log replays from its recorded numbers, without a generator', () => {
    for (const [i, { options, seats }] of loopVariants(8, 'log').entries()) {
      const match = new Match(loop, { options, seats, seed: `log ${i}` });
      const chance = seededChance(`log ${i}`);
      for (let n = 0; n < 120; n++) {
        const seat = loop.decider(match.state);
        if (seat === undefined) break;
        match.submit(seat, pick(chance, loop.legalMoves(match.state, seat)));
      }
      const { header, entries } = match.log();
      const numbers = scriptedChance([...header.chance, ...entries.flatMap(entry => entry.chance)]);
      const state = loop.setup(options, seats, numbers);
      for (const { seat, move } of entries)
        loop.play(state, seat, loop.notation.parseMove(state, move), numbers);
      expect(encode(state)).toBe(encode(match.state));
    }
  });

  test.each([
    ['A-03', '', undefined],
    ['S-MT-3', '', undefined],
    ['A-20', 'S-MT-1 S-MT-2', 'hiddenRevealed'],
    ['A-06', '', 'hiddenRevealed'],
  ])('[L-DEC-5] undo after %s is refused if a card was revealed', (card, draw, refusal) => {
    const start = table({
      agents: { mrtime: { era: 'dawn', hand: `${card} S-MT-4`, draw }, vgirl: {} },
      clones: { medieval: 'C-1-4' },
      bigDeck: 'A-22 A-23 A-24',
    });
    const position = loop.notation.formatPosition(start.state);
    const match = new Match(loop, { options: loopOptions(), seats: 2, seed: 'undo', position });
    match.answer(0, `useCard ${card}`);
    expect(match.undoRefusal()).toBe(refusal);
  });

  test('[L-DEC-5] undo of the throw of the next turn is refused', () => {
    const match = new Match(loop, { options: loopOptions(), seats: 2, seed: 'throw' });
    while (loop.decider(match.state) !== undefined && match.state.turn < 2) match.fallback();
    expect(match.undoRefusal()).toMatch(/^(chanceDrawn|hiddenRevealed)$/);
  });
});

describe('answers as text', () => {
  test('[L-ANS-1] every answer of every decision round-trips', () => {
    const words = new Set<string>();
    for (const [i, { options, seats }] of loopVariants(24, 'text').entries()) {
      const chance = seededChance(`text ${i}`);
      const state = loop.setup(options, seats, chance);
      for (let seat = loop.decider(state); seat !== undefined; seat = loop.decider(state)) {
        const legal = loop.legalMoves(state, seat);
        for (const move of legal) {
          const written = format(state, move);
          expect(loop.notation.parseMove(state, written)).toBe(move);
          words.add(written.replace(/[A-Z]+-[\w-]+/, 'ID'));
        }
        loop.play(state, seat, pick(chance, legal), chance);
      }
    }
    for (const written of [
      'move dawn',
      'useCard ID',
      'loop star',
      'ID',
      'vgirl',
      'prev2',
      'take ID',
      'eachVortex',
    ])
      expect([...words]).toContain(written);
  });

  test('[L-ANS-1] a LOOP of the black hole is valid notation, which the rules refuse', () => {
    const game = table({ agents: FOUR });
    expect(game.whyNot('loop hole')).toMatchObject({ code: 'E_BLACK_HOLE', clause: 'L-ACT-5' });
  });

  test('[L-ANS-2] answers are listed in canonical order: kinds as in the table, ids by their characters', () => {
    const game = table({
      agents: { cztwyzzek: { era: 'dawn', hand: 'S-CZ-2 A-12 S-CZ-1 A-03' }, mrtime: { era: 'end' } },
      energy: { dawn: 2 },
      foo: 'industry',
      missions: { robots: 'M-CLEAN', end: 'M-ENCIRCLE' },
    });
    expect(game.answers()).toEqual([
      'move medieval',
      'move end',
      ...['medieval', 'renaissance', 'industry', 'globalization', 'robots', 'end'].map(
        era => `freeMove ${era}`,
      ),
      'useCard A-03',
      'useCard A-12',
      'useCard S-CZ-1',
      'useCard S-CZ-2',
      'loop spiral',
      'loop star',
      'claim M-CLEAN',
      'endActions',
    ]);
    const clones = table({
      agents: { mrtime: { era: 'dawn', hand: 'A-45' }, vgirl: {} },
      clones: { medieval: 'C-3-5 C-3-0', end: 'C-2-4 C-0-3' },
    });
    clones.play('useCard A-45');
    expect(clones.answers()).toEqual(['C-0-3', 'C-2-4', 'C-3-0', 'C-3-5']);
  });
});

describe('positions', () => {
  test('[L-POS-1] positions round-trip at any decision of a game, and play goes on alike', () => {
    for (const [i, { options, seats }] of loopVariants(24, 'positions').entries()) {
      const chance = seededChance(`positions ${i}`);
      const state = loop.setup(options, seats, chance);
      for (let seat = loop.decider(state); seat !== undefined; seat = loop.decider(state)) {
        const written = loop.notation.formatPosition(state);
        const read = loop.notation.parsePosition(written, options);
        expect(encode(read)).toBe(encode(state));
        loop.play(state, seat, pick(chance, loop.legalMoves(state, seat)), chance);
      }
    }
  });

  test('[L-POS-1] positions have the fields of the table', () => {
    const game = table({
      options: { mode: 'centrifuge' },
      agents: { mrtime: { era: 'dawn', hand: 'S-MT-1* A-03', battery: false }, vgirl: { era: 'end' } },
      missions: { dawn: '?M-GRID', end: 'M-ENERGY-HERE:2', robots: 'M-CLEAN:dawn,robots' },
      centrifuges: { industry: 'CF-1 star 2' },
      vortices: 'medieval',
      foo: 'robots',
      archived: 'M-LOOP-ALL',
    });
    expect(game.position()).toMatchObject({
      phase: 'actions',
      active: 'mrtime',
      foo: 'robots',
      missions: ['?M-GRID', null, null, null, null, 'M-CLEAN:dawn,robots', 'M-ENERGY-HERE:2'],
      archived: ['M-LOOP-ALL'],
      centrifuges: [null, null, null, 'CF-1 star 2', null, null, null],
      vortices: ['medieval'],
      agents: [
        { agent: 'mrtime', era: 'dawn', battery: false, hand: ['A-03', 'S-MT-1*'] },
        { agent: 'vgirl', era: 'end', battery: true, hand: [] },
      ],
      outcome: null,
      pending: [],
    });
    expect((game.position().removed as string[]).every(mission => mission.startsWith('?'))).toBe(true);
  });

  test('[L-POS-2] positions derive the bag, seen Foo cards and unused Centrifuges; options are no part of them', () => {
    const game = table({ agents: FOUR, clones: { dawn: 'C-1-4' }, fooPile: 'dawn end' });
    const fields = Object.keys(game.position());
    for (const name of [
      'bag',
      'options',
      'mode',
      'difficulty',
      'tower',
      'solo',
      'fooSeen',
      'centrifugesUnused',
    ])
      expect(fields).not.toContain(name);
    expect(game.state.tokens.filter(at => at === -1)).toHaveLength(27);
  });
});
