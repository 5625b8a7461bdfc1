/** The whole table of tesseract as text. */
import {
  COLOURS,
  type CubeView,
  cardTextOf,
  EVENTS,
  insightOf,
  LAB_NAMES,
  researcherTextOf,
  type TesseractText,
  type TesseractView,
} from '@tessera/games/tesseract';
import { filled } from '../../words.ts';
import { baseLines, layerLines } from './cube.ts';
import { type Paint, paintOf } from './paint.ts';
import type { TesseractPlayText } from './text.ts';

/** Texts of the terminal and of the game. */
export interface Texts {
  readonly own: TesseractPlayText;
  readonly game: TesseractText;
}

export function boardLines(view: TesseractView, { own, game }: Texts, hasColour: boolean): string[] {
  const paint = paintOf(hasColour);
  return [
    headLine(view, own, game),
    ...layerLines(view, own, paint),
    ...baseLines(view, own, paint),
    symbolsLine(view, own, game),
    ...columnLines(view, own, game),
    primedLine(view, own, paint),
    ...outlookLines(view, own),
    ...view.labs.map((_, lab) => labLine(view, lab, game, paint)),
    pilesLine(view, own),
  ];
}

export const labName = (lab: number): string => LAB_NAMES[lab] ?? '?';

const cubeText = ({ colour, value }: CubeView): string => `${colour}${value}`;

function headLine(view: TesseractView, own: TesseractPlayText, game: TesseractText): string {
  const { turn, active, phase, actions, breach, wards, skipPrime } = view;
  const track = '#'.repeat(breach).padEnd(7, '.');
  return [
    filled(own.turn, { turn, lab: labName(active), phase: game.phases[phase] }),
    ...(phase === 'action' ? [filled(own.actions, { actions })] : []),
    filled(own.breaches, { track, breach }),
    ...(wards > 0 ? [filled(own.wards, { wards })] : []),
    ...(skipPrime > 0 ? [filled(own.skips, { skips: skipPrime })] : []),
  ].join('   ');
}

/** Legend of the base's letters. */
function symbolsLine({ stacks }: TesseractView, own: TesseractPlayText, game: TesseractText): string {
  const symbols = EVENTS.filter(event => stacks.some(({ symbol }) => symbol === event));
  return filled(own.symbols, {
    symbols: symbols.map(event => `${event} ${game.symbols[event].name}`).join(', ') || own.nothing,
  });
}

/** Containment cards that are face up and unused. */
const columnLines = (
  { options, columns }: TesseractView,
  own: TesseractPlayText,
  game: TesseractText,
): string[] =>
  columns.flatMap(({ card, state }, i) => {
    if (card === null || (state !== 'revealed' && state !== 'unlocked')) return [];
    const params = { column: i + 1, card: cardTextOf(options, card, game).name };
    return filled(own.column, { ...params, state: filled(own.stateNames[state], params) });
  });

/** T-BREACH-1: from the third equal cube on every prime is a breach. */
function primedLine({ primed }: TesseractView, own: TesseractPlayText, paint: Paint): string {
  const values = [1, 2, 3, 4, 5, 6].flatMap(value => {
    const cubes = primed.filter(cube => cube.value === value).map(cubeText);
    if (cubes.length === 0) return [];
    const shown = cubes.sort().join(' ');
    return cubes.length < 2 ? shown : paint(filled(own.danger, { cubes: shown }), 'danger');
  });
  return filled(own.primed, { cubes: values.join('   ') || own.nothing });
}

function outlookLines(view: TesseractView, own: TesseractPlayText): string[] {
  if (view.phase !== 'action' && view.phase !== 'threat') return [];
  const { outlook } = insightOf(view);
  const chance = Math.round(100 * outlook.chance);
  const cells = view.edge.map(cell => `${cell % 4},${Math.floor(cell / 4)}`).join(' / ') || own.nothing;
  return [
    `${filled(own.next, { cells })}   ${filled(outlook.isExact ? own.outlook : own.outlookAbout, { chance })}`,
  ];
}

function labLine(view: TesseractView, lab: number, game: TesseractText, paint: Paint): string {
  const { researcher, cubes, capacity, hand } = view.labs[lab] ?? {
    researcher: '',
    cubes: [],
    capacity: 0,
    hand: [],
  };
  const places = Array.from({ length: capacity }, (_, i) => {
    const cube = cubes[i];
    return cube ? paint(cubeText(cube), cube.colour) : '. ';
  });
  const name = researcher === '-' ? '' : researcherTextOf(view.options, researcher, game).name;
  const cards = hand.map(card => cardTextOf(view.options, card, game).name).join(', ');
  const isActive = lab === (view.decision?.lab ?? view.active);
  const words = [name, cards].filter(Boolean).join(': ');
  return `${isActive ? '>' : ' '}${labName(lab)}  ${places.join(' ')}  ${words}`.trimEnd();
}

function pilesLine({ destroyed, decks }: TesseractView, own: TesseractPlayText): string {
  const counts = COLOURS.map(colour => {
    const count = destroyed.filter(cube => cube.colour === colour).length;
    return count > 0 ? `${colour} ${count}` : '';
  }).filter(Boolean);
  const cubes = counts.join(', ') || own.nothing;
  return `${filled(own.destroyed, { cubes })}   ${filled(own.decks, { decks: decks.join(', ') })}`;
}
