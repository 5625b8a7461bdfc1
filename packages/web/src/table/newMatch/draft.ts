// @chunk draft
/** Draft of a new match as plain data: form state, validation, and conversion to a match. */
import { defaultOf, fill, type OptionValue } from '@tessera/engine';
import type { NewMatch, TimeControl } from '../../match/client.ts';
import type { Text } from '../../text/index.ts';
import { namesOf } from '../names.ts';
import { type ClockDraft, controlOf } from './clock/clock.ts';
import type { Form, OptionGroup, Spec } from './preparation.ts';
import { BOT, FRIEND, holderOf, type SeatDraft, YOU } from './seat.ts';

/**
 * A value, a list of values by holding, or content. A numeric option is the text in its field until the match
 * starts.
 */
export type Chosen = OptionValue | readonly OptionValue[] | object;

export interface Draft {
  readonly seats: readonly SeatDraft[];
  /** Only options that were touched, and house rules. */
  readonly options: Readonly<Record<string, Chosen>>;
  readonly clock?: ClockDraft;
}

/** Initial draft: you, and the usual number of bots or friends. */
export const firstDraft = (form: Form, others: SeatDraft = BOT): Draft => ({
  seats: [YOU, ...Array.from({ length: form.facts.seats.usual - 1 }, () => others)].map(levelledIn(form)),
  options: form.house ?? {},
});

const levelledIn =
  ({ usualLevel }: Form) =>
  (seat: SeatDraft): SeatDraft => ({ ...seat, level: usualLevel ?? seat.level });

export const friendDraft = (form: Form): Draft => firstDraft(form, FRIEND);

/** Indices of each seat's holdings. */
export const heldBy = ({ held }: Form, draft: Draft): readonly (readonly number[])[] =>
  held ? held(draft) : draft.seats.map((_, seat) => [seat]);

/** Number of holdings of all seats, the length of every option by seat. */
const countHeld = (form: Form, draft: Draft): number => heldBy(form, draft).flat().length;

/** Groups of options that are neither plain nor the game's own; ungrouped options come last. */
export function expertGroups({ options, plain, expert, own }: Form): readonly OptionGroup[] {
  const known = new Set([...own, ...[...plain, ...expert].flatMap(({ names }) => names)]);
  const rest = Object.keys(options).filter(name => !known.has(name));
  return rest.length === 0 ? expert : [...expert, { names: rest }];
}

/** Specification of an option, limited to values allowed now. */
export function specOf({ options, offers }: Form, draft: Draft, name: string): Spec {
  const spec = options[name] as Spec;
  if (spec.kind !== 'choice' || !offers) return spec;
  return { ...spec, values: spec.values.filter(value => offers(name, value, draft)) };
}

/** Value of an option: as chosen, or its default. */
export const chosenOf = ({ options }: Form, draft: Draft, name: string): Chosen => {
  const chosen = draft.options[name];
  return chosen === undefined ? defaultOf(options[name] as Spec) : chosen;
};

/** Value of an option by seat: one entry per holding. */
export function listOf(form: Form, draft: Draft, name: string): readonly OptionValue[] {
  const list = chosenOf(form, draft, name) as readonly OptionValue[];
  const usual = (form.options[name] as Spec).default;
  return Array.from({ length: countHeld(form, draft) }, (_, i) => list[i] ?? usual);
}

/** True if an option differs from its default. */
export function isChanged(form: Form, draft: Draft, name: string): boolean {
  const spec = form.options[name] as Spec;
  if (spec.kind === 'perSeat' && spec.isCounted)
    return (chosenOf(form, draft, name) as readonly unknown[]).length > 0;
  if (spec.kind === 'perSeat') return listOf(form, draft, name).some(value => value !== spec.default);
  return settledOf(form, draft, name) !== spec.default;
}

/** Value of an option as the rules take it. */
function settledOf(form: Form, draft: Draft, name: string): Chosen {
  const { kind } = form.options[name] as Spec;
  const chosen = chosenOf(form, draft, name);
  if (kind === 'perSeat') return listOf(form, draft, name);
  return kind === 'count' && chosen !== null ? Number(chosen) : chosen;
}

