/** Text for players avoids terms that only the rules page and the code use. */
import { COMPLETE_LANGUAGES, type CompleteLanguage } from '@tessera/engine';
import { LOOP_TEXT } from '@tessera/games/loop/texts';
import { QUANTUM_TEXT } from '@tessera/games/quantum/texts';
import { RIFT_TEXT } from '@tessera/games/rift/texts';
import { TESSERACT_TEXT } from '@tessera/games/tesseract/texts';
import { describe, expect, test } from 'vitest';
import { loadWords as loadLoopForm } from '../games/loop/newMatch/words/index.ts';
import { loadWords as loadLoopTable } from '../games/loop/words/index.ts';
import { loadWords as loadQuantumForm } from '../games/quantum/newMatch/words/index.ts';
import { loadWords as loadQuantumTable } from '../games/quantum/words/index.ts';
import { loadWords as loadRiftForm } from '../games/rift/newMatch/words/index.ts';
import { loadText } from '../games/rift/text/index.ts';
import { loadWords as loadTesseractForm } from '../games/tesseract/newMatch/words/index.ts';
import { loadWords } from '../games/tesseract/words/index.ts';
import { sentencesOf } from './testing.ts';

/** Internal terms: answers, plies, seats, ties; in English and French edge cubes too. Players speak of moves instead. */
const INNER: Readonly<Record<CompleteLanguage, RegExp>> = {
  en: /\b(answers?|ply|plies|seats?|tied|edge cubes?|decisions?|snapshot|notation)\b/i,
  fr: /\b(réponses?|demi-coups?|sièges?|à égalité|décisions?|notation)\b/i,
  cs: /odpověď|odpověd[ií]|půltah|sedadl|rozhodnut|notac/i,
};

/** The review of a finished game is about decisions and luck: there "decision" is a player's word. */
const ABOUT_DECISIONS = /^(game\.review|table\.ending|table\.table\.outcome)\./;

const innerIn = (said: ReturnType<typeof sentencesOf>, language: CompleteLanguage) =>
  said.filter(
    ([at, words]) => INNER[language].test(words.replace(/\{[\w|]+\}/g, '')) && !ABOUT_DECISIONS.test(at),
  );

test.each(COMPLETE_LANGUAGES)('text for players avoids internal terms in %s', async language => {
  const { table: riftTable, rift, ...shell } = await loadText(language);
  const { game, cube, panels, table } = await loadWords(language);
  const { options: _options, refusals, reasons, reasonClauses: _clauses, ...riftText } = RIFT_TEXT[language];
  const { review, ...tesseractText } = TESSERACT_TEXT[language];
  expect(rift).toEqual(riftText);
  // Most refusals load with the first one.
  expect({ ...game, refusals: { ...tesseractText.refusals, ...game.refusals } }).toEqual(tesseractText);
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
    reasons,
    riftForm,
    riftOptions,
    game: { ...tesseractText, review },
    cube,
    panels,
    table,
    tesseractForm,
  });
  expect(said.length).toBeGreaterThan(700);
  expect(innerIn(said, language)).toEqual([]);
});

const CARDS_AND_FLEETS = [
  ['loop', LOOP_TEXT, loadLoopTable, loadLoopForm],
  ['quantum', QUANTUM_TEXT, loadQuantumTable, loadQuantumForm],
] as const;

describe.each(CARDS_AND_FLEETS)('text for players of %s', (_game, texts, loadTable, loadForm) => {
  test.each(COMPLETE_LANGUAGES)('avoids internal terms in %s', async language => {
    const { language: _, ...table } = await loadTable(language);
    const { game: _again, ...form } = await loadForm(language);
    expect(table.game).toEqual(texts[language]);
    const said = sentencesOf({ table, form });
    expect(said.length).toBeGreaterThan(500);
    expect(innerIn(said, language)).toEqual([]);
  });
});
