/** Events as sentences. */
import { fill, type Params } from '@tessera/engine';
import { contentOf } from './content.ts';
import { hasSlots } from './missions.ts';
import { agentWord, cardWord, cloneWord, missionWord, type Naming, ultraWord } from './naming.ts';
import { type Era, perEra } from './ring.ts';
import { isSolo } from './state.ts';
import { capitalised, countOf } from './text/format.ts';
import type { LoopText } from './text/index.ts';
import type { LoopEvent } from './types.ts';

type Key = keyof LoopText['events'];

/** `times`: number of equal events told at once. */
export const narrate = (event: LoopEvent, naming: Naming, times = 1): string =>
  capitalised(fill(naming.text.events[keyOf(event, naming)], paramsOf(event, naming, times)));

/** Events of cubes that come and go one by one, each perhaps with its damage. */
const SMALL: readonly LoopEvent['type'][] = ['energy', 'riftRemoved', 'damage', 'ultraDamage'];

const isSmall = (event: LoopEvent | undefined): boolean =>
  event !== undefined && SMALL.includes(event.type) && !('perpetual' in event && event.perpetual);

/** Number of equal events among small ones in a row, at the first of them; 0 at the others. */
export function timesOf(events: readonly LoopEvent[], at: number): number {
  if (!isSmall(events[at])) return 1;
  const told = JSON.stringify(events[at]);
  const isSame = (i: number): boolean => JSON.stringify(events[i]) === told;
  for (let i = at - 1; isSmall(events[i]); i--) if (isSame(i)) return 0;
  let times = 0;
  for (let i = at; isSmall(events[i]); i++) if (isSame(i)) times++;
  return times;
}

/** All events, in as few sentences as possible. */
export const narrateAll = (events: readonly LoopEvent[], naming: Naming): readonly string[] =>
  events.flatMap((event, i) => {
    const times = timesOf(events, i);
    return times === 0 ? [] : [narrate(event, naming, times)];
  });

/** The key of an event's sentence; some events have several, by cause. */
function keyOf(event: LoopEvent, { table }: Naming): Key {
  if (event.type === 'moved') return event.why === 'free' ? 'moved.free' : 'moved';
  if (event.type === 'energy') return event.perpetual ? 'perpetual' : 'energy';
  if (event.type === 'paid') return event.count > 0 ? 'paid' : 'paidForEver';
  if (event.type === 'thrown') return event.eras.length > 0 ? 'thrown' : 'thrown.none';
  if (event.type === 'damage') return hasSlots(event.mission) ? 'damage.slot' : 'damage';
  if (event.type === 'reshuffled') return isSolo(table) ? 'reshuffled.solo' : 'reshuffled';
  return event.type;
}

function paramsOf(event: LoopEvent, naming: Naming, times: number): Params {
  const { text, table } = naming;
  const count = 'count' in event ? event.count : times;
  const era = (one: Era): Params => ({ at: text.at[one] as string });
  return {
    ...('agent' in event && { agent: agentWord(naming, event.agent) }),
    ...('card' in event && { card: cardWord(naming, event.card) }),
    ...('mission' in event && { mission: missionWord(naming, event.mission) }),
    ...('ultra' in event && { ultra: ultraWord(naming, event.ultra) }),
    ...('token' in event && { clone: cloneWord(naming, event.token, event.type === 'clone') }),
    ...('era' in event && era(event.era)),
    ...('to' in event && { to: text.to[event.to] as string }),
    ...('dimension' in event && { dimension: text.dimensions[event.dimension] as string }),
    ...('centrifuge' in event && {
      dimension: text.dimensions[table.lasers[event.centrifuge] ?? 0] as string,
    }),
    energy: countOf(text.counts.energy, count),
    rifts: countOf(text.counts.rift, count),
    damage: countOf(text.counts.damage, count),
    ...more(event, naming, era),
  };
}

/** Parameters of a single kind of event. */
function more(event: LoopEvent, naming: Naming, at: (era: Era) => Params): Params {
  const { text, table } = naming;
  switch (event.type) {
    case 'left':
      return { seat: naming.seat(event.seat) };
    case 'turn':
      return { turn: event.turn };
    case 'phase':
      return { phase: text.phases[event.phase] };
    case 'available':
      return at(contentOf(table).cards[event.card]?.origin ?? 0);
    case 'ultra':
      return at(contentOf(table).ultras[event.ultra]?.era ?? 0);
    case 'foo':
      return { to: text.to[event.era] as string };
    case 'thrown':
      return { rifts: countOf(text.counts.rift, event.eras.length), eras: erasOf(event.eras, text) };
    case 'cancelled':
      return { agent: agentWord(naming, prowlerIn(naming)) };
    case 'damage':
      return { of: text.of[event.slot] ?? '' };
    case 'reshuffled':
      return isSolo(table) ? {} : { agent: agentWord(naming, event.player) };
    case 'cycle':
      return { cycle: event.cycle };
    case 'end':
      return { reason: text.reasons[event.outcome] };
    default:
      return {};
  }
}

/** L-AGENT-1: nobody else cancels. */
const prowlerIn = ({ table }: Naming): number => table.agents.indexOf(0);

/** `Renaissance ×2, Globalization` */
function erasOf(eras: readonly Era[], text: LoopText): string {
  const fallen = perEra();
  for (const era of eras) fallen[era] = (fallen[era] as number) + 1;
  return fallen
    .flatMap((count, era) =>
      count === 0 ? [] : [count === 1 ? text.eras[era] : `${text.eras[era]} ×${count}`],
    )
    .join(', ');
}
