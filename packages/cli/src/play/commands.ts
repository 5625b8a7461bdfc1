/** What a player can type besides an action. */
import { writeFileSync } from 'node:fs';
import { botByName } from '@tessera/bots';
import { FormatError } from '@tessera/engine';
import { formatAction, parseAction, rift } from '@tessera/games/rift';
import { Failure } from '../command.ts';
import { filled, type Language, wordsOf } from '../words.ts';
import type { Screen } from './screen.ts';
import type { Table } from './table.ts';
import { PLAY_TEXT } from './text.ts';

/** How long the adviser may think. */
const ADVISER = 'alphabeta@500ms';

export interface Typed {
  readonly table: Table;
  readonly screen: Screen;
  readonly language: Language;
  readonly signal: AbortSignal;
  /** What follows the command's name. */
  readonly rest: string;
}

/** True to leave the table. */
type TypedCommand = (typed: Typed) => boolean | Promise<boolean>;

const COMMANDS: Readonly<Record<string, TypedCommand>> = {
  '?': help,
  help,
  legal: showLegal,
  why,
  hint,
  undo,
  board: ({ table, screen }) => {
    screen.board(table.view());
    return false;
  },
  position: ({ table, screen }) => {
    const { position } = table.view();
    screen.say('position', [position], { position });
    return false;
  },
  save,
  resign: ({ table, screen, language }) => {
    if (table.toAct() === undefined) screen.say('refused', [PLAY_TEXT[language].notNow]);
    else table.resign();
    return false;
  },
  quit: () => true,
  exit: () => true,
};

/** Does what a line says: a command, or else an action in notation. */
export async function obey(line: string, typed: Omit<Typed, 'rest'>): Promise<boolean> {
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(line.trim()) ?? [];
  if (word === '') return false;
  const command = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined;
  if (command) return command({ ...typed, rest: rest.trim() });
  act(line.trim(), typed);
  return false;
}

function act(text: string, { table, screen, language }: Omit<Typed, 'rest'>): void {
  const words = PLAY_TEXT[language];
  if (table.toAct() === undefined) return screen.say('refused', [words.notNow, words.afterwards]);
  try {
    screen.played(table.play(text));
  } catch (error) {
    if (error instanceof FormatError) complain(text, error, { screen, language });
    else if (error instanceof Failure) refuse(text, { table, screen, language });
    else throw error;
  }
}

/** The refusal of an action in the player's language. */
function refuse(
  text: string,
  { table, screen, language }: Pick<Typed, 'table' | 'screen' | 'language'>,
): void {
  const refused = table.match.check(table.toAct() ?? 0, parseAction(text));
  if (refused)
    screen.say('refused', [`${wordsOf('rift', language).refusal(refused)} (${refused.clause})`], refused);
  else screen.say('legal', [filled(PLAY_TEXT[language].isLegal, { move: text })]);
}

/** What is not notation, in the player's language. */
function complain(
  text: string,
  error: FormatError,
  { screen, language }: Pick<Typed, 'screen' | 'language'>,
): void {
  const { notAction, typeHelp } = PLAY_TEXT[language];
  const column = error.column ?? 1;
  screen.say('malformed', [filled(notAction, { text: text.slice(0, 40), column }), typeHelp], { column });
}

function help({ screen, language }: Typed): boolean {
  screen.say('help', PLAY_TEXT[language].help);
  return false;
}

function showLegal({ table, screen, language, rest }: Typed): boolean {
  const { state } = table.match;
  const answers = rift
    .legalMoves(state, table.toAct() ?? -1)
    .map(formatAction)
    .filter(answer => answer.startsWith(rest));
  const lines = answers.length > 0 ? columns(answers) : [PLAY_TEXT[language].noLegal];
  screen.say('legal', lines, { legal: answers });
  return false;
}

/** As many to a line as 80 columns take. */
function columns(words: readonly string[]): string[] {
  const width = Math.max(...words.map(word => word.length)) + 2;
  const perLine = Math.max(1, Math.floor(80 / width));
  return Array.from({ length: Math.ceil(words.length / perLine) }, (_, i) =>
    words
      .slice(i * perLine, (i + 1) * perLine)
      .map(word => word.padEnd(width))
      .join('')
      .trimEnd(),
  );
}

function why({ table, screen, language, rest }: Typed): boolean {
  try {
    if (rest === '') screen.say('malformed', [PLAY_TEXT[language].needsMove]);
    else refuse(rest, { table, screen, language });
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    complain(rest, error, { screen, language });
  }
  return false;
}

async function hint({ table, screen, language, signal }: Typed): Promise<boolean> {
  const text = PLAY_TEXT[language];
  if (table.toAct() === undefined) {
    screen.say('refused', [text.notNow]);
    return false;
  }
  const { line, chance } = await table.think(botByName('rift', ADVISER), signal);
  const shown = line.join(' ');
  const percent = chance === undefined ? undefined : Math.round(100 * chance);
  const sentence =
    percent === undefined
      ? filled(text.hint, { line: shown })
      : filled(text.hintChance, { line: shown, chance: percent });
  screen.say('hint', [sentence], { line, chance });
  return false;
}

function undo({ table, screen, language }: Typed): boolean {
  if (!table.undo()) screen.say('refused', [PLAY_TEXT[language].nothingToUndo]);
  return false;
}

/** Never over an existing file. */
function save({ table, screen, language, rest: file }: Typed): boolean {
  const text = PLAY_TEXT[language];
  const content = file.endsWith('.json') ? `${JSON.stringify(table.match.log())}\n` : table.record();
  try {
    if (file === '') screen.say('malformed', [text.needsFile]);
    else {
      writeFileSync(file, content, { flag: 'wx' });
      screen.say('saved', [filled(text.saved, { file })], { file });
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    screen.say('refused', [filled(code === 'EEXIST' ? text.exists : text.notSaved, { file, code })]);
  }
  return false;
}
