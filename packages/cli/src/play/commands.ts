/** What a player can type besides an answer. */
import { FormatError, LEAVE } from '@tessera/engine';
import { Failure } from '../command.ts';
import { writeNew } from '../files.ts';
import type { Manifest } from '../games/manifest.ts';
import { whyNot } from '../line.ts';
import { written } from '../thought.ts';
import { filled, type Language } from '../words.ts';
import type { Face } from './face.ts';
import { beginning, columns, legalLines, type Offer } from './list.ts';
import type { Screen } from './screen.ts';
import type { Table } from './table.ts';
import { PLAY_TEXT } from './text.ts';
import { plain, thingsCalled } from './things.ts';

export interface Seating {
  readonly manifest: Manifest;
  readonly table: Table;
  readonly face: Face;
  readonly screen: Screen;
  readonly language: Language;
  readonly signal: AbortSignal;
}

interface Typed extends Seating {
  /** What follows the command's name. */
  readonly rest: string;
}

/** True to leave the table. */
type TypedCommand = (typed: Typed) => boolean | Promise<boolean>;

const COMMANDS: Readonly<Record<string, TypedCommand>> = {
  '?': typed => (typed.rest === '' ? help(typed) : what(typed)),
  help,
  legal: showLegal,
  what,
  why,
  hint,
  undo,
  board: ({ table, screen }) => {
    screen.board(table);
    return false;
  },
  position: ({ table: { match }, screen }) => {
    const position = match.game.notation.formatPosition(match.state);
    screen.say('position', [position], { position });
    return false;
  },
  save,
  leave,
  resign: leave,
  quit: () => true,
  exit: () => true,
};

/** Does what a line says: an answer in words, a command, an answer's number, or else an answer in notation. */
export async function obey(line: string, seating: Seating): Promise<boolean> {
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(line.trim()) ?? [];
  if (word === '') return false;
  const { table, face, screen } = seating;
  const worded = rest === '' ? undefined : offerInWords(line, seating);
  if (worded) {
    act(worded.notation, seating);
    return false;
  }
  const command = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined;
  if (command) return command({ ...seating, rest: rest.trim() });
  const own = Object.hasOwn(face.commands, word) ? face.commands[word] : undefined;
  if (own) screen.say(word, own(table.view(), rest.trim()));
  else if (face.isNumbered && /^\d+$/.test(line.trim())) actByNumber(Number(line), seating);
  else act(line.trim(), seating);
  return false;
}

function actByNumber(number: number, seating: Seating): void {
  const answer = seating.table.legal()[number - 1];
  if (answer !== undefined) act(answer, seating);
  else seating.screen.say('refused', [filled(PLAY_TEXT[seating.language].noNumber, { number })]);
}

function act(text: string, seating: Seating): void {
  const { table, screen, language } = seating;
  const words = PLAY_TEXT[language];
  if (table.decider() === undefined) {
    screen.say('refused', [words.notNow, words.afterwards]);
    return;
  }
  try {
    screen.played(table.play(text));
  } catch (error) {
    if (error instanceof FormatError) complain(text, error, seating);
    else if (error instanceof Failure) refuse(text, seating);
    else throw error;
  }
}

/** The refusal of an answer in the player's language. */
function refuse(text: string, { manifest, table, screen, language }: Seating): void {
  const { match } = table;
  const refused = whyNot(match, table.decider() ?? 0, text, 'move');
  if (refused)
    screen.say('refused', [`${manifest.words(language).refusal(refused)} (${refused.clause})`], refused);
  else screen.say('legal', [filled(PLAY_TEXT[language].isLegal, { move: text })]);
}

/** What is not notation, in the player's language. */
function complain(text: string, error: FormatError, { screen, language }: Seating): void {
  const { notAction, typeHelp } = PLAY_TEXT[language];
  const column = error.column ?? 1;
  screen.say('malformed', [filled(notAction, { text: text.slice(0, 40), column }), typeHelp], { column });
}

function help({ screen, face, language }: Typed): boolean {
  const { typeNumber, typeAnswer, help: ofEveryGame } = PLAY_TEXT[language];
  screen.say('help', [face.isNumbered ? typeNumber : typeAnswer, ...ofEveryGame, ...face.help]);
  return false;
}

