/** Verdict on a proposal: who has to agree, and whether they did. */
import { noChance, type Seat } from '@tessera/engine';
import type { Ask } from '@tessera/wire';
import { levelIn } from './botSeats.ts';
import type { TableCore } from './core.ts';
import { isPresent, type OpenAsk } from './ledger.ts';
import { guestIn } from './seats.ts';
import type { BotAsk } from './types.ts';

/** Seats of people present: a seat that left, or has a keeper, is not waited for. */
export const people = ({ ledger }: TableCore): readonly Seat[] =>
  ledger.chairs.flatMap((_, seat) => (isPresent(ledger, seat) && !ledger.gone[seat] ? [seat] : []));

/**
 * True if a seat shares the proposer's vote. Rivals at one screen vote separately on the end of their match;
 * on all else the people of one screen vote as one.
 */
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
 * Result of a proposal; undefined while an answer is missing. Rivals must all agree; in a team, more than
 * half of the people present.
 */
export function verdictOn(core: TableCore, open: OpenAsk): 'granted' | 'declined' | 'lapsed' | undefined {
  const { ledger, game } = core;
  const here = people(core);
  const { kind } = open.proposal;
  // An offer to end at one screen lapses with the next answer.
  const isPassed = kind === 'end' && ledger.created.seed !== undefined && ledger.count !== open.count;
  const isStale = isPassed || (kind === 'takeBack' && ledger.count <= backTo(open));
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

/** Number of answers left after the take-back. */
export const backTo = ({ count, proposal }: OpenAsk): number =>
  proposal.kind === 'takeBack' ? count - proposal.count : count;

/**
 * Bots and keepers that have to be asked: they agree to everything but an end of rivals by which they would
 * not win.
 */
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

/** Next bot to be asked about an end; null while none is. */
export function botAskOf(core: TableCore): BotAsk | null {
  const { match, game, ledger, world } = core;
  if (!match || !world.considers) return null;
  for (const open of ledger.asks) {
    const [seat] = botsInDoubt(core, open);
    const level = levelIn(core, seat ?? null);
    if (seat === undefined || level === null) continue;
    const view = game.view(match.state, seat);
    return { seat, level, view, seed: core.botSeed(seat), count: match.length, ask: open.id };
  }
  return null;
}

/** Open proposals as everybody is told of them. */
export function asksOf(core: TableCore): readonly Ask[] {
  return core.ledger.asks.map(open => {
    const { id, by, proposal, agreed } = open;
    const after = core.ledger.count; // answers may have followed since
    const now = proposal.kind === 'takeBack' ? { ...proposal, count: after - backTo(open), after } : proposal;
    return { id, by, proposal: now, agreed: [...agreed], waitsFor: waitsFor(core, open) };
  });
}
