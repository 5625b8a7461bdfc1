/** Effects of the selected answer, as far as they are public. */
import type { UndoRefusal } from '@tessera/engine';
import { type Cell, COLOURS, stackName, type TesseractView } from '@tessera/games/tesseract';
import { capitalised, fill, plural } from '../../text/index.ts';
import { endWords } from './actions.ts';
import { answersOf, cellOfTarget, isAction, kindOf, type Said } from './answers.ts';
import { type DieLook, topOf } from './contract.ts';
import { colourName, cubeName, kindLabel } from './panels/names.ts';
import { answerWords, deedWords, lookOf, type Speech } from './phrases.ts';
import { levelWords, roomWords, uncoversWords } from './tip.ts';

export type ConsequenceSign = 'check' | 'threat' | 'unknown' | DieLook;

export interface ChosenWords {
  readonly look: DieLook | undefined;
  readonly title: string;
  readonly about: string | undefined;
  /** Lines with emphasis between asterisks. */
  readonly lines: readonly { readonly sign: ConsequenceSign; readonly text: string }[];
  readonly deed: string;
  /** Cost of the answer, if it costs an action. */
  readonly spends: string | undefined;
}

type Lasting = Readonly<Record<string, UndoRefusal>>;
type Line = ChosenWords['lines'][number];

export function chosenWords(speech: Speech, said: Said): ChosenWords {
  const { words, view } = speech;
  const { title, more } = answerWords(speech, said);
  const target = said.goer ?? said.targets[0];
  const look = target === undefined || said.verb === 'to' ? undefined : lookOf(view, target);
  return {
    look,
    title: titleWords(speech, said) ?? title,
    about: said.goer ? fill(words.table.chosen.from, { set: title }) : (aboutWords(speech, said) ?? more),
    lines: [...linesOf(speech, said), ...breachLine(speech, said)],
    deed: deedWords(speech, said),
    spends:
      isAction(said.verb) && view.decision?.type === 'act'
        ? plural(words.language, words.table.chosen.spends, view.actions)
        : undefined,
  };
}

/** Title of the card: the cube that is taken, or the order. */
function titleWords(speech: Speech, said: Said): string | undefined {
  const { words, view } = speech;
  const look = said.verb === 'remove' ? lookOf(view, said.targets[0] ?? '') : undefined;
  if (look) return cubeName(words, look);
  if (said.verb === 'end') return words.table.end.long;
  return said.goer && deedWords(speech, said);
}

/** Place of the cube, or subject of the decision. */
function aboutWords(speech: Speech, { verb, words: [target = ''] }: Said): string | undefined {
  const { words, view } = speech;
  const cell = cellOfTarget(target);
  if (verb === 'remove' && cell !== undefined) return levelWords(speech, cell);
  const isAsked = view.decision?.type !== 'act' && view.decision?.type !== 'granted';
  return isAsked ? capitalised(`${words.game.decisions[view.decision?.type ?? 'act']}.`) : undefined;
}

function linesOf(speech: Speech, said: Said): readonly Line[] {
  const {
    verb,
    words: [target = ''],
  } = said;
  const { words, view } = speech;
  const { chosen, end } = words.table;
  const cell = cellOfTarget(target);
  if (verb === 'remove' && cell !== undefined) {
    const text = fill(chosen.toLab, { space: roomWords(speech) });
    return [{ sign: topOf(view, cell) ?? 'unknown', text }, ...belowLines(speech, cell)];
  }
  if (verb === 'contain') return containLines(speech, said);
  if (verb !== 'end') return [];
  const unspent: Line[] =
    view.actions > 0 ? [{ sign: 'threat', text: plural(words.language, end.lost, view.actions) }] : [];
  return [...unspent, { sign: 'unknown', text: capitalised(endWords(speech)) }];
}

/** Cubes below one that is removed. */
function belowLines(speech: Speech, cell: Cell): readonly Line[] {
  const { words, view } = speech;
  const { chosen } = words.table;
  const stack = view.stacks[cell];
  const below = stack?.cubes.at(-2);
  if (!stack || !below) {
    return [{ sign: stack?.symbol ? 'threat' : 'check', text: uncoversWords(speech, cell) }];
  }
  const { colour, value } = below;
  const shown =
    colour === null
      ? chosen.showsAll
      : value === null
        ? fill(chosen.shows, { colour: colourName(words, colour) })
        : fill(chosen.top, { cube: cubeName(words, below) });
  const count = stack.cubes.length - 1;
  const noEvent = fill(plural(words.language, chosen.noEvent, count), { cell: stackName(cell) });
  return [
    { sign: colour === null ? 'unknown' : below, text: capitalised(shown) },
    { sign: 'check', text: noEvent },
  ];
}

/** T-CONTAIN-3, T-BONUS-1 to T-BONUS-3, T-CONTAIN-5: all consequences of a contained cube. */
function containLines({ words, view }: Speech, { goer = '', words: kinds }: Said): readonly Line[] {
  const { chosen } = words.table;
  const cube = kindOf(goer.slice(-2));
  const name = cubeName(words, cube);
  const count = view.board.filter(one => one !== null).length + 1;
  const row = COLOURS.indexOf(cube.colour) * 6;
  const inRow = view.board.slice(row, row + 6).filter(one => one !== null).length;
  const column = view.columns[cube.value - 1];
  const lines: (Line | false | undefined)[] = [
    { sign: cube, text: fill(chosen.toBoard, { cube: name, count }) },
    view.primed.some(one => kindLabel(one) === kindLabel(cube)) && {
      sign: 'check',
      text: fill(chosen.twin, { cube: name }),
    },
    showsCard(view, goer) && { sign: 'unknown', text: fill(chosen.card, { column: cube.value }) },
    column?.state === 'revealed' &&
      column.contained === 3 && { sign: 'check', text: fill(chosen.unlocks, { column: cube.value }) },
    inRow === 5 && view.destroyed.length > 0 && { sign: 'check', text: chosen.row },
    { sign: 'check', text: plural(words.language, chosen.rest, kinds.length - 1) },
  ];
  return lines.filter(line => line !== undefined && line !== false);
}

/** T-BONUS-1: the second cube of a column reveals its card. */
function showsCard(view: TesseractView, goer: string): boolean {
  const column = view.columns[Number(goer.at(-1)) - 1];
  return column?.state === 'hidden' && column.contained > 0;
}

/**
 * Reason why the selected answer cannot be undone; that of a second answer is only known once the rules ask
 * for it.
 */
export const barOf = (view: TesseractView, said: Said, lasting: Lasting): UndoRefusal | undefined =>
  lasting[said.text] ?? (said.goer && showsCard(view, said.goer) ? 'hiddenRevealed' : undefined);

function breachLine(speech: Speech, said: Said): readonly Line[] {
  const { chance } = answerWords(speech, { ...said, text: answersOf(said).join('; ') });
  return chance ? [{ sign: 'threat', text: fill(speech.words.table.chosen.breach, chance) }] : [];
}
