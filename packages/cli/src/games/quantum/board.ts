/** The map of quantum as text. */
import {
  CARD_NAMES,
  cardWords,
  cubesOn,
  FLEET,
  geometryOf,
  NOBODY,
  ownerOf,
  type QuantumView,
  RESERVE,
  SCRAPYARD,
  SEAT_LETTERS,
} from '@tessera/games/quantum';
import { ink } from '../../ink.ts';
import { type Language, labelled } from '../../words.ts';
import { QUANTUM_TEXT } from '../texts.ts';
import { shipWords } from './answers.ts';
import { QUANTUM_PLAY_TEXT } from './text.ts';
import { SEAT_NAMES } from './words.ts';

/** Colours of the fleets; the letters alone tell the same. */
const FLEETS = ['1;34', '1;31', '1;32', '1;33'] as const;
const WIDTH = 5;

export function boardLines(view: QuantumView, language: Language, hasColour: boolean): string[] {
  return [...mapLines(view, hasColour), '', ...sheetLines(view, language), rowLine(view, language)];
}

function mapLines(view: QuantumView, hasColour: boolean): string[] {
  const { xs, ys, squareAt } = geometryOf(view.map);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const columns = Array.from({ length: right - left + 1 }, (_, i) => left + i);
  const heads = `   ${columns.map(x => String(x).padStart(WIDTH)).join('')}`;
  const rows = Array.from({ length: bottom - top + 1 }, (_, i) => {
    const y = top + i;
    const cells = columns.map(x => cellOf(view, squareAt(x, y), hasColour)).join('');
    return `${String(y).padStart(3)}${cells}`;
  });
  return [heads, ...rows];
}

function cellOf(view: QuantumView, square: number | undefined, hasColour: boolean): string {
  if (square === undefined) return ' '.repeat(WIDTH);
  const { planetOn, planets } = geometryOf(view.map);
  const planet = planetOn[square] ?? -1;
  if (planet >= 0) {
    const cubes = view.cubesLeft.map((_, seat) =>
      (SEAT_LETTERS[seat] ?? '').repeat(cubesOn(view, planet, seat)),
    );
    return `${planets[planet]?.number}${cubes.join('')}`.padStart(WIDTH);
  }
  const ship = view.ships[square] ?? NOBODY;
  if (ship === NOBODY) return '·'.padStart(WIDTH);
  const shown = `${SEAT_NAMES[ownerOf(ship)]}${view.faces[ship]}`;
  const padding = ' '.repeat(WIDTH - shown.length);
  return padding + (hasColour ? ink(shown, FLEETS[ownerOf(ship)] ?? '1') : shown);
}

function sheetLines(view: QuantumView, language: Language): string[] {
  const text = QUANTUM_PLAY_TEXT[language];
  const cards = cardWords(QUANTUM_TEXT[language].cards, view.options, language);
  return view.cubesLeft.map((cubes, seat) => {
    const dice = Array.from({ length: FLEET }, (_, number) => seat * FLEET + number);
    const ships = dice
      .filter(die => view.places[die] !== SCRAPYARD && view.places[die] !== RESERVE)
      .map(die => shipWords(view, die, language));
    const scrapped = dice
      .filter(die => view.places[die] === SCRAPYARD)
      .map(die => shipWords(view, die, language));
    const reserve = dice.filter(die => view.places[die] === RESERVE).length;
    const sheet = (view.commands[seat] ?? []).map(card => {
      const { name } = cards[CARD_NAMES[card] as keyof typeof cards];
      return (view.active[seat] ?? 0) & (1 << card) ? name : `(${name})`;
    });
    return [
      `${SEAT_NAMES[seat]}  ${ships.join(', ') || '-'}`,
      `${text.research} ${view.research[seat]}`,
      `${text.dominance} ${view.dominance[seat]}`,
      `${text.cubes} ${cubes}`,
      scrapped.length > 0 && `${text.scrapyard} ${scrapped.join(', ')}`,
      reserve > 0 && `${text.reserve} ${reserve}`,
      sheet.length > 0 && `${text.cards} ${sheet.join(', ')}`,
    ]
      .filter(Boolean)
      .join('; ');
  });
}

function rowLine({ rows, options }: QuantumView, language: Language): string {
  const cards = cardWords(QUANTUM_TEXT[language].cards, options, language);
  const names = [...rows.command, ...rows.gambit].map(
    card => cards[CARD_NAMES[card] as keyof typeof cards].name,
  );
  return names.length === 0 ? '' : labelled(language, QUANTUM_PLAY_TEXT[language].row, names.join(', '));
}
