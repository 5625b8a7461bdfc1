/** Commands of a player at the keyboard that change nothing. */
import { adviserOf } from '@tessera/bots/reason';
import { FormatError, seededChance } from '@tessera/engine';
import type { Refusal } from '@tessera/wire';
import { lineInWords, written } from '../thought.ts';
import { filled, semicolonOf, sentenceOf } from '../words.ts';
import { beginning, legalLines, type Offer } from './list.ts';
import { PLAY_TEXT } from './text.ts';
import { plain, told } from './things.ts';
import type { Seating, Typed } from './typed.ts';

/** Prints a refusal of the rules or of the table, in the player's language. */
export function refuse(refused: Refusal, { manifest, sitting, screen, language }: Seating): void {
  const { code, clause } = refused;
  const text = PLAY_TEXT[language];
  const ofTable = sitting.standing.toAct === null ? text.notNow : sentenceOf(text.refusals, code, language);
  const sentence = clause ? `${manifest.words(language).refusal(refused)} (${clause})` : ofTable;
  screen.say('refused', [sentence], refused);
}

/**
 * Parses an answer in a determinization of the view; prints an error and returns undefined if it is
 * malformed.
 */
export function reads(
  text: string,
  { sitting, screen, language }: Seating,
): { move: unknown; world: unknown } | undefined {
  const { game, standing } = sitting;
  const world = game.determinize(standing.view, seededChance('reading'));
  try {
    return { move: game.notation.parseMove(world, text), world };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const { notAction, typeHelp } = PLAY_TEXT[language];
    const column = error.column ?? 1;
    screen.say('malformed', [filled(notAction, { text: text.slice(0, 40), column }), typeHelp], { column });
    return undefined;
  }
}

export function help({ screen, face, language }: Typed): void {
  const { typeNumber, typeAnswer, help: ofEveryGame } = PLAY_TEXT[language];
  screen.say('help', [face.isNumbered ? typeNumber : typeAnswer, ...ofEveryGame, ...face.help]);
}

/** Legal answers with their words. */
export function offersOf({ sitting, face }: Pick<Seating, 'sitting' | 'face'>): Offer[] {
  const { view } = sitting.standing;
  return sitting.legal.map((notation, i) => ({
    notation,
    words: face.answer(view, notation),
    number: i + 1,
  }));
}

/** The one legal answer whose words were typed, if there is exactly one. */
export function offerInWords(line: string, seating: Seating): Offer | undefined {
  const typed = plain(line);
  const found = offersOf(seating).filter(({ words }) => plain(words) === typed);
  return found.length === 1 ? found[0] : undefined;
}

export function showLegal(typed: Typed): void {
  const { face, screen, language, rest } = typed;
  const offers = beginning(offersOf(typed), rest);
  const lines = offers.length > 0 ? legalLines(offers, face.isNumbered) : [PLAY_TEXT[language].noLegal];
  screen.say('legal', lines, { legal: offers.map(({ notation }) => notation) });
}

/** The effect of a thing by its name; without a name, the things on the table. */
export function what({ sitting, face, screen, language, rest }: Typed): void {
  const { things, lines } = told(face.things(sitting.standing.view), rest, PLAY_TEXT[language]);
  screen.say('what', lines, { things });
}

export function why(typed: Typed): void {
  const { sitting, screen, language, rest } = typed;
  const { standing, game } = sitting;
  const text = PLAY_TEXT[language];
  if (rest === '') screen.say('malformed', [text.needsMove]);
  else if (standing.toAct === null) screen.say('refused', [text.notNow]);
  else {
    const read = rest === 'leave' ? 'leave' : reads(rest, typed);
    const refused = typeof read === 'object' ? game.check(read.world, standing.toAct, read.move) : undefined;
    if (refused) refuse(refused, typed);
    else if (read) screen.say('legal', [filled(text.isLegal, { move: rest })]);
  }
}

/** Number of answers that a hint shows, the best among them. */
const BEST_SHOWN = 3;

export async function hint({ manifest, sitting, face, screen, language, signal }: Typed): Promise<void> {
  const text = PLAY_TEXT[language];
  if (sitting.standing.toAct === null) {
    screen.say('refused', [text.notNow]);
    return;
  }
  const { game, bots } = manifest;
  const { view, seat, thought } = await sitting.advise(signal);
  const { line, chance, ranked = [] } = written(game, view, thought);
  const reasonsOf = await adviserOf(bots.insight);
  const reasons = reasonsOf(view, seat, thought);
  const words = lineInWords(game, view, thought, face.answer);
  const shown = face.isNumbered
    ? words.join(semicolonOf(language))
    : filled(text.thing, { name: words[0] ?? '', text: line.join(' ') });
  const sentence =
    chance === undefined
      ? filled(text.hint, { line: shown })
      : filled(text.hintChance, { line: shown, chance: percent(chance) });
  const whys = reasons.map(manifest.words(language).why);
  const others = ranked.slice(1, BEST_SHOWN).map(one => {
    const name = face.isNumbered ? face.answer(view, one.move) : one.move;
    const cost = percent((chance ?? one.chance) - one.chance);
    return filled(cost === 0 ? text.hintEqual : text.hintOther, { move: name, cost });
  });
  screen.say('hint', [[sentence, ...whys, ...others].join(' ')], { line, chance, ranked, reasons });
}

const percent = (chance: number): number => Math.round(100 * chance);

/** Reasons of bots, win chances of hints, offers that were declined. */
export function notes({ manifest, sitting, screen, language }: Typed): void {
  const text = PLAY_TEXT[language];
  const { seats, why: reasonWords } = manifest.words(language);
  const lines = sitting.notes.map(note => {
    const number = note.count + 1;
    if (note.kind === 'reason') return filled(text.noteReason, { number, reason: reasonWords(note.reason) });
    const seat = seats[note.seat] ?? '';
    return note.kind === 'chance'
      ? filled(text.noteChance, { number, seat, chance: percent(note.chance) })
      : filled(text.noteDeclined, { number, seat });
  });
  screen.say('notes', lines.length > 0 ? lines : [text.noNotes], { notes: sitting.notes });
}
