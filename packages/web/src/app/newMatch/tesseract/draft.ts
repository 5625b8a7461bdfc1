/** A tesseract match being prepared, as plain data: who sits where, what is played, what it becomes. */
import { nonDefaultOptions, type OptionValue, parseOptions } from '@tessera/engine';
import { type Pack, TESSERACT_OPTIONS, type TesseractOptions } from '@tessera/games/tesseract';
import type { MatchSetup } from '../../../match/client.ts';
import { newMatchId, newSeed } from '../../../match/library.ts';
import type { Text } from '../../../text/index.ts';
import { BOT, FRIEND, holderOf, nameOf, type SeatDraft, usualName, YOU } from '../seat.ts';

/** Options with a few values each; the pack is chosen among those this browser keeps. */
export type OptionName = Exclude<keyof TesseractOptions, 'pack' | 'researchers'>;

export interface TeamDraft {
  /** One to four; one player runs two labs (T-SETUP-4). */
  readonly seats: readonly SeatDraft[];
  /** Only what was touched. */
  readonly options: Readonly<Partial<Record<OptionName, OptionValue>>>;
  /** By lab, of as many as there ever were; `random` where nobody was chosen. */
  readonly researchers: readonly string[];
  /** The name of a pack, or undefined for what is built in. */
  readonly pack: string | undefined;
}

export const MAX_SEATS = 4;
export const RANDOM = 'random';

/** What the form begins with. */
export const FIRST_DRAFT: TeamDraft = { seats: [YOU, BOT], options: {}, researchers: [], pack: undefined };

/** A roomy lab, a colleague who helps everywhere, few events, and nobody has to be asked. */
export const RECOMMENDED_DRAFT: TeamDraft = {
  seats: [YOU, BOT],
  options: { consent: 'auto' },
  researchers: ['R10', 'R08'],
  pack: undefined,
};

export const labsOf = ({ seats }: TeamDraft): number => Math.max(2, seats.length);

/** What an option stands at: as touched, or its default. */
export const optionOf = ({ options }: TeamDraft, name: OptionName): OptionValue => {
  const value = options[name];
  return value === undefined ? (TESSERACT_OPTIONS[name].default as OptionValue) : value;
};

export const isChanged = (draft: TeamDraft, name: OptionName): boolean =>
  optionOf(draft, name) !== TESSERACT_OPTIONS[name].default;

export const withOption = (draft: TeamDraft, name: OptionName, value: OptionValue): TeamDraft => ({
  ...draft,
  options: { ...draft.options, [name]: value },
});

export const researcherOf = ({ researchers }: TeamDraft, lab: number): string => researchers[lab] ?? RANDOM;

/** A researcher works in one lab: chosen for a second one, it leaves the first to the lot. */
export function withResearcher(draft: TeamDraft, lab: number, id: string): TeamDraft {
  const researchers = Array.from({ length: MAX_SEATS }, (_, i) => {
    const before = researcherOf(draft, i);
    return i === lab ? id : before === id ? RANDOM : before;
  });
  return { ...draft, researchers };
}

/** You sit in one seat at most: the one you leave goes to a friend. */
export function withSeat(draft: TeamDraft, seat: number, change: Partial<SeatDraft>): TeamDraft {
  const isTaken = change.holder === 'you';
  const seats = draft.seats.map((one, i) => {
    if (i === seat) return { ...one, ...change };
    return isTaken && one.holder === 'you' ? { ...one, holder: 'friend' as const } : one;
  });
  return { ...draft, seats };
}

/** One more colleague: a bot, or a friend where friends play already. */
export function withMore(draft: TeamDraft): TeamDraft {
  const more = draft.seats.some(({ holder }) => holder === 'friend') ? FRIEND : BOT;
  return { ...draft, seats: [...draft.seats, more].slice(0, MAX_SEATS) };
}

/** The labs behind the one that leaves move up with their researchers; who starts is checked again. */
export function withoutSeat(draft: TeamDraft, seat: number): TeamDraft {
  return settled({
    ...draft,
    seats: draft.seats.toSpliced(seat, 1),
    researchers: draft.researchers.toSpliced(seat, 1),
  });
}

/** Nobody who is not there can start. */
function settled(draft: TeamDraft): TeamDraft {
  const first = optionOf(draft, 'firstSeat');
  return typeof first === 'number' && first >= labsOf(draft) ? withOption(draft, 'firstSeat', 0) : draft;
}

/** How the seats are called, no two alike. */
export function seatNames({ seats }: TeamDraft, text: Text): readonly string[] {
  const names = seats.map(seat => nameOf(seat, text));
  return names.map((name, i) => {
    const twins = names.filter(one => one === name).length;
    const isUsual = name === usualName(seats[i] ?? BOT, text);
    const number = names.slice(0, i + 1).filter(one => one === name).length;
    return twins > 1 && isUsual ? `${name} ${number}` : name;
  });
}

/** The match to start, with the content of its pack. */
export function setupOf(draft: TeamDraft, pack: Pack | undefined, text: Text): MatchSetup {
  const names = seatNames(draft, text);
  const researchers = draft.researchers.slice(0, labsOf(draft));
  const touched = { ...draft.options, researchers, ...(pack ? { pack } : {}) };
  return {
    id: newMatchId(),
    game: 'tesseract',
    title: names.join(', '),
    seats: draft.seats.map((seat, i) => holderOf(seat, names[i] ?? '')),
    options: nonDefaultOptions(TESSERACT_OPTIONS, parseOptions(TESSERACT_OPTIONS, touched)),
    seed: newSeed(),
  };
}

let kept = FIRST_DRAFT;

/** The draft as it was left: reading a rule in between loses nothing. */
export const keptDraft = (): TeamDraft => kept;

export function keepDraft(draft: TeamDraft): void {
  kept = draft;
}
