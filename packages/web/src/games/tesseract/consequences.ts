// @chunk *-table
/** Effects of the selected answer, as far as they are public: dice to be rolled, places, cards, breach chance. */
import { type Cell, COLOURS, stackName, type TesseractView } from '@tessera/games/tesseract';
import { capitalised, fill, plural } from '../../text/index.ts';
import { endWords } from './actions.ts';
import { cellOfTarget, type Said } from './answers.ts';
import { type DieLook, topOf } from './contract.ts';
import { stepOf } from './effect.ts';
import { kindOf } from './order.ts';
import { colourName, cubeName, kindLabel } from './panels/names.ts';
import { uncoverWords } from './panels/primed.ts';
import { answerWords, labCalled, lookOf, type Speech } from './phrases.ts';
import { roomWords, uncoversWords } from './tip.ts';

export interface Consequence {
  readonly sign: 'check' | 'threat' | 'unknown' | DieLook;
  /** Sentence with emphasis between asterisks. */
  readonly text: string;
}

export const consequencesOf = (speech: Speech, said: Said): readonly Consequence[] => [
  ...linesOf(speech, said),
  ...breachLine(speech, said),
];

function linesOf(speech: Speech, said: Said): readonly Consequence[] {
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
  if (verb === 'pick') return pickLines(speech, target, cell);
  if (verb === 'transfer') return transferLines(speech, said);
  if (verb === 'yes') return restLines(speech);
  if (verb === 'study') return deckLines(speech, target);
  if (verb !== 'end') return [];
  const unspent: Consequence[] =
    view.actions > 0 ? [{ sign: 'threat', text: plural(words.language, end.lost, view.actions) }] : [];
  return [...unspent, ...primeLines(speech)];
}

