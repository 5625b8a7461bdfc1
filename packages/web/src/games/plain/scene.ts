/** Converts any view into a scene of names, numbers, cards and grids. Pure and independent of the game. */
import type { Speech } from './text.ts';

/**
 * Declared kind of a field, where its value does not tell: one value per seat, a seat, shared, or hidden from
 * the scene.
 */
export type FieldKind = 'perSeat' | 'shared' | 'seat' | 'unseen';

export type Shown =
  /** `isLong`: a sentence rather than a word. */
  | { readonly kind: 'value'; readonly text: string; readonly isLong: boolean }
  | { readonly kind: 'flag'; readonly isOn: boolean }
  /** `none` is absent, `hidden` is concealed from the viewer. */
  | { readonly kind: 'none' | 'hidden' }
  | { readonly kind: 'cards'; readonly cards: readonly Shown[] }
  | { readonly kind: 'grid'; readonly rows: readonly (readonly Shown[])[] }
  | { readonly kind: 'fields'; readonly fields: readonly Field[] };

export interface Field {
  readonly key: string;
  readonly label: string;
  readonly shown: Shown;
  /** True for long values, which start collapsed. */
  readonly isFolded: boolean;
}

export interface Scene {
  /** Fields of each seat. */
  readonly seats: readonly (readonly Field[])[];
  readonly shared: readonly Field[];
}

interface World {
  readonly speech: Speech;
  readonly names: readonly string[];
  readonly kinds: Readonly<Record<string, FieldKind>>;
  /** The view before the first answer, which exposes lists that reached the number of seats by accident. */
  readonly start: unknown;
  /** The seat to act, whose card is lit; null when the game is over. */
  readonly toAct: number | null;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Number of parts above which a value starts collapsed. */
const MOST_PARTS = 24;
const LONG_TEXT = 24;

export function sceneOf(view: unknown, world: World): Scene {
  const all = isFields(view) ? view : { view };
  const isPerSeat = perSeatOf(all, world);
  const keys = Object.keys(all).filter(key => world.kinds[key] !== 'unseen');
  return {
    seats: world.names.map((_, seat) =>
      keys.filter(isPerSeat).flatMap(key => ofSeat(key, (all[key] as readonly unknown[])[seat], world)),
    ),
    // Empty fields are left out, and the turn, which the prompt names.
    shared: keys
      .filter(key => !isPerSeat(key) && all[key] !== null && !isTurn(key, all[key], world))
      .map(key => fieldOf(key, all[key], world)),
  };
}

function perSeatOf(view: Fields, { names, kinds, start }: World): (key: string) => boolean {
  const isAsLong = (value: unknown): boolean => Array.isArray(value) && value.length === names.length;
  return key => {
    if (!isAsLong(view[key])) return false;
    if (kinds[key]) return kinds[key] === 'perSeat';
    return names.length > 1 && (!isFields(start) || isAsLong(start[key]));
  };
}

/** A field `seat` repeats what the lit card says, unless somebody else has to act. */
const isTurn = (key: string, value: unknown, { kinds, toAct }: World): boolean =>
  key === 'seat' && !kinds[key] && (toAct === null || value === toAct);

/** An object for each seat is spread out: its fields are the seat's. */
const ofSeat = (key: string, value: unknown, world: World): readonly Field[] =>
  isFields(value)
    ? Object.entries(value).map(([name, one]) => fieldOf(name, one, world))
    : [fieldOf(key, value, world, true)];

function fieldOf(key: string, value: unknown, world: World, isListed = false): Field {
  const { speech, names, kinds } = world;
  const isSeat = (kinds[key] ?? (key === 'seat' ? 'seat' : '')) === 'seat' && typeof value === 'number';
  const shown: Shown = isSeat
    ? textOf(names[value] ?? '–')
    : value === null && isListed
      ? { kind: 'hidden' }
      : shownOf(value, world);
  const label = isListed ? speech.own(key) : speech.field(key);
  const isFolded = partsOf(shown) > MOST_PARTS || (key === 'options' && shown.kind === 'fields');
  return { key, label, shown, isFolded };
}

const textOf = (text: string): Shown => ({ kind: 'value', text, isLong: text.length > LONG_TEXT });

function shownOf(value: unknown, world: World): Shown {
  if (value === null || value === undefined || value === '') return { kind: 'none' };
  if (typeof value === 'boolean') return { kind: 'flag', isOn: value };
  if (typeof value === 'string') return textOf(world.speech.value(value));
  if (Array.isArray(value)) return listOf(value, world);
  if (isFields(value))
    return { kind: 'fields', fields: Object.entries(value).map(([key, one]) => fieldOf(key, one, world)) };
  return textOf(String(value));
}

/** `null` in a list is a card that lies face down; in a grid it is an empty cell. */
const itemOf = (value: unknown, world: World): Shown =>
  value === null ? { kind: 'hidden' } : shownOf(value, world);

function listOf(list: readonly unknown[], world: World): Shown {
  if (list.length === 0) return { kind: 'none' };
  const rows = list.filter(Array.isArray) as (readonly unknown[])[];
  const width = rows[0]?.length ?? 0;
  const isGrid = rows.length > 1 && rows.length === list.length && rows.every(row => row.length === width);
  if (isGrid && width > 1 && rows.flat().every(one => typeof one !== 'object' || one === null))
    return { kind: 'grid', rows: rows.map(row => row.map(one => shownOf(one, world))) };
  return { kind: 'cards', cards: list.map(one => itemOf(one, world)) };
}

/** Something in it lies face down. */
export const hasHidden = ({ seats, shared }: Scene): boolean =>
  [...seats.flat(), ...shared].some(({ shown }) => isHiding(shown));

function isHiding(shown: Shown): boolean {
  if (shown.kind === 'cards') return shown.cards.some(isHiding);
  if (shown.kind === 'fields') return shown.fields.some(field => isHiding(field.shown));
  return shown.kind === 'hidden';
}

function partsOf(shown: Shown): number {
  switch (shown.kind) {
    case 'cards':
      return shown.cards.reduce((sum, card) => sum + partsOf(card), 0);
    case 'fields':
      return shown.fields.reduce((sum, field) => sum + partsOf(field.shown), 0);
    default:
      return 1;
  }
}