/** Legal answers with their words. */
export function offersOf({ table, face }: Pick<Seating, 'table' | 'face'>): Offer[] {
  const view = table.view();
  return table
    .legal()
    .map((notation, i) => ({ notation, words: face.answer(view, notation), number: i + 1 }));
}

/** The one legal answer whose words were typed. */
function offerInWords(line: string, seating: Seating): Offer | undefined {
  const typed = plain(line);
  const found = offersOf(seating).filter(({ words }) => plain(words) === typed);
  return found.length === 1 ? found[0] : undefined;
}

function showLegal(typed: Typed): boolean {
  const { face, screen, language, rest } = typed;
  const offers = beginning(offersOf(typed), rest);
  const lines = offers.length > 0 ? legalLines(offers, face.isNumbered) : [PLAY_TEXT[language].noLegal];
  screen.say('legal', lines, { legal: offers.map(({ notation }) => notation) });
  return false;
}

/** More of one name are listed instead of told. */
const FEW = 6;

/** The effect of a thing by its name; without a name, the things on the table. */
function what({ table, face, screen, language, rest }: Typed): boolean {
  const text = PLAY_TEXT[language];
  const all = face.things(table.view());
  const things = rest === '' ? all.filter(({ isHere }) => isHere) : thingsCalled(all, rest);
  const names = [...new Set(things.map(({ name }) => name))];
  const told = new Set(things.map(({ name, text: does }) => filled(text.thing, { name, text: does })));
  const lines =
    things.length === 0
      ? [filled(text.noThing, { name: rest.slice(0, 40) })]
      : rest === ''
        ? columns(names)
        : names.length > FEW
          ? [filled(text.manyThings, { names: names.join(', ') })]
          : [...told];
  screen.say('what', lines, { things });
  return false;
}

function why(typed: Typed): boolean {
  const { screen, language, rest } = typed;
  try {
    if (rest === '') screen.say('malformed', [PLAY_TEXT[language].needsMove]);
    else refuse(rest, typed);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    complain(rest, error, typed);
  }
  return false;
}

async function hint({ manifest, table, face, screen, language, signal }: Typed): Promise<boolean> {
  const text = PLAY_TEXT[language];
  if (table.decider() === undefined) {
    screen.say('refused', [text.notNow]);
    return false;
  }
  const { game, bots } = manifest;
  const { view, seat, thought } = await table.think(bots.bot(bots.names.at(-1) ?? ''), signal);
  const { line, words, chance } = written(game, view, thought, face.answer);
  const reasons = bots.insight?.reasonsFor(view, seat, thought) ?? [];
  const shown = face.isNumbered ? words.join('; ') : line.join(' ');
  const percent = chance === undefined ? undefined : Math.round(100 * chance);
  const sentence =
    percent === undefined
      ? filled(text.hint, { line: shown })
      : filled(text.hintChance, { line: shown, chance: percent });
  const why = reasons.map(manifest.words(language).why);
  screen.say('hint', [[sentence, ...why].join(' ')], { line, chance, reasons });
  return false;
}

function undo({ table, screen, language }: Typed): boolean {
  const refusal = table.undo();
  if (refusal) screen.say('refused', [PLAY_TEXT[language][refusal]], { refusal });
  return false;
}

/** Whoever decides leaves for good; what that means is for the rules to say. */
function leave(typed: Typed): boolean {
  act(LEAVE, typed);
  return false;
}

/** Never over an existing file. */
function save({ manifest, table, screen, language, rest: file }: Typed): boolean {
  const text = PLAY_TEXT[language];
  const log = table.match.log();
  const record = file.endsWith('.json') ? undefined : manifest.record;
  const content = record ? record.format(log, table.outcome()) : `${JSON.stringify(log)}\n`;
  try {
    if (file === '') screen.say('malformed', [text.needsFile]);
    else {
      writeNew(file, content);
      screen.say('saved', [filled(text.saved, { file })], { file });
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    screen.say('refused', [filled(code === 'EEXIST' ? text.exists : text.notSaved, { file, code })]);
  }
  return false;
}
