/**
 * Appliers of the records that only tables of several screens have: seating, keepers, proposals, clocks,
 * plans, chat, operators.
 */
import { stop } from './clocks.ts';
import { withGrace } from './grace.ts';
import {
  type Appliers,
  fullClocks,
  type Ledger,
  type OpenAsk,
  passTurn,
  personIn,
  startClock,
} from './ledger.ts';
import { withNote } from './notes.ts';

/** Chat lines held in memory; older lines are in the journal only. */
const CHAT_LINES = 100;

export const APPLIERS: Appliers = {
  sat(ledger, { seat, guest, name, entropy, at }) {
    ledger.chairs[seat] = { kind: 'person', guest, name, isReady: true, keeper: null };
    ledger.entropy[seat] = entropy;
    ledger.gathered = at;
  },
  stood(ledger, { seat, at }) {
    ledger.chairs[seat] = { kind: 'open' };
    ledger.entropy[seat] = '';
    ledger.gathered = at;
  },
  host(ledger, { guest }) {
    ledger.host = guest;
  },
  renamed({ chairs }, { seat, name }) {
    personIn(chairs, seat).name = name;
  },
  ready({ chairs }, { seat, isReady }) {
    personIn(chairs, seat).isReady = isReady;
  },
  bot({ chairs, entropy }, { seat, level }) {
    chairs[seat] = level === null ? { kind: 'open' } : { kind: 'bot', level };
    entropy[seat] = '';
  },
  kept(ledger, { seat, level, spent, at }) {
    if (ledger.clock.running === seat) stop(ledger.clock, spent, at);
    personIn(ledger.chairs, seat).keeper = level;
  },
  returned(ledger, { seat, at }) {
    const { clock, pace, chairs, toAct } = ledger;
    personIn(chairs, seat).keeper = null;
    clock.left[seat] = withGrace(clock.left[seat] ?? null, pace);
    if (toAct !== seat) return;
    clock.used = 0;
    startClock(ledger, at);
  },
  asked(ledger, { seat, proposal, seq }) {
    ledger.asks.push({ id: seq, by: seat, proposal, count: ledger.count, agreed: [], declined: [] });
  },
  answered({ asks }, { ask, seat, agrees }) {
    const found = asks.find(({ id }) => id === ask);
    (agrees ? found?.agreed : found?.declined)?.push(seat);
  },
  settled(ledger, { ask, how }) {
    const settled = ledger.asks.find(({ id }) => id === ask);
    ledger.asks = ledger.asks.filter(({ id }) => id !== ask);
    if (settled && how === 'declined') noteDeclined(ledger, settled);
  },
  paused(ledger, { spent, at }) {
    stop(ledger.clock, spent, at);
    ledger.isPaused = true;
  },
  resumed(ledger, { at }) {
    ledger.isPaused = false;
    startClock(ledger, at);
  },
  pace(ledger, { pace, at }) {
    ledger.pace = pace;
    ledger.clock.left = fullClocks(ledger);
    ledger.clock.used = 0;
    startClock(ledger, at);
  },
  planned({ plans }, { seat, moves, isOrder }) {
    plans[seat] = moves.length > 0 ? { moves, isOrder } : null;
  },
  said({ chat }, { at, seat, name, text, phrase }) {
    chat.push({
      at,
      seat,
      name,
      ...(text !== undefined && { text }),
      ...(phrase !== undefined && { phrase }),
    });
    if (chat.length > CHAT_LINES) chat.shift();
  },
  doors(ledger, { doors }) {
    ledger.doors = doors;
  },
  next(ledger, { table }) {
    ledger.next = table;
  },
  closed(ledger, { why, at }) {
    if (why === 'home') passTurn(ledger, null, at);
    ledger.phase = 'ended';
    ledger.closed = why;
  },
  shut(ledger, { reason, at }) {
    ledger.shut = reason;
    passTurn(ledger, null, at);
  },
  titled(ledger, { title }) {
    ledger.title = title;
  },
};

/** Notes a declined offer to end, at one screen only: nothing else reminds its players there. */
function noteDeclined({ created, chairs, count, notes }: Ledger, { by, proposal }: OpenAsk): void {
  if (proposal.kind !== 'end' || created.seed === undefined) return;
  const { guest } = personIn(chairs, by);
  notes[guest] = withNote(notes[guest] ?? [], { kind: 'declined', count, seat: by });
}
