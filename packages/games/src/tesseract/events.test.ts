import { seededChance } from '@tessera/engine';
import { pick } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { lateTesseract } from '../../test/tesseractLate.ts';
import { placesOf, shadowOf } from '../../test/tesseractShadow.ts';
import { tesseractVariants } from '../../test/tesseractVariants.ts';
import { tesseract } from './index.ts';

describe('events', () => {
  test.each([
    ['from the set-up', tesseract],
    ['from late positions', lateTesseract],
  ] as const)('suffice to follow a game, %s', (name, game) => {
    for (const [i, { options, seats }] of tesseractVariants(60, `events ${name}`).entries()) {
      const chance = seededChance(`events ${i}`);
      let state = game.setup(options, seats, chance);
      const shadow = shadowOf(state);
      for (let seat = game.decider(state); seat !== undefined; seat = game.decider(state)) {
        const before = state;
        const step = game.apply(state, seat, pick(chance, game.legalMoves(state, seat)), chance);
        state = step.state;
        shadow.follow(step.events);
        expect(shadow.places).toEqual(placesOf(state));
        expect(shadow.values).toEqual(state.values);
        expect([shadow.breach, shadow.hands]).toEqual([state.breach, state.hands]);
        const learned = state.seen.some(
          (seen, cube) => seen > before.seen[cube]! && placesOf(state)[cube]!.startsWith('tess'),
        );
        if (learned)
          expect(step.events.some(event => event.type === 'exposed' || event.type === 'moved')).toBe(true);
      }
    }
  });
});
