import { FormatError } from '@tessera/engine';
import { describe, expect, test } from 'vitest';
import { READY } from '../../../games/rift/fixtures.ts';
import { type Analysis, formatAnalysis, parseAnalysis } from '../../../match/analysis/text.ts';
import { EMPTY_TREE, ROOT, withLine } from '../../../match/analysis/tree.ts';
import { analysisFragment, analysisLink, textIn } from './link.ts';
import { readText, refusalOf, separatorOf, type Unread } from './reading.ts';
import { loadAnalysisWords } from './words/index.ts';

const { tree } = withLine(EMPTY_TREE, ROOT, [
  { move: 'Tk3-l4', dice: [] },
  { move: 'Te13-a13', dice: [] },
]);
const ANALYSIS: Analysis = {
  start: { game: 'rift', seats: 2, options: {}, position: READY },
  title: 'Ada – Ben',
  names: ['Ada', 'Ben'],
  seed: 'abc',
  tree,
};
const TEXT = formatAnalysis(ANALYSIS, ' ');

const refusal = async (fragment: string): Promise<string> => {
  try {
    await textIn(fragment);
    return 'accepted';
  } catch (error) {
    if (error instanceof FormatError) return error.message;
    throw error;
  }
};

describe('a link to an analysis', () => {
  test('contains it whole, on any host', async () => {
    const link = (await analysisLink('rift', TEXT)) ?? '';
    expect(link).toMatch(/^\/analysis\/rift#text=/);
    const fragment = analysisFragment(` https://example.org${link}\n`) ?? '';
    const read = await textIn(fragment);
    expect(read).toBe(TEXT);
    expect(parseAnalysis(read, separatorOf).tree.nodes.size).toBe(3);
  });

  test('is not made where it would be cut off by messengers', async () => {
    const long = Array.from({ length: 30_000 }, (_, i) =>
      String.fromCharCode(97 + ((i * i * 7919) % 26)),
    ).join('');
    const noise = Array.from({ length: 9000 }, (_, i) => ((i * 2654435761) >>> 0).toString(36)).join('');
    expect(await analysisLink('rift', noise + long)).toBeUndefined();
  });

  test.each([
    ['', 'link: brings no analysis'],
    ['text=~!!!', 'link: is damaged'],
    [`text=${'a'.repeat(32_001)}`, 'link: is too long'],
  ])('%.20s is refused: %s', async (fragment, sentence) => {
    expect(await refusal(fragment)).toContain(sentence);
  });

  test('is told from other texts', () => {
    expect(analysisFragment('https://example.org/open#log=x')).toBeUndefined();
    expect(analysisFragment(TEXT)).toBeUndefined();
  });
});

test('games that are played together have no analysis board', () => {
  expect(['rift', 'quantum', 'loop', 'tesseract', 'chess'].map(separatorOf)).toEqual([
    ' ',
    ';',
    undefined,
    undefined,
    undefined,
  ]);
});

test('a text that is no analysis is refused in the reader’s language, with an English detail where it has a fault', async () => {
  const fr = await loadAnalysisWords('fr');
  const told = async (text: string): Promise<string> => refusalOf((await readText(text)) as Unread, fr);
  expect(await told('bonjour')).toBe(fr.unknown);
  expect(await told('[Game "chess"]')).toMatch(
    /^Impossible d’analyser ce texte[.] Détail, en anglais\s: Game: is /,
  );
  expect(refusalOf({ why: 'loop is played together', known: 'together' }, fr)).toBe(fr.together);
});
