import { type Chance, encode, FormatError, IllegalMove, Match, seededChance } from '@tessera/engine';
import { pick } from '@tessera/engine/testkit';
import { describe, expect, test } from 'vitest';
import { checkInvariants } from '../../test/tesseractInvariants.ts';
import { lateTesseract } from '../../test/tesseractLate.ts';
import { tesseractVariants } from '../../test/tesseractVariants.ts';
import { type Answer, RESEARCH, type TesseractOptions, type TesseractState, tesseract } from './index.ts';
import { formatAnswer } from './notation.ts';

/** Any well-formed answer, legal or not. */
function anyAnswer(chance: Chance): Answer {
  const at = (): number => chance.below(140);
  const cell = (): number => chance.below(16);
  const lab = (): number => chance.below(4);
  const card = (): string => pick(chance, RESEARCH).id;
  const kinds = Array.from({ length: 2 + chance.below(5) }, () => chance.below(24));
  return pick<Answer>(chance, [
    { type: 'remove', cell: cell() },
    { type: 'adjust', at: at(), by: pick(chance, [-1, 0, 1] as const) },
    { type: 'transfer', at: at(), to: lab() },
    { type: 'study', card: card() },
    { type: 'contain', set: kinds.sort((a, b) => a - b) },
    { type: 'specialize' },
    { type: 'play', card: card() },
    { type: 'use', column: 1 + chance.below(6) },
    { type: 'end' },
    { type: 'pick', at: at() },
    { type: 'to', cell: cell() },
    { type: 'lab', lab: lab() },
    { type: 'value', value: 1 + chance.below(6) },
    { type: 'branch', branch: 1 + chance.below(9) },
    { type: 'give', card: card(), from: lab(), to: lab() },
    { type: 'keep', card: card() },
    { type: 'yes' },
    { type: 'no' },
    { type: 'stop' },
  ]);
}

describe('garbage', () => {
  test('any answer at any decision is listed and taken, or refused with clause and code, and then nothing changed', () => {
    const codes = new Set<string>();
    for (const [i, { options, seats }] of tesseractVariants(24, 'garbage').entries()) {
      const chance = seededChance(`garbage ${i}`);
      const start = (i % 2 === 0 ? tesseract : lateTesseract).setup(options, seats, chance);
      const position = tesseract.notation.formatPosition(start);
      const match = new Match(tesseract, { options, seats, seed: `garbage ${i}`, position });
      for (
        let seat = tesseract.decider(match.state);
        seat !== undefined;
        seat = tesseract.decider(match.state)
      ) {
        const legal = tesseract.legalMoves(match.state, seat);
        const before = encode(match.state);
        for (let n = 0; n < 4; n++) refuse(match, anyAnswer(chance), chance.below(seats), legal, codes);
        expect(encode(match.state)).toBe(before);
        match.submit(seat, pick(chance, legal));
      }
    }
    expect([...codes].sort()).toEqual(expect.arrayContaining(['E_LOCKED', 'E_NO_CARD', 'E_PENDING']));
    expect(codes.size).toBeGreaterThan(11);
  });

  test('damaged text is no answer, and its complaint is a FormatError', () => {
    const chance = seededChance('damaged text');
    const letters = [...'ABDYOPB:0123456789+-, \n\u0000éL'];
    for (let i = 0; i < 4000; i++) {
      const text = formatAnswer(anyAnswer(chance));
      const at = chance.below(text.length);
      const damaged = text.slice(0, at) + pick(chance, letters) + text.slice(at + chance.below(3));
      const answer = read(() => tesseract.notation.parseMove({} as TesseractState, damaged));
      if (answer) expect(formatAnswer(answer).split(' ').sort()).toEqual(damaged.split(' ').sort());
    }
  });
});

type TesseractMatch = Match<TesseractState, Answer, unknown, { type: string }, TesseractOptions>;

