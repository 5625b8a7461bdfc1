/**
 * Robustness: bad input (answers, their text, options, positions) changes nothing and is refused in one typed
 * way.
 */
import { describe, expect, test } from 'vitest';
import {
  type Chance,
  encode,
  FormatError,
  type Game,
  type GameEvent,
  IllegalMove,
  Match,
  parseOptions,
  seededChance,
} from '../../src/index.ts';
import { pick, type Variant } from '../randomGame.ts';
import { type Damage, damageOf, damagesTo, FRAMES, LETTER, type Sample, samplePositions } from './damage.ts';
import { type GamePlan, type GarbageFacts, startOf, TIMES } from './plan.ts';

/** The parsed value, or undefined where it is refused properly. */
function read<T>(parse: () => T): T | undefined {
  try {
    return parse();
  } catch (error) {
    if (error instanceof FormatError) return undefined;
    throw error;
  }
}

export function testGarbage<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  plan: GamePlan<S, M, V, E, O>,
): void {
  const facts = plan.garbage ?? { wildAnswer: listedElsewhere(game, plan), codes: [], refusals: 1 };
  describe('garbage', () => {
    test('any answer at any decision is listed and accepted, or refused with clause and code and without effect', () => {
      const met = new Set<string>();
      for (const [i, variant] of plan.variants(16, 'garbage').entries()) {
        const chance = seededChance(`garbage ${i}`);
        const start = startOf(game, plan, i).setup(variant.options, variant.seats, chance);
        const position = game.notation.formatPosition(start);
        const match = new Match(game, { ...variant, seed: `garbage ${i}`, position });
        offerWildAnswers(match, facts, chance, met);
      }
      expect([...met]).toEqual(expect.arrayContaining([...facts.codes]));
      expect(met.size).toBeGreaterThanOrEqual(facts.refusals);
    });

    test('damaged text is no answer, and its error is a FormatError', () => {
      for (const [i, { options, seats }] of plan.variants(8, 'damaged text').entries()) {
        const chance = seededChance(`damaged text ${i}`);
        const state = game.setup(options, seats, chance);
        for (let n = 0, seat = game.decider(state); n < 500 && seat !== undefined; n++) {
          const move = pick(chance, game.legalMoves(state, seat));
          const isWild = facts.hasWildText && n % 4 > 0;
          damageText(game, state, isWild ? facts.wildAnswer(chance) : move, facts, chance);
          if (n % 8 === 0) game.play(state, seat, move, chance);
          seat = game.decider(state);
        }
      }
    });

    test('invalid options are refused in words that name them', () => {
      for (const name of [...Object.keys(game.options), 'weather'])
        for (const value of [undefined, null, -1, 1.5, 1e9, '', 'nobody', [], ['nobody'], [null], {}])
          try {
            parseOptions(game.options, { [name]: value });
            expect(name).not.toBe('weather');
          } catch (error) {
            expect(error, `${name}: ${value}`).toBeInstanceOf(FormatError);
            expect((error as FormatError).field).toContain(name);
          }
    });

    const isWhole = facts.hasWholeReader;
    const modes = isWhole ? (['strict', 'lenient'] as const) : (['strict'] as const);
    let samples: readonly Sample<O>[] | undefined;
    const kinds = damagesTo(firstPosition(game, plan)).filter(kind => kind !== FRAMES || isWhole);
    test.each(kinds)('a damaged position is refused, or can be played: %s', name => {
      samples ??= samplePositions(game, plan);
      const damage = damageOf(name, samples);
      const inspect = name === LETTER || isWhole ? plan.inspect : undefined;
      const taken = takeDamaged(game, samples, damage, modes, seededChance(name), inspect);
      if (name !== FRAMES) expect(taken).toBeGreaterThan(TRIES / 100);
    });
  });
}

const firstPosition = <S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  { variants }: GamePlan<S, M, V, E, O>,
): string => {
  const [{ options, seats }] = variants(1, 'first') as [Variant<O>];
  return game.notation.formatPosition(game.setup(options, seats, seededChance('first')));
};

/** Answers of random games, most of them illegal in other positions. */
function listedElsewhere<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  { variants }: GamePlan<S, M, V, E, O>,
): (chance: Chance) => M {
  const met = variants(4, 'answers').flatMap(({ options, seats }, i) => {
    const chance = seededChance(`answers ${i}`);
    const state = game.setup(options, seats, chance);
    const found: M[] = [];
    for (let seat = game.decider(state); seat !== undefined; seat = game.decider(state)) {
      const legal = game.legalMoves(state, seat);
      found.push(...legal);
      game.play(state, seat, pick(chance, legal), chance);
    }
    return found;
  });
  return chance => pick(chance, met);
}