/** Cubes below one that is removed. */
function belowLines(speech: Speech, cell: Cell): readonly Consequence[] {
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
function containLines(speech: Speech, { goer = '', words: kinds }: Said): readonly Consequence[] {
  const lines = boardLines(speech, kindOf(goer.slice(-2)));
  if (isLast(speech)) return lines; // T-END-1
  return [...lines, { sign: 'unknown', text: rollWords(speech, kinds.length - 1) }];
}

const isLast = ({ view }: Speech): boolean => view.board.filter(cube => cube === null).length === 1;

/** A cube comes to the board: its slot, its primed twin, its column and its row. */
function boardLines(speech: Speech, cube: ReturnType<typeof kindOf>): readonly Consequence[] {
  const { words, view } = speech;
  const { chosen } = words.table;
  const name = cubeName(words, cube);
  const count = view.board.filter(one => one !== null).length + 1;
  if (isLast(speech)) return [{ sign: 'check', text: words.game.reasons.contained }]; // T-END-1
  const row = COLOURS.indexOf(cube.colour) * 6;
  const inRow = view.board.slice(row, row + 6).filter(one => one !== null).length;
  const column = view.columns[cube.value - 1];
  const lines: (Consequence | false | undefined)[] = [
    { sign: 'check', text: fill(chosen.toBoard, { count }) },
    view.primed.some(one => kindLabel(one) === kindLabel(cube)) && {
      sign: 'check',
      text: fill(chosen.twin, { cube: name }),
    },
    showsCard(view, kindLabel(cube)) && { sign: 'unknown', text: fill(chosen.card, { column: cube.value }) },
    column?.state === 'revealed' &&
      column.contained === 3 && { sign: 'check', text: fill(chosen.unlocks, { column: cube.value }) },
    inRow === 5 && view.destroyed.length > 0 && { sign: 'check', text: chosen.row },
  ];
  return lines.filter(line => line !== undefined && line !== false);
}

/** T-BONUS-1: the second cube of a column reveals its card. */
export function showsCard(view: TesseractView, goer: string): boolean {
  const column = view.columns[Number(goer.at(-1)) - 1];
  return column?.state === 'hidden' && column.contained > 0;
}

/** T-CONTAIN-5, T-CONTAIN-6: the rest of a set may be rolled, for a card while there is one of its level. */
function rollWords({ words, view }: Speech, rest: number): string {
  const level = Math.min(rest, 4);
  const { rest: rolls, restCard } = words.table.chosen;
  const hasCard = rest > 1 && (view.decks[level - 2] ?? 0) > 0;
  return fill(plural(words.language, hasCard ? restCard : rolls, rest), { level });
}

/** T-THREAT-3: the cube that is primed at the end of the phase, and the rolls that breach. */
function primeLines(speech: Speech): readonly Consequence[] {
  const { words, view, insight } = speech;
  const cells = insight?.forecast.cells ?? view.edge;
  const die = cells.length === 1 ? topOf(view, cells[0] ?? 0) : undefined;
  const values = insight?.outlook.values ?? [];
  const breaches: Consequence[] =
    values.length === 0
      ? []
      : [{ sign: 'threat', text: fill(words.table.chosen.breaches, { values: values.join(', ') }) }];
  const steps = insight?.forecast.steps ?? [];
  const events = steps.flatMap(({ uncovers }, i): Consequence[] =>
    uncovers
      ? [
          {
            sign: uncovers.isWarded ? 'check' : 'threat',
            text: `${uncoverWords(speech, uncovers, steps[i + 1])}.`,
          },
        ]
      : [],
  );
  return [{ sign: die ?? 'unknown', text: capitalised(endWords(speech)) }, ...breaches, ...events];
}

/** A cube chosen for a set-up, an event or a card: its fate, and what lies below it. */
function pickLines(speech: Speech, target: string, cell: Cell | undefined): readonly Consequence[] {
  const look = lookOf(speech.view, target);
  if (stepOf(speech.view)?.verb === 'contain' && look?.colour && look.value) {
    const lines = boardLines(speech, kindOf(kindLabel(look)));
    return cell === undefined || isLast(speech) ? lines : [...lines, ...belowLines(speech, cell)];
  }
  const text = fateWords(speech, target);
  if (text === undefined) return [];
  const sign = look ?? 'unknown';
  const isLeaving = cell !== undefined && stepOf(speech.view)?.verb !== 'reroll';
  return [{ sign, text }, ...(isLeaving ? belowLines(speech, cell) : [])];
}

/** Fate of a chosen cube; undefined where a second question decides it. */
function fateWords(speech: Speech, target: string): string | undefined {
  const { words, view } = speech;
  const { chosen } = words.table;
  const frame = view.resolving.at(-1);
  switch (frame?.type) {
    case 'corner':
      return chosen.started;
    case 'setupPrime':
      return chosen.primed;
    case 'edge':
      return frame.then === 'prime' ? chosen.primed : chosen.gone;
    case 'shield':
      return plural(words.language, chosen.rolled, 1);
    case 'rowBonus':
      return chosen.back;
    case 'effect':
      return effectWords(speech, target);
    default:
      return undefined;
  }
}

function effectWords(speech: Speech, target: string): string | undefined {
  const { words, view } = speech;
  const { chosen } = words.table;
  const step = stepOf(view);
  const look = lookOf(view, target);
  if (step?.isToOwn && !step.isSecond) return fill(chosen.toLab, { space: roomWords(speech) });
  if (step?.verb === 'destroy') return chosen.gone;
  if (step?.verb === 'reroll') return plural(words.language, chosen.rolled, 1);
  if (step?.verb === 'flip' && look?.value)
    return fill(chosen.becomes, { cube: cubeName(words, { ...look, value: 7 - look.value }) });
  return undefined;
}

/** A cube changes labs: places that are left where it goes. */
function transferLines(speech: Speech, { words: [at = '', to = ''] }: Said): readonly Consequence[] {
  const { words, view } = speech;
  const lab = 'ABCD'.indexOf(to);
  const free = (view.labs[lab]?.capacity ?? 0) - (view.labs[lab]?.cubes.length ?? 0) - 1;
  const text = fill(plural(words.language, words.table.chosen.places, free), { lab: labCalled(speech, lab) });
  return [{ sign: kindOf(at.slice(-2)), text }];
}

/** Rolling the rest of a set: every one of its dice may change. */
function restLines(speech: Speech): readonly Consequence[] {
  const frame = speech.view.resolving.at(-1);
  if (frame?.type !== 'rollRest') return [];
  const { words, view } = speech;
  const { rolled, draw } = words.table.chosen;
  const count = frame.cubes.length;
  const level = Math.min(count, 4);
  const hasCard = count > 1 && (view.decks[level - 2] ?? 0) > 0;
  const roll: Consequence = { sign: 'unknown', text: plural(words.language, rolled, count) };
  return hasCard ? [roll, { sign: 'check', text: fill(draw, { level }) }] : [roll];
}

/** Cards left to draw from. */
function deckLines({ words, view }: Speech, card: string): readonly Consequence[] {
  const level = Number(card[1]) + 1;
  const count = view.decks[level - 2] ?? 0;
  const text = fill(plural(words.language, words.table.chosen.deck, count), { level });
  return [{ sign: 'unknown', text }];
}

function breachLine(speech: Speech, said: Said): readonly Consequence[] {
  const { chance } = answerWords(speech, said);
  return chance ? [{ sign: chance.sign, text: fill(speech.words.table.chosen.breach, chance) }] : [];
}