/** Submits what is not legal now. */
function refuse(
  match: TesseractMatch,
  answer: Answer,
  seat: number,
  legal: readonly Answer[],
  codes: Set<string>,
): void {
  const acting = tesseract.decider(match.state) === seat;
  if (acting && legal.some(one => formatAnswer(one) === formatAnswer(answer))) return;
  try {
    match.submit(seat, answer);
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error;
    codes.add(error.violation.code);
    return;
  }
  throw new Error(`${formatAnswer(answer)} was taken`);
}

/** The value, or undefined if it was refused as it should be. */
function read<T>(parse: () => T): T | undefined {
  try {
    return parse();
  } catch (error) {
    if (error instanceof FormatError) return undefined;
    throw error;
  }
}

interface Written {
  readonly position: Record<string, unknown> & { pending: Record<string, unknown>[] };
  readonly options: TesseractOptions;
}

/** Positions in the middle of something, from random games. */
function middles(): Written[] {
  const found: Written[] = [];
  for (const [i, { options, seats }] of tesseractVariants(30, 'middles').entries()) {
    const chance = seededChance(`middles ${i}`);
    const state = (i % 2 === 0 ? tesseract : lateTesseract).setup(options, seats, chance);
    for (let seat = tesseract.decider(state); seat !== undefined; seat = tesseract.decider(state)) {
      if (state.pending.length > 1 || chance.below(20) === 0)
        found.push({ options, position: JSON.parse(tesseract.notation.formatPosition(state)) });
      tesseract.play(state, seat, pick(chance, tesseract.legalMoves(state, seat)), chance);
    }
  }
  return found;
}

/** Something else in one place, however deep. */
function damage(chance: Chance, whole: Record<string, unknown>): void {
  const key = pick(chance, Object.keys(whole));
  const old = whole[key];
  if (old !== null && typeof old === 'object' && Object.keys(old).length > 0 && chance.below(4) > 0) {
    damage(chance, old as Record<string, unknown>);
    return;
  }
  const number = typeof old === 'number' ? old : 0;
  const text = typeof old === 'string' ? old : '';
  whole[key] = pick<unknown>(chance, [
    undefined,
    null,
    chance.below(70) - 1,
    number + 1,
    number - 1,
    1.5,
    text.slice(1),
    text.replace(/\d/, String(chance.below(8))),
    [],
    {},
  ]);
}

describe('damaged positions', () => {
  const pool = middles();
  const frames = pool.flatMap(({ position }) => position.pending);

  test.each([
    ['a field changed', damage],
    [
      'frames of other positions',
      (chance: Chance, position: Written['position']): void => {
        const others = Array.from({ length: 1 + chance.below(3) }, () =>
          structuredClone(pick(chance, frames)),
        );
        position.pending = [...position.pending.slice(0, 1), ...others];
      },
    ],
  ] as const)('are refused by a FormatError, or can be played: %s', (name, spoil) => {
    const chance = seededChance(name);
    let taken = 0;
    for (let i = 0; i < 6000; i++) {
      const { position, options } = structuredClone(pick(chance, pool));
      spoil(chance, position);
      const mode = pick(chance, ['strict', 'lenient'] as const);
      const state = read(() => tesseract.notation.parsePosition(JSON.stringify(position), options, mode));
      if (!state) continue;
      taken++;
      playOn(state, chance, mode);
    }
    expect(taken).toBeGreaterThan(100);
  });
});

/** A few answers, each from a position that is read back as it was. */
function playOn(state: TesseractState, chance: Chance, mode: 'strict' | 'lenient'): void {
  for (let n = 0, seat = tesseract.decider(state); n < 8 && seat !== undefined; n++) {
    const text = tesseract.notation.formatPosition(state);
    expect(encode(tesseract.notation.parsePosition(text, state.options, mode))).toBe(encode(state));
    tesseract.play(state, seat, pick(chance, tesseract.legalMoves(state, seat)), chance);
    if (mode === 'strict') checkInvariants(state);
    seat = tesseract.decider(state);
  }
}
