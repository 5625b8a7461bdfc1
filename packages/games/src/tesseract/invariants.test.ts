import { seededChance } from '@tessera/engine';
import { pick } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { checkInvariants, watchedEvents } from '../../test/tesseractInvariants.ts';
import { lateTesseract } from '../../test/tesseractLate.ts';
import { table, tower } from '../../test/tesseractTable.ts';
import { tesseractVariants } from '../../test/tesseractVariants.ts';
import { RESEARCH, RESEARCHERS, tesseract } from './index.ts';
import { en } from './text/en/index.ts';

describe('every atomic step of random games', () => {
  const met = new Set<string>();
  let steps = 0;
  let most = 0;

  test.each([
    ['from the set-up', tesseract],
    ['from late positions', lateTesseract],
  ] as const)('[T-STATE-1] [T-EVENT-2] every atomic step keeps every invariant, %s', (name, game) => {
    for (const [i, { options, seats }] of tesseractVariants(240, name).entries()) {
      const chance = seededChance(`steps ${i}`);
      const state = game.setup(options, seats, chance);
      for (let seat = game.decider(state); seat !== undefined; seat = game.decider(state)) {
        met.add(game.view(state, seat).decision?.type ?? '');
        const legal = game.legalMoves(state, seat);
        most = Math.max(most, legal.length);
        const events = watchedEvents(state);
        game.play(state, seat, pick(chance, legal), chance, events);
        checkInvariants(state);
        steps += events.steps();
        for (const event of events) {
          if (event.type === 'cardPlayed' || event.type === 'columnCard') met.add(event.card);
          if (event.type === 'uncovered') met.add(event.symbol);
        }
      }
      met.add(state.outcome ?? '');
    }
  });

  test('[T-DEC-1] random games meet every decision, card, event and end, and no decision with 200 answers', () => {
    expect(steps).toBeGreaterThan(30_000);
    expect(most).toBeLessThan(200);
    const all = [
      ...Object.keys(en.decisions),
      ...Object.keys(en.cards),
      ...Object.keys(en.symbols),
      ...Object.keys(en.reasons),
    ];
    // T-CARD-7: no built-in card is for a Threat phase. T-DEC-9: leaving is no answer.
    expect(all.filter(name => !met.has(name))).toEqual(['threatCard', 'resign']);
  });
});

test('[T-DEC-1] positions of built-in cards never have 200 answers, however crowded', () => {
  const kinds = [...'YOPB'].flatMap(colour => [1, 2, 3, 4, 5, 6].map(value => colour + value));
  const hand = RESEARCH.map(card => card.id);
  const crowded = {
    players: 4,
    stacks: tower(['1212', '2121', '1212', '2121'], {}, 'B1'),
    primed: kinds.join(''),
    destroyed: 'YOPB',
    hands: [hand, hand, hand, hand],
    decks: [['L2-01'], ['L3-01'], ['L4-01']],
    containment: [1, 2, 3, 5, 6, 7].map(n => `C-0${n} unlocked`),
    options: { consent: 'auto' },
  } as const;
  const most = RESEARCHERS.map(({ id }) => {
    const labs = ['Y2Y3Y4O3P4', 'Y1O2P3B4Y5', 'Y1Y2O3P4B5', 'O1O2O3B4B5'];
    const game = table({ ...crowded, labs, researchers: [id, '-', '-', '-'] });
    const counts = [game.legal().length];
    for (const move of game.legal().filter(text => /^(play|use|specialize)/.test(text))) {
      const card = table({ ...crowded, labs, researchers: [id, '-', '-', '-'] });
      card.play(move);
      counts.push(card.legal().length);
    }
    return Math.max(...counts);
  });
  expect(Math.max(...most)).toBeGreaterThan(150);
  expect(Math.max(...most)).toBeLessThan(200);
});
