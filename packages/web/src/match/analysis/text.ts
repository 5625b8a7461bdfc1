/**
 * Analyses as text (docs/analysis.md): header lines, then answers; a variation in brackets follows the answer
 * that it replaces, a comment in braces the answer that it is about, a roll in angle brackets the answer that
 * drew it.
 */
import { decode, FormatError, harmfulIn, readObject } from '@tessera/engine';
import { draftOf, EMPTY_TREE, grow, nodeAt, ROOT, type Tree } from './tree.ts';

/** Where an analysis begins; chance has nothing to say there. */
export interface Start {
  readonly game: string;
  readonly seats: number;
  /** Only options that differ from the defaults. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly position: string;
}

export interface Analysis {
  readonly start: Start;
  /** Empty for a title made by its page. */
  readonly title: string;
  /** Names of the seats; empty for the usual ones. */
  readonly names: readonly string[];
  /** Seed of rolls that are left to chance. */
  readonly seed: string;
  readonly tree: Tree;
}

/** Separator of answers in a game's notation; see `Facts`. */
export type SeparatorOf = (game: string) => string | undefined;

/** Longest comment, title or name. */
const LONGEST = 4000;
/** Most answers of an analysis. */
const MOST_ANSWERS = 5000;
const COLUMNS = 100;

const quoted = (value: string): string => JSON.stringify(value);

export function formatAnalysis({ start, title, names, seed, tree }: Analysis, separator: string): string {
  const { game, seats, options, position } = start;
  const header = [
    ['Game', game],
    ['Title', title],
    ['Seats', String(seats)],
    ['Names', JSON.stringify(names)],
    ['Options', JSON.stringify(options)],
    ['Seed', seed],
    ['Position', position],
  ].map(([key, value]) => `[${key} ${quoted(value ?? '')}]`);
  const { comment } = nodeAt(tree, ROOT);
  const words = [...(comment ? [commented(comment)] : []), ...writtenFrom(tree, ROOT, separator.trim())];
  return `${header.join('\n')}\n\n${wrapped(words)}\n`;
}

const commented = (comment: string): string => `{${comment.replace(/[\\}]/g, '\\$&')}}`;

/** Words from a node on: the main continuation, and the variations behind its first answer. */
function writtenFrom(tree: Tree, from: number, end: string): readonly string[] {
  const words: string[] = [];
  for (let { next } = nodeAt(tree, from); next.length > 0; ) {
    const [main = ROOT, ...others] = next;
    words.push(...written(tree, main, end));
    for (const other of others) {
      const inner = [...written(tree, other, end), ...writtenFrom(tree, other, end)];
      inner[0] = `(${inner[0]}`;
      words.push(...inner.slice(0, -1), `${inner.at(-1)})`);
    }
    ({ next } = nodeAt(tree, main));
  }
  return words;
}

function written(tree: Tree, id: number, end: string): readonly string[] {
  const { move, dice, comment } = nodeAt(tree, id);
  const roll = dice.length > 0 ? ` <${dice.join(' ')}>` : '';
  return [`${move}${roll}${end}`, ...(comment ? [commented(comment)] : [])];
}

/** Joins words to lines; one that is longer than a line stands alone. */
function wrapped(words: readonly string[]): string {
  const lines: string[] = [''];
  for (const word of words) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length >= COLUMNS) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.join('\n');
}

/** Counted from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** An analysis that was read, with the place of each answer in the text, for whoever finds it illegal. */
export interface Read extends Analysis {
  readonly places: ReadonlyMap<number, Place>;
}

/** True for a text that is meant to be an analysis, valid or not; the record of a duel names its starter. */
export const isAnalysisText = (text: string): boolean =>
  /^\uFEFF?\s*\[Game /.test(text) && !/^\[Starter /m.test(text);

/** Throws a FormatError that names the line and column, or the header line. */
export function parseAnalysis(text: string, separatorOf: SeparatorOf): Read {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const { fields, from } = headerOf(source);
  const field = (key: string, usual?: string): string => {
    const value = fields.get(key) ?? usual;
    if (value === undefined) throw new FormatError('header', `has no line [${key} "…"]`);
    return value;
  };
  const game = field('Game');
  const separator = separatorOf(game);
  if (separator === undefined)
    throw new FormatError('Game', `is “${game.slice(0, 40)}”, which has no analysis board here`);
  const seats = Number(field('Seats', '2'));
  if (!/^[1-9]$/.test(field('Seats', '2'))) throw new FormatError('Seats', 'must be a number from 1 to 9');
  const start: Start = {
    game,
    seats,
    options: readObject(decode(field('Options', '{}'), 'Options'), 'Options'),
    position: field('Position'),
  };
  const names = decode(field('Names', '[]'), 'Names');
  if (!Array.isArray(names) || names.length > seats || names.some(name => typeof name !== 'string'))
    throw new FormatError('Names', 'must be a list of names, one for each seat');
  const { tree, places } = treeOf(source, from, separator);
  return {
    start,
    title: field('Title', ''),
    names: names as string[],
    seed: field('Seed', ''),
    tree,
    places,
  };
}

function headerOf(text: string): { readonly fields: Map<string, string>; readonly from: number } {
  const fields = new Map<string, string>();
  let from = 0;
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() !== '' && !line.startsWith('[')) break;
    from += line.length + 1;
    if (line.trim() === '') continue;
    const [, key = '', value = ''] = /^\[(\w{1,20}) (".*")\]\s*$/.exec(line) ?? [];
    if (key === '') throw new FormatError(`line ${i + 1}`, 'is no header line such as [Result "*"]');
    if (fields.has(key)) throw new FormatError(`line ${i + 1}, ${key}`, 'was given before');
    fields.set(key, unquoted(value, `line ${i + 1}, ${key}`));
  }
  return { fields, from };
}

