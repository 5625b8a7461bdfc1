/** Section 14: actions as text. */
import { FormatError, seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { playRandomly, randomOptions, syntheticPosition } from '../../test/randomRift.ts';
import { given, optionsOf } from '../../test/riftTable.ts';
import { formatAction, parseAction, type RiftState, rift } from './index.ts';

/** Longer: `GAMES=10 npx vitest run packages/games/src/rift/notation.test.ts` */
const TIMES = Number(process.env.GAMES ?? 1);

function refusalOf(text: string): FormatError {
  try {
    parseAction(text);
  } catch (error) {
    if (error instanceof FormatError) return error;
    throw error;
  }
  throw new Error(`${text} was read`);
}

describe('section 14: reading and writing actions', () => {
  test('[R-PIECE-1] every example of the rules round-trips', () => {
    const examples =
      'T@h1 S@c9 H@d4 V@d4 G@d4 I@d4 X@h8 Te5-e9 Sh8-h12xi11 Rh8-j10xi8,j9 Hd6-k6xj6 Ge5-i5xi5 Ge5-j5xi5 Hd6=Vd6 Ge5=If4';
    for (const text of examples.split(' ')) expect(formatAction(parseAction(text))).toBe(text);
  });

  test('a trailing # is ignored', () => {
    for (const text of ['Te5-e9', 'Te5-e9xe8', 'S@c9', 'Hd6=Vd6']) {
      expect(parseAction(`${text}#`)).toBe(parseAction(text));
    }
  });

  test('captured crossings are written in ascending order, and parsed in any order', () => {
    expect(formatAction(parseAction('Rh8-j10xj9,j8,i8'))).toBe('Rh8-j10xi8,j8,j9');
    expect(formatAction(parseAction('Rh8-f6xf7,g8'))).toBe('Rh8-f6xf7,g8');
  });

  test('[R-TURN-5] parse(format(a)) = a for every legal action of random positions', () => {
    let actions = 0;
    const written = new Set<string>();
    const check = (state: RiftState): void => {
      written.clear();
      const moves = rift.legalMoves(state, state.side);
      for (const move of moves) {
        const text = formatAction(move);
        if (parseAction(text) !== move) throw new Error(`${text} is read as ${parseAction(text)}`);
        written.add(text);
      }
      expect(written.size).toBe(moves.length); // no two actions are written alike
      actions += moves.length;
    };
    for (let game = 0; game < 6 * TIMES; game++) playRandomly(`notation ${game}`, optionsOf(), 100, check);
    const chance = seededChance('notation');
    for (let i = 0; i < 900 * TIMES; i++) {
      check(rift.notation.parsePosition(syntheticPosition(chance), randomOptions(chance), 'lenient'));
    }
    expect(actions).toBeGreaterThan(220_000 * TIMES);
  });
});

describe('section 14: malformed notation', () => {
  // A caret marks the reported column: the first at which no action can go on like that.
  test.each([
    '^',
    '^te5-e9',
    '^ Te5-e9',
    '^Q@e5',
    '^5e-e9',
    'T^',
    'T^5',
    'Te^',
    'Te5^',
    'Te5^e9',
    'Te5^ -e9',
    'Te5-^',
    'Te5-^p9',
    'Te5-^9e',
    'Te5-e^',
    'Te5-e9^!',
    'Te5-e9^ ',
    'Te5-e9x^',
    'Te5-e9xe7,^',
    'Te5-e9xe7^;e8',
    'Te5-e9#^#',
    'T@^',
    'T@^z9',
    'T@e^',
    'T@e5^-e9',
    'Hd6=^',
    'Hd6=^d6',
    'Hd6=^Td6',
    'Hd6=V^',
    'Hd6=Vd^',
    'Hd6=Vd6^x',
  ])('%s', marked => {
    const refusal = refusalOf(marked.replace('^', ''));
    expect(refusal).toMatchObject({ field: 'move', column: marked.indexOf('^') + 1 });
  });

  test.each([
    'T^e16-e9',
    'T^e0-e9',
    'Te5-^e16',
    'Te5-e9x^e99',
    'Te5-e9xe7,^a0',
    'T@^o16',
    'Hd6=V^d16',
    'T^e05-e9',
  ])('[R-BOARD-1] %s is not on the board', marked => {
    const refusal = refusalOf(marked.replace('^', ''));
    expect(refusal).toMatchObject({ field: 'move', column: marked.indexOf('^') + 1 });
    expect(refusal.message).toContain('is not on the board (a1 to o15)');
  });

  test.each(['Hd6=^Hd6', 'Gd6=^Vd6', 'Te5=^Ve5', 'Xe5=^Ie5', 'Vd6=^Gd6'])(
    '[R-PIVOT-1] %s does not turn a slide',
    marked => {
      expect(refusalOf(marked.replace('^', ''))).toMatchObject({
        field: 'move',
        column: marked.indexOf('^') + 1,
      });
    },
  );

  test('a very long text is refused in a short sentence', () => {
    const refusal = refusalOf('Te5-'.repeat(100_000));
    expect(refusal.column).toBe(5);
    expect(refusal.message.length).toBeLessThan(200);
  });

  test('well-formed but impossible actions are parsed and left to the rules', () => {
    const situation = given({ white: 'Te5 Rh8', black: 'To15 Se6 Ce7' });
    expect(situation.whyNot('Te5-e9xe6,e7')).toMatchObject({ clause: 'R-CAP-2', code: 'E_ONE_VICTIM' });
    expect(situation.whyNot('Rh8-j10xa1')).toMatchObject({ clause: 'R-RECT-4', code: 'E_LEAP_TAKES_ALL' });
    expect(situation.whyNot('Rh8-h9xa1')).toMatchObject({ clause: 'R-RECT-1', code: 'E_NOT_LEAP' });
  });
});
