import { encode, recordingChance, scriptedChance, seededChance } from '@tessera/engine';
import { pick } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { lateTesseract } from '../../test/tesseractLate.ts';
import { table } from '../../test/tesseractTable.ts';
import { tesseractVariants } from '../../test/tesseractVariants.ts';
import { type Answer, type Frame, type TesseractEvent, type TesseractState, tesseract } from './index.ts';

/** Longer: `GAMES=10 npx vitest run packages/games/src/tesseract/saving.test.ts` */
const TIMES = Number(process.env.GAMES ?? 1);

interface Decided {
  readonly before: TesseractState;
  readonly seat: number;
  readonly answer: Answer;
  readonly drawn: readonly number[];
  readonly events: readonly TesseractEvent[];
  readonly after: TesseractState;
}

/** Every type of frame (written out, so that the compiler detects a missing one). */
const FRAME_TYPES = Object.keys({
  corner: 0,
  setupPrime: 0,
  act: 0,
  threat: 0,
  edge: 0,
  prime: 0,
  uncovered: 0,
  event: 0,
  fission: 0,
  shield: 0,
  discharge: 0,
  containCube: 0,
  contained: 0,
  rowBonus: 0,
  rollRest: 0,
  movedAdjust: 0,
  studyPick: 0,
  granted: 0,
  consent: 0,
  effect: 0,
} satisfies Record<Frame['type'], 0>);

/** Every answer of some random games, early and late. */
function visitMoments(games: number, seed: string, visit: (moment: Decided) => void): void {
  for (const [i, { options, seats }] of tesseractVariants(games, seed).entries()) {
    const game = i % 2 === 0 ? tesseract : lateTesseract;
    const chance = seededChance(`${seed} ${i}`);
    let before = game.setup(options, seats, chance);
    for (let seat = game.decider(before); seat !== undefined; seat = game.decider(before)) {
      const answer = pick(chance, game.legalMoves(before, seat));
      const recorder = recordingChance(chance);
      const { state: after, events } = game.apply(before, seat, answer, recorder);
      visit({ before, seat, answer, drawn: recorder.take(), events, after });
      before = after;
    }
  }
}

/** Every visible side face of a cube whose value is unknown. */
const coveredSides = (state: TesseractState): ReadonlySet<string> =>
  new Set(
    tesseract
      .view(state, 'watcher')
      .stacks.flatMap(({ cubes }) => cubes)
      .flatMap(({ id, value, sides }) =>
        value === null ? sides.flatMap((side, i) => (side === null ? [] : [`${id} ${i}`])) : [],
      ),
  );

describe('saving and taking back', () => {
  test('[T-DEC-6] a game saved at any decision, nested or not, resumes exactly', () => {
    const nested = new Set<string>();
    const met = new Set<string>();
    visitMoments(60 * TIMES, 'saving', ({ before, seat, answer, drawn, after }) => {
      for (const { type } of before.pending) met.add(type);
      const read = tesseract.notation.parsePosition(
        tesseract.notation.formatPosition(before),
        before.options,
      );
      expect(encode(read)).toBe(encode(before));
      expect(encode(tesseract.apply(read, seat, answer, scriptedChance(drawn)).state)).toBe(encode(after));
      if (before.pending.length > 2) nested.add(before.pending.map(frame => frame.type).join(' '));
    });
    expect(nested.size).toBeGreaterThan(5);
    // An `event` frame never waits itself; `uncovered` waits only in the test below.
    expect(FRAME_TYPES.filter(type => !met.has(type))).toEqual(['uncovered', 'event']);
  });

  test('[T-DEC-6] [T-DATA-2] a game saved between a containment from the Tesseract and its event resumes exactly', () => {
    const options = { base: 'D' } as const;
    const game = table({
      options,
      stacks: { '3,0': 'Y6', '0,2': 'O1O4' }, // over Interphase
      board: 'Y1Y2Y3Y4Y5',
      destroyed: 'OP',
      primed: 'B2O4',
      containment: [
        'C-06 unlocked',
        'C-01 hidden',
        'C-02 hidden',
        'C-03 hidden',
        'C-04 hidden',
        'C-05 hidden',
      ],
      rolls: [3],
    });
    game.play('use 1', 'pick 3,0');
    expect(game.state.pending.map(frame => frame.type)).toEqual(['act', 'effect', 'uncovered', 'rowBonus']);
    const again = table({ ...JSON.parse(game.position()), options, rolls: [3] });
    for (const one of [game, again]) {
      one.play('pick destroyed:P', 'to 0,0');
      expect([one.primed(), one.decision(), one.stack('0,0')]).toEqual(['B3 O5', 'target', 'P3']);
    }
    expect(again.position()).toBe(game.position());
  });

  test('[T-DEC-7] an answer that draws and reveals nothing adds no knowledge, so undoing it is safe', () => {
    let quiet = 0;
    visitMoments(60, 'undo', ({ before, answer, drawn, events, after }) => {
      if (drawn.length > 0 || events.some(event => 'reveals' in event)) return;
      quiet++;
      expect(after.seen).toEqual(before.seen);
      if (answer.type !== 'keep') expect(after.decks).toEqual(before.decks); // R07 has seen those two
      const hidden = (state: TesseractState): boolean[] =>
        state.containment.map(place => place.state === 'hidden');
      expect(hidden(after)).toEqual(hidden(before));
      const [told, known] = [coveredSides(after), coveredSides(before)];
      expect([...told].filter(side => !known.has(side))).toEqual([]);
    });
    expect(quiet).toBeGreaterThan(500);
  });
});
