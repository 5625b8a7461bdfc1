/** Text for players avoids terms that only the rules page and the code use. */
import { LANGUAGES, type Language } from '@tessera/engine';
import { RIFT_TEXT } from '@tessera/games/rift';
import { TESSERACT_TEXT } from '@tessera/games/tesseract';
import { expect, test } from 'vitest';
import { loadWords as loadRiftForm } from '../games/rift/newMatch/words/index.ts';
import { loadText } from '../games/rift/text/index.ts';
import { loadWords as loadTesseractForm } from '../games/tesseract/newMatch/words/index.ts';
import { loadWords } from '../games/tesseract/words/index.ts';
import { sentencesOf } from './testing.ts';

/** Internal terms: answers, plies, seats, ties; in English and French edge cubes too. Players speak of moves instead. */
const INNER: Readonly<Record<Language, RegExp>> = {
  en: /\b(answers?|ply|plies|seats?|tied|edge cubes?|decisions?|snapshot|notation)\b/i,
  fr: /\b(réponses?|demi-coups?|sièges?|à égalité|décisions?|notation)\b/i,
  cs: /odpověď|odpověd[ií]|půltah|sedadl|rozhodnut|notac/i,
};

/** The review of a finished game is about decisions and luck: there "decision" is a player's word. */
const ABOUT_DECISIONS = /^game\.review\./;

test.each(LANGUAGES)('text for players avoids internal terms in %s', async language => {
  const { table: riftTable, rift, ...shell } = await loadText(language);
  const { game, cube, panels, table } = await loadWords(language);
  const { options: _options, refusals, ...riftText } = RIFT_TEXT[language];
  expect([rift, game]).toEqual([riftText, TESSERACT_TEXT[language]]);
  const {
    game: { options: riftOptions },
    ...riftForm
  } = await loadRiftForm(language);
  const { game: _tesseract, ...tesseractForm } = await loadTesseractForm(language);
  const said = sentencesOf({
    shell,
    riftTable,
    rift,
    refusals,
    riftForm,
    riftOptions,
    game,
    cube,
    panels,
    table,
    tesseractForm,
  });
  expect(said.length).toBeGreaterThan(700);
  const inner = said.filter(
    ([at, words]) => INNER[language].test(words.replace(/\{\w+\}/g, '')) && !ABOUT_DECISIONS.test(at),
  );
  expect(inner).toEqual([]);
});