function unquoted(value: string, field: string): string {
  const given = decode(value, field);
  if (typeof given !== 'string') throw new FormatError(field, 'must be a text in quotation marks');
  const letter = harmfulIn(given);
  if (letter) throw new FormatError(field, `has the invisible character ${letter}`);
  return given;
}

/** Reads answers, variations, comments and rolls from an offset on. */
function treeOf(text: string, from: number, separator: string): Pick<Read, 'tree' | 'places'> {
  let at = Math.min(from, text.length);
  const tree = draftOf(EMPTY_TREE);
  /** The answer that was read last. */
  let last = ROOT;
  /** Where each open bracket began, and what was read last before it. */
  const open: { readonly at: number; readonly last: number }[] = [];
  /** True right after an opening bracket, where only an answer can stand. */
  let isFresh = false;
  const places = new Map<number, Place>();
  const isSpaced = separator.trim() === '';
  const stop = isSpaced ? /[\s(){}<>]/ : /[;(){}<>]/;

  /** Offsets at which lines begin. */
  const lines = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  let line = 1;
  /** Offsets are mostly asked for in ascending order. */
  const placeAt = (offset: number): Place => {
    if ((lines[line - 1] ?? 0) > offset) line = 1;
    while ((lines[line] ?? Number.POSITIVE_INFINITY) <= offset) line++;
    return { line, column: offset - (lines[line - 1] ?? 0) + 1 };
  };
  const refuse = (why: string, where = at): never => {
    const { line: inLine, column } = placeAt(where);
    throw new FormatError('text', why, column, inLine);
  };
  const until = (end: string, what: string): string => {
    const begun = at++;
    let found = '';
    for (; at < text.length && text[at] !== end; at++) {
      if (text[at] === '\\' && end === '}') at++;
      found += text[at] ?? '';
    }
    if (at >= text.length) refuse(`${what} is never closed`, begun);
    at++;
    return found;
  };

  function comment(): void {
    const begun = at;
    const said = until('}', 'a comment').trim();
    const letter = harmfulIn(said);
    if (isFresh) refuse('a comment follows the answer that it is about', begun);
    if (letter) refuse(`has the invisible character ${letter}`, begun);
    const before = nodeAt(tree, last).comment;
    const whole = before === '' ? said : `${before} ${said}`;
    if (whole.length > LONGEST) refuse(`a comment has at most ${LONGEST} letters`, begun);
    tree.nodes.set(last, { ...nodeAt(tree, last), comment: whole });
  }

  function answer(): void {
    const begun = at;
    while (at < text.length && !stop.test(text[at] as string)) at++;
    const move = text.slice(begun, at).trim().replace(/\s+/g, ' ');
    if (move.length > 80) refuse(`“${move.slice(0, 40)}…” is not an answer`, begun);
    const rest = /^\s*</.exec(text.slice(at));
    let dice: readonly number[] = [];
    if (rest) {
      at += rest[0].length - 1;
      const where = at;
      const roll = until('>', 'a roll').trim();
      if (!/^\d{1,6}( +\d{1,6}){0,399}$/.test(roll)) refuse('a roll is numbers such as <3 5>', where);
      dice = roll.split(/ +/).map(Number);
    }
    last = grow(tree, last, { move, dice });
    if (places.has(last)) refuse(`“${move}” stands here twice`, begun);
    if (places.size >= MOST_ANSWERS) refuse(`an analysis has at most ${MOST_ANSWERS} answers`, begun);
    places.set(last, placeAt(begun));
    isFresh = false;
  }

  while (at < text.length) {
    const letter = text[at] as string;
    if (/\s/.test(letter) || letter === separator) at++;
    else if (letter === '{') comment();
    else if (letter === '(') {
      if (isFresh || last === ROOT) refuse('a variation follows the answer that it replaces');
      open.push({ at, last });
      last = nodeAt(tree, last).parent;
      isFresh = true;
      at++;
    } else if (letter === ')') {
      const begun = open.pop();
      if (!begun) return refuse('a bracket closes that was never opened');
      if (isFresh) refuse('a variation has at least one answer');
      last = begun.last;
      at++;
    } else if (letter === '[') refuse('header lines stand before the first answer');
    else if (stop.test(letter)) refuse(`“${letter}” has no place here`);
    else answer();
  }
  const unclosed = open.at(-1);
  if (unclosed) refuse('a variation is never closed', unclosed.at);
  return { tree, places };
}
