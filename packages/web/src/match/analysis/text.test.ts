import { type Chance, FormatError, seededChance } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { type Analysis, formatAnalysis, isAnalysisText, parseAnalysis } from './text.ts';
import { EMPTY_TREE, nodeAt, pathTo, playedTo, ROOT, type Tree, withComment, withLine } from './tree.ts';

const SEPARATORS: Readonly<Record<string, string>> = { rift: ' ', quantum: ';' };
const separatorOf = (game: string): string | undefined => SEPARATORS[game];
const read = (text: string) => parseAnalysis(text, separatorOf);

const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  rift: ['T@h3', 'Sh8-h12xi11,j10', 'Hb2=Vc3', 'Ta1-a2', 'Pc3-c5xc4'],
  quantum: ['attack a1 4,3 from 4,2', 'move b2 -1,3 maneuver', 'end', 'ships 1,0 2,1 1,2', 'flexible a1 +'],
};
const COMMENTS = [
  'why not?',
  'takes } and { and \\ and ( ) < >; [x]',
  'two\nlines',
  'Příliš žluťoučký kůň “’”',
  '} \\} \\\\',
];

const oneOf = <T>(chance: Chance, items: readonly T[]): T => items[chance.below(items.length)] as T;

/** A random analysis with nested variations, comments and rolls. */
function random(seed: string): Analysis {
  const chance = seededChance(seed);
  const game = oneOf(chance, Object.keys(ANSWERS));
  let tree: Tree = EMPTY_TREE;
  for (let i = chance.below(40); i > 0; i--) {
    const from = oneOf(chance, [...tree.nodes.keys()]);
    const dice = game === 'quantum' && chance.below(3) === 0 ? [1 + chance.below(6), chance.below(30)] : [];
    const grown = withLine(tree, from, [{ move: oneOf(chance, ANSWERS[game] ?? []), dice }]);
    tree = chance.below(3) === 0 ? withComment(grown.tree, grown.id, oneOf(chance, COMMENTS)) : grown.tree;
  }
  return {
    start: { game, seats: 2, options: { camp: 'outer' }, position: '14t/15 "w" {- p} 0' },
    title: oneOf(chance, ['', 'Ada – Ben', 'a "quoted" [title]']),
    names: oneOf(chance, [[], ['Ada', 'Ben']]),
    seed: 'abc',
    tree: chance.below(2) === 0 ? withComment(tree, ROOT, 'at the start') : tree,
  };
}

/** A tree without its ids: answers, rolls and comments, nested as they follow each other. */
const shapeOf = (tree: Tree, id: number = ROOT): unknown => {
  const { move, dice, comment, next } = nodeAt(tree, id);
  return [move, dice, comment, next.map(one => shapeOf(tree, one))];
};

const refusal = (text: string): string => {
  try {
    read(text);
    return 'accepted';
  } catch (error) {
    if (error instanceof FormatError) return error.message;
    throw error;
  }
};

const HEAD = '[Game "rift"]\n[Position "p"]\n\n';

