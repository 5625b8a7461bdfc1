/** Face and words of a game that brings none: everything under the names of the rules. */
import type { AnyGame } from '@tessera/engine';
import type { Face } from '../play/face.ts';
import { PLAY_TEXT } from '../play/text.ts';
import { filled, type Language, sentenceOf, type Words } from '../words.ts';

const SEATS: Readonly<Record<Language, string>> = { en: 'seat', fr: 'place', cs: 'místo' };
const seatName = (seat: number, language: Language): string => `${SEATS[language]} ${seat}`;

export const plainWords = ({ seats }: AnyGame, language: Language): Words => ({
  language,
  seats: Array.from({ length: seats.max }, (_, seat) => seatName(seat, language)),
  story: events => events.map(({ type, reveals: _, ...rest }) => withFields(type, rest)),
  refusal: ({ code, params = {} }) => withFields(sentenceOf({}, code, language), params),
  reason: ({ reason }) => reason,
  why: ({ key, params }) => withFields(key, params),
});

/** `rolled {"face":3}` */
const withFields = (name: string, fields: object): string =>
  Object.keys(fields).length === 0 ? name : `${name} ${JSON.stringify(fields)}`;

export function plainFace(language: Language): Face {
  const text = PLAY_TEXT[language];
  return {
    isNumbered: true,
    board: rowsOf,
    boardData: (view, position) => ({ position, view }),
    turn: (_view, seat) => filled(text.toMove, { seat: seatName(seat, language), decision: text.decide }),
    turnData: () => ({}),
    answer: (_view, notation) => notation,
    things: () => [],
    over: ({ winners, reason }) =>
      filled(text.ended, {
        winners: winners.map(seat => seatName(seat, language)).join(', ') || '-',
        reason,
      }),
    help: [],
    commands: {},
  };
}

/** The longest value that stands beside its name; a longer one is listed below it, an item to a line. */
const WIDEST = 88;

/** A view as rows: `scores  3 0`. */
function rowsOf(view: unknown): readonly string[] {
  if (!isFields(view)) return [inline(view)];
  const width = Math.max(...Object.keys(view).map(name => name.length));
  return Object.entries(view).flatMap(([name, value]) => {
    const text = inline(value);
    if (text.length <= WIDEST) return `${name.padEnd(width)}  ${text}`;
    const items = Array.isArray(value)
      ? value.map(item => inline(item))
      : isFields(value)
        ? rowsOf(value)
        : [text];
    return [name, ...items.map(item => `  ${item}`)];
  });
}

const isFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** In one line: `-` is nothing, `?` in a list is hidden. */
function inline(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-';
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.map(itemText).join(' ');
  if (isFields(value))
    return (
      Object.entries(value)
        .map(([name, one]) => `${name} ${itemText(one)}`)
        .join(', ') || '-'
    );
  return String(value);
}

const itemText = (value: unknown): string => {
  if (value === null) return '?';
  return typeof value === 'object' ? `(${inline(value)})` : inline(value);
};
