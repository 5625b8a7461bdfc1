/** Proposals that need consent; `consent.ts` and `verdict.ts` decide whose, and with which result. */
import { AGREE, LEAVE, type Seat } from '@tessera/engine';
import type { Proposal, Refusal } from '@tessera/wire';
import { isAlone } from './consent.ts';
import type { TableCore } from './core.ts';
import type { OpenAsk } from './ledger.ts';
import { refusal } from './refusals.ts';
import { guestIn, seatsOf } from './seats.ts';
import type { BotAsk, BotWord, CommandOf } from './types.ts';
import { goBack } from './undoing.ts';
import { backTo, botsInDoubt, people, verdictOn, waitsFor } from './verdict.ts';

/** Opens a proposal; the answers to take back are counted from the moment of the proposal. */
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
      if (ledger.created.isRated) return refusal('rated');
      if (proposal.after !== ledger.count) return refusal('tooLate');
      if (isAlone(core, seatsOf(core, guestIn(core, seat)))) return refusal('nothingToTakeBack');
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

/** Records an answer to a proposal; declining one's own withdraws it. People at one screen answer in turn. */
export function answer(
  core: TableCore,
  seats: readonly Seat[],
  { ask: id, agrees }: CommandOf<'answer'>,
  at: number,
): Refusal | undefined {
  const open = core.ledger.asks.find(one => one.id === id);
  if (!open) return refusal('noSuchAsk');
  const asked = waitsFor(core, open);
  const seat = seats.find(one => asked.includes(one));
  if (seat !== undefined) {
    core.write({ kind: 'answered', ask: id, seat, proposal: open.proposal, agrees }, at);
    return undefined;
  }
  if (!seats.includes(open.by) || agrees) return refusal('notNow');
  core.write({ kind: 'settled', ask: id, how: 'lapsed' }, at);
  return undefined;
}

/** Records a bot's answer to a proposal to end, if the match is still where the bot was asked. */
export function botSays(
  core: TableCore,
  { seat, ask: id, count }: BotAsk,
  word: BotWord,
  at: number,
): Refusal | undefined {
  const open = core.ledger.asks.find(one => one.id === id);
  if (!open) return refusal('noSuchAsk');
  if (count !== core.ledger.count || !botsInDoubt(core, open).includes(seat)) return refusal('tooLate');
  core.write({ kind: 'answered', ask: id, seat, proposal: open.proposal, ...word }, at);
  return undefined;
}

/** Settles every proposal that has been decided or has lapsed; runs after each change. */
export function tendAsks(core: TableCore, at: number): void {
  for (let open = decided(core); open; open = decided(core)) {
    const how = verdictOn(core, open) ?? 'lapsed';
    core.write({ kind: 'settled', ask: open.id, how }, at);
    if (how === 'granted') grant(core, open, at);
  }
}

const decided = (core: TableCore): OpenAsk | undefined =>
  core.ledger.asks.find(open => verdictOn(core, open) !== undefined);

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
