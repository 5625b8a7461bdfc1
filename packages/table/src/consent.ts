/**
 * The one rule of consent, for every table alike (docs/table.md): what nobody else has seen is taken back at once, bots agree, people
 * are asked, and people at one screen are one guest.
 */
import { isMatchWord, noChance, type Seat } from '@tessera/engine';
import type { Standing } from '@tessera/wire';
import type { TableCore } from './core.ts';
import { isPresent, type OpenAsk } from './ledger.ts';
import { guestIn } from './seats.ts';

/** How far somebody may take back, and by whose leave. */
export interface Reach {
  /** `ready`: at once. `ask`: if the others agree. All else: not at all. */
  readonly status: Standing['undo'];
  /** How many answers that takes back. */
  readonly count: number;
}

const NOTHING: Reach = { status: 'nothingToUndo', count: 0 };

/** Whether nobody but bots plays against the people at one screen, and no dice were promised to anybody. */
export const isAlone = ({ ledger: { created, chairs } }: TableCore, seats: readonly Seat[]): boolean =>
  created.seed !== undefined && chairs.every(({ kind }, seat) => kind !== 'person' || seats.includes(seat));

/**
 * Down to the last answer from one of these chairs, which are those of one guest. At once while nothing was drawn or revealed since
 * and nobody else has answered but bots and those who keep a chair. Otherwise the others are asked; people alone at one screen
 * have nobody to ask, but may take back an end as well.
 */
export function takeBackReach(core: TableCore, seats: readonly Seat[]): Reach {
  const { match, ledger } = core;
  const { phase, gone, by, chairs } = ledger;
  if (!match || ledger.created.isRated || seats.length === 0) return NOTHING;
  const isFree = isAlone(core, seats);
  if (!isFree && (phase !== 'playing' || seats.every(seat => gone[seat]))) return NOTHING;
  const { entries } = match;
  const seatAt = (i: number): Seat => entries[i]?.seat ?? -1;
  const isBots = (i: number): boolean => by[i] === 'keeper' || chairs[seatAt(i)]?.kind === 'bot';
  const isOwn = (i: number): boolean =>
    seats.includes(seatAt(i)) && (isFree || (by[i] !== 'keeper' && by[i] !== 'fallback'));
  let last = entries.length - 1;
  while (last >= 0 && isBots(last)) last--;
  if (last >= 0 && isOwn(last) && (isFree || !isMatchWord(entries[last]?.move ?? ''))) {
    const count = Math.max(entries.length - last, core.game.isTogether ? wordsAtEnd(core) : 0);
    const barred = match.undoRefusal(count);
    return { status: barred === undefined ? 'ready' : isFree ? barred : 'ask', count };
  }
  while (last >= 0 && !isOwn(last)) last--;
  return last < 0 ? NOTHING : { status: 'ask', count: entries.length - last };
}

/** A team that gave up left one after another, and comes back together. */
const wordsAtEnd = ({ started: { entries } }: TableCore): number =>
  entries.length - 1 - entries.findLastIndex(({ move }) => !isMatchWord(move));

/** Seats of people who are there: who left, or has a bot in the chair, does not keep the others waiting. */
export const people = ({ ledger }: TableCore): readonly Seat[] =>
  ledger.chairs.flatMap((_, seat) => (isPresent(ledger, seat) && !ledger.gone[seat] ? [seat] : []));

/** Rivals at one screen each have a say in how their match ends; in all else the people of one screen speak with one voice. */
const isOneVoice = (core: TableCore, { by, proposal }: OpenAsk, seat: Seat): boolean =>
  seat === by ||
  ((proposal.kind !== 'end' || core.game.isTogether) && guestIn(core, seat) === guestIn(core, by));

/** Seats that have not answered yet. */
export const waitsFor = (core: TableCore, open: OpenAsk): readonly Seat[] => [
  ...people(core).filter(seat => !isOneVoice(core, open, seat) && !hasAnswered(open, seat)),
  ...(core.world.considers ? botsInDoubt(core, open) : []),
];

const hasAnswered = ({ agreed, declined }: OpenAsk, seat: Seat): boolean =>
  agreed.includes(seat) || declined.includes(seat);

/**
 * What has become of a proposal; undefined while somebody has to answer. Rivals must all agree, of a team more than half of the
 * people who are there.
 */
export function verdictOn(core: TableCore, open: OpenAsk): 'granted' | 'declined' | 'lapsed' | undefined {
  const { ledger, game } = core;
  const here = people(core);
  const isStale = open.proposal.kind === 'takeBack' && ledger.count <= backTo(open);
  if (isStale || !here.includes(open.by)) return 'lapsed';
  const doubts = botsInDoubt(core, open);
  if (doubts.length > 0 && !core.world.considers) return 'declined';
  const agreed = here.filter(seat => isOneVoice(core, open, seat) || open.agreed.includes(seat)).length;
  const needed = game.isTogether ? Math.floor(here.length / 2) + 1 : here.length;
  const isLost = game.isTogether
    ? here.length - here.filter(seat => open.declined.includes(seat)).length < needed
    : open.declined.length > 0;
  if (isLost) return 'declined';
  return agreed >= needed && doubts.length === 0 ? 'granted' : undefined;
}

/** How many answers would be left. */
export const backTo = ({ count, proposal }: OpenAsk): number =>
  proposal.kind === 'takeBack' ? count - proposal.count : count;

/** Bots, and those who keep a chair, agree to everything but an end of rivals by which they would not win. */
export function botsInDoubt(core: TableCore, open: OpenAsk): readonly Seat[] {
  const { ledger, game, started } = core;
  if (open.proposal.kind !== 'end' || game.isTogether) return [];
  const bots = ledger.chairs.flatMap((_, seat) =>
    seat !== open.by && !ledger.gone[seat] && !isPresent(ledger, seat) && !hasAnswered(open, seat)
      ? [seat]
      : [],
  );
  if (bots.length === 0) return bots;
  const ended = game.copy(started.state);
  game.agree?.(ended, noChance);
  const winners = game.outcome(ended)?.winners ?? [];
  return bots.filter(seat => !winners.includes(seat));
}