describe('an analysis as text', () => {
  test('round-trips 300 random trees, and is written the same way again', () => {
    for (let i = 0; i < 300; i++) {
      const analysis = random(`tree ${i}`);
      const text = formatAnalysis(analysis, separatorOf(analysis.start.game) ?? '');
      const { places, tree, ...rest } = read(text);
      const { tree: given, ...expected } = analysis;
      expect(rest).toEqual(expected);
      expect(shapeOf(tree)).toEqual(shapeOf(given));
      expect(places.size).toBe(given.nodes.size - 1);
      expect(formatAnalysis({ ...rest, tree }, separatorOf(rest.start.game) ?? '')).toBe(text);
    }
  });

  test('reads like a record of chess: variations after the answer that they replace', () => {
    const { tree } = read(
      `${HEAD}{The start} T@h3 T@h13 {solid} (T@i13 Sa1-a2 (Sa1-a3)) Sb1-b2\r\n  Sb15-b14 {a} {b}\n`,
    );
    const [first = -1] = nodeAt(tree, ROOT).next;
    expect(nodeAt(tree, ROOT).comment).toBe('The start');
    expect(nodeAt(tree, first).next.map(id => nodeAt(tree, id).move)).toEqual(['T@h13', 'T@i13']);
    const last = [...tree.nodes.keys()].at(-1) as number;
    expect(playedTo(tree, last).map(({ move }) => move)).toEqual(['T@h3', 'T@h13', 'Sb1-b2', 'Sb15-b14']);
    expect(nodeAt(tree, last).comment).toBe('a b');
    const inner = [...tree.nodes].find(([, { move }]) => move === 'Sa1-a3')?.[0] as number;
    expect(pathTo(tree, inner)).toHaveLength(3);
  });

  test('reads rolls behind the answers that drew them', () => {
    const { tree } = read(
      '[Game "quantum"]\n[Position "p"]\nattack a1 4,3\n from 4,2 <3 5>; (attack a1 4,3 from 4,2 <6 1>; end); end',
    );
    const rolls = nodeAt(tree, ROOT).next.map(id => nodeAt(tree, id));
    expect(rolls.map(({ move, dice }) => [move, dice])).toEqual([
      ['attack a1 4,3 from 4,2', [3, 5]],
      ['attack a1 4,3 from 4,2', [6, 1]],
    ]);
  });

  test.each([
    ['', 'header: has no line [Game "…"]'],
    ['[Game "rift"]', 'header: has no line [Position "…"]'],
    ['[Game "chess"]\n[Position "p"]', 'Game: is “chess”, which has no analysis board here'],
    ['[Game rift]', 'line 1: is no header line'],
    ['[Game "rift"]\n[Game "rift"]', 'line 2, Game: was given before'],
    [`[Game "rift"]\n[Position "a\u202E"]`, 'line 2, Position'],
    ['[Game "rift"]\n[Position "p"]\n[Seats "no"]', 'Seats: must be a number from 1 to 9'],
    ['[Game "rift"]\n[Position "p"]\n[Names "[1]"]', 'Names: must be a list of names'],
    ['[Game "rift"]\n[Position "p"]\n[Options "[]"]', 'Options: must be an object'],
    [`${HEAD}T@h3 (T@h4`, 'text, line 4, column 6: a variation is never closed'],
    [`${HEAD}T@h3\n)`, 'text, line 5, column 1: a bracket closes that was never opened'],
    [`${HEAD}(T@h3)`, 'text, line 4, column 1: a variation follows the answer that it replaces'],
    [`${HEAD}T@h3 ()`, 'text, line 4, column 7: a variation has at least one answer'],
    [`${HEAD}T@h3 ({x} T@h4)`, 'text, line 4, column 7: a comment follows the answer that it is about'],
    [`${HEAD}T@h3 {so`, 'text, line 4, column 6: a comment is never closed'],
    [`${HEAD}T@h3 <a>`, 'text, line 4, column 6: a roll is numbers such as <3 5>'],
    [`${HEAD}<3>`, 'text, line 4, column 1: “<” has no place here'],
    [`${HEAD}T@h3 (T@h3)`, 'text, line 4, column 7: “T@h3” stands here twice'],
    [`${HEAD}T@h3 {a\u200Bb}`, 'text, line 4, column 6: has the invisible character U+200B'],
    [`${HEAD}T@h3 [Title "x"]`, 'text, line 4, column 6: header lines stand before the first answer'],
    [`${HEAD}${'x'.repeat(90)}`, 'text, line 4, column 1: “xxxx'],
    [`${HEAD}T@h3 {${'x'.repeat(4001)}}`, 'text, line 4, column 6: a comment has at most 4000 letters'],
  ])('%j is refused: %s', (text, sentence) => {
    expect(refusal(text)).toContain(sentence);
  });

  test('garbage is refused with a sentence that names a place, or read', () => {
    const chance = seededChance('garbage');
    const pieces = [
      '(',
      ')',
      '{',
      '}',
      '<',
      '>',
      '3',
      ' ',
      '\n',
      ';',
      '\\',
      'T@h3',
      '[',
      ']',
      '"',
      'Ä',
      '\u0000',
    ];
    for (let i = 0; i < 1000; i++) {
      const text = Array.from({ length: chance.below(14) }, () => oneOf(chance, pieces)).join('');
      const whole = i % 2 === 0 ? `${HEAD}${text}` : text;
      expect(refusal(whole)).toMatch(
        /^(accepted$|(text, line \d+, column \d+|line \d+.*|header|Game): .{8})/,
      );
    }
  });

  test('damaged texts are refused, or lead to a tree that is written again', () => {
    const analysis = random('tree 7');
    const text = formatAnalysis(analysis, separatorOf(analysis.start.game) ?? '');
    const chance = seededChance('damage');
    for (let i = 0; i < 300; i++) {
      const at = chance.below(text.length);
      const changed =
        text.slice(0, at) + (i % 2 ? oneOf(chance, ['(', '}', '"', 'x']) : '') + text.slice(at + 1);
      if (refusal(changed) !== 'accepted') continue;
      const again = read(changed);
      expect(shapeOf(read(formatAnalysis(again, separatorOf(again.start.game) ?? '')).tree)).toEqual(
        shapeOf(again.tree),
      );
    }
  });

  test('is told from a record of rift', () => {
    expect(isAnalysisText(HEAD)).toBe(true);
    expect(isAnalysisText('[Game "rift"]\n[Options "{}"]\n[Starter "b"]')).toBe(false);
    expect(isAnalysisText('14t/15')).toBe(false);
  });
});
