/** A rift match being prepared, as plain data: what the form shows, what is wrong with it, what it becomes. */
import type { OptionValue } from '@tessera/engine';
import { RIFT_OPTIONS } from '@tessera/games/rift';
import type { MatchSetup } from '../../match/client.ts';
import { newMatchId, newSeed } from '../../match/library.ts';
import { fill, type Text } from '../../text/index.ts';
import type { OptionName } from './optionGroups.ts';
import { BOT, FRIEND, holderOf, nameOf, type SeatDraft, YOU } from './seat.ts';

export interface Draft {
  readonly seats: readonly [SeatDraft, SeatDraft];
  /** Only what was touched. A count is the text in its field until the match starts. */
  readonly options: Readonly<Partial<Record<OptionName, OptionValue>>>;
}

/** What the form begins with. */
export const FIRST_DRAFT: Draft = { seats: [YOU, BOT], options: {} };

export const FRIEND_DRAFT: Draft = { seats: [YOU, FRIEND], options: {} };

/** Gentle, the ground known before the pieces come, and sure to end. */
export const RECOMMENDED_DRAFT: Draft = {
  seats: [YOU, { ...BOT, level: 'gentle' }],
  options: { setupOrder: 'crossesFirst', stallLimit: '120' },
};

/** The draft with one seat changed; you sit in one seat at most. */
export function withSeat(draft: Draft, seat: 0 | 1, change: Partial<SeatDraft>): Draft {
  const changed = { ...draft.seats[seat], ...change };
  const other = draft.seats[1 - seat] as SeatDraft;
  const kept =
    changed.holder === 'you' && other.holder === 'you' ? { ...other, holder: 'friend' as const } : other;
  return { ...draft, seats: seat === 0 ? [changed, kept] : [kept, changed] };
}

export const withSwappedSeats = (draft: Draft): Draft => ({
  ...draft,
  seats: [draft.seats[1], draft.seats[0]],
});

export const withOption = (draft: Draft, name: OptionName, value: OptionValue): Draft => ({
  ...draft,
  options: { ...draft.options, [name]: value },
});

/** What an option stands at: as touched, or its default. */
export const optionOf = ({ options }: Draft, name: OptionName): OptionValue => {
  const value = options[name];
  return value === undefined ? RIFT_OPTIONS[name].default : value;
};

/** Whether an option differs from its default. */
export const isChanged = (draft: Draft, name: OptionName): boolean =>
  optionOf(draft, name) !== RIFT_OPTIONS[name].default;

/** Why an option cannot stay as it is, in words, or undefined. Only counts can be typed wrongly. */
export function refusalOf(draft: Draft, name: OptionName, text: Text): string | undefined {
  const spec = RIFT_OPTIONS[name];
  const value = optionOf(draft, name);
  if (spec.kind !== 'count' || value === null) return undefined;
  const given = String(value).trim();
  const number = Number(given);
  if (/^\d+$/.test(given) && number >= spec.min && number <= spec.max) return undefined;
  const { countEmpty, count } = text.newMatch.refusals;
  const { label } = text.rift.options[name];
  const params = { label, given, min: spec.min, max: spec.max, none: text.newMatch.options.none };
  return fill(given === '' ? countEmpty : count, params);
}

/** The match to start. The draft must have no refusals. */
export function setupOf(draft: Draft, text: Text): MatchSetup {
  const seats = draft.seats.map(seat => holderOf(seat, nameOf(seat, text)));
  const names = (Object.keys(RIFT_OPTIONS) as OptionName[]).filter(name => isChanged(draft, name));
  return {
    id: newMatchId(),
    game: 'rift',
    title: seats.map(({ name }) => name).join(' – '),
    seats,
    options: Object.fromEntries(names.map(name => [name, valueOfOption(draft, name)])),
    seed: newSeed(),
  };
}

function valueOfOption(draft: Draft, name: OptionName): OptionValue {
  const value = optionOf(draft, name);
  return RIFT_OPTIONS[name].kind === 'count' && value !== null ? Number(value) : value;
}

let kept = FIRST_DRAFT;

/** The draft as it was left: reading a rule in between loses nothing. */
export const keptDraft = (): Draft => kept;

export function keepDraft(draft: Draft): void {
  kept = draft;
}