/** Plays a match to its end; at every decision any seat tries wild answers. */
function offerWildAnswers<S, M, V, E extends GameEvent, O extends object>(
  match: Match<S, M, V, E, O>,
  { wildAnswer }: GarbageFacts<M>,
  chance: Chance,
  met: Set<string>,
): void {
  const { game, header } = match;
  const refuse = (seat: number, answer: M): void => {
    const refusal = game.check(match.state, seat, answer);
    expect(refusal?.clause.startsWith(game.clausePrefix), encode(answer)).toBe(true);
    expect(() => match.submit(seat, answer)).toThrow(IllegalMove);
    met.add(refusal?.code ?? '');
  };
  for (let seat = match.decider; seat !== undefined; seat = match.decider) {
    const { state } = match;
    const legal = game.legalMoves(state, seat);
    const listed = new Set(legal.map(move => identity(game, state, move)));
    const before = encode(state);
    for (let n = 0; n < 5; n++) {
      const answer = wildAnswer(chance);
      const asked: number = chance.below(4) === 0 ? chance.below(header.seats) : seat;
      if (asked !== seat || !listed.has(identity(game, state, answer))) refuse(asked, answer);
      else expect(game.check(state, seat, answer)).toBeUndefined();
    }
    if (header.seats > 1) refuse((seat + 1) % header.seats, legal[0] as M);
    expect(match.state).toBe(state);
    expect(encode(state)).toBe(before);
    match.submit(seat, pick(chance, legal));
  }
  refuse(0, wildAnswer(chance));
}

/** Identity of an answer: a number is itself, an object its text. */
const identity = <S, M, V, E extends GameEvent, O>(game: Game<S, M, V, E, O>, state: S, move: M): unknown =>
  typeof move === 'number' ? move : game.notation.formatMove(state, move);

/** Collapses white space. */
const oneSpace = (text: string): string => text.trim().split(/\s+/).join(' ');

const LETTERS = [...'ABCDELMOPSTUYabcdefmnorswxyz:0123456789+-*,# @=\n\u0000é'];

/** Changes one character of an answer; if the result still parses, it formats back to the damaged text. */
function damageText<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  state: S,
  answer: M,
  { plain = oneSpace }: GarbageFacts<M>,
  chance: Chance,
): void {
  const text = game.notation.formatMove(state, answer);
  const at = chance.below(text.length);
  const damaged = text.slice(0, at) + pick(chance, LETTERS) + text.slice(at + chance.below(3));
  const found = read(() => game.notation.parseMove(state, damaged));
  if (found !== undefined) expect(plain(game.notation.formatMove(state, found))).toBe(plain(damaged));
}

/** Damaged positions to try, of each kind of damage. */
const TRIES = 1200 * TIMES;

/** Parses damaged positions and plays on from those accepted; returns their number. */
function takeDamaged<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  samples: readonly Sample<O>[],
  damage: Damage,
  modes: readonly ('strict' | 'lenient')[],
  chance: Chance,
  inspect?: (state: S) => void,
): number {
  let taken = 0;
  for (let i = 0; i < TRIES; i++) {
    const { text, options } = pick(chance, samples);
    const damaged = damage(chance, text);
    const mode = pick(chance, modes);
    const state = read(() => game.notation.parsePosition(damaged, options, mode));
    if (state === undefined) continue;
    taken++;
    try {
      playOn(game, state, options, mode, chance, mode === 'strict' ? inspect : undefined);
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${mode}: ${damaged}`, { cause: error });
    }
  }
  return taken;
}

/** Plays a few answers, each from a position that round-trips. */
function playOn<S, M, V, E extends GameEvent, O extends object>(
  game: Game<S, M, V, E, O>,
  state: S,
  options: O,
  mode: 'strict' | 'lenient',
  chance: Chance,
  inspect?: (state: S) => void,
): void {
  const { formatPosition, parsePosition } = game.notation;
  for (let n = 0; n < 8; n++) {
    const seat = game.decider(state);
    inspect?.(state);
    if (seat === undefined) break;
    const text = formatPosition(state);
    if (n < 2) expect(formatPosition(parsePosition(text, options, mode))).toBe(text);
    game.play(state, seat, pick(chance, game.legalMoves(state, seat)), chance);
  }
}
