/** Answers as text: `remove 0,3`, `adjust primed:Y3 -`, `contain Y2 Y3 Y4`. */
import { FormatError } from '@tessera/engine';
import { CELLS, cellAt, cellName } from './board.ts';
import { destroyedTarget, kindName, kindOf, labTarget, primedTarget, spotOf } from './target.ts';
import { type Answer, type Change, COLOURS, LAB_NAMES, type Lab, type Target } from './types.ts';

const labName = (lab: Lab): string => LAB_NAMES[lab] ?? '?';

export function targetName(target: Target): string {
  const spot = spotOf(target);
  if (spot.zone === 'tess') return cellName(spot.cell);
  if (spot.zone === 'destroyed') return `destroyed:${COLOURS[spot.colour]}`;
  return `${spot.zone === 'lab' ? labName(spot.lab) : 'primed'}:${kindName(spot.kind)}`;
}

const CHANGES: Readonly<Record<string, Change>> = { '+': 1, '-': -1, flip: 0 };
const changeName = (by: Change): string => (by === 0 ? 'flip' : by > 0 ? '+' : '-');

export function formatAnswer(answer: Answer): string {
  switch (answer.type) {
    case 'remove':
    case 'to':
      return `${answer.type} ${cellName(answer.cell)}`;
    case 'adjust':
      return `adjust ${targetName(answer.at)} ${changeName(answer.by)}`;
    case 'transfer':
      return `transfer ${targetName(answer.at)} ${labName(answer.to)}`;
    case 'contain':
      return `contain ${answer.set.map(kindName).join(' ')}`;
    case 'study':
    case 'play':
    case 'keep':
      return `${answer.type} ${answer.card}`;
    case 'use':
      return `use ${answer.column}`;
    case 'pick':
      return `pick ${targetName(answer.at)}`;
    case 'lab':
      return `lab ${labName(answer.lab)}`;
    case 'value':
      return `value ${answer.value}`;
    case 'branch':
      return `branch ${answer.branch}`;
    case 'give':
      return `give ${answer.card} ${labName(answer.from)} ${labName(answer.to)}`;
    default:
      return answer.type;
  }
}

const EXAMPLE =
  'write it like remove 0,3, adjust primed:Y3 -, transfer A:Y3 B, contain Y2 Y3 Y4, play L2-01 or end';
const CARD = /^(L[2-4]|C)-\d\d$/;

/** Reads word by word, and names the faulty one. */
class Words {
  readonly #text: string;
  readonly #words: readonly string[];
  #at = 1;

  constructor(text: string) {
    this.#text = text;
    this.#words = text.split(' ');
  }

  get verb(): string {
    return this.#words[0] ?? '';
  }

  next<T>(what: string, read: (word: string) => T | undefined): T {
    const word = this.#words[this.#at];
    const value = word === undefined ? undefined : read(word);
    if (value === undefined) this.fail(`needs ${what}`, this.#at);
    this.#at += 1;
    return value as T;
  }

  rest<T>(what: string, read: (word: string) => T | undefined): T[] {
    const values: T[] = [];
    do values.push(this.next(what, read));
    while (this.#at < this.#words.length);
    return values;
  }

  end<T>(answer: T): T {
    if (this.#at < this.#words.length) this.fail('has a word too many', this.#at);
    return answer;
  }

  fail(complaint: string, word = 0): never {
    const column = this.#words.slice(0, word).join(' ').length + (word > 0 ? 2 : 1);
    throw new FormatError('move', `"${this.#text.slice(0, 60)}" ${complaint}; ${EXAMPLE}`, column);
  }
}

/** Throws FormatError for malformed notation; illegal but well-formed answers are for `check`. */
export function parseAnswer(text: string): Answer {
  const words = new Words(text);
  const { verb } = words;
  switch (verb) {
    case 'remove':
    case 'to':
      return words.end({ type: verb, cell: words.next('a stack such as 0,3', readCell) });
    case 'adjust':
      return words.end({
        type: verb,
        at: words.next('a cube such as A:Y3 or primed:Y3', readTarget),
        by: words.next('+, - or flip', word => (Object.hasOwn(CHANGES, word) ? CHANGES[word] : undefined)),
      });
    case 'transfer':
      return words.end({
        type: verb,
        at: words.next('a cube such as A:Y3', readTarget),
        to: words.next('a lab, A to D', readLab),
      });
    case 'contain':
      return words.end({
        type: verb,
        set: words.rest('cubes such as Y2 Y3 Y4', readKind).sort((a, b) => a - b),
      });
    case 'study':
    case 'play':
    case 'keep':
      return words.end({ type: verb, card: words.next('a card such as L2-01', readCard) });
    case 'use':
      return words.end({ type: verb, column: words.next('a column, 1 to 6', readFace) });
    case 'value':
      return words.end({ type: verb, value: words.next('a value, 1 to 6', readFace) });
    case 'branch':
      return words.end({ type: verb, branch: words.next('a number such as 1', readNumber) });
    case 'pick':
      return words.end({
        type: verb,
        at: words.next('a cube such as 0,3, A:Y3, primed:Y3 or destroyed:Y', readTarget),
      });
    case 'lab':
      return words.end({ type: verb, lab: words.next('a lab, A to D', readLab) });
    case 'give':
      return words.end({
        type: verb,
        card: words.next('a card such as L2-01', readCard),
        from: words.next('the lab it comes from, A to D', readLab),
        to: words.next('the lab it goes to, A to D', readLab),
      });
    case 'specialize':
    case 'end':
    case 'yes':
    case 'no':
    case 'stop':
      return words.end({ type: verb });
    default:
      return words.fail('is not an answer');
  }
}

const readFace = (word: string): number | undefined => (/^[1-6]$/.test(word) ? Number(word) : undefined);
const readNumber = (word: string): number | undefined => (/^[1-9]\d?$/.test(word) ? Number(word) : undefined);
const readCard = (word: string): string | undefined => (CARD.test(word) ? word : undefined);

function readCell(word: string): number | undefined {
  const found = /^([0-3]),([0-3])$/.exec(word);
  return found ? cellAt(Number(found[1]), Number(found[2])) : undefined;
}

function readLab(word: string): Lab | undefined {
  const lab = LAB_NAMES.findIndex(name => name === word);
  return lab < 0 ? undefined : lab;
}

function readKind(word: string): number | undefined {
  const colour = COLOURS.findIndex(name => name === word[0]);
  const value = readFace(word.slice(1));
  return colour < 0 || value === undefined ? undefined : kindOf(colour, value);
}

function readTarget(word: string): Target | undefined {
  const cell = readCell(word);
  if (cell !== undefined && cell < CELLS) return cell;
  const [place = '', name = '', more] = word.split(':');
  if (more !== undefined) return undefined;
  if (place === 'destroyed') {
    const colour = COLOURS.findIndex(one => one === name);
    return colour < 0 ? undefined : destroyedTarget(colour);
  }
  const kind = readKind(name);
  const lab = readLab(place);
  if (kind === undefined) return undefined;
  return place === 'primed' ? primedTarget(kind) : lab === undefined ? undefined : labTarget(lab, kind);
}
