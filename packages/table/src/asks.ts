/** Proposals that others have to agree to. Rivals all have to; of a team more than half, whoever proposed included. */
import { AGREE, LEAVE, noChance, type Seat } from '@tessera/engine';
import type { Ask, Proposal, Refusal } from '@tessera/wire';
import type { TableCore } from './core.ts';
import { isPresent, type OpenAsk } from './ledger.ts';
import { refusal } from './refusals.ts';
import type { CommandOf } from './types.ts';
import { goBack } from './undoing.ts';

/** People who are there: who left, or has a bot in the chair, does not keep the others waiting. */
const people = ({ ledger }: TableCore): readonly Seat[] =>
  ledger.chairs.flatMap((_, seat) => (isPresent(ledger, seat) && !ledger.gone[seat] ? [seat] : []));

/** What is to be taken back counts from the moment at which it was proposed. */
export function ask(
  core: TableCore,
  seat: Seat,
  { proposal }: CommandOf<'ask'>,
  at: number,
): Refusal | undefined {
  const refused = askRefusal(core, seat, proposal);
  if (!refused) core.write({ kind: 'asked', seat, proposal }, at);
  return refused;
}

function askRefusal(core: TableCore, seat: Seat, proposal: Proposal): Refusal | undefined {
  const { ledger, game } = core;
  if (ledger.phase !== 'playing' || !people(core).includes(seat)) return refusal('notNow');
  if (ledger.asks.some(open => open.proposal.kind === proposal.kind)) return refusal('askedAlready');
  switch (proposal.kind) {
    case 'takeBack':
      if (proposal.after !== ledger.count) return refusal('tooLate');
      return proposal.count > ledger.count ? refusal('nothingToTakeBack') : undefined;
    case 'end':
      return game.isTogether ? undefined : core.started.agreeRefusal(seat);
    case 'pause':
      return ledger.isPaused ? refusal('notNow') : undefined;
    case 'resume':
      return ledger.isPaused ? undefined : refusal('notNow');
    case 'pace':
      return undefined;
  }
}

/** Whoever declines their own proposal withdraws it. */
export function answer(
  core: TableCore,
  seat: Seat,
  command: CommandOf<'answer'>,
  at: number,
): Refusal | undefined {
  const { ask: id, agrees } = command;
  const open = core.ledger.asks.find(one => one.id === id);
  if (!open) return refusal('noSuchAsk');
  if (open.by === seat && !agrees) {
    core.write({ kind: 'settled', ask: id, how: 'lapsed' }, at);
    return undefined;
  }
  if (!waitsFor(core, open).includes(seat)) return refusal('notNow');
  core.write({ kind: 'answered', ask: id, seat, proposal: open.proposal, agrees }, at);
  return undefined;
}

/** Of which there almost always are none. */
const NO_ASKS: readonly Ask[] = Object.freeze([]);

export function asksFor(core: TableCore): readonly Ask[] {
  if (core.ledger.asks.length === 0) return NO_ASKS;
  return core.ledger.asks.map(open => {
    const { id, by, proposal, agreed } = open;
    const after = core.ledger.count; // more was played since
    const now = proposal.kind === 'takeBack' ? { ...proposal, count: after - backTo(open), after } : proposal;
    return { id, by, proposal: now, agreed: [...agreed], waitsFor: waitsFor(core, open) };
  });
}

const waitsFor = (core: TableCore, { by, agreed, declined }: OpenAsk): readonly Seat[] =>
  people(core).filter(seat => seat !== by && !agreed.includes(seat) && !declined.includes(seat));

/** How many answers would be left. */
const backTo = ({ count, proposal }: OpenAsk): number =>
  proposal.kind === 'takeBack' ? count - proposal.count : count;

/** Settles what has been decided, or makes no sense any more, after whatever happened. */
export function tendAsks(core: TableCore, at: number): void {
  for (let open = decided(core); open; open = decided(core)) {
    const how = verdictOn(core, open) ?? 'lapsed';
    core.write({ kind: 'settled', ask: open.id, how }, at);
    if (how === 'granted') grant(core, open, at);
  }
}

const decided = (core: TableCore): OpenAsk | undefined =>
  core.ledger.asks.find(open => verdictOn(core, open) !== undefined);

function verdictOn(core: TableCore, open: OpenAsk): 'granted' | 'declined' | 'lapsed' | undefined {
  const { ledger, game } = core;
  const here = people(core);
  const isStale = open.proposal.kind === 'takeBack' && ledger.count <= backTo(open);
  if (isStale || !here.includes(open.by)) return 'lapsed';
  if (!game.isTogether && isRefusedByBots(core, open)) return 'declined';
  const agreed = here.filter(seat => seat === open.by || open.agreed.includes(seat)).length;
  const declined = here.filter(seat => open.declined.includes(seat)).length;
  const needed = game.isTogether ? Math.floor(here.length / 2) + 1 : here.length;
  if (agreed >= needed) return 'granted';
  return here.length - declined < needed ? 'declined' : undefined;
}

/** Bots, and those who keep a chair, mind nothing but an end by which they would not win. */
function isRefusedByBots({ ledger, game, started }: TableCore, { proposal, by }: OpenAsk): boolean {
  if (proposal.kind !== 'end') return false;
  const bots = ledger.chairs.flatMap((_, seat) =>
    seat !== by && !ledger.gone[seat] && !isPresent(ledger, seat) ? [seat] : [],
  );
  if (bots.length === 0) return false;
  const ended = game.copy(started.state);
  game.agree?.(ended, noChance);
  const winners = game.outcome(ended)?.winners ?? [];
  return !bots.every(seat => winners.includes(seat));
}

function grant(core: TableCore, open: OpenAsk, at: number): void {
  const { ledger, game } = core;
  const { proposal, by } = open;
  switch (proposal.kind) {
    case 'takeBack':
      goBack(core, by, ledger.count - backTo(open), true, at);
      return;
    case 'end':
      if (!game.isTogether) core.say(by, AGREE, at);
      else for (let seat = 0; seat < ledger.chairs.length; seat++) core.say(seat, LEAVE, at);
      return;
    case 'pause':
      core.write({ kind: 'paused', spent: core.spent(at) }, at);
      return;
    case 'resume':
      core.write({ kind: 'resumed' }, at);
      return;
    case 'pace':
      core.write({ kind: 'pace', pace: proposal.pace }, at);
  }
}
