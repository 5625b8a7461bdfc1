import { encode, recordingChance, scriptedChance, seededChance } from '@tessera/engine';
import { pick } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { lateTesseract } from '../../test/tesseractLate.ts';
import { tesseractVariants } from '../../test/tesseractVariants.ts';
import { type Answer, type TesseractEvent, type TesseractState, tesseract } from './index.ts';

interface Moment {
  readonly before: TesseractState;
  readonly seat: number;
  readonly answer: Answer;
  readonly drawn: readonly number[];
  readonly events: readonly TesseractEvent[];
  readonly after: TesseractState;
}

/** Every answer of some random games, early and late. */
function visitMoments(games: number, seed: string, visit: (moment: Moment) => void): void {
  for (const [i, { options, seats }] of tesseractVariants(games, seed).entries()) {
    const game = i % 2 === 0 ? tesseract : lateTesseract;
    const chance = seededChance(`${seed} ${i}`);
    let before = game.setup(options, seats, chance);
    for (let seat = game.toAct(before)[0]; seat !== undefined; seat = game.toAct(before)[0]) {
      const answer = pick(chance, game.legalMoves(before, seat));
      const recorder = recordingChance(chance);
      const { state: after, events } = game.apply(before, seat, answer, recorder);
      visit({ before, seat, answer, drawn: recorder.take(), events, after });
      before = after;
    }
  }
}

describe('saving and taking back', () => {
  test('[T-DEC-6] a game written down at any decision, nested or not, goes on exactly the same', () => {
    const nested = new Set<string>();
    visitMoments(60, 'saving', ({ before, seat, answer, drawn, after }) => {
      const read = tesseract.notation.parsePosition(
        tesseract.notation.formatPosition(before),
        before.options,
      );
      expect(encode(read)).toBe(encode(before));
      expect(encode(tesseract.apply(read, seat, answer, scriptedChance(drawn)).state)).toBe(encode(after));
      if (before.pending.length > 2) nested.add(before.pending.map(frame => frame.type).join(' '));
    });
    expect(nested.size).toBeGreaterThan(5);
  });

  test('[T-DEC-7] what draws nothing and reveals nothing teaches nobody anything, so undoing it is safe', () => {
    let quiet = 0;
    visitMoments(60, 'undo', ({ before, answer, drawn, events, after }) => {
      if (drawn.length > 0 || events.some(event => 'reveals' in event)) return;
      quiet++;
      expect(after.seen).toEqual(before.seen);
      if (answer.type !== 'keep') expect(after.decks).toEqual(before.decks); // R07 has seen those two
      const hidden = (state: TesseractState): boolean[] =>
        state.containment.map(place => place.state === 'hidden');
      expect(hidden(after)).toEqual(hidden(before));
    });
    expect(quiet).toBeGreaterThan(500);
  });
});