/** Reason why a value is refused, or undefined; only numeric options can be invalid. */
export function refusalOf(
  form: Form,
  draft: Draft,
  name: string,
  label: string,
  { newMatch }: Text,
): string | undefined {
  const spec = form.options[name] as Spec;
  const chosen = chosenOf(form, draft, name);
  if (spec.kind !== 'count' || chosen === null) return undefined;
  const given = String(chosen).trim();
  const number = Number(given);
  if (/^\d+$/.test(given) && number >= spec.min && number <= spec.max) return undefined;
  const { countEmpty, count } = newMatch.refusals;
  const params = { label, given, min: spec.min, max: spec.max, none: newMatch.options.none };
  const isLimit = spec.default === null; // null stands for no limit
  return fill(given === '' && isLimit ? countEmpty : count, params);
}

export const withOption = (draft: Draft, name: string, chosen: Chosen): Draft => ({
  ...draft,
  options: { ...draft.options, [name]: chosen },
});

/** Resets an option to its default. */
export function withoutOption(draft: Draft, name: string): Draft {
  const { [name]: _, ...options } = draft.options;
  return { ...draft, options };
}

/** Changes a seat. You sit in one seat at most: the seat you leave becomes a friend's. */
export function withSeat(draft: Draft, seat: number, change: Partial<SeatDraft>): Draft {
  const isTaken = change.holder === 'you';
  const seats = draft.seats.map((one, i) => {
    if (i === seat) return { ...one, ...change };
    return isTaken && one.holder === 'you' ? { ...one, holder: 'friend' as const } : one;
  });
  return { ...draft, seats };
}

export const withSwappedSeats = (draft: Draft): Draft => ({ ...draft, seats: draft.seats.toReversed() });

/** Adds a seat: a bot, or a friend if friends play already. */
export function withMore(form: Form, draft: Draft): Draft {
  const more = draft.seats.find(({ holder }) => holder === 'friend' || holder === 'guest') ?? BOT;
  const seats = [...draft.seats, { ...levelledIn(form)(more), name: '' }];
  return fitted(form, { ...draft, seats: seats.slice(0, form.facts.seats.max) });
}

/** Resets options that the current seats do not allow. */
function fitted({ offers }: Form, draft: Draft): Draft {
  const kept = Object.entries(draft.options).filter(
    ([name, chosen]) => offers?.(name, chosen, draft) ?? true,
  );
  return { ...draft, options: Object.fromEntries(kept) };
}

/** Removes a seat; the seats after it move up with their options. */
export function withoutSeat(form: Form, draft: Draft, seat: number): Draft {
  const gone = heldBy(form, draft)[seat] ?? [];
  const moved = Object.entries(draft.options).map(([name, chosen]): readonly [string, Chosen] =>
    form.options[name]?.kind === 'perSeat'
      ? [name, (chosen as readonly OptionValue[]).filter((_, thing) => !gone.includes(thing))]
      : [name, chosen],
  );
  return fitted(form, { seats: draft.seats.toSpliced(seat, 1), options: Object.fromEntries(moved) });
}

export const seatNames = ({ seats }: Draft, text: Text): readonly string[] =>
  namesOf(seats.map(holderOf), text);

/** Converts a valid draft to a new match. */
export function setupOf(form: Form, draft: Draft): NewMatch {
  const clock = clockOf(form, draft);
  const changed = Object.keys(draft.options).filter(name => isChanged(form, draft, name));
  return {
    game: form.facts.id,
    title: '',
    seats: draft.seats.map(holderOf),
    options: Object.fromEntries(changed.map(name => [name, settledOf(form, draft, name)])),
    ...(clock && { clock }),
  };
}

/** True if clocks are possible: only between people at one screen, in competitive games. */
export const canHaveClock = ({ facts }: Form, { seats }: Draft): boolean =>
  !facts.isTogether && seats.every(({ holder }) => holder === 'you' || holder === 'friend');

/** The time control of the match, if any. */
export const clockOf = (form: Form, draft: Draft): TimeControl | undefined =>
  canHaveClock(form, draft) ? controlOf(draft.clock) : undefined;

const kept = new Map<string, Draft>();
const keyOf = ({ facts }: Form, venue = ''): string => facts.id + venue;

/** The draft of a game as it was left, so that reading the rules in between loses nothing. */
export const keptDraft = (form: Form, venue?: string, others?: SeatDraft): Draft =>
  kept.get(keyOf(form, venue)) ?? firstDraft(form, others);

export const keepDraft = (form: Form, draft: Draft, venue?: string): void =>
  void kept.set(keyOf(form, venue), draft);

export const dropDraft = (form: Form, venue?: string): void => void kept.delete(keyOf(form, venue));
